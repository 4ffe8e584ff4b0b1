/** Weighs one answer against others, using only what its seat knew. */
import { botLevels, type BotLevel, type GameEvent } from './contract'
import { ahead, answersAround, drawOnce, draws, mean, millionths, type DecisionPoint } from './imagined'
import { quickRng } from './rng'

export interface Decision {
  readonly answer: unknown
  /** The best answer found; the seat's own if none is better. */
  readonly best: unknown
  /** How much more the best one would have been worth, in millionths of a victory; never below 0. */
  readonly cost: number
  /** Standard error of the cost. */
  readonly error: number
  /** How much more the answer was worth than those of bots of all levels, on average. */
  readonly gain: number
  /** What the seat would have heard after the best answer, as far as that is certain. */
  readonly instead: readonly GameEvent[]
  /** Bots of every level would have given the same answer. */
  readonly obvious: boolean
}

/** How often a bot may look at the time: a measure that is the same on every computer. */
const looks = 12
/** A longer list of answers is not tried in full; the bots' own answers always are. */
const mostTried = 8

/** `null` if there was only one answer. */
export function weighDecision(point: DecisionPoint, prompt: unknown, answer: unknown, worlds: number): Decision | null {
  const listed = point.game.rules.list(point.vantage.view, prompt)
  if (listed?.length === 1) return null
  const byBots = botLevels.map((level) => answerOf(point, prompt, level))
  const few = listed !== null && listed.length <= mostTried ? listed : []
  const tried = distinct([answer, ...byBots, ...few])
  if (tried.size === 1) return { answer, best: answer, cost: 0, error: 0, gain: 0, instead: [], obvious: true }
  const valueOf = (one: unknown, of: DecisionPoint) => draws(of, worlds, answersAround(of, one))
  const values = new Map([...tried].map(([text, one]) => [text, mean(valueOf(one, point))]))
  const valued = (one: unknown) => values.get(JSON.stringify(one))!
  const gain = valued(answer) - mean(byBots.map(valued))
  const [best] = [...tried.values()].sort((one, other) => valued(other) - valued(one))
  // Measured again in other worlds: the best of several noisy values is too good.
  const again = { ...point, seed: point.seed + 500_000 }
  const { by, error } = ahead(valueOf(best, again), valueOf(answer, again))
  if (by <= 0) return { answer, best: answer, cost: 0, error, gain, instead: [], obvious: false }
  return { answer, best, cost: by, error, gain, instead: surelyTold(again, best), obvious: false }
}

/** In how many imagined worlds the same must be told before it counts as certain. */
const alike = 4

/** What an answer leads to: all of it if nothing is left to chance, otherwise the seat's own part that never changes. */
function surelyTold(point: DecisionPoint, answer: unknown): readonly GameEvent[] {
  const [first, ...others] = Array.from({ length: alike }, (_, at) => drawOnce(point, at, answersAround(point, answer)))
  if (first.certain) return first.told
  const elsewhere = others.map(({ own }) => new Set(own.map((event) => JSON.stringify(event))))
  return first.own.filter((event) => elsewhere.every((told) => told.has(JSON.stringify(event))))
}

/** The cost of another answer that players often give. */
export interface Alternative {
  readonly answer: unknown
  /** In millionths of a victory of the seat and those who win with it. */
  readonly cost: number
  /** What the seat would hear, where that is certain. */
  readonly told: readonly GameEvent[]
}

/** Compares an answer with those of weaker bots; `null` if none of them is clearly worse. */
export function alternativeTo(
  point: DecisionPoint,
  prompt: unknown,
  answer: unknown,
  worlds: number,
): Alternative | null {
  const others = distinct((['easy', 'medium'] as const).map((level) => answerOf(point, prompt, level)))
  const mine = draws(point, worlds, answersAround(point, answer))
  for (const [text, other] of others) {
    if (text === JSON.stringify(answer)) continue
    const { by, error } = ahead(mine, draws(point, worlds, answersAround(point, other)))
    if (by <= 2 * error || by < leastCost) continue
    const { chances, certain, told } = drawOnce(point, 0, answersAround(point, other))
    return { answer: other, cost: by * sharers(point, chances), told: certain ? told : [] }
  }
  return null
}

/** A lower cost is not worth mentioning. */
const leastCost = 10_000

/** How many win with the seat: those whose chances are the same before and after. */
function sharers({ game, vantage }: DecisionPoint, after: readonly number[]): number {
  const before = game.bot.chances(vantage).map(millionths)
  const me = vantage.view.seat!
  return after.filter((one, seat) => one === after[me] && before[seat] === before[me]).length
}

function answerOf({ game, vantage, seed }: DecisionPoint, prompt: unknown, level: BotLevel): unknown {
  let looked = 0
  const hurry = () => ++looked > looks
  return game.bot.choose({ ...vantage, prompt, level, rng: quickRng(seed), hurry })
}

function distinct(answers: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(answers.map((one) => [JSON.stringify(one), one]))
}
