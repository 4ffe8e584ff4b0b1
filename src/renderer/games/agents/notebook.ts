/** Which events the notebook and the shared screen show, and under whom. */
import type { Seat } from '../../../engine/core/contract'
import {
  agentCount,
  seatCount,
  type Agent,
  type Event,
  type Note,
  type Table,
} from '../../../engine/games/agents/facts'

/** The agents an event is about. */
export function agentsIn(event: Event): readonly Agent[] {
  if ('order' in event)
    return event.order.type === 'murder' ? [event.order.agent, event.order.victim] : [event.order.agent]
  if (event.type === 'murdered') return [event.agent, event.victim]
  return 'agent' in event ? [event.agent] : []
}

type SeatEvent = Extract<Event, { readonly seat: Seat }>

/** Events without a line in the notebook: an order that was not stopped was carried out. */
const leftOut: readonly Event['type'][] = ['began', 'ended', 'reopened', 'moved', 'carried']

/** An event in the notebook, with its place among all that were heard. */
export interface Line {
  readonly key: number
  readonly event: SeatEvent
}

export interface Page {
  /** The agent or the seat. */
  readonly id: number
  readonly lines: readonly Line[]
}

/** The notebook's pages that are not empty, one for each agent or each player. */
export function pagesOf(heard: readonly Event[], by: 'agent' | 'player'): Page[] {
  const lines = heard.flatMap((event, key): Line[] =>
    leftOut.includes(event.type) || !('seat' in event) ? [] : [{ key, event }],
  )
  const isOn = ({ event }: Line, id: number) => (by === 'agent' ? agentsIn(event).includes(id) : event.seat === id)
  return Array.from({ length: by === 'agent' ? agentCount : seatCount }, (_, id) => ({
    id,
    lines: lines.filter((line) => isOn(line, id)),
  })).filter((page) => page.lines.length > 0)
}

/** What the shared screen tells, newest first. An order is told by what became of it. */
export function newsOf(heard: readonly Event[]): Event[] {
  const untold: readonly Event['type'][] = ['reopened', 'began', 'ordered']
  return heard
    .filter((event) => !untold.includes(event.type))
    .slice(-4)
    .reverse()
}

/** What was shown about an agent in public, with its place among the notes. */
export function shownOn(table: Table, agent: Agent): (Exclude<Note, { type: 'booked' }> & { readonly key: number })[] {
  return table.notes.flatMap((note, key) => (note.type !== 'booked' && note.agent === agent ? [{ ...note, key }] : []))
}

export interface ShownRow {
  readonly agent: Agent
  /** The most each seat has shown, highest first. */
  readonly shown: readonly { readonly seat: Seat; readonly atLeast: number }[]
}

/** Money shown in auctions that the table still remembers; the agent that was fought over last comes first. */
export function shownMoney({ notes }: Table): ShownRow[] {
  const rows = new Map<Agent, Map<Seat, number>>()
  for (const note of notes.toReversed()) {
    if (note.type !== 'claimed') continue
    const row = rows.get(note.agent) ?? new Map<Seat, number>()
    row.set(note.seat, Math.max(row.get(note.seat) ?? 0, note.atLeast))
    rows.set(note.agent, row)
  }
  return [...rows].map(([agent, row]) => ({
    agent,
    shown: [...row].map(([seat, atLeast]) => ({ seat, atLeast })).sort((a, b) => b.atLeast - a.atLeast),
  }))
}
