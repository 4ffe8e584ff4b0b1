import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: 'agents',
  shelf: 5,
  seats: { min: 6, max: 6 },
  name: { hu: 'Az ügynökös játék', en: 'The Agents' },
  tagline: {
    hu: 'Titkos pénz, közös ügynökök, egyetlen kincs.',
    en: 'Secret money, shared spies, one treasure.',
  },
  minutes: [60, 90],
  weight: 3,
  rulePrefix: 'AG',
  cloth: '#1b1730',
  open: false,
  emblem: `
    <pattern id="agents-roofs" width="28" height="36" patternUnits="userSpaceOnUse"><g id="agents-house"><path d="M2 9v9l12 7v-9zm24 0v9l-12 7v-9z" fill="#20245a" /><path d="m2 9 12-7 12 7-12 7z" fill="#3d4596" /><path d="M6 14v4m4-1v4m8 0v-4" stroke="#ffd98a" stroke-width="1.8" /></g>
    <use href="#agents-house" x="-14" y="18" /><use href="#agents-house" x="14" y="18" /><use href="#agents-house" x="14" y="-18" /><use href="#agents-house" x="-14" y="-18" /></pattern>
    <path d="M-90 0h360v120H-90z" fill="url(#agents-roofs)" /><circle cx="118" cy="58" r="30" fill="#161a3a" />
    <circle cx="118" cy="58" r="38" fill="#ffc35a" opacity=".16" /><circle cx="118" cy="58" r="25" fill="#ffc35a" opacity=".25" />
    <path d="m82 66 36-8 34-22m0 52-34-30" stroke="#ffe2a3" stroke-dasharray="1 5" stroke-width="2" stroke-linecap="round" fill="none" />
    <path d="m106 66 4-7h14l4 7zm-7 8 4-7h13l4 7zm18 0 4-7h13l4 7z" fill="#f2c14e" stroke="#8a5a10" />
    <g stroke="#f0dcae" stroke-width="2"><circle cx="76" cy="68" r="14" fill="#2c2140" /><circle cx="156" cy="32" r="14" fill="#3b2f66" /><circle cx="156" cy="92" r="14" fill="#273057" /></g>
    <path d="m66 59 4 1q6 3 12 0l4-1v9l-10 12-10-12z" fill="#d98236" /><path d="m66 68 7 3 3 9m10-12-7 3-3 9" fill="#fff3dd" />
    <path d="m147 23 4 2h10l4-2v12q-1 8-9 8t-9-8z" fill="#8d78d6" /><path d="M152 31h0m8 0h0" stroke="#fff6d8" stroke-width="8" stroke-linecap="round" /><path d="m154 36 2 4 2-4z" fill="#e7a33a" />
    <path d="m147 82 5 5h8l5-5v11q-1 8-9 8t-9-8z" fill="#171a2c" />
    <path d="M72 67h0m8 0h0m72-36h0m8 0h0" stroke="#221b14" stroke-width="3" stroke-linecap="round" /><path d="M152 92h0m8 0h0" stroke="#a8e05f" stroke-width="3.5" stroke-linecap="round" />`,
})
