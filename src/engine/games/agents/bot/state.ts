import { agentCount, murderPrice, seatCount, type Order, type Table } from '../facts'
import type { Beliefs } from './beliefs'
import { evaluate } from './evaluate'
import type { Graph } from './graph'

/** What a seat might do on its turn, in point numbers. */
export type Deed =
  | { readonly type: 'pass' }
  | { readonly type: 'move'; readonly agent: number; readonly to: number }
  | { readonly type: 'carry'; readonly agent: number; readonly to: number }
  | { readonly type: 'murder'; readonly agent: number; readonly victim: number }
  | { readonly type: 'book'; readonly agent: number; readonly amount: number }

export type Assess = (state: State, out: Float64Array) => void

/** A search state: changed in place by `apply`, restored by `undo`. */
export interface State {
  readonly graph: Graph
  /** Point of each agent; -1: dead. */
  readonly at: Int32Array
  treasure: number
  seat: number
  readonly skips: Int32Array
  /** Money on agents, by `seat * agentCount + agent`: the best guess. */
  readonly on: Float64Array
  /** The part that is certain. */
  readonly sure: Float64Array
  /** Probability that there is more than the certain part: money comes in lumps, and most agents get none. */
  readonly more: Float64Array
  /** Rate at which that probability decays with the amount beyond: the reciprocal of its mean. */
  readonly fall: Float64Array
  /** Whether amounts beyond may be of any size, or are lumps of about their mean. */
  readonly unseen: 'any' | 'lumps'
  readonly cash: Float64Array
  /** Each team's chances without looking ahead. */
  readonly assess: Assess
  /** The team that has won, or -1. */
  won: number
}

/** A typical lump of money on an agent. */
const lump = 2600

export function stateOf(table: Table, beliefs: Beliefs, graph: Graph, assess: Assess = evaluate): State {
  const more = beliefs.on.map((on, i) => 1 - Math.exp((beliefs.shown[i] - on) / lump))
  return {
    graph,
    at: Int32Array.from(table.agents, (point) => (point === null ? -1 : graph.numberOf.get(point)!)),
    treasure: graph.numberOf.get(table.treasure)!,
    seat: table.seat,
    skips: Int32Array.from(table.skips),
    on: beliefs.on.slice(),
    sure: beliefs.shown.slice(),
    more,
    fall: more.map((chance, i) => (chance > 0 ? chance / (beliefs.on[i] - beliefs.shown[i]) : 1)),
    unseen: 'any',
    cash: beliefs.cash.slice(),
    assess,
    won: -1,
  }
}

export function deedOf(order: Order, graph: Graph): Deed {
  return order.type === 'murder'
    ? { type: 'murder', agent: order.agent, victim: order.victim }
    : { type: order.type, agent: order.agent, to: graph.numberOf.get(order.to)! }
}

/** What `undo` needs to take a deed back. */
interface Applied {
  readonly deed: Deed
  readonly seat: number
  readonly treasure: number
  /** Where the agent or the victim stood. */
  readonly from: number
  readonly skips: Int32Array | null
}

function pay({ on, sure }: State, seat: number, agent: number, amount: number) {
  on[seat * agentCount + agent] += amount
  sure[seat * agentCount + agent] += amount
}

/** Does a deed for the seat on turn and passes the turn on. */
export function apply(state: State, deed: Deed): Applied {
  const { at, treasure, seat, cash, skips, graph } = state
  let from = -1
  switch (deed.type) {
    case 'carry':
      state.treasure = deed.to
      state.won = graph.teamAt[deed.to]
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
      pay(state, seat, deed.agent, -murderPrice)
      break
    case 'book':
      pay(state, seat, deed.agent, deed.amount)
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
  state.seat = next
  return { deed, seat, treasure, from, skips: before }
}

export function undo(state: State, { deed, seat, treasure, from, skips }: Applied) {
  const { at, cash } = state
  if (deed.type === 'move' || deed.type === 'carry') at[deed.agent] = from
  else if (deed.type === 'murder') {
    at[deed.victim] = from
    pay(state, seat, deed.agent, murderPrice)
  } else if (deed.type === 'book') {
    pay(state, seat, deed.agent, -deed.amount)
    cash[seat] += deed.amount
  }
  state.treasure = treasure
  state.won = -1
  state.seat = seat
  if (skips) state.skips.set(skips)
}
