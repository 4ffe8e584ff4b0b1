/** One match between players of any kind, straight on the rules, without a journal. */
import { sharesOf } from '../../src/engine/core/chances'
import type { AnyGame, AnyRules, AnyWorld, Ask, BotLevel, GameEvent, Rng, Seat } from '../../src/engine/core/contract'
import { quickRng, shuffle } from '../../src/engine/core/rng'
import { eventsFor, viewOf } from '../../src/engine/core/views'

/** Bots of a level, or `random` legal answers. */
export interface Contestant {
  readonly name: string
  readonly level: BotLevel | 'random'
  readonly bot: Pick<AnyGame['bot'], 'choose'>
}

export interface Seating {
  readonly rules: AnyRules
  readonly options: unknown
  readonly players: readonly Contestant[]
  readonly seed: number
}

/** Processor time spent on answers, by contestant's name. */
export interface Effort {
  answers: number
  ms: number
  slowestMs: number
}

export type Efforts = Map<string, Effort>

/** Thinking time as on the host, but in processor time, so that other programs don't count. */
const budgets: Readonly<Record<BotLevel, number>> = { easy: 150, medium: 400, hard: 1500 }

export function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays to the end and returns each seat's share of the victory. Equal seeds give equal deals to all players. */
export function playSeating({ rules, options, players, seed }: Seating, efforts: Efforts): readonly number[] {
  const chance = quickRng(seed * 7919 + 3)
  const minds = players.map((_, seat) => quickRng(seed * 6007 + 101 * seat + 5))
  let { world, told } = rules.setup(parsed(rules, options), players.length, chance)
  const heard: GameEvent[][] = players.map((_, seat) => eventsFor(told, seat))
  for (let ask = rules.ask(world.table); ask !== null; ask = rules.ask(world.table)) {
    const answers = answersTo(rules, ask, chance, (seat, prompt) =>
      answerOf(rules, players[seat], { world, seat, prompt, heard: heard[seat], rng: minds[seat] }, efforts),
    )
    ;({ world, told } = rules.resolve(world, answers, chance))
    heard.forEach((list, seat) => list.push(...eventsFor(told, seat)))
  }
  return sharesOf(rules.outcome(world.table)!, players.length)
}

function parsed(rules: AnyRules, options: unknown): unknown {
  const read = rules.parseOptions(options)
  if ('refusal' in read) throw new Error(`${rules.id}: options refused by ${read.refusal.rule}`)
  return read.value
}

/** Answers in a random order of arrival; a race ends with the first that is no pass. */
function answersTo(
  rules: AnyRules,
  { prompts, closes }: Ask<unknown>,
  rng: Rng,
  answer: (seat: Seat, prompt: unknown) => unknown,
): ReadonlyMap<Seat, unknown> {
  const answers = new Map<Seat, unknown>()
  for (const [seat, prompt] of shuffle(rng, [...prompts])) {
    const one = answer(seat, prompt)
    answers.set(seat, one)
    if (closes === 'race' && !rules.isPass!(one)) break
  }
  return answers
}

interface Asked {
  readonly world: AnyWorld
  readonly seat: Seat
  readonly prompt: unknown
  readonly heard: readonly GameEvent[]
  readonly rng: Rng
}

function answerOf(rules: AnyRules, { name, level, bot }: Contestant, asked: Asked, efforts: Efforts): unknown {
  const { world, seat, prompt, heard, rng } = asked
  const view = viewOf(world, seat)
  if (level === 'random') return rules.sample(view, prompt, rng)
  const start = worked()
  const hurry = () => worked() - start > budgets[level]
  const answer = bot.choose({ view, prompt, heard, level, rng, hurry })
  const refusal = rules.check(view, prompt, answer)
  if (refusal !== null) throw new Error(`${rules.id}, ${name}: ${JSON.stringify(answer)} refused by ${refusal.rule}`)
  note(efforts, name, worked() - start)
  return answer
}

function note(efforts: Efforts, name: string, ms: number): void {
  const effort = efforts.get(name) ?? { answers: 0, ms: 0, slowestMs: 0 }
  efforts.set(name, effort)
  effort.answers++
  effort.ms += ms
  effort.slowestMs = Math.max(effort.slowestMs, ms)
}
