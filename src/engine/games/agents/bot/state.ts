import { agentCount, murderPrice, seatCount, type Order, type Table } from '../facts'
import type { Beliefs } from './beliefs'
import type { Ground } from './graph'

/** A thing that a seat might do on its turn, as numbers. */
export type Deed =
  | { readonly type: 'pass' }
  | { readonly type: 'move'; readonly agent: number; readonly to: number }
  | { readonly type: 'carry'; readonly agent: number; readonly to: number }
  | { readonly type: 'murder'; readonly agent: number; readonly victim: number }
  | { readonly type: 'book'; readonly agent: number; readonly amount: number }

/** A position to think in: it is changed in place and taken back. */
export interface Position {
  readonly ground: Ground
  /** Where each agent is; -1: dead. */
  readonly at: Int32Array
  treasure: number
  seat: number
  readonly skips: Int32Array
  /** Money on agents, by `seat * 12 + agent`: the best guess. */
  readonly on: Float64Array
  /** The part of it that is certain. */
  readonly sure: Float64Array
  /** How likely there is more than the certain part: money comes in lumps, and most agents have none of a seat's. */
  readonly more: Float64Array
  /** How fast the chance falls with the amount by which it might be more. */
  readonly fall: Float64Array
  readonly cash: Float64Array
  /** The team that has won, or -1. */
  won: number
}

/** A usual lump of money on an agent. */
const lump = 2600

export function positionOf(table: Table, beliefs: Beliefs, ground: Ground): Position {
  const more = beliefs.on.map((on, i) => 1 - Math.exp((beliefs.shown[i] - on) / lump))
  return {
    ground,
    at: Int32Array.from(table.agents, (point) => (point === null ? -1 : ground.numberOf.get(point)!)),
    treasure: ground.numberOf.get(table.treasure)!,
    seat: table.seat,
    skips: Int32Array.from(table.skips),
    on: beliefs.on.slice(),
    sure: beliefs.shown.slice(),
    more,
    fall: more.map((chance, i) => (chance > 0 ? chance / (beliefs.on[i] - beliefs.shown[i]) : 1)),
    cash: beliefs.cash.slice(),
    won: -1,
  }
}

export function deedOf(order: Order, ground: Ground): Deed {
  return order.type === 'murder'
    ? { type: 'murder', agent: order.agent, victim: order.victim }
    : { type: order.type, agent: order.agent, to: ground.numberOf.get(order.to)! }
}

/** What takes a deed back. */
interface Trace {
  readonly deed: Deed
  readonly seat: number
  readonly treasure: number
  /** Where the agent or the victim was. */
  readonly from: number
  readonly skips: Int32Array | null
}

function pay({ on, sure }: Position, seat: number, agent: number, amount: number) {
  on[seat * agentCount + agent] += amount
  sure[seat * agentCount + agent] += amount
}

/** Does a deed for the seat on turn and passes the turn on; gives what takes it back. */
export function perform(position: Position, deed: Deed): Trace {
  const { at, treasure, seat, cash, skips, ground } = position
  let from = -1
  switch (deed.type) {
    case 'carry':
      position.treasure = deed.to
      position.won = ground.host[deed.to]
      from = at[deed.agent]
      at[deed.agent] = deed.to
      break
    case 'move':
      from = at[deed.agent]
      at[deed.agent] = deed.to
      break
    case 'murder':
      from = at[deed.victim]
      at[deed.victim] = -1
      pay(position, seat, deed.agent, -murderPrice)
      break
    case 'book':
      pay(position, seat, deed.agent, deed.amount)
      cash[seat] -= deed.amount
      break
    case 'pass':
      break
    default:
      deed satisfies never
  }
  let next = (seat + 1) % seatCount
  let before: Int32Array | null = null
  while (skips[next] > 0) {
    before ??= skips.slice()
    skips[next]--
    next = (next + 1) % seatCount
  }
  position.seat = next
  return { deed, seat, treasure, from, skips: before }
}

export function takeBack(position: Position, { deed, seat, treasure, from, skips }: Trace) {
  const { at, cash } = position
  if (deed.type === 'move' || deed.type === 'carry') at[deed.agent] = from
  else if (deed.type === 'murder') {
    at[deed.victim] = from
    pay(position, seat, deed.agent, murderPrice)
  } else if (deed.type === 'book') {
    pay(position, seat, deed.agent, -deed.amount)
    cash[seat] += deed.amount
  }
  position.treasure = treasure
  position.won = -1
  position.seat = seat
  if (skips) position.skips.set(skips)
}
