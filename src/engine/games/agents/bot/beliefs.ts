import { agentCount, seatCount, startMoney, type Event } from '../facts'
import type { GameView } from '../motion'
import type { Graph } from './graph'
import { evidenceFrom, indexOf, type Evidence } from './evidence'

/** What a seat believes about all ledgers: its own for certain, the others from what everyone saw. */
export interface Beliefs {
  /** Money on agents, by `indexOf(seat, agent)`: the best guess. */
  readonly on: Float64Array
  /** The part that has been shown for certain. */
  readonly shown: Float64Array
  /** The part to reckon with: shown, or suspected because the seat seems to stake everything on one agent. */
  readonly firm: Float64Array
  readonly cash: Float64Array
  /** Number of bookings, by seat. */
  readonly bookings: Int32Array
}

/** Expected total of a number of bookings: a few are far larger than the rest. */
const usuallySpent = (bookings: number) => startMoney * (1 - 0.65 ** bookings)

/** Amount suspected on an agent that a seat seems to stake everything on. */
const suspected = 9000

export function believe(view: GameView, heard: readonly Event[], memory: number, graph: Graph): Beliefs {
  const { seat: me, own } = view
  const evidence = evidenceFrom(view.table.round, heard, memory, graph)
  const beliefs: Beliefs = {
    on: new Float64Array(seatCount * agentCount),
    shown: evidence.shown,
    firm: new Float64Array(seatCount * agentCount),
    cash: new Float64Array(seatCount),
    bookings: evidence.bookings,
  }
  for (let seat = 0; seat < seatCount; seat++) {
    if (seat !== me) {
      guess(view, evidence, beliefs, seat)
      continue
    }
    own!.on.forEach((amount, agent) => {
      beliefs.on[indexOf(seat, agent)] = amount
      beliefs.shown[indexOf(seat, agent)] = amount
    })
    beliefs.cash[seat] = own!.money
  }
  return beliefs
}

/** Spreads what a seat has probably booked over the agents it seems to care about. */
function guess({ table }: GameView, evidence: Evidence, beliefs: Beliefs, seat: number): void {
  const { shown, interest, most } = evidence
  const { on, firm, cash, bookings } = beliefs
  let proven = evidence.lost[seat]
  let weights = 0
  for (let agent = 0; agent < agentCount; agent++) {
    weights += interest[indexOf(seat, agent)]
    if (table.agents[agent] !== null) proven += shown[indexOf(seat, agent)]
  }
  const spent = Math.min(startMoney, Math.max(usuallySpent(bookings[seat]), proven))
  const loose = bookings[seat] === 0 ? 0 : Math.max(spent - proven, 300)
  cash[seat] = Math.max(0, startMoney - proven - loose)
  for (let agent = 0; agent < agentCount; agent++) {
    if (table.agents[agent] === null) continue
    const i = indexOf(seat, agent)
    const share = weights > 0 ? (loose * interest[i]) / weights : 0
    // A seat that has shown much without being outbid probably has even more.
    const beyond = Math.max(share, Math.min(0.45 * shown[i], startMoney - proven))
    on[i] = Math.min(shown[i] + beyond, Math.max(most[i], shown[i]))
    firm[i] = shown[i]
  }
  const hope = onlyHope(evidence, seat)
  if (hope < 0 || table.agents[hope] === null) return
  const i = indexOf(seat, hope)
  firm[i] = Math.max(firm[i], Math.min(suspected, most[i]))
  on[i] = Math.max(on[i], firm[i])
}

/** The agent a seat seems to stake everything on: few bookings, and hardly an order to any other; -1 if none. */
function onlyHope({ bookings, orders }: Evidence, seat: number): number {
  if (bookings[seat] < 1 || bookings[seat] > 4) return -1
  const mine = orders.subarray(indexOf(seat, 0), indexOf(seat + 1, 0))
  const total = mine.reduce((sum, count) => sum + count, 0)
  return total === 0 ? -1 : mine.findIndex((count) => count >= 0.75 * total)
}
