import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: '__id__',
  shelf: 100,
  seats: { min: 2, max: 4 },
  name: { hu: '__hu__', en: '__en__' },
  tagline: {
    hu: 'Egy kupac kő: tiéd legyen az utolsó.',
    en: 'One heap of stones: make the last one yours.',
  },
  minutes: [2, 5],
  weight: 1,
  rulePrefix: '__prefix__',
  cloth: '#1d4650',
  open: true,
  emblem: `
    <g transform="translate(69 16) scale(.85)">
      <ellipse cx="60" cy="86" rx="46" ry="7" fill="#0d2a31" opacity=".6" />
      <g stroke="#5d4a33" stroke-width="1.2">
        <circle cx="30" cy="76" r="10" fill="#cdb48c" /><circle cx="50" cy="76" r="10" fill="#b89a6d" />
        <circle cx="70" cy="76" r="10" fill="#d8c29e" /><circle cx="90" cy="76" r="10" fill="#bfa277" />
        <circle cx="40" cy="58.5" r="10" fill="#d8c29e" /><circle cx="60" cy="58.5" r="10" fill="#c5a97d" />
        <circle cx="80" cy="58.5" r="10" fill="#cdb48c" />
        <circle cx="50" cy="41" r="10" fill="#bfa277" /><circle cx="70" cy="41" r="10" fill="#d8c29e" />
      </g>
      <circle cx="60" cy="20" r="10" fill="#f0c36a" stroke="#8a6420" stroke-width="1.2" />
      <circle cx="56.5" cy="16.5" r="2.6" fill="#fff2cf" />
    </g>`,
})
