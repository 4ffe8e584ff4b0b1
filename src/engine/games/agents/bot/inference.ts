import { agentCount, murderPrice, seatCount, teamOf, type Event, type Order } from '../facts'
import { evaluate } from './evaluate'
import { indexOf, startPlaces } from './evidence'
import type { Graph } from './graph'
import { addBooking, anyOn, cashOf, emptyLedgers, keepSpread, meanOn, payFee } from './ledgers'
import { settle, spread, step, weigh, type Ledgers, type Likelihood } from './ledgers'
import { apply, deedOf, undo, type State } from './state'

/** What the public events say about all ledgers, by Bayes' rule. */
export interface Inference {
  readonly graph: Graph
  readonly ledgers: Ledgers
  /** Proven amounts, by `indexOf`. */
  readonly shown: Float64Array
  readonly place: Int32Array
  treasure: number
  judged: Judged | null
}

/** An order that may still be vetoed. */
interface Judged {
  readonly order: Order
  readonly mover: number
  /** Chances each team would lose by it. */
  readonly harm: readonly number[]
  held: number
  readonly vetoers: number[]
}

/** Measured in recorded games, most of them of hard bots, by the log loss of the true ledgers. */
const habits = {
  /** How much likelier a seat moves an agent it has paid, and carries with it. */
  moveOwn: 8,
  carryOwn: 1.5,
  /** Likelihood of booking again on the same agent relative to another. */
  again: 0.25,
  /** Decay of bookings with the agent's distance to the treasure. */
  near: 0.9,
  /** How often a seat gives up an auction that it could go on with. */
  meek: 0.01,
  /** Chance that a seat with money vetoes an order, by the harm to its team. */
  vetoes: [
    { harm: -0.02, chance: 0.016 },
    { harm: 0.01, chance: 0.04 },
    { harm: 0.035, chance: 0.104 },
    { harm: 0.075, chance: 0.216 },
    { harm: 0.15, chance: 0.496 },
    { harm: 0.25, chance: 0.624 },
  ],
}

export function infer(heard: readonly Event[], graph: Graph): Inference {
  const inference: Inference = {
    graph,
    ledgers: emptyLedgers(),
    shown: new Float64Array(seatCount * agentCount),
    place: startPlaces(graph),
    treasure: graph.numberOf.get('0,0')!,
    judged: null,
  }
  for (const event of heard) hear(inference, event)
  return inference
}

function hear(inference: Inference, event: Event): void {
  switch (event.type) {
    case 'booked':
      return hearBooking(inference, event.seat)
    case 'ordered':
      return hearOrder(inference, event.seat, event.order)
    case 'vetoed':
      inference.judged?.vetoers.push(event.seat)
      return hearBid(inference, event.seat, event.agent, event.amount)
    case 'raised':
      return hearBid(inference, event.seat, event.agent, event.amount)
    case 'held':
      if (inference.judged) inference.judged.held = event.amount
      return prove(inference, event.seat, event.agent, event.amount)
    case 'gaveUp':
      return learn(inference, event.seat, event.agent, (amount) => (amount >= event.amount ? habits.meek : 1))
    case 'withdrew':
      return learn(inference, event.seat, event.agent, (amount) => (amount > event.amount ? habits.meek : 1))
    case 'moved':
    case 'carried':
      hearSilence(inference)
      inference.place[event.agent] = inference.graph.numberOf.get(event.to)!
      if (event.type === 'carried') inference.treasure = inference.place[event.agent]
      return
    case 'murdered':
      hearSilence(inference)
      return hearMurder(inference, event.seat, event.agent, event.victim)
    default:
  }
}

/** Learns about one agent; less there means more elsewhere. */
function learn({ ledgers, shown }: Inference, seat: number, agent: number, likelihood: Likelihood): void {
  const before = spread(ledgers, seat)
  const least = shown[indexOf(seat, agent)] - step / 2
  weigh(ledgers, seat, agent, (amount) => (amount < least ? 1e-6 : likelihood(amount)))
  keepSpread(ledgers, seat, before)
}

const distanceOf = ({ graph, place, treasure }: Inference, agent: number) =>
  graph.distance[place[agent] * graph.count + treasure]

function hearBooking(inference: Inference, seat: number): void {
  const likely = new Float64Array(agentCount)
  for (let agent = 0; agent < agentCount; agent++) {
    if (inference.place[agent] < 0) continue
    const any = anyOn(inference.ledgers, seat, agent)
    likely[agent] = Math.exp(-habits.near * distanceOf(inference, agent)) * (1 - any + habits.again * any)
  }
  addBooking(inference.ledgers, seat, likely)
}

/** How much likelier an order becomes with an amount on the agent. */
function pullOf(order: Order, amount: number): number {
  const most = order.type === 'move' ? habits.moveOwn : habits.carryOwn
  return amount < step ? 1 : 1 + (most - 1) * Math.min(1, amount / 2200)
}

function hearOrder(inference: Inference, seat: number, order: Order): void {
  if (order.type === 'murder') prove(inference, seat, order.agent, murderPrice)
  else learnFromChoice(inference, seat, order)
  inference.judged = { order, mover: seat, harm: harmOf(inference, seat, order), held: 0, vetoers: [] }
}

/** Compares the agent a seat chose with those it could have chosen at the same distance to the treasure. */
function learnFromChoice(inference: Inference, seat: number, order: Order): void {
  const { ledgers, place } = inference
  const before = spread(ledgers, seat)
  if (before === 0) return
  const reach = distanceOf(inference, order.agent)
  const pulls = new Float64Array(agentCount)
  let sum = 0
  for (let agent = 0; agent < agentCount; agent++) {
    if (place[agent] < 0 || distanceOf(inference, agent) !== reach) continue
    const any = anyOn(ledgers, seat, agent)
    pulls[agent] = 1 - any + any * pullOf(order, any > 0 ? meanOn(ledgers, seat, agent) / any : 0)
    sum += pulls[agent]
  }
  for (let agent = 0; agent < agentCount; agent++) {
    if (pulls[agent] === 0) continue
    const rest = sum - pulls[agent]
    weigh(ledgers, seat, agent, (amount) => {
      const pull = pullOf(order, amount)
      return (agent === order.agent ? pull : 1) / (rest + pull)
    })
  }
  keepSpread(ledgers, seat, before)
}

/** What each team would lose by an order, as far as everyone can tell. */
function harmOf(inference: Inference, mover: number, order: Order): readonly number[] {
  const state = publicState(inference, mover)
  const idle = new Float64Array(3)
  const done = new Float64Array(3)
  evaluate(state, idle)
  const applied = apply(state, deedOf(order, inference.graph))
  evaluate(state, done)
  undo(state, applied)
  return [0, 1, 2].map((team) => idle[team] - done[team])
}

function publicState({ graph, ledgers, place, treasure }: Inference, seat: number): State {
  const size = seatCount * agentCount
  const on = Float64Array.from({ length: size }, (_, i) => meanOn(ledgers, Math.floor(i / agentCount), i % agentCount))
  const cash = Float64Array.from({ length: seatCount }, (_, other) => cashOf(ledgers, other))
  const [sure, more, fall] = [0, 0, 1].map((value) => new Float64Array(size).fill(value))
  const pieces = { graph, at: place.slice(), treasure, seat, skips: new Int32Array(seatCount) }
  return { ...pieces, on, sure, more, fall, cash, assess: evaluate, unseen: 'any', won: -1 }
}

/** Chance of a veto, interpolated between the measured ones. */
function vetoChance(harm: number): number {
  const known = habits.vetoes
  const next = known.findIndex((one) => harm <= one.harm)
  if (next === 0) return known[0].chance
  if (next < 0) return known[known.length - 1].chance
  const [low, high] = [known[next - 1], known[next]]
  return low.chance + ((harm - low.harm) / (high.harm - low.harm)) * (high.chance - low.chance)
}

/** An order was carried out: those it harms probably could not stop it. */
function hearSilence(inference: Inference): void {
  const { judged, shown } = inference
  inference.judged = null
  if (judged === null) return
  const { order, mover, harm, held, vetoers } = judged
  const least = Math.max(held, shown[indexOf(mover, order.agent)])
  for (let seat = 0; seat < seatCount; seat++) {
    if (teamOf(seat) === teamOf(mover) || vetoers.includes(seat)) continue
    const chance = vetoChance(harm[teamOf(seat)])
    learn(inference, seat, order.agent, (amount) => (amount > least ? 1 - chance : 1))
  }
}

/** A bid proves an amount, and usually hides a part of what is there. */
function hearBid(inference: Inference, seat: number, agent: number, amount: number): void {
  prove(inference, seat, agent, amount)
  learn(inference, seat, agent, (have) => {
    const share = amount / Math.max(have, amount)
    return (share > 0.33 && share < 0.88 ? 1 : 0.25) / Math.max(have, amount)
  })
}

function prove(inference: Inference, seat: number, agent: number, amount: number): void {
  const { shown, ledgers } = inference
  const i = indexOf(seat, agent)
  shown[i] = Math.max(shown[i], amount)
  learn(inference, seat, agent, () => 1)
  // What was thought next to impossible has turned out true.
  if (anyOn(ledgers, seat, agent) < 0.5) settle(ledgers, seat, agent, amount)
}

function hearMurder({ ledgers, shown, place }: Inference, seat: number, killer: number, victim: number): void {
  place[victim] = -1
  payFee(ledgers, seat, killer, murderPrice)
  shown[indexOf(seat, killer)] = Math.max(0, shown[indexOf(seat, killer)] - murderPrice)
}
