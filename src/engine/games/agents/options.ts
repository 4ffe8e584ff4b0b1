import type { Clock, Parsed } from '../../core/contract'
import { parseBySpec, type OptionSpec } from '../../core/options'
import { windowLeastMs, type Limit, type Options, type Table } from './facts'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'city', kind: 'choice', choices: ['city', 'big'], initial: 'city' },
  { key: 'windowClock', kind: 'choice', choices: ['off', 10, 20, 40, 60], initial: 20 },
  { key: 'turnClock', kind: 'choice', choices: ['off', 30, 60, 120, 300], initial: 'off' },
  { key: 'holdClock', kind: 'choice', choices: ['off', 10, 20, 40], initial: 'off' },
  { key: 'raiseClock', kind: 'choice', choices: ['off', 10, 20, 40], initial: 'off' },
  { key: 'turnLimit', kind: 'choice', choices: ['default', 'off'], initial: 'default' },
  { key: 'notebook', kind: 'choice', choices: ['recent', 'full'], initial: 'recent' },
  { key: 'chat', kind: 'switch', initial: true },
]

export function parseOptions(raw: unknown): Parsed<Options> {
  return parseBySpec<Options>(optionSpecs, raw)
}

const limitMs = (limit: Limit) => (limit === 'off' ? null : limit * 1000)

/** How the present ask is timed (AG-8.1 to AG-8.4); the same whatever any ledger holds. */
export function clock(table: Table): Clock {
  const { options, phase } = table
  switch (phase.type) {
    case 'turn':
      return { limitMs: limitMs(options.turnClock), leastMs: 0 }
    case 'window':
      return { limitMs: limitMs(options.windowClock), leastMs: windowLeastMs }
    case 'hold':
      return { limitMs: limitMs(options.holdClock), leastMs: 0 }
    case 'raise':
      return { limitMs: limitMs(options.raiseClock), leastMs: 0 }
    case 'draw':
      return { limitMs: limitMs(options.windowClock), leastMs: 0 }
    case 'over':
      return { limitMs: null, leastMs: 0 }
    default:
      return phase satisfies never
  }
}
