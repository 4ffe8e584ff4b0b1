/** The moment that decided a match, in words. */
import type { GameEvent } from '../../../engine/core/contract'
import { million } from '../../../engine/core/imagined'
import type { DecisiveStep } from '../../../engine/core/review'
import type { GameWords } from '../../match/contract'
import type { Words } from '../../words/en'

/** Below this a match was decided by many small things, in percentage points. */
const least = 5
const mostLines = 2

/** Null if there is no such moment, or nothing that was told of it. */
export function decisiveText(
  found: DecisiveStep | null,
  words: Pick<GameWords<unknown, unknown, unknown, GameEvent>, 'tell'>,
  names: readonly string[],
  shell: Words,
  winner: string,
): string | null {
  if (found === null) return null
  const [from, to] = [found.from, found.to].map((value) => Math.round((100 * value) / million))
  const lines = found.events.map((event) => words.tell(event, names, found.table)).filter((line) => line !== null)
  // Of several lines those that are about the winner.
  const about = lines.filter((line) => line.includes(winner))
  if (to - from < least || lines.length === 0) return null
  return shell.result.decidedAt((about.length > 0 ? about : lines).slice(0, mostLines).join(' '), from, to)
}
