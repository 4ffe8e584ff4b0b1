import { agentCount, seatCount, startMoney } from '../facts'
import { indexOf } from './evidence'

/** Amounts are kept in steps this wide: cell 0 is no money, cell n is about n steps. */
export const step = 250
export const cells = startMoney / step + 1

/** What everyone may think of all ledgers: for each seat and agent a probability of each amount. */
export interface Ledgers {
  /** Probabilities by `indexOf(seat, agent) * cells + cell`; those of the dead stay, as money spent. */
  readonly weights: Float64Array
  /** Money paid for murders, by seat. */
  readonly fees: Float64Array
}

export type Likelihood = (amount: number) => number

export function emptyLedgers(): Ledgers {
  const weights = new Float64Array(seatCount * agentCount * cells)
  for (let i = 0; i < seatCount * agentCount; i++) weights[i * cells] = 1
  return { weights, fees: new Float64Array(seatCount) }
}

/** Probability that a seat has any money on an agent. */
export const anyOn = ({ weights }: Ledgers, seat: number, agent: number): number =>
  1 - weights[indexOf(seat, agent) * cells]

export function meanOn({ weights }: Ledgers, seat: number, agent: number): number {
  const from = indexOf(seat, agent) * cells
  let sum = 0
  for (let cell = 1; cell < cells; cell++) sum += weights[from + cell] * cell
  return sum * step
}

/** What a seat has probably not booked yet. */
export function cashOf(ledgers: Ledgers, seat: number): number {
  let spent = ledgers.fees[seat]
  for (let agent = 0; agent < agentCount; agent++) spent += meanOn(ledgers, seat, agent)
  return Math.max(0, startMoney - spent)
}

/** How likely a booking is of each size, by cell: a large stake, the price of a murder, or anything. */
const sizes: Float64Array = (() => {
  const share = new Float64Array(cells)
  const kinds = [
    { from: 2500, to: 3000, weight: 0.6 },
    { from: 3250, to: 3500, weight: 0.2 },
    { from: 1000, to: 1500, weight: 0.1 },
    { from: 250, to: 8000, weight: 0.1 },
  ]
  for (const { from, to, weight } of kinds)
    for (let cell = from / step; cell <= to / step; cell++) share[cell] += weight / ((to - from) / step + 1)
  return share
})()

/** The sizes a seat can still afford, adding up to 1. */
function affordable(most: number): Float64Array {
  const share = sizes.slice(0, most + 1)
  const total = share.reduce((sum, one) => sum + one, 0)
  return share.map((one) => one / total)
}

/** Adds a booking that went to one of the agents, in the given proportions. */
export function addBooking(ledgers: Ledgers, seat: number, likely: Float64Array): void {
  const { weights } = ledgers
  const share = affordable(Math.min(cells - 1, Math.max(1, Math.round(cashOf(ledgers, seat) / step))))
  const all = likely.reduce((sum, one) => sum + one, 0)
  for (let agent = 0; agent < agentCount; agent++) {
    if (likely[agent] === 0) continue
    const chance = likely[agent] / all
    const from = indexOf(seat, agent) * cells
    const before = weights.slice(from, from + cells)
    for (let cell = 0; cell < cells; cell++) weights[from + cell] *= 1 - chance
    for (let had = 0; had < cells; had++) {
      if (before[had] < 1e-6) continue
      for (let size = 1; size < share.length; size++)
        weights[from + Math.min(cells - 1, had + size)] += before[had] * chance * share[size]
    }
  }
}

/** Weighs what a seat may have on an agent by how well it explains what was seen; the impossible changes nothing. */
export function weigh({ weights }: Ledgers, seat: number, agent: number, likelihood: Likelihood): void {
  const from = indexOf(seat, agent) * cells
  const likely = new Float64Array(cells)
  let sum = 0
  for (let cell = 0; cell < cells; cell++) {
    likely[cell] = weights[from + cell] * likelihood(cell * step)
    sum += likely[cell]
  }
  if (sum < 1e-12) return
  for (let cell = 0; cell < cells; cell++) weights[from + cell] = likely[cell] / sum
}

/** Expected number of agents a seat has money on. */
export function spread(ledgers: Ledgers, seat: number): number {
  let sum = 0
  for (let agent = 0; agent < agentCount; agent++) sum += anyOn(ledgers, seat, agent)
  return sum
}

/** Scales all odds of a seat so that it has money on as many agents as before: less here means more elsewhere. */
export function keepSpread(ledgers: Ledgers, seat: number, wanted: number): void {
  const factor = factorFor(ledgers, seat, wanted)
  for (let agent = 0; agent < agentCount; agent++) {
    const from = indexOf(seat, agent) * cells
    const any = anyOn(ledgers, seat, agent)
    const sum = any * factor + 1 - any
    for (let cell = 0; cell < cells; cell++) ledgers.weights[from + cell] *= (cell === 0 ? 1 : factor) / sum
  }
}

/** Factor of the odds that gives the wanted spread, by bisection. */
function factorFor(ledgers: Ledgers, seat: number, wanted: number): number {
  let [low, high] = [-8, 8]
  for (let round = 0; round < 20; round++) {
    const factor = Math.exp((low + high) / 2)
    let sum = 0
    for (let agent = 0; agent < agentCount; agent++) {
      const any = anyOn(ledgers, seat, agent)
      sum += (any * factor) / (any * factor + 1 - any)
    }
    if (sum < wanted) low = (low + high) / 2
    else high = (low + high) / 2
  }
  return Math.exp((low + high) / 2)
}

/** Takes the price of a murder off what a seat may have on the killer. */
export function payFee({ weights, fees }: Ledgers, seat: number, agent: number, price: number): void {
  const from = indexOf(seat, agent) * cells
  const before = weights.slice(from, from + cells)
  weights.fill(0, from, from + cells)
  before.forEach((weight, cell) => (weights[from + Math.max(0, cell - price / step)] += weight))
  fees[seat] += price
}

/** Makes one amount certain. */
export function settle({ weights }: Ledgers, seat: number, agent: number, amount: number): void {
  const from = indexOf(seat, agent) * cells
  weights.fill(0, from, from + cells)
  weights[from + Math.min(cells - 1, Math.max(1, Math.ceil(amount / step)))] = 1
}
