/** What agents can be told to do, by where they stand. */
import type { Refusal } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { cities, ownerOf } from '../board'
import type { Agent, Answer, Order, OrderAnswer, Point, Table } from '../facts'
import type { GameView } from '../motion'
import { paysForMurder } from '../ledger'

/** Where an agent stands; `null` for the dead and for numbers that name no agent. */
export const placeOf = (table: Table, agent: Agent): Point | null => table.agents[agent] ?? null

/** Agents that can be ordered and paid (AG-3.1, AG-4.6). */
export function livingAgents(table: Table): readonly Agent[] {
  return table.agents.flatMap((at, agent) => (at === null ? [] : [agent]))
}

/** The points an agent may be sent to, with or without the treasure (AG-4.1 to AG-4.4). */
export function waysOf(table: Table, agent: Agent, carrying: boolean): readonly Point[] {
  const { city } = table.options
  const from = placeOf(table, agent)
  if (from === null || (carrying && from !== table.treasure)) return []
  const next = cities[city].streets[from]
  return carrying ? next : next.filter((to) => ownerOf(city, to) === null)
}

/** The agents that one agent could kill if paid to (AG-4.5). */
export function victimsOf(table: Table, agent: Agent): readonly Agent[] {
  const at = placeOf(table, agent)
  if (at === null) return []
  return table.agents.flatMap((place, other) => (place === at && other !== agent ? [other] : []))
}

const orderRule: Readonly<Record<Order['type'], string>> = { move: 'AG-4.1', carry: 'AG-4.2', murder: 'AG-4.5' }

/** Why an agent can't do this where it stands; `null` if it can, money aside. */
export function whyImpossible(table: Table, agent: Agent, type: Order['type']): Refusal | null {
  const ends = type === 'murder' ? victimsOf(table, agent) : waysOf(table, agent, type === 'carry')
  return ends.length > 0 ? null : refusal(orderRule[type])
}

/** The order that a legal answer gives. */
export function orderOf(table: Table, answer: OrderAnswer): Order {
  const from = placeOf(table, answer.agent)!
  return answer.type === 'murder'
    ? { type: 'murder', agent: answer.agent, victim: answer.victim, at: from }
    : { type: answer.type, agent: answer.agent, from, to: answer.to }
}

/** Every order the seat on turn may give. Only murder needs money (AG-2.2, AG-5.1). */
export function ordersOf(view: GameView): Answer[] {
  const { table } = view
  return table.agents.flatMap((_, agent): Answer[] => [
    ...waysOf(table, agent, false).map((to): Answer => ({ type: 'move', agent, to })),
    ...waysOf(table, agent, true).map((to): Answer => ({ type: 'carry', agent, to })),
    ...(paysForMurder(view.own!, agent)
      ? victimsOf(table, agent).map((victim): Answer => ({ type: 'murder', agent, victim }))
      : []),
  ])
}
