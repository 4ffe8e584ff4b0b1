import { steps } from '../board'
import { emptyRing, firstMarble, type Grid } from './state'

/** Whether the marble on `from` can jump in a direction (ZE-11). */
export function canJump(grid: Grid, from: number, direction: number): boolean {
  const { cells } = grid
  const step = steps[direction]
  return cells[from + step] >= firstMarble && cells[from + step + step] === emptyRing
}

/** The directions in which the marble on `from` can jump, as a bit mask. */
export function jumpsFrom(grid: Grid, from: number): number {
  let bits = 0
  for (let d = 0; d < 6; d++) if (canJump(grid, from, d)) bits |= 1 << d
  return bits
}

/** The direction of a jump between two cells, or −1. */
export const directionOf = (from: number, to: number): number => steps.findIndex((step) => from + 2 * step === to)

/** Makes one jump (ZE-11); the jumped marble leaves at once (ZE-13). Returns the landing cell. */
export function jump(grid: Grid, from: number, direction: number): number {
  const { cells, stock, turn } = grid
  const over = from + steps[direction]
  const to = over + steps[direction]
  stock[(turn + 1) * 3 + cells[over] - firstMarble]++
  cells[to] = cells[from]
  cells[from] = emptyRing
  cells[over] = emptyRing
  grid.empties++
  return to
}

/** Undoes a jump, given the colour that was captured. */
export function unjump(grid: Grid, from: number, direction: number, captured: number): void {
  const { cells, stock, turn } = grid
  const over = from + steps[direction]
  const to = over + steps[direction]
  stock[(turn + 1) * 3 + captured]--
  cells[from] = cells[to]
  cells[over] = firstMarble + captured
  cells[to] = emptyRing
  grid.empties--
}

/** Makes the jumps from cell to cell along a path. */
export function jumpAlong(grid: Grid, path: readonly number[]): void {
  for (let i = 1; i < path.length; i++) jump(grid, path[i - 1], directionOf(path[i - 1], path[i]))
}

/** Whether any marble can jump. */
export function anyCapture(grid: Grid): boolean {
  const { board, cells } = grid
  const rings = board.cells
  for (let i = 0; i < rings.length; i++)
    if (cells[rings[i]] >= firstMarble && jumpsFrom(grid, rings[i]) !== 0) return true
  return false
}

/** Whether the marble on `at` can jump or be jumped. */
export function capturesAround(grid: Grid, at: number): boolean {
  const { cells } = grid
  if (cells[at] < firstMarble) return false
  for (let d = 0; d < 6; d++) {
    const near = cells[at + steps[d]]
    if (near < firstMarble) continue
    if (cells[at + 2 * steps[d]] === emptyRing || cells[at - steps[d]] === emptyRing) return true
  }
  return false
}

/** Hands the turn on after a capture. */
export function endCapture(grid: Grid): void {
  grid.turn ^= 1
  grid.captures = anyCapture(grid)
}

/** Every complete capture, as a path from cell to cell (ZE-12, ZE-14). */
export function capturePaths(grid: Grid): number[][] {
  const paths: number[][] = []
  const { board, cells } = grid
  const go = (path: number[]) => {
    const from = path[path.length - 1]
    const jumps = jumpsFrom(grid, from)
    if (jumps === 0) {
      if (path.length > 1) paths.push(path.slice())
      return
    }
    for (let d = 0; d < 6; d++) {
      if (((jumps >> d) & 1) === 0) continue
      const captured = cells[from + steps[d]] - firstMarble
      path.push(jump(grid, from, d))
      go(path)
      path.pop()
      unjump(grid, from, d, captured)
    }
  }
  for (const cell of board.cells) if (cells[cell] >= firstMarble) go([cell])
  return paths
}
