import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import { murderPrice, type Answer, type OrderAnswer } from '../facts'
import { orderOf } from '../legal/orders'
import { endGame, endTurn } from './endings'
import { momentOf, type GameMotion } from '../motion'
import { noteClaim, writeNote } from './notes'
import { book } from './orders'

/** One order, one booking or a pass (AG-2.1). Offering a draw does not use the turn up (AG-9.2). */
export function resolveTurn(motion: GameMotion, answer: Answer): void {
  const { table } = motion
  const { seat } = table
  const when = momentOf(table)
  switch (answer.type) {
    case 'book':
      book(motion, seat, answer.agent, answer.amount)
      writeNote(motion, { type: 'booked', seat, ...when })
      tell(motion, { type: 'booked', rule: 'AG-3.3', ...when, seat })
      return endTurn(motion)
    case 'move':
    case 'carry':
    case 'murder':
      return openWindow(motion, answer)
    case 'offerDraw':
      table.offered = true
      table.phase = { type: 'draw' }
      return tell(motion, { type: 'drawOffered', rule: 'AG-9.2', ...when, seat })
    default:
      tell(motion, { type: 'passed', rule: 'AG-2.1', ...when, seat })
      return endTurn(motion)
  }
}

function openWindow(motion: GameMotion, answer: OrderAnswer): void {
  const { table } = motion
  const { seat } = table
  const order = orderOf(table, answer)
  // A murder order shows by itself that its price is booked (AG-5.1).
  if (order.type === 'murder') noteClaim(motion, seat, order.agent, murderPrice)
  table.phase = { type: 'window', pending: { order, held: 0, lost: [] } }
  tell(motion, { type: 'ordered', rule: 'AG-6.1', ...momentOf(table), seat, order })
}

/** A draw takes all five; otherwise the turn goes on (AG-9.2). */
export function resolveDraw(motion: GameMotion, answers: ReadonlyMap<Seat, Answer>): void {
  const { table } = motion
  const agreed = [...answers].flatMap(([seat, answer]) => (answer.type === 'agree' ? [seat] : [])).sort()
  if (agreed.length === answers.size) return endGame(motion, 'agreement', [], 'AG-9.2')
  table.phase = { type: 'turn' }
  tell(motion, { type: 'drawRefused', rule: 'AG-9.2', ...momentOf(table), seat: table.seat, agreed })
}
