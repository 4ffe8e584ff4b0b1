import { latticeSize, steps, type Board } from './board'
import type { Goal } from './facts'

/**
 * A position made for speed and changed in place: the one implementation of the rules of moving, used by the
 * referee, the playouts and the bots alike. Seats are 0 and 1, colours 0 white, 1 grey, 2 black.
 */
export interface Position {
  readonly board: Board
  readonly goal: Goal
  /** By cell: 0 no ring, 1 empty ring, 2 and up a marble of colour (value − 2). */
  readonly cells: Uint8Array
  /** By cell: a bit for each of the six steps that leads to no ring. */
  readonly missing: Uint8Array
  /** Marbles by owner × 3 + colour; owner 0 the supply, 1 and 2 the seats. */
  readonly stock: Uint8Array
  turn: number
  /** How many rings are empty. */
  empties: number
  /** False while all rings certainly hang together. */
  parted: boolean
  /** Whether a capture can be made (ZE-10). */
  captures: boolean
}

export const noRing = 0
export const emptyRing = 1
export const firstMarble = 2

/** By mask of missing neighbours: whether two that are next to each other are missing (ZE-7). */
const loose = Uint8Array.from({ length: 64 }, (_, mask) => ((mask & ((mask >> 1) | (mask << 5)) & 63) !== 0 ? 1 : 0))

/** By mask of missing neighbours: in how many separate arcs the present ones lie. */
const arcs = Uint8Array.from({ length: 64 }, (_, mask) => {
  const present = ~mask & 63
  let starts = 0
  for (let d = 0; d < 6; d++) if ((present >> d) & 1 && !((present >> ((d + 5) % 6)) & 1)) starts++
  return starts
})

export function blankPosition(board: Board, goal: Goal): Position {
  const position: Position = {
    board,
    goal,
    cells: new Uint8Array(latticeSize),
    missing: new Uint8Array(latticeSize),
    stock: new Uint8Array(9),
    turn: 0,
    empties: 0,
    parted: false,
    captures: false,
  }
  return position
}

/** Makes `to` equal to `from`. */
export function copyPosition(from: Position, to: Position): void {
  to.cells.set(from.cells)
  to.missing.set(from.missing)
  to.stock.set(from.stock)
  to.turn = from.turn
  to.empties = from.empties
  to.parted = from.parted
  to.captures = from.captures
}

export function clonePosition(position: Position): Position {
  const copy = blankPosition(position.board, position.goal)
  copyPosition(position, copy)
  return copy
}

/** Brings everything that follows from cells up to date. */
export function settle(position: Position): void {
  const { board, cells, missing } = position
  position.empties = 0
  let rings = 0
  let start = 0
  for (const cell of board.cells) {
    let mask = 0
    for (let d = 0; d < 6; d++) if (cells[cell + steps[d]] === noRing) mask |= 1 << d
    missing[cell] = mask
    if (cells[cell] === emptyRing) position.empties++
    if (cells[cell] !== noRing) {
      rings++
      start = cell
    }
  }
  position.parted = rings > 0 && groupOf(position, start).length < rings
  position.captures = findCapture(position)
}

/** Whether a ring may be taken away (ZE-7). */
export function isFree(position: Position, cell: number): boolean {
  return position.cells[cell] === emptyRing && loose[position.missing[cell]] === 1
}

/** Whether any ring may be taken away, were a marble to lie on `but`. */
export function anyFree(position: Position, but: number): boolean {
  for (const cell of position.board.cells) if (cell !== but && isFree(position, cell)) return true
  return false
}

/** Whose marbles the seat on turn places: 0 the supply, or the seat's own (ZE-23). */
export function sourceOf(position: Position): number {
  const { stock, turn } = position
  return stock[0] + stock[1] + stock[2] > 0 ? 0 : turn + 1
}

/** Whether the seat on turn has a marble to place. */
export function hasMarble(position: Position): boolean {
  const { stock } = position
  const from = sourceOf(position) * 3
  return stock[from] + stock[from + 1] + stock[from + 2] > 0
}

/** Places a marble and takes a ring away (0: none), without what follows from it (ZE-5, ZE-6). */
export function put(position: Position, colour: number, at: number, remove: number): void {
  const { cells, missing, stock } = position
  stock[sourceOf(position) * 3 + colour]--
  cells[at] = firstMarble + colour
  position.empties--
  if (remove === 0) return
  cells[remove] = noRing
  position.empties--
  for (let d = 0; d < 6; d++) missing[remove - steps[d]] |= 1 << d
  if (arcs[missing[remove]] > 1) position.parted = true
}

/**
 * The groups that a placement isolated or filled (ZE-16, ZE-19), after `put`. Only groups next to the ring taken away
 * or around the marble placed can be new; any other full group was left before and stays so (ZE-18).
 */
export function isolated(position: Position, at: number, remove: number): number[][] {
  if (!position.parted) return none
  const groups: number[][] = []
  const add = (start: number) => {
    if (groups.some((group) => group.includes(start))) return
    const group = fullGroup(position, start)
    if (group !== null) groups.push(group)
  }
  add(at)
  if (remove !== 0) {
    const mask = position.missing[remove]
    for (let d = 0; d < 6; d++) {
      const starts = ((mask >> d) & 1) === 0 && (mask >> ((d + 5) % 6)) & 1
      if (starts) add(remove + steps[d])
    }
  }
  return groups
}
const none: number[][] = []

/** Gives a group's marbles to the seat on turn and takes its rings off the board. */
export function claim(position: Position, group: readonly number[]): void {
  const { cells, stock } = position
  const own = (position.turn + 1) * 3
  for (const cell of group) {
    stock[own + cells[cell] - firstMarble]++
    cells[cell] = noRing
  }
}

/** Gives all that is left to the seat on turn: the board is full (ZE-22). */
export function claimAll(position: Position): void {
  const { board, cells } = position
  claim(
    position,
    [...board.cells].filter((cell) => cells[cell] >= firstMarble),
  )
}

/** A whole placement with all claims. The turn stays with the mover; `passTurn` hands it on. */
export function placeAndClaim(position: Position, colour: number, at: number, remove: number): void {
  put(position, colour, at, remove)
  if (position.parted) for (const group of isolated(position, at, remove)) claim(position, group)
}

/** Hands the turn on after a placement at a cell. */
export function endPlacement(position: Position, at: number): void {
  position.turn ^= 1
  // Without a capture before, only the new marble can have made one possible.
  position.captures = position.captures ? findCapture(position) : capturesAround(position, at)
}

/** Hands the turn on after a capture. */
export function endCapture(position: Position): void {
  position.turn ^= 1
  position.captures = findCapture(position)
}

/** One jump in a direction (ZE-11); the jumped marble leaves at once (ZE-13). Returns where the marble lands. */
export function jump(position: Position, from: number, direction: number): number {
  const { cells, stock, turn } = position
  const over = from + steps[direction]
  const to = over + steps[direction]
  stock[(turn + 1) * 3 + cells[over] - firstMarble]++
  cells[to] = cells[from]
  cells[from] = emptyRing
  cells[over] = emptyRing
  position.empties++
  return to
}

/** Takes a jump back, given the colour that was captured. */
export function unjump(position: Position, from: number, direction: number, captured: number): void {
  const { cells, stock, turn } = position
  const over = from + steps[direction]
  const to = over + steps[direction]
  stock[(turn + 1) * 3 + captured]--
  cells[from] = cells[to]
  cells[over] = firstMarble + captured
  cells[to] = emptyRing
  position.empties--
}

/** Whether the marble on `from` can jump in a direction (ZE-11). */
export function canJump(position: Position, from: number, direction: number): boolean {
  const { cells } = position
  const step = steps[direction]
  return cells[from + step] >= firstMarble && cells[from + step + step] === emptyRing
}

/** The directions in which the marble on `from` can jump, as bits. */
export function jumpsFrom(position: Position, from: number): number {
  let bits = 0
  for (let d = 0; d < 6; d++) if (canJump(position, from, d)) bits |= 1 << d
  return bits
}

/** Whether any marble can jump. */
export function findCapture(position: Position): boolean {
  const { board, cells } = position
  const rings = board.cells
  for (let i = 0; i < rings.length; i++)
    if (cells[rings[i]] >= firstMarble && jumpsFrom(position, rings[i]) !== 0) return true
  return false
}

/** Whether the marble on `at` can jump or be jumped. */
function capturesAround(position: Position, at: number): boolean {
  const { cells } = position
  if (cells[at] < firstMarble) return false
  for (let d = 0; d < 6; d++) {
    const near = cells[at + steps[d]]
    if (near < firstMarble) continue
    if (cells[at + 2 * steps[d]] === emptyRing || cells[at - steps[d]] === emptyRing) return true
  }
  return false
}

/** Whether a seat holds a winning set (ZE-20, ZE-21). */
export function hasSet(position: Position, seat: number): boolean {
  const { stock, goal } = position
  const white = stock[(seat + 1) * 3]
  const grey = stock[(seat + 1) * 3 + 1]
  const black = stock[(seat + 1) * 3 + 2]
  if (white >= goal.white || grey >= goal.grey || black >= goal.black) return true
  return white >= goal.each && grey >= goal.each && black >= goal.each
}

const stack = new Uint8Array(latticeSize)
const visited = new Uint32Array(latticeSize)
let visit = 0

/** All rings that hang together with a ring. */
export function groupOf(position: Position, start: number): number[] {
  return flood(position, start, false)!
}

/** The group around a ring if it has no empty ring, else null. */
export function fullGroup(position: Position, start: number): number[] | null {
  return flood(position, start, true)
}

function flood(position: Position, start: number, fullOnly: boolean): number[] | null {
  const { cells } = position
  if (fullOnly && cells[start] < firstMarble) return null
  const group = [start]
  let depth = 0
  visit++
  visited[start] = visit
  stack[depth++] = start
  while (depth > 0) {
    const cell = stack[--depth]
    for (let d = 0; d < 6; d++) {
      const next = cell + steps[d]
      if (cells[next] === noRing || visited[next] === visit) continue
      if (fullOnly && cells[next] === emptyRing) return null
      visited[next] = visit
      stack[depth++] = next
      group.push(next)
    }
  }
  return group
}
