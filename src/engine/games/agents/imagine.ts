import type { Rng, Seat } from '../../core/contract'
import { pick } from '../../core/rng'
import {
  agentCount,
  murderPrice,
  seatCount,
  startMoney,
  type Agent,
  type Booking,
  type Fee,
  type Ledger,
  type Table,
} from './facts'
import type { GameView, GameWorld } from './motion'

/** What the notebook shows about one seat: when it booked, what it has shown, which murders it has paid for. */
interface Known {
  readonly turns: { readonly turn: number; readonly round: number }[]
  readonly atLeast: number[]
  readonly fees: Fee[]
}

function knownOf(table: Table, seat: Seat): Known {
  const known: Known = { turns: [], atLeast: Array<number>(agentCount).fill(0), fees: [] }
  for (const note of table.notes) {
    if (note.seat !== seat) continue
    const { turn, round } = note
    if (note.type === 'booked') known.turns.push({ turn, round })
    else if (note.type === 'claimed') known.atLeast[note.agent] = Math.max(known.atLeast[note.agent], note.atLeast)
    else {
      known.atLeast[note.agent] = Math.max(0, known.atLeast[note.agent] - murderPrice)
      known.fees.push({ agent: note.agent, turn, round })
    }
  }
  return known
}

/** A world that the viewer can't tell from the true one: the other ledgers are invented to fit the notebook. */
export function imagine(view: GameView, rng: Rng): GameWorld {
  const { table, seat: viewer } = view
  const own = Array.from({ length: seatCount }, (_, seat) => {
    if (table.phase.type === 'over') return table.phase.end.ledgers[seat]
    return seat === viewer ? view.own! : inventLedger(table, seat, rng)
  })
  return { table, own, hidden: null }
}

function inventLedger(table: Table, seat: Seat, rng: Rng): Ledger {
  const known = knownOf(table, seat)
  const needs = new Map<Agent, number>()
  const need = (agent: Agent, amount: number) => needs.set(agent, (needs.get(agent) ?? 0) + amount)
  known.atLeast.forEach((amount, agent) => amount > 0 && need(agent, amount))
  for (const fee of known.fees) need(fee.agent, murderPrice)

  const slots = [...forgottenTurns(table, needs.size - known.turns.length, rng), ...known.turns]
  const wanted = [...needs]
  let spare = startMoney - wanted.reduce((sum, [, amount]) => sum + amount, 0)
  const bookings = slots.map((slot, i): Booking => {
    const [agent, least] = wanted[i] ?? [rng.below(agentCount), 1]
    const open = slots.length - Math.max(i + 1, wanted.length)
    const extra = rng.below(Math.min(Math.max(1, spare - open), pick(rng, [200, 2000, 6000])))
    spare -= wanted[i] ? extra : extra + least
    return { agent, amount: least + extra, ...slot }
  })
  const on = Array<number>(agentCount).fill(0)
  for (const { agent, amount } of bookings) on[agent] += amount
  for (const { agent } of known.fees) on[agent] -= murderPrice
  return {
    money: startMoney - bookings.reduce((sum, { amount }) => sum + amount, 0),
    bookings,
    fees: known.fees,
    on: on.map((amount, agent) => (table.agents[agent] === null ? 0 : amount)),
  }
}

/** Turns older than the notebook on which a seat may have booked. */
function forgottenTurns(table: Table, least: number, rng: Rng): { turn: number; round: number }[] {
  const rounds = table.options.notebook === 'full' ? 0 : Math.max(0, table.round - 2)
  const count = Math.min(rounds, Math.max(0, least, rng.below(6)))
  const first = rng.below(rounds - count + 1)
  return Array.from({ length: count }, (_, i) => ({ turn: 1 + 6 * (first + i), round: first + i + 1 }))
}
