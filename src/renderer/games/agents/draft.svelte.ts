/** An order or a booking under construction: agent, what, where; and an amount where one is asked for. */
import { cities } from '../../../engine/games/agents/board'
import {
  teamOf,
  type Agent,
  type Answer,
  type Point,
  type Prompt,
  type Table,
} from '../../../engine/games/agents/facts'
import { waysOf } from '../../../engine/games/agents/legal/orders'
import type { Seat } from '../../../engine/core/contract'
import type { Draft } from '../../match/contract'

export type Deed = 'move' | 'carry' | 'murder' | 'book'

export interface AgentsDraft extends Draft {
  agent: Agent | null
  deed: Deed | null
  to: Point | null
  victim: Agent | null
  amount: number
  /** Whether the number pad is open. */
  pad: boolean
  /** Whether a pass or an offer waits to be confirmed. */
  asking: 'pass' | 'offerDraw' | null
  /** Whether entering another team's headquarters was confirmed once. */
  sure: boolean
  /** The agent whose card is looked at; stays open when something happens. */
  card: Agent | null
  /** The sheet that is open; stays open likewise. */
  sheet: 'notebook' | 'more' | null
}

export function createDraft(): AgentsDraft {
  const empty = {
    agent: null,
    deed: null,
    to: null,
    victim: null,
    amount: 0,
    pad: false,
    asking: null,
    sure: false,
  } as const
  const draft: AgentsDraft = $state({
    ...empty,
    card: null,
    sheet: null,
    reset() {
      Object.assign(draft, empty)
    },
  })
  return draft
}

/** Chooses an agent, and forgets what was chosen for another one. */
export function choose(draft: AgentsDraft, agent: Agent): void {
  draft.reset()
  draft.agent = agent
}

/** Takes the last choice back. */
export function takeBack(draft: AgentsDraft): void {
  if (draft.sure) draft.sure = false
  else if (draft.to !== null || draft.victim !== null) draft.to = draft.victim = null
  else if (draft.deed !== null) draft.deed = null
  else draft.agent = null
}

/** The points that can be tapped now: where the chosen agent may be sent. */
export function targets(table: Table, prompt: Prompt | null, draft: AgentsDraft): readonly Point[] {
  if (prompt?.type !== 'turn' || draft.agent === null) return []
  if (draft.deed === 'murder' || draft.deed === 'book') return []
  return waysOf(table, draft.agent, draft.deed === 'carry')
}

/** Carries out a tap on a point. */
export function aim(draft: AgentsDraft, point: Point): void {
  draft.deed ??= 'move'
  draft.to = point
  draft.sure = false
}

/** The order, once nothing is missing from it. */
export function finished(draft: AgentsDraft): Answer | null {
  const { agent, deed, to, victim } = draft
  if (agent === null) return null
  if ((deed === 'move' || deed === 'carry') && to !== null) return { type: deed, agent, to }
  return deed === 'murder' && victim !== null ? { type: 'murder', agent, victim } : null
}

/** Whose team would win by this order, as the seat of that headquarters; null: it ends nothing. */
export function winnerOf(table: Table, answer: Answer | null): Seat | null {
  if (answer?.type !== 'carry') return null
  const seat = cities[table.options.city].headquarters.indexOf(answer.to)
  return seat < 0 ? null : seat
}

/** Whether an order would hand the victory to another team (asked for twice, but allowed: AG-9.1). */
export function givesAway(table: Table, answer: Answer | null, mine: Seat): boolean {
  const host = winnerOf(table, answer)
  return host !== null && teamOf(host) !== teamOf(mine)
}
