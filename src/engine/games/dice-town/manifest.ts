import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: 'dice-town',
  shelf: 3,
  seats: { min: 2, max: 5 },
  name: { hu: 'Dice Town', en: 'Dice Town' },
  tagline: {
    hu: 'Pókerkockák a bőrpohár alatt: kié lesz a város?',
    en: 'Poker dice under leather cups decide who runs the town.',
  },
  minutes: [45, 60],
  weight: 3,
  rulePrefix: 'DT',
  cloth: '#6b3d1f',
  open: false,
  emblem: `
    <path d="M0 0h180v40H0z" fill="#5a2a55" /><path d="M0 34h180v28H0z" fill="#a8443f" /><path d="M0 56h180v32H0z" fill="#e08a3c" />
    <circle cx="112" cy="76" r="34" fill="#f6b44f" opacity=".45" /><circle cx="112" cy="78" r="19" fill="#fff0bd" />
    <path d="M0 86h180v34H0z" fill="#7c4526" /><path d="m84 120 18-34h16l34 34z" fill="#9c5a31" />
    <path d="M46 92V40l6-8h26l6 8v52z" fill="#6b2f2a" /><path d="M42 56h46v9H42z" fill="#2c1513" /><path d="M52 70h10v22H52zm16 2h10v9H68z" fill="#ffcf7a" />
    <path d="M136 94V34h6V24h26v10h6v60z" fill="#3f4f63" /><path d="M132 50h48v10h-48z" fill="#ead9ad" /><path d="M141 66h10v28h-10zm17 2h10v10h-10z" fill="#ffcf7a" />
    <path d="M94 84V60h-4v-5h18l-3-7-8-7-8 7-2 7h3v29z" fill="#4a2146" opacity=".8" />
    <path d="m54 63 2-5 2 5m6-5v5m6-5h4m-4 0v5" stroke="#e7c98c" fill="none" opacity=".9" />
    <g fill="#fff8e6" stroke="#b79a63" stroke-width="1.5"><path d="M84 96h20v20H84z" /><path d="m110 97 20-2 2 20-20 2z" /></g>
    <path d="M98 108a4.5 4.5 0 1 0-4 3.6m2-2 4 4M121 101l-4.5 11m4.5-11 6 10m-8-3.5h5" stroke="#2a1710" stroke-width="2" fill="none" />
    <path d="m142 118-4-26 30-6 10 26z" fill="#8c4a24" /><ellipse cx="153" cy="89" rx="15.5" ry="5" transform="rotate(-11 153 89)" fill="#4c2410" /><path d="m157 98 2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z" fill="#e7b857" />`,
})
