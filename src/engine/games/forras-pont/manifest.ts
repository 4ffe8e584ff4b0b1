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
  emblem: `
    <g fill="none" stroke="#8fd3e8" stroke-width="6" stroke-linecap="round" opacity=".75">
      <path d="M60 50h26V24M60 50H32v26" />
    </g>
    <circle cx="60" cy="50" r="15" fill="#bfe9f5" /><circle cx="60" cy="50" r="8.5" fill="#4fa9c8" />
    <circle cx="86" cy="24" r="10" fill="#f2d74e" /><path d="M82 24h8M86 20v8" stroke="#4a3c00" stroke-width="2.5" />
    <circle cx="32" cy="76" r="10" fill="#b58be6" /><path d="M28 79l4-7 4 7z" fill="#2c1250" />
    <circle cx="26" cy="34" r="10" fill="#ef94b8" /><circle cx="26" cy="34" r="3.5" fill="#5a0f31" />
    <path d="M92 66v14M92 66l-5 6M92 66l5 6" stroke="#d9d2c0" stroke-width="4" fill="none" stroke-linecap="round" />`,
})
