import type { AnyRules, Refusal, Seat } from '../../../core/contract'
import { beginMatch, submit, type Match } from '../../../core/match'
import type { Event, Ledger, Point, Prompt, Table, World } from '../facts'
import { game } from '../index'
import { readAnswer } from '../notation'
import { emptyLedger } from '../setup'

/** A position and what was heard on the way to it: a whole game in a few lines, for tests and golden games. */
export interface Scene {
  readonly match: Match
  readonly heard: readonly Event[]
}

export const worldOf = (scene: Scene): World => scene.match.world as World
export const tableOf = (scene: Scene): Table => worldOf(scene).table
export const promptsOf = (scene: Scene): ReadonlyMap<Seat, Prompt> =>
  (scene.match.ask?.prompts ?? new Map()) as ReadonlyMap<Seat, Prompt>

/** Seeds by the seat that they let begin. */
const seeds: ReadonlyMap<Seat, string> = new Map(
  Array.from({ length: 60 }, (_, i) => String(i)).map((seed) => [begun({}, seed).first, seed]),
)

function begun(options: unknown, seed: string): { match: Match; first: Seat } {
  const rules: AnyRules = game.rules
  const start = beginMatch(rules, { game: rules.id, version: rules.version, seats: 6, options, seed })
  if ('refusal' in start) throw new Error(start.refusal.rule)
  return { match: start.match, first: (start.match.world as World).table.first }
}

/** A new game in which the given seat moves first. */
export function opening(first: Seat = 0, options: unknown = {}): Scene {
  return { match: begun(options, seeds.get(first)!).match, heard: [] }
}

export interface Setting {
  readonly agents?: Readonly<Record<number, Point | null>>
  readonly treasure?: Point
  readonly turn?: number
  readonly skips?: readonly number[]
  /** Money on agents by seat. */
  readonly on?: Readonly<Record<Seat, Readonly<Record<number, number>>>>
}

/** An opening with pieces and money put where they are wanted. */
export function setting(set: Setting, first: Seat = 0, options: unknown = {}): Scene {
  const { match } = opening(first, options)
  const { table, own } = match.world as World
  const world: World = {
    table: {
      ...table,
      agents: table.agents.map((at, agent) => set.agents?.[agent] ?? (set.agents?.[agent] === null ? null : at)),
      treasure: set.treasure ?? table.treasure,
      turn: set.turn ?? table.turn,
      skips: set.skips ?? table.skips,
    },
    own: own.map((_, seat) => ledgerWith(set.on?.[seat] ?? {})),
    hidden: null,
  }
  return { match: { ...match, world }, heard: [] }
}

function ledgerWith(amounts: Readonly<Record<number, number>>): Ledger {
  const bookings = Object.entries(amounts).map(([agent, amount]) => ({
    agent: Number(agent),
    amount,
    turn: 1,
    round: 1,
  }))
  return {
    ...emptyLedger,
    money: emptyLedger.money - bookings.reduce((sum, { amount }) => sum + amount, 0),
    bookings,
    on: emptyLedger.on.map((_, agent) => amounts[agent] ?? 0),
  }
}

/** One answer, as `seat: text`; `*: text` gives it for everyone who is asked. Says why if it is refused. */
export function attempt(scene: Scene, line: string): Scene | Refusal {
  const [, who, text] = /^([0-5*]): (.+)$/.exec(line.trim()) ?? []
  const answer = text === undefined ? null : readAnswer(text)
  if (answer === null) throw new Error(`unreadable: ${line}`)
  let { match } = scene
  const heard = [...scene.heard]
  for (const seat of who === '*' ? [...match.ask!.prompts.keys()] : [Number(who)]) {
    const next = submit(match, match.step, seat, answer)
    if ('refusal' in next) return next.refusal
    match = next.match
    heard.push(...next.told.map(({ event }) => event as Event))
  }
  return { match, heard }
}

/** Plays lines on; throws at a refused one. */
export function play(scene: Scene, ...lines: readonly string[]): Scene {
  return lines.reduce((now, line) => {
    const next = attempt(now, line)
    if ('rule' in next) throw new Error(`${line}: refused by ${next.rule}`)
    return next
  }, scene)
}

/** The rule that refuses a line; `null` if it is legal. */
export function refusedBy(scene: Scene, line: string): string | null {
  const next = attempt(scene, line)
  return 'rule' in next ? next.rule : null
}
