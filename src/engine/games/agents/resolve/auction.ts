/** The veto window, and the auction between the mover and one vetoer. */
import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import { possibleVetoers } from '../ask'
import { amountsPerAuction, type Answer, type Auction, type Pending, type PhaseOf } from '../facts'
import { endTurn } from './endings'
import { momentOf, type GameMotion } from '../motion'
import { noteClaim } from './notes'
import { carryOut } from './orders'

/** The first veto to arrive opens the auction (AG-6.4). When all have let go, the order happens (AG-6.3). */
export function resolveWindow(motion: GameMotion, phase: PhaseOf<'window'>, answers: ReadonlyMap<Seat, Answer>): void {
  const { pending } = phase
  for (const [vetoer, answer] of answers)
    if (answer.type === 'veto')
      return bid(motion, pending, { vetoer, bid: answer.amount, named: 1 }, 'vetoed', 'AG-6.4')
  carryOut(motion, pending.order)
}

/** The vetoer names an amount, and the mover is asked, whether able to hold or not (AG-7.1). */
function bid(motion: GameMotion, pending: Pending, auction: Auction, type: 'vetoed' | 'raised', rule: string): void {
  const { vetoer, bid: amount } = auction
  const { agent } = pending.order
  noteClaim(motion, vetoer, agent, amount)
  motion.table.phase = { type: 'hold', pending, auction }
  tell(motion, { type, rule, ...momentOf(motion.table), seat: vetoer, agent, amount })
}

export function resolveHold(motion: GameMotion, { pending, auction }: PhaseOf<'hold'>, answer: Answer): void {
  const { table } = motion
  const { seat } = table
  const { order } = pending
  const { vetoer, bid: amount, named } = auction
  const when = momentOf(table)
  if (answer.type !== 'hold') {
    tell(motion, { type: 'gaveUp', rule: 'AG-7.1', ...when, seat, agent: order.agent, amount })
    tell(motion, { type: 'foiled', rule: 'AG-7.6', ...when, seat, order, vetoer })
    return endTurn(motion)
  }
  noteClaim(motion, seat, order.agent, amount)
  tell(motion, { type: 'held', rule: 'AG-7.1', ...when, seat, agent: order.agent, amount })
  const held = { ...pending, held: amount }
  if (named >= amountsPerAuction) return loseVeto(motion, held, vetoer, 'AG-7.4')
  table.phase = { type: 'raise', pending: held, auction }
}

export function resolveRaise(motion: GameMotion, { pending, auction }: PhaseOf<'raise'>, answer: Answer): void {
  if (answer.type !== 'raise') return loseVeto(motion, pending, auction.vetoer, 'AG-7.7')
  const raised = { ...auction, bid: answer.amount, named: auction.named + 1 }
  bid(motion, pending, raised, 'raised', 'AG-7.3')
}

/** The vetoer gets a turn to skip, and the window reopens for those who are left (AG-7.7, AG-7.8). */
function loseVeto(motion: GameMotion, before: Pending, vetoer: Seat, rule: 'AG-7.4' | 'AG-7.7'): void {
  const { table } = motion
  const { order, held } = before
  const pending: Pending = { order, held, lost: [...before.lost, vetoer] }
  table.skips = table.skips.map((count, seat) => (seat === vetoer ? count + 1 : count))
  tell(motion, {
    type: 'withdrew',
    rule,
    ...momentOf(table),
    seat: vetoer,
    agent: order.agent,
    amount: held,
    forced: rule === 'AG-7.4',
    skips: table.skips[vetoer],
  })
  if (possibleVetoers(table, pending).length === 0) return carryOut(motion, order)
  table.phase = { type: 'window', pending }
  tell(motion, { type: 'reopened', rule: 'AG-7.8', ...momentOf(table), seat: table.seat, least: held + 1 })
}
