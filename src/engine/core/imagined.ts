/** The value of answers to one seat, given what it knew: means over imagined worlds. */
import type { AnyVantage, AnyWorld, GameEvent, Rng, RulesAndBot, Seat } from './contract'
import { quickRng } from './rng'
import { eventsFor, viewOf } from './views'

/** Chances as whole millionths, so that sums of them are exact. */
export const million = 1_000_000
export const millionths = (chance: number): number => Math.round(chance * million)

/** A seat about to answer, and what the whole table had heard by then. */
export interface DecisionPoint {
  readonly game: RulesAndBot
  readonly vantage: AnyVantage
  readonly open: readonly GameEvent[]
  /** Seed of its chance: the same point always gets the same verdict. */
  readonly seed: number
}

/** Answers to the current ask, in one imagined world. */
export type Answers = (world: AnyWorld, rng: Rng) => ReadonlyMap<Seat, unknown>

/** What one imagined world led to. `certain`: it was drawn without any chance, so every other would lead there too. */
interface Drawn {
  readonly value: number
  /** Each seat's chance, in millionths. */
  readonly chances: readonly number[]
  /** What the seat would have heard. */
  readonly told: readonly GameEvent[]
  /** The part of it that is about the seat itself, or that nobody else would have heard. */
  readonly own: readonly GameEvent[]
  readonly certain: boolean
}

export function drawOnce(
  { game, vantage, seed }: DecisionPoint,
  at: number,
  answers: Answers,
  truth?: AnyWorld,
): Drawn {
  const seat = vantage.view.seat!
  const rng = notedRng(seed * 1009 + at)
  const imagined = game.rules.imagine(vantage.view, rng)
  const given = answers(imagined, rng)
  const world = truth === undefined ? imagined : withTrueHands(imagined, truth, given, seat)
  const next = game.rules.resolve(world, given, rng)
  const told = eventsFor(next.told, seat)
  const about = next.told.filter(({ to, event }) => to !== 'all' || ('seat' in event && event.seat === seat))
  const chances = game.bot
    .chances({ view: viewOf(next.world, seat), heard: [...vantage.heard, ...told] })
    .map(millionths)
  return { value: chances[seat], chances, told, own: eventsFor(about, seat), certain: !rng.drawn() }
}

/** What the seats that answered really held: their answers need not be legal with what is imagined for them. */
function withTrueHands(imagined: AnyWorld, truth: AnyWorld, given: ReadonlyMap<Seat, unknown>, me: Seat): AnyWorld {
  const own = imagined.own.map((one, seat) => (seat !== me && given.has(seat) ? truth.own[seat] : one))
  return { ...imagined, own }
}

/** The values for the seat after these answers, one for each imagined world; a single one if nothing is left to chance. */
export function draws(point: DecisionPoint, count: number, answers: Answers, truth?: AnyWorld): number[] {
  const values: number[] = []
  for (let at = 0; at < count; at++) {
    const { value, certain } = drawOnce(point, at, answers, truth)
    if (certain && at === 0) return [value]
    values.push(value)
  }
  return values
}

export function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, one) => sum + one, 0) / values.length)
}

/** Mean and standard error of one list's lead over another, world by world. */
export function ahead(one: readonly number[], other: readonly number[]): { by: number; error: number } {
  // A list of one stands for as many equal values as the other has.
  const count = Math.max(one.length, other.length)
  const gaps = Array.from(
    { length: count },
    (_, i) => one[one.length === 1 ? 0 : i] - other[other.length === 1 ? 0 : i],
  )
  const by = mean(gaps)
  if (count === 1) return { by, error: 0 }
  const squares = gaps.reduce((sum, gap) => sum + (gap - by) ** 2, 0)
  return { by, error: Math.round(Math.sqrt(squares / (count - 1) / count)) }
}

/** The seat's own answer, and for all others what an easy bot would answer in their imagined place. */
export function answersAround({ game, vantage, open }: DecisionPoint, mine: unknown): Answers {
  const { rules, bot } = game
  const seat = vantage.view.seat!
  return ({ table, own }, rng) => {
    const ask = rules.ask(table)!
    const ends = (answer: unknown) => ask.closes === 'race' && !rules.isPass!(answer)
    const answers = new Map<Seat, unknown>([[seat, mine]])
    if (ends(mine)) return answers
    for (const [other, prompt] of ask.prompts) {
      if (other === seat) continue
      const view = { seat: other, table, own: own[other] }
      const answer = bot.choose({ view, prompt, heard: open, level: 'easy', rng, hurry: () => true })
      answers.set(other, answer)
      if (ends(answer)) break
    }
    return answers
  }
}

function notedRng(seed: number): Rng & { drawn(): boolean } {
  const rng = quickRng(seed)
  let drawn = false
  return {
    below(bound) {
      drawn = true
      return rng.below(bound)
    },
    drawn: () => drawn,
  }
}
