import type { OptionSpec } from '../../core/options'
import type { ClockOption } from './facts'

export interface Options {
  /** The youngest's seat, or by lot. A seat that nobody sits in means: by lot (DT-1.3). */
  readonly firstSheriff: 'random' | number
  /** Seconds for a decision (DT-15.1). */
  readonly clock: ClockOption
}

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'firstSheriff', kind: 'choice', choices: ['random', 0, 1, 2, 3, 4], initial: 'random' },
  { key: 'clock', kind: 'choice', choices: ['off', '20', '40', '90'], initial: 'off' },
]
