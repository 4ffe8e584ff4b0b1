import type { OptionSpec } from '../../core/options'

/** What a table may choose before a match. */
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'stones', rule: '__prefix__-1', kind: 'choice', choices: [15, 21, 28], initial: 21 },
]
