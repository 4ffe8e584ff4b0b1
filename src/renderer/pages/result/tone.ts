/** How a match's end feels on one page: a winner is celebrated, alone or with their side; others are consoled. */
import type { Outcome, Seat } from '../../../engine/core/contract'

export type Tone = 'won' | 'wonTogether' | 'lost' | 'draw' | 'watched'

export function toneOf(outcome: Pick<Outcome, 'winners'>, mine: Seat | null): Tone {
  const { winners } = outcome
  if (winners.length === 0) return 'draw'
  if (mine === null) return 'watched'
  if (!winners.includes(mine)) return 'lost'
  return winners.length === 1 ? 'won' : 'wonTogether'
}
