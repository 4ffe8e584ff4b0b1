/** The notebook: what everyone saw. */
import type { Seat } from '../../../core/contract'
import type { Agent, Note } from '../facts'
import { momentOf, type GameMotion } from '../motion'

export function writeNote({ table }: GameMotion, note: Note): void {
  table.notes = [...table.notes, note]
}

/** Notes that a seat has shown an amount on an agent. Only the highest of a turn is kept. */
export function noteClaim(motion: GameMotion, seat: Seat, agent: Agent, atLeast: number): void {
  const { table } = motion
  const isOlder = (note: Note) =>
    note.type === 'claimed' && note.turn === table.turn && note.seat === seat && note.agent === agent
  if (table.notes.some((note) => isOlder(note) && 'atLeast' in note && note.atLeast >= atLeast)) return
  table.notes = table.notes.filter((note) => !isOlder(note))
  writeNote(motion, { type: 'claimed', seat, agent, atLeast, ...momentOf(table) })
}

/** Forgets what is older than the last round, unless the table keeps everything (AG-10.1). */
export function forgetOldNotes({ table }: GameMotion): void {
  if (table.options.notebook === 'full') return
  table.notes = table.notes.filter((note) => note.round >= table.round - 1)
}
