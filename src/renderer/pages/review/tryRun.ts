/** A position of a finished match played on against bots: a value and functions from value to value. */
import type { AnyVantage, AnyView, GameEvent, Refusal, Rng, RulesAndBot, Seat } from '../../../engine/core/contract'
import { matchAt, matchView, promptFor, submit, type Match } from '../../../engine/core/match'
import { eventsFor } from '../../../engine/core/views'

export interface TryPlace {
  readonly match: Match
  readonly seat: Seat
  /** What each seat has heard since the try began; the player's own with what came before. */
  readonly heard: readonly (readonly GameEvent[])[]
  /** What the player heard in the last step. */
  readonly events: readonly GameEvent[]
}

/** Begins where the player stood. What they couldn't know is imagined: the bots play on, not the people. */
export function beginTry({ rules }: RulesAndBot, options: unknown, { view, heard }: AnyVantage, rng: Rng): TryPlace {
  const world = rules.imagine(view, rng)
  const match = matchAt(rules, options, world)
  const known = world.own.map((_, seat) => (seat === view.seat ? heard : []))
  return { match, seat: view.seat!, heard: known, events: [] }
}

export const viewIn = ({ match, seat }: TryPlace): AnyView => matchView(match, seat)

/** What the player is asked; `null` if nothing. */
export const promptIn = ({ match, seat }: TryPlace): unknown => promptFor(match, seat) ?? null

export function answerTry(place: TryPlace, seat: Seat, answer: unknown, rng: Rng): TryPlace | { refusal: Refusal } {
  const next = submit(place.match, place.match.step, seat, answer, { rng })
  if ('refusal' in next) return next
  if (!next.closed) return { ...place, match: next.match }
  const heard = place.heard.map((list, one) => [...list, ...eventsFor(next.told, one)])
  return { ...place, match: next.match, heard, events: eventsFor(next.told, place.seat) }
}

/** The bot to answer next; `null` while the player has to. In a race the player goes first: bots don't wait. */
export function nextBot({ match, seat }: TryPlace): Seat | null {
  if (match.ask === null) return null
  const waiting = [...match.ask.prompts.keys()].filter((one) => !match.answers.has(one))
  if (match.ask.closes === 'race' && waiting.includes(seat)) return null
  return waiting.find((one) => one !== seat) ?? null
}

/** A bot's answer, taken. */
export function botAnswers(game: RulesAndBot, place: TryPlace, bot: Seat, rng: Rng, hurry: () => boolean): TryPlace {
  const { match, heard } = place
  const asked = { view: matchView(match, bot), prompt: promptFor(match, bot), heard: heard[bot] }
  const next = answerTry(place, bot, game.bot.choose({ ...asked, level: 'medium', rng, hurry }), rng)
  if ('refusal' in next) throw new Error(`a bot's answer is refused: ${next.refusal.rule}`)
  return next
}
