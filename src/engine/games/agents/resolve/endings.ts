import type { Outcome, Seat, Told } from '../../../core/contract'
import { reveal, tellAll } from '../../../core/views'
import {
  seatCount,
  type Agent,
  type End,
  type Event,
  type Note,
  type Phase,
  type Step,
  type Table,
  type World,
} from '../facts'

/** When and in which round something happens. */
export const stamp = (table: Table) => ({ turn: table.turn, round: table.round })

export const withTable = (world: World, change: Partial<Table>): World => ({
  ...world,
  table: { ...world.table, ...change },
})

export const inPhase = (world: World, phase: Phase): World => withTable(world, { phase })

/** Writes down what everybody just saw. */
export const noting = (world: World, note: Note): World => withTable(world, { notes: [...world.table.notes, note] })

/** Writes down that a seat has shown an amount on an agent; of one turn only the highest is kept. */
export function claiming(world: World, seat: Seat, agent: Agent, atLeast: number): World {
  const { table } = world
  const isOlder = (note: Note) =>
    note.type === 'claimed' && note.turn === table.turn && note.seat === seat && note.agent === agent
  if (table.notes.some((note) => isOlder(note) && 'atLeast' in note && note.atLeast >= atLeast)) return world
  const others = table.notes.filter((note) => !isOlder(note))
  return withTable(world, { notes: [...others, { type: 'claimed', seat, agent, atLeast, ...stamp(table) }] })
}

/** Ends the turn: the game is drawn by the limit (AG-9.3), or goes on with the next seat that does not skip (AG-2.4). */
export function finishTurn(world: World, told: readonly Told<Event>[]): Step {
  const { table } = world
  if (table.limit !== null && table.turn >= table.limit) return finishGame(world, told, 'limit', [], 'AG-9.3')
  const news: Told<Event>[] = []
  const skips = table.skips.slice()
  let { seat, round } = table
  const turn = table.turn + 1
  for (;;) {
    seat = (seat + 1) % seatCount
    if (seat === table.first) round++
    if (skips[seat] === 0) break
    skips[seat]--
    news.push(tellAll({ type: 'skipped', rule: 'AG-2.4', turn, round, seat, left: skips[seat] }))
  }
  const notes =
    round === table.round || table.options.notebook === 'full'
      ? table.notes
      : table.notes.filter((note) => note.round >= round - 1)
  return {
    world: withTable(world, { seat, round, turn, skips, notes, offered: false, phase: { type: 'turn' } }),
    told: [...told, ...news],
  }
}

/** Ends the game and opens every ledger (AG-3.5). */
export function finishGame(
  world: World,
  told: readonly Told<Event>[],
  by: End['by'],
  winners: readonly Seat[],
  rule: string,
): Step {
  const end: End = { by, winners, ledgers: world.own }
  const booked = world.own.map(({ bookings }) => bookings.map(({ agent, amount }) => [agent, amount] as const))
  return {
    world: inPhase(world, { type: 'over', end }),
    told: [...told, reveal({ type: 'ended', rule, ...stamp(world.table), by, winners, booked })],
  }
}

const endRules: Readonly<Record<End['by'], string>> = { headquarters: 'AG-9.1', agreement: 'AG-9.2', limit: 'AG-9.3' }

export function outcome(table: Table): Outcome | null {
  if (table.phase.type !== 'over') return null
  const { by, winners } = table.phase.end
  const scores = Array.from({ length: seatCount }, (_, seat) => ({
    seat,
    total: winners.includes(seat) ? 1 : 0,
    parts: {},
  }))
  return { winners, rule: endRules[by], scores }
}

/** Whether the notebook still shows an event: this round and the last, or the whole game (AG-10.1). */
export function remembers(event: Event, table: Table): boolean {
  if (table.options.notebook === 'full' || table.phase.type === 'over') return true
  return event.type === 'began' || event.round >= table.round - 1
}
