import type { OptionSpec } from '../../core/options'

/** What a table may choose before a match. */
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'firstSheriff', rule: 'DT-1.3', kind: 'choice', choices: ['random', 0, 1, 2, 3, 4], initial: 'random' },
  { key: 'clock', rule: 'DT-15.1', kind: 'choice', choices: ['off', '20', '40', '90'], initial: 'off' },
]
