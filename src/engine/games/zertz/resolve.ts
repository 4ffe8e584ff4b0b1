import type { Outcome, Seat, Step, World } from '../../core/contract'
import { tellAll } from '../../core/views'
import {
  marbles,
  type Answer,
  type Capture,
  type Event,
  type Hidden,
  type MarbleOn,
  type Move,
  type Own,
  type Placement,
  type Snapshot,
  type Stock,
  type Table,
  type Win,
} from './facts'
import { directionOf, offered } from './legal'
import { formatMove } from './notation'
import {
  claim,
  claimAll,
  endCapture,
  endPlacement,
  firstMarble,
  hasSet,
  jump,
  put,
  sourceOf,
  type Position,
} from './position'
import { factsOf, outcomeFor, positionOf, repetitionKey } from './table'
import { steps } from './board'

type ZertzWorld = World<Table, Own, Hidden>

/** Carries a legal answer out, and all that is forced after it. */
export function resolve(world: ZertzWorld, answers: ReadonlyMap<Seat, Answer>): Step<Table, Own, Hidden, Event> {
  const events: Event[] = []
  const [[, answer]] = [...answers]
  const table = advance(world.table, answer, events)
  return { world: { ...world, table }, told: events.map((event) => tellAll(event)) }
}

/** The table after a legal answer; what happened is added to `events`. */
export function advance(table: Table, answer: Answer, events: Event[]): Table {
  switch (answer.type) {
    case 'place':
    case 'capture':
    case 'pass':
      return passOn(makeMove(table, answer, events), events)
    case 'demand':
      return takeBack(table, events)
    case 'accept':
      return accept(table, events)
    default:
      return answer satisfies never
  }
}

function makeMove(table: Table, move: Move, events: Event[]): Table {
  const position = positionOf(table)
  const text = formatMove(position, move)
  const seat = position.turn
  // A placement while a capture was there overlooks it (ZE-27).
  const missed = move.type === 'place' && position.captures ? snapshot(table) : null
  let win: Win | null = null
  switch (move.type) {
    case 'place':
      win = place(position, move, events)
      break
    case 'capture':
      win = capture(position, move, events)
      break
    case 'pass':
      position.turn ^= 1
      events.push({ type: 'passed', rule: 'ZE-24', seat })
      break
    default:
      move satisfies never
  }
  const passes = move.type === 'pass' ? table.passes + 1 : 0
  const seen = repetitions(table, position, move)
  const next: Table = {
    ...table,
    ...factsOf(position),
    seen,
    passes,
    moves: [...table.moves, { seat, text }],
    last: move,
    missed,
    ordered: false,
    pending: null,
  }
  const outcome = outcomeAfter(position, seat, win, passes, seen)
  if (outcome === null) return next
  // An end that came by overlooking a capture waits for the opponent's word (ZE-31).
  if (missed !== null) return { ...next, pending: outcome }
  events.push(endEvent(outcome, win))
  return { ...next, outcome }
}

function outcomeAfter(
  position: Position,
  seat: Seat,
  win: Win | null,
  passes: number,
  seen: readonly string[],
): Outcome | null {
  if (win === 'full') return outcomeFor(position, [seat], 'ZE-22')
  if (win !== null) return outcomeFor(position, [seat], winRule(position))
  if (passes >= 2) return outcomeFor(position, [], 'ZE-25')
  const last = seen[seen.length - 1]
  return seen.filter((key) => key === last).length >= 3 ? outcomeFor(position, [], 'ZE-26') : null
}

const winRule = (position: Position) => (position.goal.each === 2 ? 'ZE-20' : 'ZE-21')

function endEvent(outcome: Outcome, win: Win | null): Event {
  const { rule, winners } = outcome
  if (winners.length > 0) return { type: 'won', rule, seat: winners[0], how: win ?? 'full' }
  return { type: 'drawn', rule, how: rule === 'ZE-25' ? 'passes' : 'repetition' }
}

function place(position: Position, move: Placement, events: Event[]): Win | null {
  const { board } = position
  const seat = position.turn
  const at = board.cellOf.get(move.at)!
  const remove = move.remove === null ? 0 : board.cellOf.get(move.remove)!
  const from = sourceOf(position) === 0 ? 'supply' : 'own'
  put(position, marbles.indexOf(move.marble), at, remove)
  const rule = from === 'supply' ? 'ZE-5' : 'ZE-23'
  events.push({ type: 'placed', rule, seat, marble: move.marble, at: move.at, from })
  if (move.remove !== null) events.push({ type: 'removed', rule: 'ZE-6', seat, ring: move.remove })
  if (position.empties === 0) {
    const all = [...board.cells].filter((cell) => position.cells[cell] >= firstMarble)
    events.push({ type: 'claimed', rule: 'ZE-22', seat, group: marblesOn(position, all) })
    claimAll(position)
    endPlacement(position, at)
    return 'full'
  }
  const left = move.leave.map((ring) => board.cellOf.get(ring)!)
  for (const group of offered(position, at, remove)) {
    const kept = left.some((cell) => group.includes(cell))
    const rule = kept ? 'ZE-18' : group.includes(at) ? 'ZE-19' : 'ZE-16'
    events.push({ type: kept ? 'left' : 'claimed', rule, seat, group: marblesOn(position, group) })
    if (!kept) claim(position, group)
  }
  endPlacement(position, at)
  return wonSet(position, seat)
}

function marblesOn(position: Position, group: readonly number[]): MarbleOn[] {
  const sorted = [...group].sort((a, b) => a - b)
  return sorted.map((cell) => ({
    ring: position.board.nameOf[cell],
    marble: marbles[position.cells[cell] - firstMarble],
  }))
}

function capture(position: Position, move: Capture, events: Event[]): Win | null {
  const { board, cells } = position
  const seat = position.turn
  const path = move.path.map((ring) => board.cellOf.get(ring)!)
  for (let i = 1; i < path.length; i++) {
    const direction = directionOf(path[i - 1], path[i])
    const over = path[i - 1] + steps[direction]
    events.push({
      type: 'jumped',
      rule: i === 1 ? 'ZE-11' : 'ZE-12',
      seat,
      marble: marbles[cells[path[i - 1]] - firstMarble],
      from: move.path[i - 1],
      over: board.nameOf[over],
      to: move.path[i],
      captured: marbles[cells[over] - firstMarble],
    })
    jump(position, path[i - 1], direction)
  }
  endCapture(position)
  return wonSet(position, seat)
}

/** Which winning set a seat holds. */
function wonSet(position: Position, seat: Seat): Win | null {
  if (!hasSet(position, seat)) return null
  const { stock, goal } = position
  return marbles.find((marble, colour) => stock[(seat + 1) * 3 + colour] >= goal[marble]) ?? 'each'
}

/** Positions that may come again: the supply is used up and no ring has gone since. */
function repetitions(before: Table, position: Position, move: Move): readonly string[] {
  const { stock } = position
  if (stock[0] + stock[1] + stock[2] > 0) return []
  const key = repetitionKey(position)
  const rings = (text: string) => text.replaceAll('-', '').length
  const same = move.type !== 'place' || rings(before.board) === rings(key.slice(0, before.board.length))
  return same ? [...before.seen, key] : [key]
}

function snapshot({ board, supply, captured, seen, passes }: Table): Snapshot {
  return { board, supply, captured, seen, passes }
}

/** Passes for those who can do nothing, until someone has a decision to make (ZE-24). */
function passOn(table: Table, events: Event[]): Table {
  let next = table
  while (next.outcome === null && next.pending === null && next.missed === null && mustPass(next))
    next = makeMove(next, { type: 'pass' }, events)
  return next
}

/** Whether the seat on turn can neither capture nor place. */
export function mustPass({ captures, supply, captured, turn }: Table): boolean {
  return !captures && count(supply) + count(captured[turn]) === 0
}

const count = ({ white, grey, black }: Stock) => white + grey + black

/** The last move is undone, its ring and its claims included, and its maker must capture (ZE-29). */
function takeBack(table: Table, events: Event[]): Table {
  const undone = table.moves[table.moves.length - 1]
  events.push({ type: 'takenBack', rule: 'ZE-29', seat: undone.seat, by: 1 - undone.seat, text: undone.text })
  return {
    ...table,
    ...table.missed!,
    turn: undone.seat,
    captures: true,
    moves: table.moves.slice(0, -1),
    last: null,
    missed: null,
    ordered: true,
    pending: null,
  }
}

/** The opponent lets an end stand that came by overlooking a capture (ZE-31). */
function accept(table: Table, events: Event[]): Table {
  const outcome = table.pending!
  const win =
    outcome.winners.length > 0 && outcome.rule !== 'ZE-22' ? wonSet(positionOf(table), outcome.winners[0]) : null
  events.push(endEvent(outcome, win))
  return { ...table, outcome, pending: null, missed: null }
}
