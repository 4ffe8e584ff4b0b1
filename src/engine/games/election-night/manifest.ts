import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: 'election-night',
  shelf: 1,
  seats: { min: 2, max: 2 },
  name: { hu: 'A Választás Éjszakája', en: 'Election Night' },
  tagline: {
    hu: 'Két párt, hét régió, egy hosszú éjszaka a számlálásig.',
    en: 'Two parties, seven regions, one long night of counting.',
  },
  minutes: [30, 45],
  weight: 2,
  rulePrefix: 'EN',
  cloth: '#14264d',
  open: false,
  emblem: `
    <path d="M0 100L52 0h16l52 100z" fill="#fff" opacity=".07" />
    <g stroke="#0b1731" stroke-width="1.5" stroke-linejoin="round">
      <path d="M20 52l14-16 16 2 3 18-16 12-15-4z" fill="#e8734a" />
      <path d="M34 36l14-14 18 2-2 14-14 1z" fill="#6fa8ff" />
      <path d="M66 24l22-4 12 12-10 10-26-4z" fill="#e8734a" />
      <path d="M53 39l11-1 26 4 6 14-22 6-18-6z" fill="#6fa8ff" />
      <path d="M37 68l16-12 21 6-2 16-22 4z" fill="#e9dcc3" />
      <path d="M74 62l22-6-4 20-20 2z" fill="#e8734a" />
    </g>
    <circle cx="72" cy="50" r="8" fill="#fff8e8" /><text x="72" y="54.5" class="digit">7</text>
    <circle cx="44" cy="56" r="8" fill="#fff8e8" /><text x="44" y="60.5" class="digit">4</text>`,
})
