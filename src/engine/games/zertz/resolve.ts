import type { Rng, Seat } from '../../core/contract'
import { setInMotion, stepOf, tell } from '../../core/step'
import { mustPass } from './ask'
import { steps } from './board'
import { marbles, type Answer, type Capture, type Move, type Placement, type Table } from './facts'
import { directionOf, endCapture, jump } from './grid/jumping'
import { claim, claimAll, endPlacement, marbleCells, put, sourceOf } from './grid/placing'
import { firstMarble, type Grid } from './grid/state'
import { factsOf, gridOf, repetitionKey } from './grid/tables'
import { marblesOn } from './legal/choices'
import { offered } from './legal/placements'
import type { GameMotion, GameStep, GameWorld } from './motion'
import { moveText } from './notation'
import { endMatch, outcomeAfter } from './outcome'
import { acceptEnd, takeBack } from './overlooked'
import { worldOf } from './setup'
import { agreeToGoBack, askBack, declineToGoBack, noteTurn, snapshotOf } from './takeBack'
import { isMoveLate, loseOnTime, windUp } from './time'

/** Carries out a legal answer and everything forced by it. */
export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): GameStep {
  const motion: GameMotion = setInMotion(world, rng)
  for (const [seat, answer] of answers) advance(motion, seat, answer)
  return stepOf(motion)
}

/** What a legal answer of a seat leads to. Nothing is left to chance once the game has begun. */
export function stepAfter(table: Table, answer: Answer, seat: Seat = table.turn): GameStep {
  return resolve(worldOf(table), new Map([[seat, answer]]), noChance)
}

export const tableAfter = (table: Table, answer: Answer): Table => stepAfter(table, answer).world.table

const noChance: Rng = {
  below: () => {
    throw new Error('nothing is left to chance')
  },
}

function advance(motion: GameMotion, seat: Seat, answer: Answer): void {
  const { table } = motion
  switch (answer.type) {
    case 'place':
    case 'capture':
    case 'pass':
      if (isMoveLate(table)) tell(motion, { type: 'timeUp', rule: 'ZE-32', seat })
      noteTurn(motion)
      takeTurn(motion, answer)
      windUp(motion, seat)
      return forcePasses(motion)
    case 'demand':
      return takeBack(motion)
    case 'accept':
      return acceptEnd(motion)
    case 'flag':
      return loseOnTime(motion)
    case 'askBack':
      return askBack(motion, seat)
    case 'agree':
      return agreeToGoBack(motion)
    case 'decline':
      return declineToGoBack(motion)
    default:
      return answer satisfies never
  }
}

function takeTurn(motion: GameMotion, move: Move): void {
  const { table } = motion
  const grid = gridOf(table)
  const seat = grid.turn
  // A placement although a capture was possible overlooks it (ZE-27).
  const missed = move.type === 'place' && grid.captures ? snapshotOf(table) : null
  const text = moveText(grid, move)
  const full = makeMove(motion, grid, move)
  const seen = positionsSeen(table, grid, move)
  Object.assign(table, factsOf(grid))
  table.seen = seen
  table.passes = move.type === 'pass' ? table.passes + 1 : 0
  table.moves = [...table.moves, { seat, text }]
  table.last = move
  table.missed = missed
  table.ordered = false
  table.pending = null
  const end = outcomeAfter(table, seat, full)
  if (end === null) return
  // An end reached by overlooking a capture needs the opponent's consent (ZE-31).
  if (missed !== null) table.pending = end
  else endMatch(motion, end)
}

/** Makes a move on the grid and hands the turn on. True if it left no empty ring on the board (ZE-22). */
function makeMove(motion: GameMotion, grid: Grid, move: Move): boolean {
  switch (move.type) {
    case 'place':
      return place(motion, grid, move)
    case 'capture':
      capture(motion, grid, move)
      return false
    case 'pass':
      tell(motion, { type: 'passed', rule: 'ZE-24', seat: grid.turn })
      grid.turn ^= 1
      return false
    default:
      return move satisfies never
  }
}

function place(motion: GameMotion, grid: Grid, move: Placement): boolean {
  const { cellOf } = grid.board
  const seat = grid.turn
  const at = cellOf.get(move.at)!
  const remove = move.remove === null ? 0 : cellOf.get(move.remove)!
  const from = sourceOf(grid) === 0 ? 'supply' : 'own'
  put(grid, marbles.indexOf(move.marble), at, remove)
  const rule = from === 'supply' ? 'ZE-5' : 'ZE-23'
  tell(motion, { type: 'placed', rule, seat, marble: move.marble, at: move.at, from })
  if (move.remove !== null) tell(motion, { type: 'removed', rule: 'ZE-6', seat, ring: move.remove })
  const full = grid.empties === 0
  if (full) {
    tell(motion, { type: 'claimed', rule: 'ZE-22', seat, group: marblesOn(grid, marbleCells(grid)) })
    claimAll(grid)
  } else claimOffered(motion, grid, move, at, remove)
  endPlacement(grid, at)
  return full
}

/** Claims every offered group except those that the move leaves (ZE-16 to ZE-19). */
function claimOffered(motion: GameMotion, grid: Grid, move: Placement, at: number, remove: number): void {
  const left = move.leave.map((ring) => grid.board.cellOf.get(ring)!)
  for (const group of offered(grid, at, remove)) {
    const kept = left.some((cell) => group.includes(cell))
    const rule = kept ? 'ZE-18' : group.includes(at) ? 'ZE-19' : 'ZE-16'
    tell(motion, { type: kept ? 'left' : 'claimed', rule, seat: grid.turn, group: marblesOn(grid, group) })
    if (!kept) claim(grid, group)
  }
}

function capture(motion: GameMotion, grid: Grid, move: Capture): void {
  const { board, cells } = grid
  const path = move.path.map((ring) => board.cellOf.get(ring)!)
  for (let i = 1; i < path.length; i++) {
    const direction = directionOf(path[i - 1], path[i])
    const over = path[i - 1] + steps[direction]
    tell(motion, {
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
function forcePasses(motion: GameMotion): void {
  const { table } = motion
  while (table.outcome === null && table.pending === null && table.missed === null && mustPass(table))
    takeTurn(motion, { type: 'pass' })
}
