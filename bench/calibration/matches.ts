/** Matches of mixed levels, and positions from them as single seats saw them. */
import { sharesOf } from '../../src/engine/core/chances'
import { botLevels, type AnyGame, type AnyVantage, type GameEvent } from '../../src/engine/core/contract'
import { matchView, promptFor, submit } from '../../src/engine/core/match'
import { pick, quickRng, shuffle } from '../../src/engine/core/rng'
import { eventsFor } from '../../src/engine/core/views'
import { begin } from '../../src/engine/testing/play'

/** A moment of a match as one seat saw it, and what each seat got of the victory in the end. */
export interface Position {
  readonly vantage: AnyVantage
  readonly shares: readonly number[]
}

export interface Mix {
  readonly game: AnyGame
  /** Tables of these sizes and options, taken in turn. */
  readonly tables: readonly { readonly seats: number; readonly options: unknown }[]
  /** How often a bot may look at the time before it is over. */
  readonly patience: number
}

/** About this many positions are taken from a match: more would only repeat its single result. */
const fromEach = 6

/** Plays one match with bots of levels drawn by lot. */
export function playMixed({ game, tables, patience }: Mix, seed: number): Position[] {
  const { rules, bot } = game
  const { seats, options } = tables[seed % tables.length]
  const rng = quickRng(seed * 7919 + 17)
  const levels = Array.from({ length: seats }, () => pick(rng, botLevels))
  const begun = begin(rules, options, seats, `mixed ${seed}`)
  const heard: GameEvent[][] = levels.map((_, seat) => eventsFor(begun.told, seat))
  const seen: AnyVantage[] = []
  let match = begun.match
  while (match.ask !== null) {
    const { step } = match
    const viewer = rng.below(seats)
    seen.push({ view: matchView(match, viewer), heard: heard[viewer].slice() })
    for (const seat of shuffle(rng, [...match.ask.prompts.keys()])) {
      let looks = 0
      const view = matchView(match, seat)
      const prompt = promptFor(match, seat)
      const hurry = () => ++looks > patience
      const next = submit(
        match,
        step,
        seat,
        bot.choose({ view, prompt, heard: heard[seat], level: levels[seat], rng, hurry }),
      )
      if ('refusal' in next) throw new Error(`${rules.id} ${seed}: ${next.refusal.rule}`)
      match = next.match
      if (!next.closed) continue
      heard.forEach((list, other) => list.push(...eventsFor(next.told, other)))
      break
    }
  }
  const shares = sharesOf(rules.outcome((match.world as { table: unknown }).table)!, seats)
  return shuffle(rng, seen)
    .slice(0, fromEach)
    .map((vantage) => ({ vantage, shares }))
}
