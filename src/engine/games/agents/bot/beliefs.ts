import type { Seat } from '../../../core/contract'
import { agentCount, murderPrice, seatCount, startMoney, type Event, type SeatView } from '../facts'
import type { Ground } from './graph'

/** What a seat believes about all ledgers: its own for certain, the others by what everyone saw. */
export interface Beliefs {
  /** Money on agents, by `seat * 12 + agent`: the best guess. */
  readonly on: Float64Array
  /** What has been shown for certain. */
  readonly shown: Float64Array
  /** What must be reckoned with: shown, or suspected of who booked once and marches with one agent only. */
  readonly firm: Float64Array
  readonly cash: Float64Array
  /** Bookings made, by seat. */
  readonly bookings: Int32Array
}

/** What one more booking may have added to an amount that was bounded before. */
const usualBooking = 2600

/** What a seat has probably spent in so many bookings: some are far larger than the rest. */
const usuallySpent = (bookings: number) => startMoney * (1 - 0.65 ** bookings)

/** How much of the past a mind keeps: rounds back. */
export type Memory = number

export function believe(view: SeatView, heard: readonly Event[], memory: Memory, ground: Ground): Beliefs {
  const { table } = view
  const shown = new Float64Array(seatCount * agentCount)
  const lost = new Float64Array(seatCount)
  const bookings = new Int32Array(seatCount)
  const interest = new Float64Array(seatCount * agentCount)
  const most = new Float64Array(seatCount * agentCount).fill(startMoney)
  const orders = new Int32Array(seatCount * agentCount)
  const { count, far, numberOf } = ground
  const museum = numberOf.get('0,0')!
  let treasure = museum

  const place = startPlaces(ground)
  const show = (seat: Seat, agent: number, amount: number) => {
    const i = seat * agentCount + agent
    shown[i] = Math.max(shown[i], amount)
    if (most[i] < shown[i]) most[i] = shown[i]
  }
  for (const event of heard) {
    const recent = event.round >= table.round - memory
    switch (event.type) {
      case 'booked': {
        if (!recent) break
        bookings[event.seat]++
        for (let agent = 0; agent < agentCount; agent++) {
          const i = event.seat * agentCount + agent
          if (place[agent] >= 0) interest[i] += Math.exp(-0.9 * far[place[agent] * count + treasure])
          // A soft bound grows with every booking that may have gone there.
          most[i] = Math.min(startMoney, most[i] + usualBooking)
        }
        break
      }
      case 'ordered':
        if (!recent) break
        orders[event.seat * agentCount + event.order.agent]++
        interest[event.seat * agentCount + event.order.agent] += bookings[event.seat] > 0 ? 0.8 : 0.1
        if (event.order.type === 'murder') show(event.seat, event.order.agent, murderPrice)
        break
      case 'vetoed':
      case 'raised':
      case 'held':
        if (recent) show(event.seat, event.agent, event.amount)
        break
      case 'gaveUp': {
        const i = event.seat * agentCount + event.agent
        if (recent) most[i] = Math.max(shown[i], Math.min(most[i], event.amount - 1))
        break
      }
      case 'withdrew': {
        const i = event.seat * agentCount + event.agent
        if (recent) most[i] = Math.max(shown[i], Math.min(most[i], event.amount * 1.1 + 50))
        break
      }
      case 'moved':
      case 'carried':
        place[event.agent] = numberOf.get(event.to)!
        if (event.type === 'carried') treasure = place[event.agent]
        break
      case 'murdered': {
        const i = event.seat * agentCount + event.agent
        if (recent) {
          lost[event.seat] += murderPrice
          shown[i] = Math.max(0, shown[i] - murderPrice)
          most[i] = Math.max(shown[i], most[i] - murderPrice)
        }
        place[event.victim] = -1
        for (let seat = 0; seat < seatCount; seat++) lost[seat] += shown[seat * agentCount + event.victim]
        break
      }
      default:
        break
    }
  }
  return guess(view, { shown, lost, bookings, interest, most, orders })
}

function startPlaces(ground: Ground): Int32Array {
  const place = new Int32Array(agentCount)
  const { headquarters, next, host } = ground
  // Agents 2k and 2k+1 stand on the side from headquarters k to k+1, next to the one and the other.
  for (let k = 0; k < seatCount; k++) {
    const to = headquarters[(k + 1) % seatCount]
    const nearest = (from: number, goal: number) =>
      next[from]
        .filter((point) => host[point] < 0 && next[point].length < 6)
        .reduce((best, point) =>
          ground.far[point * ground.count + goal] < ground.far[best * ground.count + goal] ? point : best,
        )
    place[2 * k] = nearest(headquarters[k], to)
    place[2 * k + 1] = nearest(to, headquarters[k])
  }
  return place
}

interface Seen {
  readonly shown: Float64Array
  readonly lost: Float64Array
  readonly bookings: Int32Array
  readonly interest: Float64Array
  readonly most: Float64Array
  readonly orders: Int32Array
}

/** The agent on which a seat seems to have staked everything: few bookings, and orders to hardly any other. */
function onlyHope({ bookings, orders }: Seen, seat: Seat): number {
  if (bookings[seat] < 1 || bookings[seat] > 4) return -1
  const mine = orders.subarray(seat * agentCount, (seat + 1) * agentCount)
  const total = mine.reduce((sum, count) => sum + count, 0)
  return total === 0 ? -1 : mine.findIndex((count) => count >= 0.75 * total)
}

/** What is suspected on such an agent. */
const suspected = 9000

/** Spreads what a seat has probably booked over the agents it seems to care for. */
function guess(view: SeatView, seen: Seen): Beliefs {
  const { table, seat: me, own } = view
  const on = new Float64Array(seatCount * agentCount)
  const firm = new Float64Array(seatCount * agentCount)
  const cash = new Float64Array(seatCount)
  for (let seat = 0; seat < seatCount; seat++) {
    if (seat === me) {
      own!.on.forEach((amount, agent) => {
        on[seat * agentCount + agent] = amount
        seen.shown[seat * agentCount + agent] = amount
      })
      cash[seat] = own!.money
      continue
    }
    let proven = seen.lost[seat]
    let weights = 0
    for (let agent = 0; agent < agentCount; agent++) {
      const i = seat * agentCount + agent
      if (table.agents[agent] === null) {
        weights += seen.interest[i]
        continue
      }
      proven += seen.shown[i]
      weights += seen.interest[i]
    }
    const spent = Math.min(startMoney, Math.max(usuallySpent(seen.bookings[seat]), proven))
    const loose = seen.bookings[seat] === 0 ? 0 : Math.max(spent - proven, 300)
    cash[seat] = Math.max(0, startMoney - proven - loose)
    for (let agent = 0; agent < agentCount; agent++) {
      if (table.agents[agent] === null) continue
      const i = seat * agentCount + agent
      const share = weights > 0 ? (loose * seen.interest[i]) / weights : 0
      // Who has shown much and was not outbid probably has more still.
      const beyond = Math.max(share, Math.min(0.45 * seen.shown[i], startMoney - proven))
      on[i] = Math.min(seen.shown[i] + beyond, Math.max(seen.most[i], seen.shown[i]))
      firm[i] = seen.shown[i]
    }
    const hope = onlyHope(seen, seat)
    if (hope < 0 || table.agents[hope] === null) continue
    const i = seat * agentCount + hope
    firm[i] = Math.max(firm[i], Math.min(suspected, seen.most[i]))
    on[i] = Math.max(on[i], firm[i])
  }
  return { on, shown: seen.shown, firm, cash, bookings: seen.bookings }
}
