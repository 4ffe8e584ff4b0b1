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
    <g stroke="#f0c36a" stroke-width="1.2" opacity=".55">
      <path d="M60 50L86 50L73 72.5" fill="none" /><path d="M86 50L112 50" />
      <path d="M60 50L73 72.5L47 72.5" fill="none" /><path d="M73 72.5L86 95" />
      <path d="M60 50L47 72.5L34 50" fill="none" /><path d="M47 72.5L34 95" />
      <path d="M60 50L34 50L47 27.5" fill="none" /><path d="M34 50L8 50" />
      <path d="M60 50L47 27.5L73 27.5" fill="none" /><path d="M47 27.5L34 5" />
      <path d="M60 50L73 27.5L86 50" fill="none" /><path d="M73 27.5L86 5" />
    </g>
    <circle cx="86" cy="50" r="3" fill="#f0c36a" />
    <circle cx="73" cy="72.5" r="3" fill="#f0c36a" />
    <circle cx="47" cy="72.5" r="3" fill="#f0c36a" />
    <circle cx="34" cy="50" r="3" fill="#f0c36a" />
    <circle cx="47" cy="27.5" r="3" fill="#f0c36a" />
    <circle cx="73" cy="27.5" r="3" fill="#f0c36a" />
    <path d="M60 37l11 13-11 13-11-13z" fill="#ffd873" /><path d="M60 37l4 13-4 13-4-13z" fill="#fff2c4" />
    <path d="M84 62c0-5 3-8 6-8s6 3 6 8l5 20H79z" fill="#0a0816" /><path d="M80 55h20l-4-3-2-6h-8l-2 6z" fill="#0a0816" />
    <path d="M22 40c0-5 3-8 6-8s6 3 6 8l5 20H17z" fill="#0a0816" /><circle cx="28" cy="29" r="6" fill="#0a0816" />`,
})
