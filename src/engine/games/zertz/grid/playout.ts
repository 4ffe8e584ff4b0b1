import type { Rng } from '../../../core/contract'
import { canJump, jump, jumpsFrom } from './jumping'
import { isFree, sourceOf } from './placing'
import { emptyRing, firstMarble, type Grid } from './state'

const empty = new Uint8Array(64)
const free = new Uint8Array(64)

/** A uniformly random placement (colour, ring, removed ring), packed by `packPlacement`. */
export function randomPlacement(grid: Grid, rng: Rng): number {
  const { board, cells, stock } = grid
  const rings = board.cells
  const from = sourceOf(grid) * 3
  let colour = rng.below(3)
  while (stock[from + colour] === 0) colour = rng.below(3)
  let empties = 0
  let frees = 0
  for (let i = 0; i < rings.length; i++) {
    const cell = rings[i]
    if (cells[cell] !== emptyRing) continue
    empty[empties++] = cell
    if (isFree(grid, cell)) free[frees++] = cell
  }
  if (frees < 2) {
    const at = empty[rng.below(empties)]
    return packPlacement(colour, at, frees === 1 && free[0] !== at ? free[0] : 0)
  }
  for (;;) {
    const pair = rng.below(empties * frees)
    const at = empty[Math.trunc(pair / frees)]
    const remove = free[pair % frees]
    if (at !== remove) return packPlacement(colour, at, remove)
  }
}

/** A placement packed into one number: colour, cell, and the cell of the removed ring (0: none). */
export const packPlacement = (colour: number, at: number, remove: number): number => colour | (at << 2) | (remove << 9)
export const colourOf = (packed: number): number => packed & 3
export const cellOf = (packed: number): number => (packed >> 2) & 127
export const removedOf = (packed: number): number => packed >> 9

const starts = new Uint16Array(64 * 6)

/** Makes a random capture to its end and appends its cells to `path`. */
export function randomCapture(grid: Grid, rng: Rng, path: number[] | null): void {
  const { board, cells } = grid
  const rings = board.cells
  let count = 0
  for (let i = 0; i < rings.length; i++) {
    const cell = rings[i]
    if (cells[cell] < firstMarble) continue
    for (let d = 0; d < 6; d++) if (canJump(grid, cell, d)) starts[count++] = cell * 6 + d
  }
  const start = starts[rng.below(count)]
  const from = Math.trunc(start / 6)
  let at = jump(grid, from, start % 6)
  path?.push(from, at)
  for (let jumps = jumpsFrom(grid, at); jumps !== 0; jumps = jumpsFrom(grid, at)) {
    let d = rng.below(6)
    while (((jumps >> d) & 1) === 0) d = rng.below(6)
    at = jump(grid, at, d)
    path?.push(at)
  }
}
