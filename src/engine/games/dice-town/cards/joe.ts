import type { Seat } from '../../../core/contract'
import { show, tell } from '../../../core/step'
import { joePrice } from '../facts'
import { pay } from '../goods'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { discard } from './deck'
import { joeTargets } from './targets'

/** Nervous Joe (DT-13.9). */

/** Lays Joe open as soon as someone gets him; his target is named before anyone may answer him. */
export function runJoe(motion: GameMotion, seat: Seat) {
  const { table } = motion
  const targets = joeTargets(table, seat)
  const idle = targets.every((target) => table.players[target].money === 0)
  show(motion, { type: 'joe', seat, idle, rule: 'DT-13.9' })
  if (idle) discard(motion, ['joe'], true)
  else if (targets.length === 1) playJoe(motion, seat, targets[0])
  else {
    table.open = ['joe']
    enterPhase(motion, { type: 'joe', seat })
  }
}

export function playJoe(motion: GameMotion, seat: Seat, target: Seat) {
  doNext(motion, { do: 'play', played: [{ seat, card: 'joe', target }] })
}

export function collectForJoe(motion: GameMotion, seat: Seat, target: Seat) {
  const money = pay(motion, target, seat, joePrice)
  tell(motion, { type: 'joePaid', from: target, to: seat, money, rule: 'DT-13.9' })
}
