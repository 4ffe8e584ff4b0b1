import type { Refusal } from '../../../core/contract'
import { cities } from '../board'
import {
  murderPrice,
  type Agent,
  type Answer,
  type Order,
  type Point,
  type Prompt,
  type SeatView,
  type Table,
} from '../facts'

const refusal = (rule: string, params: Refusal['params'] = {}): Refusal => ({ rule, params })

/** Where an agent stands; `null` for the dead and for numbers that are no agent's. */
export const placeOf = (table: Table, agent: Agent): Point | null => table.agents[agent] ?? null

export const isHeadquarters = (table: Table, point: Point): boolean =>
  cities[table.options.city].headquarters.includes(point)

/** The streets an agent may be sent along, with or without the treasure (AG-4.1 to AG-4.4). */
export function waysOf(table: Table, agent: Agent, carrying: boolean): readonly Point[] {
  const from = placeOf(table, agent)
  if (from === null || (carrying && from !== table.treasure)) return []
  const next = cities[table.options.city].streets[from]
  return carrying ? next : next.filter((to) => !isHeadquarters(table, to))
}

/** Whom an agent could murder if it had been paid for it (AG-4.5). */
export function victimsOf(table: Table, agent: Agent): readonly Agent[] {
  const at = placeOf(table, agent)
  if (at === null) return []
  return table.agents.flatMap((place, other) => (place === at && other !== agent ? [other] : []))
}

/** The order that an answer gives. Assumes a legal one. */
export function orderOf(table: Table, answer: Extract<Answer, { type: 'move' | 'carry' | 'murder' }>): Order {
  const from = placeOf(table, answer.agent)!
  return answer.type === 'murder'
    ? { type: 'murder', agent: answer.agent, victim: answer.victim, at: from }
    : { type: answer.type, agent: answer.agent, from, to: answer.to }
}

/** Every order that the seat on turn may give; ordering needs no money, but murder does (AG-2.2, AG-5.1). */
export function ordersOf(view: SeatView): Answer[] {
  const { table } = view
  return table.agents.flatMap((_, agent): Answer[] => [
    ...waysOf(table, agent, false).map((to): Answer => ({ type: 'move', agent, to })),
    ...waysOf(table, agent, true).map((to): Answer => ({ type: 'carry', agent, to })),
    ...(view.own!.on[agent] >= murderPrice
      ? victimsOf(table, agent).map((victim): Answer => ({ type: 'murder', agent, victim }))
      : []),
  ])
}

/** The one judge: whether this seat may give this answer, by what it knows itself (AG-6.2, AG-7.2). */
export function check(view: SeatView, prompt: Prompt, answer: Answer): Refusal | null {
  switch (prompt.type) {
    case 'turn':
      return checkTurn(view, prompt, answer)
    case 'window':
      if (answer.type === 'letGo') return null
      if (answer.type !== 'veto') return refusal('AG-2.5')
      return checkAmount(view, prompt.order.agent, answer.amount, prompt.least, 'AG-6.5')
    case 'hold':
      if (answer.type === 'giveUp') return null
      if (answer.type !== 'hold') return refusal('AG-2.5')
      return view.own!.on[prompt.order.agent] >= prompt.bid
        ? null
        : refusal('AG-7.2', { bid: prompt.bid, have: view.own!.on[prompt.order.agent] })
    case 'raise':
      if (answer.type === 'pass') return null
      if (answer.type !== 'raise') return refusal('AG-2.5')
      return checkAmount(view, prompt.order.agent, answer.amount, prompt.held + 1, 'AG-7.3')
    case 'draw':
      return answer.type === 'agree' || answer.type === 'refuse' ? null : refusal('AG-2.5')
    default:
      return prompt satisfies never
  }
}

function checkAmount(view: SeatView, agent: Agent, amount: number, least: number, tooLow: string): Refusal | null {
  if (amount < least) return refusal(tooLow, { least })
  const have = view.own!.on[agent]
  return amount <= have ? null : refusal('AG-6.2', { amount, have })
}

function checkTurn(view: SeatView, prompt: Extract<Prompt, { type: 'turn' }>, answer: Answer): Refusal | null {
  const { table } = view
  const own = view.own!
  switch (answer.type) {
    case 'pass':
      return null
    case 'offerDraw':
      return prompt.mayOfferDraw ? null : refusal('AG-9.2')
    case 'book':
      if (placeOf(table, answer.agent) === null) return refusal('AG-3.1')
      return answer.amount >= 1 && answer.amount <= own.money ? null : refusal('AG-3.2', { money: own.money })
    case 'move':
    case 'carry': {
      const carrying = answer.type === 'carry'
      const from = placeOf(table, answer.agent)
      if (from === null) return refusal('AG-4.6')
      if (carrying && from !== table.treasure) return refusal('AG-4.2')
      if (!cities[table.options.city].streets[from].includes(answer.to)) return refusal('AG-4.1')
      return waysOf(table, answer.agent, carrying).includes(answer.to) ? null : refusal('AG-4.4')
    }
    case 'murder':
      if (placeOf(table, answer.agent) === null) return refusal('AG-4.6')
      if (!victimsOf(table, answer.agent).includes(answer.victim)) return refusal('AG-4.5')
      return own.on[answer.agent] >= murderPrice ? null : refusal('AG-5.1', { have: own.on[answer.agent] })
    default:
      return refusal('AG-2.5')
  }
}
