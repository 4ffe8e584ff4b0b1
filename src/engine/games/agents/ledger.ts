/** What a seat has paid, and what that is worth now. */
import { agentCount, murderPrice, startMoney, type Agent, type Ledger } from './facts'

export const emptyLedger: Ledger = {
  money: startMoney,
  bookings: [],
  fees: [],
  on: Array<number>(agentCount).fill(0),
}

/** Whether a seat has enough on an agent to order a murder (AG-5.1). */
export const paysForMurder = (ledger: Ledger, agent: Agent): boolean => ledger.on[agent] >= murderPrice

/** The agents a seat has money on, with what counts on each (AG-3.4). */
export function holdingsOf(ledger: Ledger): { readonly agent: Agent; readonly amount: number }[] {
  return ledger.on.flatMap((amount, agent) => (amount > 0 ? [{ agent, amount }] : []))
}

/** A line of a ledger: a booking, or the price of a murder as a negative amount. */
export interface Entry {
  readonly type: 'booking' | 'fee'
  readonly agent: Agent
  readonly amount: number
  readonly turn: number
  readonly round: number
}

/** A ledger line by line, oldest first. */
export function entriesOf(ledger: Ledger): Entry[] {
  const bookings = ledger.bookings.map((one): Entry => ({ type: 'booking', ...one }))
  const fees = ledger.fees.map((one): Entry => ({ type: 'fee', ...one, amount: -murderPrice }))
  return [...bookings, ...fees].sort((a, b) => a.turn - b.turn)
}

/** What a seat has paid each agent, less murders; agents that have died since included (AG-3.6). */
export function paidTo(ledger: Ledger): { readonly agent: Agent; readonly amount: number }[] {
  const entries = entriesOf(ledger)
  return ledger.on.flatMap((_, agent) => {
    const own = entries.filter((one) => one.agent === agent)
    return own.length === 0 ? [] : [{ agent, amount: own.reduce((sum, one) => sum + one.amount, 0) }]
  })
}
