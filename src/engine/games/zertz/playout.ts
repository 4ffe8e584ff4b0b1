import type { Rng } from '../../core/contract'
import {
  canJump,
  claimAll,
  endCapture,
  endPlacement,
  hasMarble,
  hasSet,
  isFree,
  jump,
  jumpsFrom,
  placeAndClaim,
  sourceOf,
  emptyRing,
  firstMarble,
  type Position,
} from './position'

const empty = new Uint8Array(64)
const free = new Uint8Array(64)

/** A placement at random, each (colour, ring, ring taken away) as likely as any other; packed by `packPlacement`. */
export function randomPlacement(position: Position, rng: Rng): number {
  const { board, cells, stock } = position
  const rings = board.cells
  const from = sourceOf(position) * 3
  let colour = rng.below(3)
  while (stock[from + colour] === 0) colour = rng.below(3)
  let empties = 0
  let frees = 0
  for (let i = 0; i < rings.length; i++) {
    const cell = rings[i]
    if (cells[cell] !== emptyRing) continue
    empty[empties++] = cell
    if (isFree(position, cell)) free[frees++] = cell
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

/** A placement in one number: colour, cell, and the cell of the ring taken away (0: none). */
export const packPlacement = (colour: number, at: number, remove: number): number => colour | (at << 2) | (remove << 9)
export const colourOf = (packed: number): number => packed & 3
export const cellOf = (packed: number): number => (packed >> 2) & 127
export const removedOf = (packed: number): number => packed >> 9

const starts = new Uint16Array(64 * 6)

/** Captures by a random way until the marble can jump no more. The way, cell by cell, is added to `path`. */
export function randomCapture(position: Position, rng: Rng, path: number[] | null): void {
  const { board, cells } = position
  const rings = board.cells
  let count = 0
  for (let i = 0; i < rings.length; i++) {
    const cell = rings[i]
    if (cells[cell] < firstMarble) continue
    for (let d = 0; d < 6; d++) if (canJump(position, cell, d)) starts[count++] = cell * 6 + d
  }
  const start = starts[rng.below(count)]
  const from = Math.trunc(start / 6)
  let at = jump(position, from, start % 6)
  path?.push(from, at)
  for (let jumps = jumpsFrom(position, at); jumps !== 0; jumps = jumpsFrom(position, at)) {
    let d = rng.below(6)
    while (((jumps >> d) & 1) === 0) d = rng.below(6)
    at = jump(position, at, d)
    path?.push(at)
  }
}

/**
 * Plays a position at random to its end, claiming all that is isolated, and returns the winner's seat, or −1 for a
 * draw. Instead of watching for repetitions it calls a draw after so many moves.
 */
export function playOut(position: Position, rng: Rng, patience = 400): number {
  let passes = 0
  for (let move = 0; move < patience; move++) {
    const mover = position.turn
    if (position.captures) {
      passes = 0
      randomCapture(position, rng, null)
      if (hasSet(position, mover)) return mover
      endCapture(position)
    } else if (hasMarble(position)) {
      passes = 0
      const packed = randomPlacement(position, rng)
      placeAndClaim(position, colourOf(packed), cellOf(packed), removedOf(packed))
      if (position.empties === 0) {
        claimAll(position)
        return mover
      }
      if (hasSet(position, mover)) return mover
      endPlacement(position, cellOf(packed))
    } else {
      if (++passes === 2) return -1
      position.turn ^= 1
    }
  }
  return -1
}
