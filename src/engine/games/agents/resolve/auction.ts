import type { Seat, Told } from '../../../core/contract'
import { tellAll } from '../../../core/views'
import { watchers } from '../ask'
import { amountsPerAuction, type Answer, type Auction, type Event, type Pending, type Step, type World } from '../facts'
import { claiming, finishTurn, inPhase, stamp, withTable } from './endings'
import { carryOut } from './orders'

type At<Type extends string> = Extract<World['table']['phase'], { type: Type }>

/** The first veto that arrived opens the auction (AG-6.4); when all have let go the order happens (AG-6.3). */
export function resolveWindow(world: World, phase: At<'window'>, answers: ReadonlyMap<Seat, Answer>): Step {
  for (const [vetoer, answer] of answers)
    if (answer.type === 'veto')
      return bid(world, phase.pending, { vetoer, bid: answer.amount, named: 1 }, 'vetoed', 'AG-6.4')
  return carryOut(world, phase.pending.order, [])
}

/** The vetoer names an amount; the mover is asked, able to hold or not (AG-7.1). */
function bid(world: World, pending: Pending, auction: Auction, type: 'vetoed' | 'raised', rule: string): Step {
  const { vetoer, bid: amount } = auction
  const { agent } = pending.order
  return {
    world: inPhase(claiming(world, vetoer, agent, amount), { type: 'hold', pending, auction }),
    told: [tellAll({ type, rule, ...stamp(world.table), seat: vetoer, agent, amount })],
  }
}

export function resolveHold(world: World, phase: At<'hold'>, answer: Answer): Step {
  const { pending, auction } = phase
  const { seat } = world.table
  const { agent } = pending.order
  const said = { ...stamp(world.table), seat, agent, amount: auction.bid }
  if (answer.type !== 'hold') {
    const { order } = pending
    return finishTurn(world, [
      tellAll({ type: 'gaveUp', rule: 'AG-7.1', ...said }),
      tellAll({ type: 'foiled', rule: 'AG-7.6', ...stamp(world.table), seat, order, vetoer: auction.vetoer }),
    ])
  }
  const after = claiming(world, seat, agent, auction.bid)
  const held = { pending: { ...pending, held: auction.bid }, auction }
  const told = [tellAll<Event>({ type: 'held', rule: 'AG-7.1', ...said })]
  if (auction.named >= amountsPerAuction) return loseVeto(after, held, told, true)
  return { world: inPhase(after, { type: 'raise', ...held }), told }
}

export function resolveRaise(world: World, phase: At<'raise'>, answer: Answer): Step {
  const { pending, auction } = phase
  if (answer.type !== 'raise') return loseVeto(world, phase, [], false)
  const raised = { ...auction, bid: answer.amount, named: auction.named + 1 }
  return bid(world, pending, raised, 'raised', 'AG-7.3')
}

/** The vetoer gains a turn to skip, and the window opens anew for those who are left (AG-7.7, AG-7.8). */
function loseVeto(
  world: World,
  { pending: before, auction: { vetoer } }: Omit<At<'raise'>, 'type'>,
  told: readonly Told<Event>[],
  forced: boolean,
): Step {
  const { order, held } = before
  const pending: Pending = { order, held, lost: [...before.lost, vetoer] }
  const skips = world.table.skips.map((count, seat) => (seat === vetoer ? count + 1 : count))
  const at = stamp(world.table)
  const news: Told<Event>[] = [
    ...told,
    tellAll({
      type: 'withdrew',
      rule: forced ? 'AG-7.4' : 'AG-7.7',
      ...at,
      seat: vetoer,
      agent: order.agent,
      amount: held,
      forced,
      skips: skips[vetoer],
    }),
  ]
  const after = withTable(world, { skips })
  if (watchers(after.table, pending).length === 0) return carryOut(after, order, news)
  const reopened: Event = { type: 'reopened', rule: 'AG-7.8', ...at, seat: world.table.seat, least: held + 1 }
  return { world: inPhase(after, { type: 'window', pending }), told: [...news, tellAll(reopened)] }
}
