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
    <path d="M100 58q1-15 18-15t18 15z" fill="#7a4a16" stroke="#f2c14e" stroke-width="2" /><path d="M103 60q3-10 9-9 6-5 11 0 7-1 10 9z" fill="#ffe28a" /><path d="M100 59h36v17h-36z" fill="#c98a2c" stroke="#5d3a0d" stroke-width="1.5" /><path d="M106 59v17m24-17v17" stroke="#7a4a16" stroke-width="3" /><path d="M114 57h8v8l-4 3-4-3z" fill="#fff0b0" stroke="#5d3a0d" />
    <g stroke="#f0dcae" stroke-width="2"><circle cx="76" cy="68" r="14" fill="#2c2140" /><circle cx="156" cy="32" r="14" fill="#4a331f" /><circle cx="156" cy="92" r="14" fill="#2a2146" /></g>
    <path d="m66 59 4 1q6 3 12 0l4-1v9l-10 12-10-12z" fill="#d98236" /><path d="m66 68 7 3 3 9m10-12-7 3-3 9" fill="#fff3dd" />
    <path d="m147 23 4 2h10l4-2v12q-1 8-9 8t-9-8z" fill="#b9853f" /><path d="M152 31h0m8 0h0" stroke="#fff6d8" stroke-width="8" stroke-linecap="round" /><path d="m154 36 2 4 2-4z" fill="#e7a33a" />
    <path d="m147 80 5 6h8l5-6v13q-1 8-9 8t-9-8z" fill="#7b57ad" /><path d="m149 84 2 3-2 2zm14 0-2 3 2 2z" fill="#e79aa8" /><path d="m153 98 1 3 1-3zm4 0 1 3 1-3z" fill="#fff6d8" />
    <path d="M72 67h0m8 0h0m72-36h0m8 0h0" stroke="#221b14" stroke-width="3" stroke-linecap="round" /><path d="m150 90 4 3m8-3-4 3" stroke="#ffe27a" stroke-width="2.6" stroke-linecap="round" />`,
})
