/** Moves made and taken back on one grid, without allocating anything: what a search needs. */
import { latticeSize, steps, stride } from '../board'
import { jump, unjump } from './jumping'
import { endPlacement, put, sourceOf } from './placing'
import { cellOf, colourOf, removedOf } from './playout'
import { emptyRing, firstMarble, noRing, type Grid } from './state'

/** A grid with the moves made on it, and a hash of the position. */
export interface Line {
  readonly grid: Grid
  /** What taking the moves back needs, the latest at the top. */
  readonly log: Int32Array
  top: number
  /** Two halves of the position's Zobrist hash. */
  low: number
  high: number
}

const logSize = 8192
const parted = 1
const captures = 2

/** Keys by cell × 8 + value, for stocks by owner and colour × 32 + count, and for the turn. */
const stocks = latticeSize * 8
const turnKey = stocks + 9 * 32
const [lows, highs] = [keys(0x2545f491), keys(0x6c8e9cf5)]

function keys(seed: number): Int32Array {
  let word = seed
  return Int32Array.from({ length: turnKey + 1 }, () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return Math.imul(word, 0x9e3779b1) ^ (word >>> 7)
  })
}

export function lineFrom(grid: Grid): Line {
  const line: Line = { grid, log: new Int32Array(logSize), top: 0, low: 0, high: 0 }
  for (const cell of grid.board.cells) toggle(line, cell * 8 + grid.cells[cell])
  for (let i = 0; i < 9; i++) toggle(line, stocks + i * 32 + grid.stock[i])
  if (grid.turn === 1) toggle(line, turnKey)
  return line
}

function toggle(line: Line, key: number): void {
  line.low ^= lows[key]
  line.high ^= highs[key]
}

function toggleCell(line: Line, cell: number, from: number, to: number): void {
  line.low ^= lows[cell * 8 + from] ^ lows[cell * 8 + to]
  line.high ^= highs[cell * 8 + from] ^ highs[cell * 8 + to]
}

/** `to` is the new number of marbles. */
function toggleStock(line: Line, index: number, from: number, to: number): void {
  const base = stocks + index * 32
  line.low ^= lows[base + from] ^ lows[base + to]
  line.high ^= highs[base + from] ^ highs[base + to]
}

function remember(line: Line): void {
  const { log, grid } = line
  log[line.top++] = line.low
  log[line.top++] = line.high
  log[line.top++] = (grid.parted ? parted : 0) | (grid.captures ? captures : 0) | (grid.empties << 2)
}

function recall(line: Line): void {
  const { log, grid } = line
  const flags = log[--line.top]
  line.high = log[--line.top]
  line.low = log[--line.top]
  grid.parted = (flags & parted) !== 0
  grid.captures = (flags & captures) !== 0
  grid.empties = flags >> 2
}

/** Makes a packed placement that claims every isolated group, and hands the turn on. True if the board is full. */
export function makePlacement(line: Line, move: number): boolean {
  const { grid, log } = line
  const { stock } = grid
  const [colour, at, remove] = [colourOf(move), cellOf(move), removedOf(move)]
  const from = sourceOf(grid) * 3 + colour
  remember(line)
  toggleStock(line, from, stock[from], stock[from] - 1)
  toggleCell(line, at, emptyRing, firstMarble + colour)
  if (remove !== 0) toggleCell(line, remove, emptyRing, noRing)
  toggle(line, turnKey)
  put(grid, colour, at, remove)
  const before = line.top
  const full = grid.empties === 0
  if (grid.parted && !full) claimIsolated(line, at, remove)
  log[line.top] = line.top - before
  log[line.top + 1] = from
  line.top += 2
  endPlacement(grid, at)
  return full
}

export function unmakePlacement(line: Line, move: number): void {
  const { grid, log } = line
  const { cells, stock, missing } = grid
  const [at, remove] = [cellOf(move), removedOf(move)]
  grid.turn ^= 1
  stock[log[--line.top]]++
  const own = (grid.turn + 1) * 3
  for (let claimed = log[--line.top]; claimed > 0; claimed--) {
    const entry = log[--line.top]
    cells[entry >> 3] = entry & 7
    stock[own + (entry & 7) - firstMarble]--
  }
  cells[at] = emptyRing
  if (remove !== 0) {
    cells[remove] = emptyRing
    for (let d = 0; d < 6; d++) missing[remove - steps[d]] &= ~(1 << d)
  }
  recall(line)
}

/** Claims the groups that a placement cut off or filled, as `isolated` finds them. */
function claimIsolated(line: Line, at: number, remove: number): void {
  claimFull(line, at)
  if (remove === 0) return
  const { cells } = line.grid
  for (let d = 0; d < 6; d++) {
    const next = remove + steps[d]
    // One flood for each arc of neighbours.
    if (cells[next] >= firstMarble && cells[remove + steps[d === 0 ? 5 : d - 1]] === noRing) claimFull(line, next)
  }
}

const group = new Uint8Array(latticeSize)
const visited = new Uint32Array(latticeSize)
let visit = 0

/** Claims the group around a marble if it has no empty ring. */
function claimFull(line: Line, start: number): void {
  const { grid, log } = line
  const { cells, stock } = grid
  let size = 1
  visit++
  visited[start] = visit
  group[0] = start
  for (let i = 0; i < size; i++)
    for (let d = 0; d < 6; d++) {
      const next = group[i] + steps[d]
      const value = cells[next]
      if (value === noRing || visited[next] === visit) continue
      if (value === emptyRing) return
      visited[next] = visit
      group[size++] = next
    }
  const own = (grid.turn + 1) * 3 - firstMarble
  for (let i = 0; i < size; i++) {
    const cell = group[i]
    const value = cells[cell]
    log[line.top++] = (cell << 3) | value
    toggleCell(line, cell, value, noRing)
    toggleStock(line, own + value, stock[own + value], ++stock[own + value])
    cells[cell] = noRing
  }
}

/** Captures, each as its first cell, the directions of its jumps and `endOfPath`, one after the other. */
export interface Paths {
  readonly bytes: Uint8Array
  top: number
}

export const endOfPath = 255
export const newPaths = (): Paths => ({ bytes: new Uint8Array(1 << 16), top: 0 })

const way = new Uint8Array(64)

/** Appends every complete capture to `paths`, at most as many as fit. */
export function findCaptures(grid: Grid, paths: Paths): void {
  const { cells } = grid
  const rings = grid.board.cells
  for (let i = 0; i < rings.length; i++) {
    if (cells[rings[i]] < firstMarble) continue
    const jumps = jumpsOf(cells, rings[i])
    if (jumps !== 0) follow(grid, paths, rings[i], rings[i], jumps, 0)
  }
}

/** `jumpsFrom` with the six steps written out. */
function jumpsOf(cells: Uint8Array, at: number): number {
  let bits = 0
  if (cells[at + 1] >= firstMarble && cells[at + 2] === emptyRing) bits = 1
  if (cells[at + stride + 1] >= firstMarble && cells[at + 2 * stride + 2] === emptyRing) bits |= 2
  if (cells[at + stride] >= firstMarble && cells[at + 2 * stride] === emptyRing) bits |= 4
  if (cells[at - 1] >= firstMarble && cells[at - 2] === emptyRing) bits |= 8
  if (cells[at - stride - 1] >= firstMarble && cells[at - 2 * stride - 2] === emptyRing) bits |= 16
  if (cells[at - stride] >= firstMarble && cells[at - 2 * stride] === emptyRing) bits |= 32
  return bits
}

/** `anyCapture` with the six steps written out. */
export function someCapture({ cells, board }: Grid): boolean {
  const rings = board.cells
  for (let i = 0; i < rings.length; i++)
    if (cells[rings[i]] >= firstMarble && jumpsOf(cells, rings[i]) !== 0) return true
  return false
}

function follow(grid: Grid, paths: Paths, start: number, from: number, jumps: number, length: number): void {
  if (jumps === 0) {
    if (paths.top + length + 2 > paths.bytes.length) return
    paths.bytes[paths.top++] = start
    for (let i = 0; i < length; i++) paths.bytes[paths.top++] = way[i]
    paths.bytes[paths.top++] = endOfPath
    return
  }
  for (let d = 0; d < 6; d++) {
    if (((jumps >> d) & 1) === 0) continue
    const captured = grid.cells[from + steps[d]] - firstMarble
    way[length] = d
    const to = jump(grid, from, d)
    follow(grid, paths, start, to, jumpsOf(grid.cells, to), length + 1)
    unjump(grid, from, d, captured)
  }
}

/** The cells of the capture at an offset. */
export function pathAt({ bytes }: Paths, offset: number): number[] {
  const cells = [bytes[offset]]
  for (let i = offset + 1; bytes[i] !== endOfPath; i++) cells.push(cells[cells.length - 1] + 2 * steps[bytes[i]])
  return cells
}

/** The offset of the next capture. */
export function nextPath({ bytes }: Paths, at: number): number {
  let next = at + 2
  while (bytes[next - 1] !== endOfPath) next++
  return next
}

/** Makes the capture at an offset and hands the turn on. */
export function makeCapture(line: Line, { bytes }: Paths, offset: number): void {
  const { grid, log } = line
  remember(line)
  let at = bytes[offset]
  for (let i = offset + 1; bytes[i] !== endOfPath; i++) at = makeJump(line, at, bytes[i])
  log[line.top++] = at
  toggle(line, turnKey)
  grid.turn ^= 1
  grid.captures = someCapture(grid)
}

/** Makes one jump. Returns the landing cell. */
function makeJump(line: Line, from: number, direction: number): number {
  const { grid, log } = line
  const { cells, stock } = grid
  const over = from + steps[direction]
  const value = cells[over]
  const mover = cells[from]
  const own = (grid.turn + 1) * 3 + value - firstMarble
  toggleCell(line, from, mover, emptyRing)
  toggleCell(line, over, value, emptyRing)
  toggleCell(line, over + steps[direction], emptyRing, mover)
  toggleStock(line, own, stock[own], stock[own] + 1)
  log[line.top++] = (direction << 3) | (value - firstMarble)
  return jump(grid, from, direction)
}

export function unmakeCapture(line: Line, { bytes }: Paths, offset: number): void {
  const { grid, log } = line
  grid.turn ^= 1
  let at = log[--line.top]
  for (let i = offset + 1; bytes[i] !== endOfPath; i++) {
    const entry = log[--line.top]
    at -= 2 * steps[entry >> 3]
    unjump(grid, at, entry >> 3, entry & 7)
  }
  recall(line)
}

/** Hands the turn on without a move: the seat has no marble (ZE-24). Calling it again takes that back. */
export function pass(line: Line): void {
  line.grid.turn ^= 1
  toggle(line, turnKey)
}
