import type { OptionSpec } from '../../core/options'

/** What a table may choose before a match. */
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'seating', rule: 'FP-2', kind: 'choice', choices: ['opposite', 'adjacent'], initial: 'opposite' },
  { key: 'assistance', rule: 'FP-24', kind: 'switch', initial: false },
  { key: 'clock', rule: 'FP-33', kind: 'choice', choices: ['off', 60, 180], initial: 'off' },
]
