/** A table set by hand: for tests, pictures and lessons. */
import type { Seat } from '../../core/contract'
import { seatCount, type Agent, type Ledger, type Note, type Options, type Point } from './facts'
import type { GameWorld } from './motion'
import { emptyLedger } from './ledger'
import { parseOptions } from './parse'
import { setup } from './setup'

/** What differs from a new game. */
export interface PositionSpec {
  readonly options?: Partial<Options>
  /** The seat that begins. Seat 0 by default. */
  readonly first?: Seat
  /** The seat on turn: the one that begins, unless said otherwise. */
  readonly seat?: Seat
  /** Where agents stand; `null`: dead. */
  readonly agents?: Readonly<Record<Agent, Point | null>>
  readonly treasure?: Point
  readonly turn?: number
  readonly round?: number
  readonly skips?: readonly number[]
  readonly notes?: readonly Note[]
  /** Money on agents, by seat: booked in the first rounds, one agent a turn. */
  readonly on?: Readonly<Record<Seat, Readonly<Record<Agent, number>>>>
}

/** A new game with pieces and money put where they are wanted. */
export function position(set: PositionSpec = {}): GameWorld {
  const { table, own } = newWorld(set)
  return {
    table: {
      ...table,
      agents: table.agents.map((at, agent) => (set.agents?.[agent] === undefined ? at : set.agents[agent])),
      treasure: set.treasure ?? table.treasure,
      seat: set.seat ?? table.seat,
      turn: set.turn ?? table.turn,
      round: set.round ?? table.round,
      skips: set.skips ?? table.skips,
      notes: set.notes ?? table.notes,
    },
    own: own.map((_, seat) => ledgerWith(seat, set.on?.[seat] ?? {})),
    hidden: null,
  }
}

function newWorld({ options = {}, first = 0 }: PositionSpec): GameWorld {
  const parsed = parseOptions(options)
  if ('refusal' in parsed) throw new Error(`no such option: ${parsed.refusal.params.option}`)
  return setup(parsed.value, 6, { below: () => first }).world
}

function ledgerWith(seat: Seat, amounts: Readonly<Record<Agent, number>>): Ledger {
  const bookings = Object.entries(amounts).map(([agent, amount], i) => ({
    agent: Number(agent),
    amount,
    turn: 1 + seat + i * seatCount,
    round: 1 + i,
  }))
  return {
    ...emptyLedger,
    money: emptyLedger.money - bookings.reduce((sum, { amount }) => sum + amount, 0),
    bookings,
    on: emptyLedger.on.map((_, agent) => amounts[agent] ?? 0),
  }
}
