import { agentCount, murderPrice, seatCount, type Order, type Table } from '../facts'
import type { Beliefs } from './beliefs'
import type { Ground } from './ground'

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
  readonly on: Float64Array
  readonly doubt: Float64Array
  readonly cash: Float64Array
  /** The team that has won, or -1. */
  won: number
}

export function positionOf(table: Table, beliefs: Beliefs, ground: Ground): Position {
  return {
    ground,
    at: Int32Array.from(table.agents, (point) => (point === null ? -1 : ground.numberOf.get(point)!)),
    treasure: ground.numberOf.get(table.treasure)!,
    seat: table.seat,
    skips: Int32Array.from(table.skips),
    on: beliefs.on.slice(),
    doubt: beliefs.doubt.slice(),
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

/** Does a deed for the seat on turn and passes the turn on; gives what takes it back. */
export function perform(position: Position, deed: Deed): Trace {
  const { at, treasure, seat, on, cash, skips, ground } = position
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
      on[seat * agentCount + deed.agent] -= murderPrice
      break
    case 'book':
      on[seat * agentCount + deed.agent] += deed.amount
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
  const { at, on, cash } = position
  if (deed.type === 'move' || deed.type === 'carry') at[deed.agent] = from
  else if (deed.type === 'murder') {
    at[deed.victim] = from
    on[seat * agentCount + deed.agent] += murderPrice
  } else if (deed.type === 'book') {
    on[seat * agentCount + deed.agent] -= deed.amount
    cash[seat] += deed.amount
  }
  position.treasure = treasure
  position.won = -1
  position.seat = seat
  if (skips) position.skips.set(skips)
}
