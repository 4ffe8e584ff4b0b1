import type { OptionSpec } from '../../core/options'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'seating', kind: 'choice', choices: ['opposite', 'adjacent'], initial: 'opposite' },
  { key: 'assistance', kind: 'switch', initial: false },
  { key: 'clock', kind: 'choice', choices: ['off', 60, 180], initial: 'off' },
]
