/** A tiny game with secrets, chance and a race, on which the core and the suite are tried out. */
import { sharesOf, softmax } from '../core/chances'
import type { Game, GameEvent, Refusal, Rules } from '../core/contract'
import { parseBySpec, type OptionSpec } from '../core/options'
import { answersBy, whole } from '../core/parse'
import { reveal, tellAll } from '../core/views'

export interface ToyTable {
  readonly rounds: number
  readonly round: number
  readonly phase: 'bid' | 'race' | 'over'
  readonly points: readonly number[]
}
export interface ToyOwn {
  /** The most that this seat may bid. */
  readonly purse: number
}
export type ToyPrompt = { readonly type: 'bid' } | { readonly type: 'race' }
export type ToyAnswer =
  { readonly type: 'bid'; readonly amount: number } | { readonly type: 'grab' } | { readonly type: 'pass' }
export type ToyEvent = GameEvent & { readonly bids?: readonly number[]; readonly seat?: number }

const seatsOf = (table: ToyTable) => table.points.map((_, seat) => seat)

const optionSpecs: readonly OptionSpec[] = [
  { key: 'rounds', rule: 'TO-1', kind: 'choice', choices: [1, 2, 3], initial: 2 },
]

export const toyRules: Rules<{ rounds: number }, ToyTable, ToyOwn, number, ToyPrompt, ToyAnswer, ToyEvent> = {
  id: 'core',
  version: 1,
  seats: { min: 2, max: 3 },
  opensAtEnd: true,
  setup({ rounds }, seats, rng) {
    const own = Array.from({ length: seats }, () => ({ purse: rng.below(10) }))
    const table: ToyTable = { rounds, round: 1, phase: 'bid', points: own.map(() => 0) }
    return { world: { table, own, hidden: rng.below(100) }, told: [tellAll({ type: 'began', rule: 'CO-1' })] }
  },
  ask(table) {
    if (table.phase === 'over') return null
    const type = table.phase
    return {
      prompts: new Map(seatsOf(table).map((seat) => [seat, { type }])),
      closes: type === 'race' ? 'race' : 'all',
      quiet: type === 'race',
    }
  },
  check(view, prompt, answer): Refusal | null {
    if (prompt.type === 'race') return answer.type === 'bid' ? { rule: 'CO-9', params: {} } : null
    if (answer.type !== 'bid') return { rule: 'CO-9', params: {} }
    return answer.amount >= 0 && answer.amount <= view.own!.purse
      ? null
      : { rule: 'CO-6', params: { most: view.own!.purse } }
  },
  list(view, prompt) {
    if (prompt.type === 'race') return [{ type: 'grab' }, { type: 'pass' }]
    return Array.from({ length: view.own!.purse + 1 }, (_, amount) => ({ type: 'bid', amount }))
  },
  sample(view, prompt, rng) {
    const all = toyRules.list(view, prompt)!
    return all[rng.below(all.length)]
  },
  resolve(world, answers, rng) {
    const { table } = world
    if (table.phase === 'bid') {
      const bids = seatsOf(table).map((seat) => (answers.get(seat) as { amount: number }).amount)
      const best = Math.max(...bids)
      const points = table.points.map((had, seat) => had + (bids[seat] === best ? 1 : 0))
      const event = reveal<ToyEvent>({ type: 'bids', rule: 'CO-7', bids })
      return { world: { ...world, table: { ...table, phase: 'race', points } }, told: [event] }
    }
    const grabbed = [...answers].find(([, answer]) => answer.type === 'grab')?.[0] ?? rng.below(answers.size)
    const points = table.points.map((had, seat) => had + (seat === grabbed ? 2 : 0))
    const over = table.round === table.rounds
    const next: ToyTable = { ...table, points, round: table.round + 1, phase: over ? 'over' : 'bid' }
    return {
      world: { ...world, table: next },
      told: [tellAll<ToyEvent>({ type: 'grabbed', rule: 'CO-5', seat: grabbed })],
    }
  },
  imagine(view, rng) {
    const own = seatsOf(view.table).map((seat) => (seat === view.seat ? view.own! : { purse: rng.below(10) }))
    return { table: view.table, own, hidden: rng.below(100) }
  },
  outcome(table) {
    if (table.phase !== 'over') return null
    const best = Math.max(...table.points)
    const scores = table.points.map((total, seat) => ({ seat, total, parts: { points: total } }))
    return { winners: seatsOf(table).filter((seat) => table.points[seat] === best), rule: 'CO-4', scores }
  },
  parseOptions: (raw) => parseBySpec(optionSpecs, raw),
  parseAnswer: answersBy<ToyAnswer>({ bid: { amount: whole }, grab: {}, pass: {} }),
  isPass: (answer) => answer.type === 'pass',
  clock: (table) => ({ limitMs: null, leastMs: table.phase === 'race' ? 50 : 0 }),
  silence: (_view, prompt) => (prompt.type === 'race' ? { type: 'pass' } : { type: 'bid', amount: 0 }),
}

export const toyGame: Game<{ rounds: number }, ToyTable, ToyOwn, number, ToyPrompt, ToyAnswer, ToyEvent> = {
  rules: toyRules,
  optionSpecs,
  bot: {
    choose: ({ view, prompt, rng }) => toyRules.sample(view, prompt, rng),
    chances({ view: { table } }) {
      const end = toyRules.outcome(table)
      if (end !== null) return sharesOf(end, table.points.length)
      return softmax(
        table.points.map((points) => [points]),
        [1],
      )
    },
  },
}
