/** What the record tells when a match is over. */
import type { Seat } from '../../../engine/core/contract'
import { goals, marbles, type Event, type Marble, type Ring, type Table } from '../../../engine/games/zertz/facts'
import { capturedBy } from '../../../engine/games/zertz/notation'
import { missingFromSets, wonBy } from '../../../engine/games/zertz/outcome'

type Placed = Extract<Event, { type: 'placed' }>
type Jumped = Extract<Event, { type: 'jumped' }>

/** What the newest move did: a marble placed and a ring taken away, or a series of jumps. */
export interface LastMove {
  readonly placed: Placed | null
  readonly removed: Ring | null
  readonly jumps: readonly Jumped[]
}

const noMove: LastMove = { placed: null, removed: null, jumps: [] }

/** The newest move that was not taken back. */
export function lastMoveOf(heard: readonly Event[]): LastMove {
  const moves: LastMove[] = []
  for (const [at, event] of heard.entries()) {
    const last = moves.at(-1) ?? noMove
    const before = heard[at - 1]
    if (event.type === 'placed') moves.push({ ...noMove, placed: event })
    else if (event.type === 'removed') moves.splice(-1, 1, { ...last, removed: event.ring })
    else if (event.type === 'jumped') {
      const goesOn = before?.type === 'jumped' && before.seat === event.seat
      moves.splice(goesOn ? -1 : moves.length, 1, { ...noMove, jumps: goesOn ? [...last.jumps, event] : [event] })
    }
    // A pass is a move too, but shows nothing: what lies there is from the one before.
    else if (event.type === 'passed') moves.push(last)
    else if (event.type === 'takenBack') moves.pop()
    else if (event.type === 'backAgreed') moves.splice(Math.max(0, moves.length - event.texts.length))
  }
  return moves.at(-1) ?? noMove
}

export interface BestMove {
  /** Counted from 1. */
  readonly move: number
  readonly count: number
}

/** A seat's move that brought most marbles, if it brought at least two. */
export function bestMoveOf({ moves }: Table, seat: Seat): BestMove | null {
  let best: BestMove | null = null
  for (const [i, move] of moves.entries()) {
    const count = capturedBy(move.text)
    if (move.seat === seat && count >= 2 && count > (best?.count ?? 0)) best = { move: i + 1, count }
  }
  return best
}

/** The marbles of the set that won, for the cradle. */
export function winningMarbles(table: Table): readonly Marble[] {
  if (table.outcome === null || table.outcome.winners.length === 0) return []
  const goal = goals[table.options.variant]
  const how = wonBy(table, table.outcome)
  if (how === 'each') return marbles.flatMap((marble) => Array.from({ length: goal.each }, () => marble))
  if (how === 'full') return marbles
  if (how === 'time') return []
  return Array.from({ length: goal[how] }, () => how)
}

/** How many marbles a seat was short of its nearest set. */
export const shortBy = (table: Table, seat: Seat): number => Math.min(...Object.values(missingFromSets(table, seat)))
