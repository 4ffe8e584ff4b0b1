import type { Seat } from '../../../core/contract'
import { tellAll } from '../../../core/views'
import { resolveHold, resolveRaise, resolveWindow } from './auction'
import { murderPrice, type Answer, type Step, type World } from '../facts'
import { claiming, finishGame, finishTurn, inPhase, noting, stamp, withTable } from './endings'
import { orderOf } from '../legal/check'
import { book } from './orders'

/** Carries legal answers out until the next decision. There is no chance in this game once it has begun. */
export function resolve(world: World, answers: ReadonlyMap<Seat, Answer>): Step {
  const { phase, seat } = world.table
  switch (phase.type) {
    case 'turn':
      return resolveTurn(world, answers.get(seat)!)
    case 'window':
      return resolveWindow(world, phase, answers)
    case 'hold':
      return resolveHold(world, phase, answers.get(seat)!)
    case 'raise':
      return resolveRaise(world, phase, answers.get(phase.auction.vetoer)!)
    case 'draw':
      return resolveDraw(world, answers)
    case 'over':
      return { world, told: [] }
    default:
      return phase satisfies never
  }
}

/** One order, one booking or a pass (AG-2.1); offering a draw does not use the turn up (AG-9.2). */
function resolveTurn(world: World, answer: Answer): Step {
  const { table } = world
  const { seat } = table
  const at = stamp(table)
  switch (answer.type) {
    case 'book': {
      const noted = noting(book(world, seat, answer.agent, answer.amount), { type: 'booked', seat, ...at })
      return finishTurn(noted, [tellAll({ type: 'booked', rule: 'AG-3.3', ...at, seat })])
    }
    case 'move':
    case 'carry':
    case 'murder': {
      const order = orderOf(table, answer)
      // A murder order shows by itself that its price is booked (AG-5.1).
      const shown = order.type === 'murder' ? claiming(world, seat, order.agent, murderPrice) : world
      return {
        world: inPhase(shown, { type: 'window', pending: { order, held: 0, lost: [] } }),
        told: [tellAll({ type: 'ordered', rule: 'AG-6.1', ...at, seat, order })],
      }
    }
    case 'offerDraw':
      return {
        world: withTable(world, { offered: true, phase: { type: 'draw' } }),
        told: [tellAll({ type: 'drawOffered', rule: 'AG-9.2', ...at, seat })],
      }
    default:
      return finishTurn(world, [tellAll({ type: 'passed', rule: 'AG-2.1', ...at, seat })])
  }
}

/** All five must agree; else the turn goes on (AG-9.2). */
function resolveDraw(world: World, answers: ReadonlyMap<Seat, Answer>): Step {
  const agreed = [...answers].flatMap(([seat, answer]) => (answer.type === 'agree' ? [seat] : [])).sort()
  if (agreed.length === answers.size) return finishGame(world, [], 'agreement', [], 'AG-9.2')
  return {
    world: inPhase(world, { type: 'turn' }),
    told: [tellAll({ type: 'drawRefused', rule: 'AG-9.2', ...stamp(world.table), seat: world.table.seat, agreed })],
  }
}
