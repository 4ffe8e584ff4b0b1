/** What a review needs of the page it lies on, and what it loads. */
import type { AnyVantage, AnyView, GameEvent, RulesAndBot, Seat } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import type { AnyTeaching } from '../../../engine/core/lesson'
import { eventsFor } from '../../../engine/core/views'
import type { GameId } from '../../../engine/games/catalog'
import { advisers, teachings, wholeRules } from '../../../engine/games/teachings'
import type { AnyPresentation, GameWords, Language, SeatFace } from '../../match/contract'
import { momentsOf, type Moment } from '../../match/replay'

/** How a match is drawn and told: a stage's model is one, a replay makes one. */
export interface Shown {
  readonly presentation: AnyPresentation
  readonly words: GameWords<unknown, unknown, unknown, GameEvent>
  readonly names: readonly string[]
  readonly faces: readonly SeatFace[]
  readonly language: Language
  showRule(id: string): void
}

/** A match that is over, with all it takes to review it and to play on. */
export interface Reviewed {
  readonly id: GameId
  readonly journal: Journal
  readonly game: RulesAndBot
  readonly teaching: AnyTeaching
  readonly moments: readonly Moment[]
}

/** Null if the journal can't be fetched, or does not hold under these rules. */
export async function loadReviewed(id: GameId, record: () => Promise<Journal | null>): Promise<Reviewed | null> {
  const [{ rules }, { bot }, { teaching }, journal] = await Promise.all([
    wholeRules[id](),
    advisers[id](),
    teachings[id](),
    record(),
  ])
  const moments = journal && momentsOf(rules, journal)
  return moments && { id, journal, game: { rules, bot }, teaching, moments }
}

export const viewAt = ({ table, own }: Moment, seat: Seat): AnyView => ({ seat, table, own: own[seat] })

/** What a seat knew at a moment, counted from the setup. */
export function vantageAt(moments: readonly Moment[], at: number, seat: Seat): AnyVantage {
  const heard = moments.slice(0, at + 1).flatMap(({ told }) => eventsFor(told, seat))
  return { view: viewAt(moments[at], seat), heard }
}

/** Whether nobody had anything that others couldn't see. */
export const isOpen = ({ own }: Moment): boolean => own.every((one) => one === null)
