import type { OptionSpec } from '../../core/options'

/** What a table may choose before a match. */
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'city', rule: 'AG-1.8', kind: 'choice', choices: ['city', 'big'], initial: 'city' },
  { key: 'windowClock', rule: 'AG-8.1', kind: 'choice', choices: ['off', 10, 20, 40, 60], initial: 20 },
  { key: 'turnClock', rule: 'AG-8.4', kind: 'choice', choices: ['off', 30, 60, 120, 300], initial: 'off' },
  { key: 'holdClock', rule: 'AG-8.4', kind: 'choice', choices: ['off', 10, 20, 40], initial: 'off' },
  { key: 'raiseClock', rule: 'AG-8.4', kind: 'choice', choices: ['off', 10, 20, 40], initial: 'off' },
  { key: 'turnLimit', rule: 'AG-9.3', kind: 'choice', choices: ['default', 'off'], initial: 'default' },
  { key: 'notebook', rule: 'AG-10.1', kind: 'choice', choices: ['recent', 'full'], initial: 'recent' },
  { key: 'chat', rule: 'AG-10.2', kind: 'switch', initial: true },
]
