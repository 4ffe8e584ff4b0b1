/** When a stage calls its player, opens a sheet by itself, and what it says to those who listen. */
import type { GameEvent } from '../../../engine/core/contract'
import type { LedReview, PersonId } from '../../../protocol/toClient'
import type { AnyPresentation, GameWords } from '../../match/contract'
import type { Words } from '../../words/en'
import type { SheetName } from '../frame/sheets'

/** Tells a new occasion from the last one that was met again. Occasions are equal when their keys are. */
export class Occasions<Key extends string | number> {
  #last: Key | null = null

  isNew(key: Key): boolean {
    if (key === this.#last) return false
    this.#last = key
    return true
  }

  /** The next occasion is new whichever it is. */
  forget(): void {
    this.#last = null
  }
}

/** The page's title: whoever is called sees so in another tab. */
export function titleOf(called: boolean, game: string, words: Words): string {
  return `${called ? words.stage.titleTurn : game} – ${words.app}`
}

/** Who leads this page through the review; null: nobody, it leads itself, or it is a screen, which shows the review anyway. */
export function leaderOf(review: LedReview | null, you: PersonId | null, screen: boolean): PersonId | null {
  return screen || review === null || review.by === you ? null : review.by
}

/** Whether a sheet is about a match that is over. */
export function isAfterMatch(sheet: SheetName | null): boolean {
  return sheet === 'result' || sheet === 'review'
}

/** The sentences that a step is announced with; silent events are left out. */
export function announcementOf(
  events: readonly GameEvent[],
  words: Pick<GameWords<unknown, unknown, unknown, GameEvent>, 'tell'>,
  names: readonly string[],
  table: unknown,
): string {
  const lines = events.map((event) => words.tell(event, names, table))
  return lines.filter((line) => line !== null).join(' ')
}

/** Even a step that is over at once is looked at before the result covers it. */
const leastMs = 1200

/** How long a result waits for the last step to be seen; the step's reveal is over by then. */
export function msToResult(
  presentation: Pick<AnyPresentation, 'pace' | 'reveal'>,
  events: readonly GameEvent[],
  still: boolean,
): number {
  return still ? 0 : Math.max(leastMs, presentation.pace(events) - (presentation.reveal?.(events) ?? 0))
}
