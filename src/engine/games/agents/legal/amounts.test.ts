import { expect, it } from 'vitest'
import type { Ledger, Order } from '../facts'
import { emptyLedger } from '../ledger'
import { bookingAmounts, canHold, isAny, isWithin, raiseAmounts, vetoAmounts } from './amounts'

const order: Order = { type: 'move', agent: 2, from: '-1,3', to: '-1,2' }
const own: Ledger = { ...emptyLedger, money: 40, on: emptyLedger.on.map((_, agent) => (agent === 2 ? 300 : 9999)) }

it('AG-3.2 a booking is between 1 and the money left', () => {
  expect(bookingAmounts(own)).toEqual({ least: 1, most: 40 })
  expect(isAny(bookingAmounts({ ...own, money: 0 }))).toBe(false)
})

it('AG-6.2 AG-6.5 a veto is more than what was held, and at most what is on the ordered agent', () => {
  const veto = (least: number) => vetoAmounts(own, { type: 'window', mover: 0, order, least })
  expect(veto(201)).toEqual({ least: 201, most: 300 })
  expect([200, 201, 300, 301].map((amount) => isWithin(veto(201), amount))).toEqual([false, true, true, false])
  expect([300, 301].map((least) => isAny(veto(least)))).toEqual([true, false])
})

it('AG-7.3 a raise is more than what was just held', () => {
  const raise = raiseAmounts(own, { type: 'raise', mover: 0, order, held: 299, amountsLeft: 5 })
  expect(raise).toEqual({ least: 300, most: 300 })
})

it('AG-7.2 a hold takes as much as was bid', () => {
  const hold = (bid: number) => canHold(own, { type: 'hold', order, vetoer: 1, bid, amountsLeft: 19 })
  expect([hold(300), hold(301)]).toEqual([true, false])
})
