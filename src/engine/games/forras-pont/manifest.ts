import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: 'forras-pont',
  shelf: 4,
  seats: { min: 2, max: 4 },
  name: { hu: 'Forrás Pont', en: 'Forrás Pont' },
  tagline: {
    hu: 'Vezesd az útjaidat a középső forrásig.',
    en: 'Lead your routes to the spring in the middle.',
  },
  minutes: [30, 60],
  weight: 4,
  rulePrefix: 'FP',
  cloth: '#1f5136',
  open: false,
  firstMatch: { assistance: true },
  emblem: `
    <path d="M0 0h180v120H0z" fill="#2f6b3c" /><path d="M20 20h0m30 70h0m110-60h0m-10 80h0M70 14h0" stroke="#3c8149" stroke-width="34" stroke-linecap="round" />
    <path d="M180 14c-26 4-30 28-60 44S60 92 52 120" fill="none" stroke="#175f70" stroke-width="17" /><path d="M180 14c-26 4-30 28-60 44S60 92 52 120" fill="none" stroke="#39b6c9" stroke-width="12" />
    <path d="M180 14c-26 4-30 28-60 44S60 92 52 120" fill="none" stroke="#dffaff" stroke-width="1.5" stroke-dasharray="9 12" />
    <circle cx="118" cy="60" r="25" fill="#1d7f92" stroke="#a39d8d" stroke-width="11" stroke-dasharray="13 2.2" /><circle cx="118" cy="60" r="17" fill="#49d0dc" /><circle cx="118" cy="60" r="9" fill="#bdf7f5" />
    <path d="M118 62c-7-8-5-16 0-24 5 8 7 16 0 24" fill="#fff" opacity=".9" />
    <g fill="#c9c3b2" stroke="#6f6a5c"><path d="m88 22 14-5-1-5 12 5-7 11-1-5-14 5z" /><path d="m160 62 2 14 5-1-7 11-9-8 5-1-2-13z" /><path d="m126 102-14 2v-5l-9 8 11 7v-5l13-2z" /></g><circle cx="74" cy="44" r="10" fill="#a97b17" /><circle cx="74" cy="43" r="8.5" fill="#f4c842" /><circle cx="74" cy="43" r="2.8" fill="#6b4a08" /><circle cx="74" cy="43" r="5.8" fill="none" stroke="#6b4a08" stroke-width="2" stroke-dasharray="1.5 3.05" /><circle cx="150" cy="34" r="10" fill="#55309a" /><circle cx="150" cy="33" r="8.5" fill="#9a63e0" /><path d="M150 26.5c3.5 4.4 5 6.8 5 9a5 5 0 0 1-10 0c0-2.2 1.5-4.6 5-9z" fill="#efe2ff" /><circle cx="150" cy="98" r="10" fill="#9c3a67" /><circle cx="150" cy="97" r="8.5" fill="#ee77a9" /><path d="M150 92.6h0m4.4 3.2h0m-1.7 5.1h0m-5.4 0h0m-1.7-5.1h0" stroke="#8c1350" stroke-width="4.6" stroke-linecap="round" /><circle cx="150" cy="97.2" r="1.7" fill="#ffdce9" /><circle cx="84" cy="84" r="10" fill="#a97b17" /><circle cx="84" cy="83" r="8.5" fill="#f4c842" /><circle cx="84" cy="83" r="2.8" fill="#6b4a08" /><circle cx="84" cy="83" r="5.8" fill="none" stroke="#6b4a08" stroke-width="2" stroke-dasharray="1.5 3.05" />`,
})
