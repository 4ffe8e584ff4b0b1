import type { Rng } from '../../core/contract'
import {
  claimAll,
  endCapture,
  endPlacement,
  hasMarble,
  hasSet,
  isFree,
  anyFree,
  jump,
  jumpsFrom,
  placeAndClaim,
  sourceOf,
  emptyRing,
  firstMarble,
  type Position,
} from './position'

/** A placement at random, each (colour, ring, ring taken away) as likely as any other; packed by `packPlacement`. */
export function randomPlacement(position: Position, rng: Rng): number {
  const { board, cells, stock } = position
  const rings = board.cells
  const from = sourceOf(position) * 3
  let colour = rng.below(3)
  while (stock[from + colour] === 0) colour = rng.below(3)
  // Pairs of rings are drawn until one fits, so that all fitting pairs stay equally likely.
  for (let tries = 0; tries < 200; tries++) {
    const at = rings[rng.below(rings.length)]
    const remove = rings[rng.below(rings.length)]
    if (cells[at] === emptyRing && at !== remove && isFree(position, remove)) return packPlacement(colour, at, remove)
  }
  const fitting: number[] = []
  for (const at of rings) {
    if (cells[at] !== emptyRing) continue
    if (!anyFree(position, at)) fitting.push(packPlacement(colour, at, 0))
    else
      for (const remove of rings)
        if (remove !== at && isFree(position, remove)) fitting.push(packPlacement(colour, at, remove))
  }
  return fitting[rng.below(fitting.length)]
}

/** A placement in one number: colour, cell, and the cell of the ring taken away (0: none). */
export const packPlacement = (colour: number, at: number, remove: number): number => colour | (at << 2) | (remove << 9)
export const colourOf = (packed: number): number => packed & 3
export const cellOf = (packed: number): number => (packed >> 2) & 127
export const removedOf = (packed: number): number => packed >> 9

/** Captures by a random way until the marble can jump no more. Returns the way, cell by cell. */
export function randomCapture(position: Position, rng: Rng): number[] {
  const { board, cells } = position
  const starts: number[] = []
  for (const cell of board.cells) {
    if (cells[cell] < firstMarble) continue
    const jumps = jumpsFrom(position, cell)
    for (let d = 0; d < 6; d++) if ((jumps >> d) & 1) starts.push(cell * 6 + d)
  }
  const start = starts[rng.below(starts.length)]
  let at = Math.trunc(start / 6)
  const path = [at]
  at = jump(position, at, start % 6)
  path.push(at)
  for (let jumps = jumpsFrom(position, at); jumps !== 0; jumps = jumpsFrom(position, at)) {
    let d = rng.below(6)
    while (((jumps >> d) & 1) === 0) d = rng.below(6)
    at = jump(position, at, d)
    path.push(at)
  }
  return path
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
      randomCapture(position, rng)
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
