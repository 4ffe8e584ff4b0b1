import { agentCount, murderPrice, seatCount, startMoney, type Event } from '../facts'
import type { Graph } from './graph'

/** What was seen of all seats' money, gathered event by event. Tables by seat and agent use `indexOf`. */
export interface Evidence {
  /** Amounts that vetoes, holds, raises and murders have proven. */
  readonly shown: Float64Array
  /** Soft upper bound: what a seat did not hold, or did not raise to, it probably does not have. */
  readonly most: Float64Array
  /** How much a seat seems to care about an agent. */
  readonly interest: Float64Array
  /** Number of orders. */
  readonly orders: Int32Array
  /** Money known to be gone, by seat. */
  readonly lost: Float64Array
  /** Number of bookings, by seat. */
  readonly bookings: Int32Array
}

export const indexOf = (seat: number, agent: number): number => seat * agentCount + agent

/** Where everything stood when an event happened. */
interface Places {
  readonly place: Int32Array
  treasure: number
}

/** What one more booking may have added to an amount that was bounded before. */
const usualBooking = 2600

/** Evidence from the events of the last `memory` rounds; pieces are followed from the start. */
export function evidenceFrom(round: number, heard: readonly Event[], memory: number, graph: Graph): Evidence {
  const evidence: Evidence = {
    shown: new Float64Array(seatCount * agentCount),
    most: new Float64Array(seatCount * agentCount).fill(startMoney),
    interest: new Float64Array(seatCount * agentCount),
    orders: new Int32Array(seatCount * agentCount),
    lost: new Float64Array(seatCount),
    bookings: new Int32Array(seatCount),
  }
  const places: Places = { place: startPlaces(graph), treasure: graph.numberOf.get('0,0')! }
  for (const event of heard) {
    if (event.round >= round - memory) learn(evidence, event, places, graph)
    follow(evidence, event, places, graph)
  }
  return evidence
}

/** What an event says about money. */
function learn(evidence: Evidence, event: Event, places: Places, graph: Graph): void {
  const { shown, most, interest, orders, lost, bookings } = evidence
  switch (event.type) {
    case 'booked':
      return learnBooking(evidence, event.seat, places, graph)
    case 'ordered':
      orders[indexOf(event.seat, event.order.agent)]++
      interest[indexOf(event.seat, event.order.agent)] += bookings[event.seat] > 0 ? 0.8 : 0.1
      if (event.order.type === 'murder') prove(evidence, event.seat, event.order.agent, murderPrice)
      return
    case 'vetoed':
    case 'raised':
    case 'held':
      return prove(evidence, event.seat, event.agent, event.amount)
    case 'gaveUp': {
      const i = indexOf(event.seat, event.agent)
      most[i] = Math.max(shown[i], Math.min(most[i], event.amount - 1))
      return
    }
    case 'withdrew': {
      const i = indexOf(event.seat, event.agent)
      most[i] = Math.max(shown[i], Math.min(most[i], event.amount * 1.1 + 50))
      return
    }
    case 'murdered': {
      const i = indexOf(event.seat, event.agent)
      lost[event.seat] += murderPrice
      shown[i] = Math.max(0, shown[i] - murderPrice)
      most[i] = Math.max(shown[i], most[i] - murderPrice)
      return
    }
    default:
  }
}

/** A booking went to some agent, most likely to one near the treasure. */
function learnBooking({ interest, most, bookings }: Evidence, seat: number, places: Places, graph: Graph): void {
  bookings[seat]++
  for (let agent = 0; agent < agentCount; agent++) {
    const i = indexOf(seat, agent)
    const at = places.place[agent]
    if (at >= 0) interest[i] += Math.exp(-0.9 * graph.distance[at * graph.count + places.treasure])
    most[i] = Math.min(startMoney, most[i] + usualBooking)
  }
}

function prove({ shown, most }: Evidence, seat: number, agent: number, amount: number): void {
  const i = indexOf(seat, agent)
  shown[i] = Math.max(shown[i], amount)
  if (most[i] < shown[i]) most[i] = shown[i]
}

/** Where an event leaves the pieces, and whose money dies with a victim. */
function follow({ shown, lost }: Evidence, event: Event, places: Places, graph: Graph): void {
  if (event.type === 'moved' || event.type === 'carried') {
    places.place[event.agent] = graph.numberOf.get(event.to)!
    if (event.type === 'carried') places.treasure = places.place[event.agent]
  } else if (event.type === 'murdered') {
    places.place[event.victim] = -1
    for (let seat = 0; seat < seatCount; seat++) lost[seat] += shown[indexOf(seat, event.victim)]
  }
}

/** Where the agents start: 2k and 2k+1 on the side between headquarters k and k+1, each next to one of them. */
export function startPlaces({ headquarters, next, teamAt, distance, count }: Graph): Int32Array {
  const place = new Int32Array(agentCount)
  const nextToward = (from: number, goal: number) =>
    next[from]
      .filter((point) => teamAt[point] < 0 && next[point].length < 6)
      .reduce((best, point) => (distance[point * count + goal] < distance[best * count + goal] ? point : best))
  for (let k = 0; k < seatCount; k++) {
    const to = headquarters[(k + 1) % seatCount]
    place[2 * k] = nextToward(headquarters[k], to)
    place[2 * k + 1] = nextToward(to, headquarters[k])
  }
  return place
}
