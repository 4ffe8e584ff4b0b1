import type { OptionSpec } from '../../core/options'

/** What a table may choose before a match. */
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'memoryAid', rule: 'EN-2.6', kind: 'switch', initial: false },
  { key: 'clock', rule: 'EN-14.1', kind: 'choice', choices: ['off', '30', '60', '120'], initial: 'off' },
]
