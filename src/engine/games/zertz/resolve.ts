import type { Seat } from '../../core/contract'
import { tellAll } from '../../core/views'
import { mustPass } from './ask'
import { steps } from './board'
import { marbles, type Answer, type Capture, type Event, type Move, type Placement, type Table } from './facts'
import type { GameStep, GameWorld } from './motion'
import { directionOf, endCapture, jump } from './grid/jumping'
import { claim, claimAll, endPlacement, marbleCells, put, sourceOf } from './grid/placing'
import { firstMarble, type Grid } from './grid/state'
import { factsOf, gridOf, repetitionKey } from './grid/tables'
import { marblesOn } from './legal/choices'
import { offered } from './legal/placements'
import { moveText } from './notation'
import { outcomeAfter, endEvent } from './outcome'
import { accepted, takenBack } from './overlooked'
import { agreed, asked, declined, snapshotOf, withTurnNoted } from './takeBack'
import { afterMoveOf, flagged, isMoveLate } from './time'

/** Carries out a legal answer and everything forced by it. */
export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>): GameStep {
  const events: Event[] = []
  const [[seat, answer]] = [...answers]
  const table = advance(world.table, answer, events, seat)
  return { world: { ...world, table }, told: events.map((event) => tellAll(event)) }
}

/** The table after a legal answer of a seat; what happened is appended to `events`. */
export function advance(table: Table, answer: Answer, events: Event[], seat: Seat = table.turn): Table {
  switch (answer.type) {
    case 'place':
    case 'capture':
    case 'pass':
      if (isMoveLate(table)) events.push({ type: 'timeUp', rule: 'ZE-32', seat })
      return afterForcedPasses(afterMoveOf(seat, afterMove(withTurnNoted(table), answer, events)), events)
    case 'demand':
      return takenBack(table, events)
    case 'accept':
      return accepted(table, events)
    case 'flag':
      return flagged(table, events)
    case 'askBack':
      return asked(table, seat, events)
    case 'agree':
      return agreed(table, events)
    case 'decline':
      return declined(table, events)
    default:
      return answer satisfies never
  }
}

function afterMove(table: Table, move: Move, events: Event[]): Table {
  const grid = gridOf(table)
  const seat = grid.turn
  // A placement although a capture was possible overlooks it (ZE-27).
  const missed = move.type === 'place' && grid.captures ? snapshotOf(table) : null
  const text = moveText(grid, move)
  const full = makeMove(grid, move, events)
  const next: Table = {
    ...table,
    ...factsOf(grid),
    seen: positionsSeen(table, grid, move),
    passes: move.type === 'pass' ? table.passes + 1 : 0,
    moves: [...table.moves, { seat, text }],
    last: move,
    missed,
    ordered: false,
    pending: null,
  }
  const end = outcomeAfter(next, seat, full)
  if (end === null) return next
  // An end reached by overlooking a capture needs the opponent's consent (ZE-31).
  if (missed !== null) return { ...next, pending: end }
  events.push(endEvent(next, end))
  return { ...next, outcome: end }
}

/** Makes a move on the grid and hands the turn on. True if it left no empty ring on the board (ZE-22). */
function makeMove(grid: Grid, move: Move, events: Event[]): boolean {
  switch (move.type) {
    case 'place':
      return place(grid, move, events)
    case 'capture':
      capture(grid, move, events)
      return false
    case 'pass':
      events.push({ type: 'passed', rule: 'ZE-24', seat: grid.turn })
      grid.turn ^= 1
      return false
    default:
      return move satisfies never
  }
}

function place(grid: Grid, move: Placement, events: Event[]): boolean {
  const { cellOf } = grid.board
  const seat = grid.turn
  const at = cellOf.get(move.at)!
  const remove = move.remove === null ? 0 : cellOf.get(move.remove)!
  const from = sourceOf(grid) === 0 ? 'supply' : 'own'
  put(grid, marbles.indexOf(move.marble), at, remove)
  const rule = from === 'supply' ? 'ZE-5' : 'ZE-23'
  events.push({ type: 'placed', rule, seat, marble: move.marble, at: move.at, from })
  if (move.remove !== null) events.push({ type: 'removed', rule: 'ZE-6', seat, ring: move.remove })
  const full = grid.empties === 0
  if (full) {
    events.push({ type: 'claimed', rule: 'ZE-22', seat, group: marblesOn(grid, marbleCells(grid)) })
    claimAll(grid)
  } else claimOffered(grid, move, at, remove, events)
  endPlacement(grid, at)
  return full
}

/** Claims every offered group except those that the move leaves (ZE-16 to ZE-19). */
function claimOffered(grid: Grid, move: Placement, at: number, remove: number, events: Event[]): void {
  const left = move.leave.map((ring) => grid.board.cellOf.get(ring)!)
  for (const group of offered(grid, at, remove)) {
    const kept = left.some((cell) => group.includes(cell))
    const rule = kept ? 'ZE-18' : group.includes(at) ? 'ZE-19' : 'ZE-16'
    events.push({ type: kept ? 'left' : 'claimed', rule, seat: grid.turn, group: marblesOn(grid, group) })
    if (!kept) claim(grid, group)
  }
}

function capture(grid: Grid, move: Capture, events: Event[]): void {
  const { board, cells } = grid
  const path = move.path.map((ring) => board.cellOf.get(ring)!)
  for (let i = 1; i < path.length; i++) {
    const direction = directionOf(path[i - 1], path[i])
    const over = path[i - 1] + steps[direction]
    events.push({
      type: 'jumped',
      rule: i === 1 ? 'ZE-11' : 'ZE-12',
      seat: grid.turn,
      marble: marbles[cells[path[i - 1]] - firstMarble],
      from: move.path[i - 1],
      over: board.nameOf[over],
      to: move.path[i],
      captured: marbles[cells[over] - firstMarble],
    })
    jump(grid, path[i - 1], direction)
  }
  endCapture(grid)
}

/** The positions that can still recur (ZE-26): those since the supply ran out and the last ring left. */
function positionsSeen(before: Table, grid: Grid, move: Move): readonly string[] {
  const { stock } = grid
  if (stock[0] + stock[1] + stock[2] > 0) return []
  const key = repetitionKey(grid)
  const rings = (text: string) => text.replaceAll('-', '').length
  const same = move.type !== 'place' || rings(before.board) === rings(key.slice(0, before.board.length))
  return same ? [...before.seen, key] : [key]
}

/** Passes for seats without a move until somebody has a decision to make (ZE-24). */
function afterForcedPasses(table: Table, events: Event[]): Table {
  let next = table
  while (next.outcome === null && next.pending === null && next.missed === null && mustPass(next))
    next = afterMove(next, { type: 'pass' }, events)
  return next
}
