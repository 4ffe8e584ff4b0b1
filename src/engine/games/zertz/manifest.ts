import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: 'zertz',
  shelf: 2,
  seats: { min: 2, max: 2 },
  name: { hu: 'ZÉRTZ', en: 'ZÉRTZ' },
  tagline: {
    hu: 'A golyók ugranak, a tábla fogy.',
    en: 'Marbles jump, the board shrinks.',
  },
  minutes: [20, 40],
  weight: 3,
  rulePrefix: 'ZE',
  cloth: '#333c44',
  open: true,
  emblem: `
    <circle cx="60" cy="50" r="10.5" fill="none" stroke="#d8c08a" stroke-width="5" />
    <circle cx="86" cy="50" r="10.5" fill="none" stroke="#d8c08a" stroke-width="5" />
    <circle cx="47" cy="72.5" r="10.5" fill="none" stroke="#d8c08a" stroke-width="5" />
    <circle cx="34" cy="50" r="10.5" fill="none" stroke="#d8c08a" stroke-width="5" />
    <circle cx="47" cy="27.5" r="10.5" fill="none" stroke="#d8c08a" stroke-width="5" />
    <circle cx="73" cy="27.5" r="10.5" fill="none" stroke="#d8c08a" stroke-width="5" />
    <circle cx="60" cy="50" r="9" fill="#f6f2ea" /><circle cx="57" cy="46.5" r="2.6" fill="#fff" />
    <circle cx="47" cy="27.5" r="9" fill="#0f0f12" /><circle cx="44" cy="24" r="2.2" fill="#8a8f99" />
    <circle cx="86" cy="50" r="9" fill="#8d949c" /><circle cx="83" cy="46.5" r="2.2" fill="#e3e8ec" />`,
})
