import type { OptionSpec } from '../../core/options'
import { clockChoices } from './facts'

/** What a table may choose before a match. */
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'variant', rule: 'ZE-2', kind: 'choice', choices: ['basic', 'tournament'], initial: 'basic' },
  { key: 'rings', rule: 'ZE-1', kind: 'choice', choices: [37, 48, 61], initial: 37 },
  { key: 'overlooked', rule: 'ZE-27', kind: 'switch', initial: false },
  { key: 'clock', rule: 'ZE-32', kind: 'choice', choices: ['none', ...clockChoices], initial: 'none', added: true },
  { key: 'takeBack', rule: 'ZE-36', kind: 'switch', initial: false, added: true },
]
