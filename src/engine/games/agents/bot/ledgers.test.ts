import { describe, expect, it } from 'vitest'
import { agentCount, startMoney } from '../facts'
import { indexOf } from './evidence'
import { addBooking, anyOn, cashOf, cells, emptyLedgers, keepSpread } from './ledgers'
import { meanOn, payFee, settle, spread, weigh, type Ledgers } from './ledgers'

const anywhere = new Float64Array(agentCount).fill(1)
const only = (agent: number) => Float64Array.from({ length: agentCount }, (_, one) => (one === agent ? 1 : 0))

const total = ({ weights }: Ledgers, seat: number, agent: number) => {
  const from = indexOf(seat, agent) * cells
  return weights.slice(from, from + cells).reduce((sum, one) => sum + one, 0)
}

describe('probable ledgers', () => {
  it('AG-1.6 begin with all the money and nothing booked', () => {
    const ledgers = emptyLedgers()
    expect(cashOf(ledgers, 3)).toBe(startMoney)
    expect(spread(ledgers, 3)).toBe(0)
  })

  it('spread a booking over the agents it may have gone to, and leave other seats alone', () => {
    const ledgers = emptyLedgers()
    addBooking(ledgers, 2, anywhere)
    expect(spread(ledgers, 2)).toBeCloseTo(1)
    expect(spread(ledgers, 1)).toBe(0)
    expect(anyOn(ledgers, 2, 7)).toBeCloseTo(1 / agentCount)
    expect(total(ledgers, 2, 7)).toBeCloseTo(1)
    expect(cashOf(ledgers, 2)).toBeLessThan(startMoney - 2000)
  })

  it('AG-3.2 never spend more than there is', () => {
    const ledgers = emptyLedgers()
    for (let booking = 0; booking < 20; booking++) addBooking(ledgers, 0, only(4))
    expect(meanOn(ledgers, 0, 4)).toBeLessThanOrEqual(startMoney + 1)
    expect(total(ledgers, 0, 4)).toBeCloseTo(1)
  })

  it('move money elsewhere when one agent turns out to have none', () => {
    const ledgers = emptyLedgers()
    addBooking(ledgers, 0, anywhere)
    const before = anyOn(ledgers, 0, 5)
    weigh(ledgers, 0, 4, (amount) => (amount > 0 ? 0.001 : 1))
    keepSpread(ledgers, 0, 1)
    expect(spread(ledgers, 0)).toBeCloseTo(1, 3)
    expect(anyOn(ledgers, 0, 4)).toBeLessThan(0.01)
    expect(anyOn(ledgers, 0, 5)).toBeGreaterThan(before)
  })

  it('ignore what contradicts everything', () => {
    const ledgers = emptyLedgers()
    weigh(ledgers, 0, 4, () => 0)
    expect(total(ledgers, 0, 4)).toBe(1)
  })

  it('AG-5.2 take the price of a murder off the killer', () => {
    const ledgers = emptyLedgers()
    settle(ledgers, 0, 4, 2750)
    payFee(ledgers, 0, 4, 1000)
    expect(meanOn(ledgers, 0, 4)).toBe(1750)
    expect(cashOf(ledgers, 0)).toBe(startMoney - 2750)
  })
})
