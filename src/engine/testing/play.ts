import type { AnyRules, Rng, Seat, Told } from '../core/contract'
import type { Journal, JournalEntry } from '../core/journal'
import { asideFor, beginMatch, matchView, promptFor, silenceOf, submit, type Match } from '../core/match'
import { pick, quickRng, shuffle } from '../core/rng'
import { deepFreeze } from './freeze'

export interface PlayedGame {
  readonly match: Match
  readonly journal: Journal
  readonly told: readonly (readonly Told[])[]
}

export interface PlayOptions {
  readonly options?: unknown
  readonly seats?: number
  readonly seed: number
  /** A match with more asks than this is reported as stuck. */
  readonly patience?: number
  /** Called before each ask is answered. */
  readonly onAsk?: (match: Match) => void
  /** Chooses an answer; by default a random legal one. */
  readonly choose?: (match: Match, seat: Seat, rng: Rng) => unknown
}

export function begin(
  rules: AnyRules,
  options: unknown,
  seats: number,
  seed: string,
): { match: Match; told: readonly Told[] } {
  const begun = beginMatch(rules, { game: rules.id, version: rules.version, seats, options, seed })
  if ('refusal' in begun) throw new Error(`setup refused: ${JSON.stringify(begun.refusal)}`)
  return begun
}

/** Plays one seeded game to its end with every value frozen, answers arriving in random order. */
export function playGame(rules: AnyRules, how: PlayOptions): PlayedGame {
  const rng = quickRng(how.seed)
  const begun = begin(rules, how.options ?? {}, how.seats ?? rules.seats.min, String(how.seed))
  const told = [begun.told]
  const entries: JournalEntry[] = []
  let match = begun.match
  const patience = how.patience ?? 20_000
  while (match.ask !== null) {
    if (match.step > patience) throw new Error(`game ${how.seed} of ${rules.id} does not end`)
    deepFreeze(match.world)
    how.onAsk?.(match)
    const step = match.step
    const asides = [...(match.ask.may?.keys() ?? [])].filter(() => rng.below(3) === 0)
    for (const seat of asides.length > 0 ? [pick(rng, asides)] : shuffle(rng, [...match.ask.prompts.keys()])) {
      const { answer, ms } = given(match, seat, how, rng, asides.length > 0)
      const next = submit(match, step, seat, deepFreeze(answer), { ms })
      if ('refusal' in next)
        throw new Error(
          `game ${how.seed}, ask ${step}, seat ${seat}: ${JSON.stringify(answer)} refused: ${JSON.stringify(next.refusal)}`,
        )
      entries.push({ step, seat, answer, key: `${step}.${seat}`, ...(ms !== undefined && { ms }) })
      match = next.match
      if (next.closed) {
        told.push(next.told)
        break
      }
    }
  }
  return { match, told, journal: { setup: match.setup, entries } }
}

/** One answer in this many runs out of time, where a clock charges it. */
const rarely = 60

/** What a seat answers or says aside, and how long that took where its time is charged: sometimes all it has left. */
function given(match: Match, seat: Seat, how: PlayOptions, rng: Rng, aside: boolean): { answer: unknown; ms?: number } {
  const { rules, world } = match
  const view = matchView(match, seat)
  const clock = rules.clock?.(world.table)
  const timed = clock?.charged ? { ms: rng.below(Math.min(2000, clock.limitMs!)) } : {}
  if (aside) return { answer: rules.sample(view, asideFor(match, seat), rng), ...timed }
  if (clock?.charged && rng.below(rarely) === 0) return { answer: silenceOf(match, seat), ms: clock.limitMs! }
  return { answer: how.choose?.(match, seat, rng) ?? rules.sample(view, promptFor(match, seat), rng), ...timed }
}
