/** How a match stands between two answers, and what each viewer may see of that. */
import type { GameEvent, Outcome, Seat, Told } from '../../../engine/core/contract'
import { matchView, promptFor, type Match } from '../../../engine/core/match'
import { quickRng } from '../../../engine/core/rng'
import { eventsFor } from '../../../engine/core/views'
import type { GameId } from '../../../engine/games/catalog'
import type { Heard, MatchState } from '../../../protocol/toClient'

export interface Standing {
  /** Which of the table's matches this is. */
  readonly number: number
  /** With every answer that is on disk. */
  readonly match: Match
  /** The events so far: at index k, those of ask k's closing. */
  readonly told: readonly (readonly Told[])[]
  readonly msLeft: number | null
  /** What a clock that stands still has left. */
  readonly msHeld: number | null
}

const mostHelp = 400

export function outcomeOf({ ask, rules, world }: Match): Outcome | null {
  return ask === null ? rules.outcome(world.table) : null
}

/**
 * Whether the host may close the ask for those who haven't answered: where nobody sees who they are, nobody can be
 * urged.
 */
export function isClosable({ ask, rules }: Match): boolean {
  return ask !== null && ask.quiet && rules.silence !== undefined
}

/** Whether nobody knows or is about to choose anything that others may not see. */
function isOpen({ ask, world }: Match): boolean {
  return world.own.every((one) => one === null) && (ask?.prompts.size ?? 0) <= 1
}

/** The match as one viewer may see it. `fresh`: with the whole log instead of the last step. */
export function stateFor(
  { number, match, told, msLeft, msHeld }: Standing,
  seat: Seat | null,
  fresh: boolean,
): MatchState {
  const { rules, setup, step, ask, world, answers } = match
  const answeredBy = (one: Seat) => answers.has(one)
  const asked = ask === null ? [] : [...ask.prompts.keys()].filter((one) => ask.quiet || !answeredBy(one))
  const isAsked = seat !== null && ask !== null && ask.prompts.has(seat)
  const remembered = (event: GameEvent) => rules.remembers?.(event, world.table) ?? true
  const heard = (at: number): Heard => ({ step: at, events: eventsFor(told[at], seat) })
  const whole = () =>
    told
      .map((_, at) => ({ step: at, events: heard(at).events.filter(remembered) }))
      .filter((one) => one.events.length > 0)
  return {
    number,
    game: setup.game as GameId,
    version: setup.version,
    seats: setup.seats,
    seat,
    step,
    view: matchView(match, seat),
    asked,
    closable: isClosable(match),
    open: isOpen(match),
    prompt: isAsked && !answeredBy(seat) ? ask.prompts.get(seat) : null,
    answered: isAsked && answeredBy(seat),
    msLeft,
    msHeld,
    heard: fresh ? whole() : [heard(told.length - 1)],
    fresh,
    outcome: outcomeOf(match),
  }
}

/** Answers this seat could give now: all of them, or a random one where there are too many to list. */
export function helpFor(match: Match, seat: Seat): { readonly answers: readonly unknown[]; readonly all: boolean } {
  const prompt = promptFor(match, seat)
  if (prompt === undefined) return { answers: [], all: true }
  const view = matchView(match, seat)
  const list = match.rules.list(view, prompt)
  if (list !== null && list.length <= mostHelp) return { answers: list, all: true }
  const rng = quickRng(Math.floor(Math.random() * 0x1_0000_0000))
  return { answers: [match.rules.sample(view, prompt, rng)], all: false }
}
