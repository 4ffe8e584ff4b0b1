/** The map's geometry as the board draws it: one for all screens, 1000 × 816. */
import { regions, type RegionId } from '../../../engine/games/election-night/board'
import { nearestByArrow } from '../../ui/arrowKeys'
import { lays } from './borders'

export const box = { width: 1000, height: 816 }
/** The side of a field. */
export const size = 62

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface RegionShape {
  readonly at: number
  readonly id: RegionId
  readonly d: string
  /** Middles of the fields. */
  readonly spots: readonly Spot[]
  readonly plate: Spot & { readonly width: number }
  /** The region's name, line by line. */
  readonly name: readonly (Spot & { readonly text: string })[]
  /** Where its seats are written. */
  readonly seats: Spot
  readonly middle: Spot
}

export const shapes: readonly RegionShape[] = regions.map(({ id }, at) => {
  const lay = lays[id]
  const spots = lay.fields.map(([x, y]) => ({ x: x + size / 2, y: y + size / 2 }))
  const mean = (of: (one: Spot) => number) => spots.reduce((sum, one) => sum + of(one), 0) / spots.length
  return {
    at,
    id,
    d: lay.d,
    spots,
    plate: { x: lay.plate[0], y: lay.plate[1], width: lay.plate[2] },
    name: lay.name.map(([x, y, text]) => ({ x, y, text })),
    seats: { x: lay.seats[0], y: lay.seats[1] },
    middle: { x: mean(({ x }) => x), y: mean(({ y }) => y) },
  }
})

/** A stamp is never set quite straight; the same field always in the same way. */
export const slant = (field: number): number => ((field * 7) % 10) - 4

/** The nearest region in the direction of an arrow key; `null` if there is none. */
export function neighbour(from: number, key: string): number | null {
  const middles = shapes.map(({ at, middle }) => [at, middle] as const)
  return nearestByArrow(shapes[from].middle, key, middles, { atLeast: 20 })
}
