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
    <circle cx="92" cy="30" r="22" fill="#f2a94b" opacity=".85" />
    <path d="M-240 78h600v22h-600z" fill="#3d210f" />
    <path d="M0 78V58h14v-8h18v10h10V46h22v32z" fill="#4d2b15" />
    <g transform="rotate(-9 52 62)">
      <rect x="36" y="46" width="32" height="32" rx="6" fill="#f4ecdd" /><text x="52" y="70.5" class="letter">A</text>
    </g>
    <g transform="rotate(11 86 68)">
      <rect x="71" y="53" width="29" height="29" rx="6" fill="#f4ecdd" /><text x="85.5" y="75" class="letter red">K</text>
    </g>`,
})
