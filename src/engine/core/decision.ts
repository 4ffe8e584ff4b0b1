/** One answer weighed against others, by nothing but what its seat knew. */
import { botLevels, type BotLevel, type GameEvent } from './contract'
import { ahead, answersAround, drawOnce, draws, mean, type Scene } from './imagined'
import { quickRng } from './rng'

export interface Decision {
  readonly answer: unknown
  /** The best answer found; the seat's own if none is better. */
  readonly best: unknown
  /** What the best one would have been worth more, in millionths of a victory; never below 0. */
  readonly cost: number
  /** Standard error of the cost. */
  readonly error: number
  /** What the answer was worth more than those of bots of all levels, on average. */
  readonly gain: number
  /** What the seat might have heard after the best answer. */
  readonly instead: readonly GameEvent[]
  /** Bots of every level would have given the same answer. */
  readonly obvious: boolean
}

/** How often a bot may look at the time: a measure that is the same on every computer. */
const looks = 12
/** A list of answers longer than this is not tried whole; the bots' own answers are. */
const mostTried = 8

/** `null` if there was only one answer. */
export function weighDecision(scene: Scene, prompt: unknown, answer: unknown, worlds: number): Decision | null {
  const listed = scene.game.rules.list(scene.vantage.view, prompt)
  if (listed?.length === 1) return null
  const byBots = botLevels.map((level) => answerOf(scene, prompt, level))
  const few = listed !== null && listed.length <= mostTried ? listed : []
  const tried = distinct([answer, ...byBots, ...few])
  if (tried.size === 1) return { answer, best: answer, cost: 0, error: 0, gain: 0, instead: [], obvious: true }
  const valueOf = (one: unknown, of: Scene) => draws(of, worlds, answersAround(of, one))
  const values = new Map([...tried].map(([text, one]) => [text, mean(valueOf(one, scene))]))
  const valued = (one: unknown) => values.get(JSON.stringify(one))!
  const gain = valued(answer) - mean(byBots.map(valued))
  const [best] = [...tried.values()].sort((one, other) => valued(other) - valued(one))
  // Measured again in other worlds: the best of several noisy values is too good.
  const again = { ...scene, seed: scene.seed + 500_000 }
  const { by, error } = ahead(valueOf(best, again), valueOf(answer, again))
  if (by <= 0) return { answer, best: answer, cost: 0, error, gain, instead: [], obvious: false }
  const instead = drawOnce(again, 0, answersAround(again, best)).told
  return { answer, best, cost: by, error, gain, instead, obvious: false }
}

function answerOf({ game, vantage, seed }: Scene, prompt: unknown, level: BotLevel): unknown {
  let looked = 0
  const hurry = () => ++looked > looks
  return game.bot.choose({ ...vantage, prompt, level, rng: quickRng(seed), hurry })
}

function distinct(answers: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(answers.map((one) => [JSON.stringify(one), one]))
}
