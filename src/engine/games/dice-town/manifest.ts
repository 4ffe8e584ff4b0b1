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
    <linearGradient id="town-sky" x2="0" y2="1"><stop stop-color="#4a2146" /><stop offset=".5" stop-color="#c2533f" /><stop offset=".8" stop-color="#f7a852" /></linearGradient>
    <path d="M0 0h180v92H0z" fill="url(#town-sky)" /><circle cx="113" cy="72" r="30" fill="#ffe79a" opacity=".35" /><circle cx="113" cy="72" r="17" fill="#fff0bd" />
    <path d="M0 84V62h24v-8h16v30z" fill="#7a3a49" />
    <path d="M0 84h180v36H0z" fill="#8a5230" /><path d="m92 120 12-36h16l40 36z" fill="#b06a3c" />
    <path d="M42 94V44h5q3-12 18-12t18 12h5v50z" fill="#6f2f2a" /><path d="M42 44h5q3-12 18-12t18 12h5l-1 2q-5-1-6-4-4-7-16-7t-16 7q-1 3-6 4z" fill="#c9824a" />
    <path d="M38 50h54v12H38z" fill="#3a1512" stroke="#d9a441" /><path d="M48 56h7m3 0h3m3 0h8m3 0h7" stroke="#ffd98a" stroke-width="3" />
    <path d="M47 68h9v9h-9zm27 0h9v9h-9zm-14 2h10v24H60z" fill="#ffcf7a" /><path d="M38 62h54l4 5H34z" fill="#44190f" />
    <path d="M138 94V38h7V28h24v10h7v56z" fill="#3f5a63" /><path d="M134 46h46v12h-46z" fill="#ead9ad" stroke="#7a5a2a" /><path d="m157 47 1.5 3.5 4 .5-3 2.5 1 4-3.5-2-3.5 2 1-4-3-2.5 4-.5z" fill="#b0402e" />
    <path d="M143 64h10v30h-10zm18 2h9v10h-9z" fill="#ffcf7a" /><path d="M134 58h46v4h-50z" fill="#22343a" />
    <g fill="#fff8e6" stroke="#b79a63" stroke-width="1.5"><path d="M84 82h19v19H84z" /><path d="m108 83 19-2 2 19-19 2z" /></g>
    <path d="M97.5 94a4.5 4.5 0 1 0-4 3m2-2 3.5 3.5M118.5 86l-4.5 11m4.5-11 6 10m-8.5-3h6" stroke="#2a1710" stroke-width="2" fill="none" />
    <path d="m139 110-4-25 28-6 9 25z" fill="#9a5228" /><path d="m136 99 34-8" stroke="#e7b857" stroke-dasharray="2" /><ellipse cx="149" cy="82" rx="14.5" ry="4.6" transform="rotate(-11 149 82)" fill="#3f1d0c" />`,
})
