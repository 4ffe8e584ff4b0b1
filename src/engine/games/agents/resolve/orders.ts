/** What an order does once no veto has stopped it. */
import { tell } from '../../../core/step'
import { murderPrice, type Agent, type Order, type Point } from '../facts'
import { winnersBy } from '../outcome'
import { endGame, endTurn } from './endings'
import { momentOf, type GameMotion } from '../motion'
import { writeNote } from './notes'

/** Carries an order out, and ends the turn or the game. */
export function carryOut(motion: GameMotion, order: Order): void {
  const winners = winnersBy(motion.table, order)
  if (order.type === 'murder') murder(motion, order)
  else walk(motion, order)
  if (winners === null) endTurn(motion)
  else endGame(motion, 'headquarters', winners, 'AG-9.1')
}

function walk(motion: GameMotion, order: Extract<Order, { type: 'move' | 'carry' }>): void {
  const { table } = motion
  const { agent, from, to } = order
  const carries = order.type === 'carry'
  relocate(motion, agent, to)
  if (carries) table.treasure = to
  const [type, rule] = carries ? (['carried', 'AG-4.2'] as const) : (['moved', 'AG-4.1'] as const)
  tell(motion, { type, rule, ...momentOf(table), seat: table.seat, agent, from, to })
}

/** The mover pays the killer's price, and all money on the victim is lost; neither sum is told (AG-5.2, AG-5.3). */
function murder(motion: GameMotion, { agent, victim, at }: Extract<Order, { type: 'murder' }>): void {
  const { table, own } = motion
  const { seat } = table
  const when = momentOf(table)
  setAmount(motion, seat, agent, own[seat].on[agent] - murderPrice)
  own[seat].fees = [...own[seat].fees, { agent, ...when }]
  own.forEach((_, loser) => setAmount(motion, loser, victim, 0))
  relocate(motion, victim, null)
  writeNote(motion, { type: 'murdered', seat, agent, ...when })
  tell(motion, { type: 'murdered', rule: 'AG-5.3', ...when, seat, agent, victim, at })
}

function relocate({ table }: GameMotion, agent: Agent, to: Point | null): void {
  table.agents = table.agents.map((at, other) => (other === agent ? to : at))
}

function setAmount({ own }: GameMotion, seat: number, agent: Agent, amount: number): void {
  if (own[seat].on[agent] === amount) return
  own[seat].on = own[seat].on.map((sum, other) => (other === agent ? amount : sum))
}

/** Writes a booking into a seat's ledger (AG-3.4). */
export function book(motion: GameMotion, seat: number, agent: Agent, amount: number): void {
  const ledger = motion.own[seat]
  setAmount(motion, seat, agent, ledger.on[agent] + amount)
  ledger.money -= amount
  ledger.bookings = [...ledger.bookings, { agent, amount, ...momentOf(motion.table) }]
}
