/** What becomes of a page’s doings in a match as steps come into sight. */
import type { GameEvent } from '../../engine/core/contract'
import type { MatchState } from '../../protocol/toClient'
import type { AnyPresentation } from './contract'

/**
 * What becomes of the draft when a step comes into sight: what was chosen for another ask is forgotten; in a new match,
 * what lay open too. A new snapshot of the same ask, as after a lost connection, leaves it alone.
 */
export function draftAt(
  { number, step }: Pick<MatchState, 'number' | 'step'>,
  before: Pick<MatchState, 'number' | 'step'> | null,
  events: readonly GameEvent[],
  presentation: Pick<AnyPresentation, 'keepsDraft'>,
): 'new' | 'reset' | 'kept' {
  if (before?.number !== number) return 'new'
  if (before.step === step) return 'kept'
  return events.length > 0 && presentation.keepsDraft?.(events) ? 'kept' : 'reset'
}
