/** The answer under construction: an agent, what to do, where; and an amount where one is asked for. */
import type { Refusal, Seat } from '../../../engine/core/contract'
import type { Agent, Answer, Order, OrderAnswer, Point, Prompt, Table } from '../../../engine/games/agents/facts'
import { isWithin, type Amounts } from '../../../engine/games/agents/legal/amounts'
import { orderOf, placeOf, waysOf, whyImpossible } from '../../../engine/games/agents/legal/orders'
import { winnersBy } from '../../../engine/games/agents/outcome'

export type Deed = Order['type'] | 'book'
export const deeds: readonly Deed[] = ['move', 'carry', 'murder', 'book']

export interface Choices {
  readonly agent: Agent | null
  readonly deed: Deed | null
  readonly to: Point | null
  readonly victim: Agent | null
  readonly amount: number
  /** Whether the number pad is open. */
  readonly pad: boolean
  /** A pass or an offer that waits to be confirmed. */
  readonly asking: 'pass' | 'offerDraw' | null
  /** Whether an order that hands the victory to a rival has been confirmed once. */
  readonly sure: boolean
}

/** Nothing chosen yet; also what every new ask starts from. */
export const nothingChosen: Choices = {
  agent: null,
  deed: null,
  to: null,
  victim: null,
  amount: 0,
  pad: false,
  asking: null,
  sure: false,
}

/** An agent is picked; choices made for another one are dropped. */
export const withAgent = (agent: Agent): Choices => ({ ...nothingChosen, agent })

/** What the agent should do is picked; booking goes straight to the number pad. */
export const withDeed = ({ agent }: Choices, deed: Deed): Choices => ({
  ...nothingChosen,
  agent,
  deed,
  pad: deed === 'book',
})

/** A point is tapped: the agent walks there, unless it was told to carry. */
export const withTarget = (choices: Choices, to: Point): Choices => ({
  ...choices,
  deed: choices.deed ?? 'move',
  to,
  sure: false,
})

export const withVictim = (choices: Choices, victim: Agent): Choices => ({ ...choices, victim })

/** The number pad is opened, empty. */
export const withPad = (choices: Choices): Choices => ({ ...choices, amount: 0, pad: true })

/** The number pad is closed; a booking is taken back with it, since nothing else is left to choose for it. */
export const withoutPad = (choices: Choices): Choices => ({ ...choices, deed: null, pad: false })

/** The last choice is taken back. */
export function withoutLast(choices: Choices): Choices {
  if (choices.sure) return { ...choices, sure: false }
  if (choices.to !== null || choices.victim !== null) return { ...choices, to: null, victim: null }
  if (choices.deed !== null) return { ...choices, deed: null }
  return { ...choices, agent: null }
}

/** The points that can be tapped now. */
export function targetsOf(table: Table, prompt: Prompt | null, { agent, deed }: Choices): readonly Point[] {
  if (prompt?.type !== 'turn' || agent === null) return []
  if (deed === 'murder' || deed === 'book') return []
  return waysOf(table, agent, deed === 'carry')
}

/** Why an agent can't be told to do something where it stands; `null` if it can. */
export const whyNotOffered = (table: Table, agent: Agent, deed: Deed): Refusal | null =>
  deed === 'book' ? null : whyImpossible(table, agent, deed)

/** The order, once nothing is missing from it. */
export function finishedOrder({ agent, deed, to, victim }: Choices): OrderAnswer | null {
  if (agent === null) return null
  if ((deed === 'move' || deed === 'carry') && to !== null) return { type: deed, agent, to }
  return deed === 'murder' && victim !== null ? { type: 'murder', agent, victim } : null
}

/** The finished order as the table would show it; `null` too while its agent is dead. */
export function plannedOrder(table: Table, choices: Choices): Order | null {
  const answer = finishedOrder(choices)
  return answer === null || placeOf(table, answer.agent) === null ? null : orderOf(table, answer)
}

/** Whether an order would hand the victory to another team: allowed, but asked about twice. */
export function givesAway(table: Table, order: Order, mine: Seat): boolean {
  const winners = winnersBy(table, order)
  return winners !== null && !winners.includes(mine)
}

/** What confirming an order does: sends it, or asks once more if it gives the victory away. */
export function confirmed(
  table: Table,
  choices: Choices,
  mine: Seat,
): { readonly send: Answer } | { readonly ask: Choices } | null {
  const answer = finishedOrder(choices)
  const order = plannedOrder(table, choices)
  if (answer === null || order === null) return null
  return givesAway(table, order, mine) && !choices.sure ? { ask: { ...choices, sure: true } } : { send: answer }
}

/** Amounts offered for one tap: the limits and round sums between them, at most five. */
export function quickAmounts(amounts: Amounts): number[] {
  const { least, most } = amounts
  return [...new Set([least, 500, 1000, 2500, 5000, most])]
    .filter((amount) => isWithin(amounts, amount))
    .sort((a, b) => a - b)
    .slice(-5)
}
