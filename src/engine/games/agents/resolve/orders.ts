import type { Seat, Told } from '../../../core/contract'
import { tellAll } from '../../../core/views'
import { cities } from '../board'
import { murderPrice, partnerOf, type Agent, type Event, type Ledger, type Order, type Step, type World } from '../facts'
import { finishGame, finishTurn, noting, stamp, withTable } from './endings'

/** Carries an order out that no veto stopped, and ends the turn or the game. */
export function carryOut(world: World, order: Order, told: readonly Told<Event>[]): Step {
  switch (order.type) {
    case 'move':
      return finishTurn(relocate(world, order.agent, order.to), [...told, walked(world, order, 'moved', 'AG-4.1')])
    case 'carry': {
      const carried = withTable(relocate(world, order.agent, order.to), { treasure: order.to })
      const news = [...told, walked(world, order, 'carried', 'AG-4.2')]
      const host = cities[world.table.options.city].headquarters.indexOf(order.to)
      if (host < 0) return finishTurn(carried, news)
      const winners = [host, partnerOf(host)].sort()
      return finishGame(carried, news, 'headquarters', winners, 'AG-9.1')
    }
    case 'murder':
      return murder(world, order, told)
    default:
      return order satisfies never
  }
}

function relocate(world: World, agent: Agent, to: string | null): World {
  return withTable(world, { agents: world.table.agents.map((at, other) => (other === agent ? to : at)) })
}

function walked(
  world: World,
  order: Extract<Order, { type: 'move' | 'carry' }>,
  type: 'moved' | 'carried',
  rule: string,
): Told<Event> {
  const { agent, from, to } = order
  return tellAll({ type, rule, ...stamp(world.table), seat: world.table.seat, agent, from, to })
}

/** Murder's price is taken off the killer's orderer, the victim's money is lost; neither sum is told (AG-5.2, AG-5.3). */
function murder(world: World, order: Extract<Order, { type: 'murder' }>, told: readonly Told<Event>[]): Step {
  const { table } = world
  const { seat } = table
  const { agent, victim, at } = order
  const own = world.own.map((ledger, other) => {
    const after = other === seat ? payFee(ledger, agent, table.turn, table.round) : ledger
    return withAmount(after, victim, 0)
  })
  const noted = noting(world, { type: 'murdered', seat, agent, ...stamp(table) })
  const event: Event = { type: 'murdered', rule: 'AG-5.3', ...stamp(table), seat, agent, victim, at }
  return finishTurn(relocate({ ...noted, own }, victim, null), [...told, tellAll(event)])
}

function payFee(ledger: Ledger, agent: Agent, turn: number, round: number): Ledger {
  const paid = withAmount(ledger, agent, ledger.on[agent] - murderPrice)
  return { ...paid, fees: [...ledger.fees, { agent, turn, round }] }
}

function withAmount(ledger: Ledger, agent: Agent, amount: number): Ledger {
  if (ledger.on[agent] === amount) return ledger
  return { ...ledger, on: ledger.on.map((sum, other) => (other === agent ? amount : sum)) }
}

/** Writes a booking into a seat's ledger (AG-3.4). */
export function book(world: World, seat: Seat, agent: Agent, amount: number): World {
  const own = world.own.map((ledger, other) => {
    if (other !== seat) return ledger
    const added = withAmount(ledger, agent, ledger.on[agent] + amount)
    const bookings = [...ledger.bookings, { agent, amount, ...stamp(world.table) }]
    return { ...added, money: ledger.money - amount, bookings }
  })
  return { ...world, own }
}
