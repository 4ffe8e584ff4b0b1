/**
 * The city, reconstructed because the rulebook's figure is lost (see docs/rules/agents.md).
 * A better source would replace this file alone.
 */
import type { Seat } from '../../core/contract'

/** A point of the city, written as its lattice coordinates: `"q,r"`. */
export type Point = string
/** One of the twelve agents, 0 to 11. Agents 2k and 2k+1 start on the side between headquarters k and k+1. */
export type Agent = number
export type CityName = 'city' | 'big'

export interface City {
  readonly radius: number
  readonly points: readonly Point[]
  /** The points one street away. */
  readonly streets: Readonly<Record<Point, readonly Point[]>>
  readonly museum: Point
  /** Headquarters by seat. */
  readonly headquarters: readonly Point[]
  /** Where each agent starts. */
  readonly agents: readonly Point[]
}

/** The corners in turn order, as directions from the museum. */
const corners: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export const pointAt = (q: number, r: number): Point => `${q},${r}`

export function coordinates(point: Point): readonly [q: number, r: number] {
  const [q, r] = point.split(',')
  return [Number(q), Number(r)]
}

function buildCity(radius: number): City {
  const points: Point[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) points.push(pointAt(q, r))
  const streets: Record<Point, Point[]> = {}
  for (const point of points) {
    const [q, r] = coordinates(point)
    streets[point] = corners.map(([dq, dr]) => pointAt(q + dq, r + dr)).filter((other) => points.includes(other))
  }
  const headquarters = corners.map(([q, r]) => pointAt(q * radius, r * radius))
  const agents = corners.flatMap(([q, r], k) => {
    const [nextQ, nextR] = corners[(k + 1) % corners.length]
    const [alongQ, alongR] = [nextQ - q, nextR - r]
    return [
      pointAt(q * radius + alongQ, r * radius + alongR),
      pointAt(nextQ * radius - alongQ, nextR * radius - alongR),
    ]
  })
  return { radius, points, streets, museum: pointAt(0, 0), headquarters, agents }
}

export const cities: Readonly<Record<CityName, City>> = { city: buildCity(3), big: buildCity(4) }

/** Whose headquarters a point is; `null` if it is none. */
export function ownerOf(city: CityName, point: Point): Seat | null {
  const seat = cities[city].headquarters.indexOf(point)
  return seat < 0 ? null : seat
}

/** How many streets it is from a point to each headquarters. */
export function stepsHome(city: CityName, from: Point): readonly number[] {
  const [q, r] = coordinates(from)
  return cities[city].headquarters.map((home) => {
    const [toQ, toR] = coordinates(home)
    return Math.max(Math.abs(toQ - q), Math.abs(toR - r), Math.abs(toQ + toR - q - r))
  })
}

/** Number of finished turns after which the game is drawn (AG-9.3). */
export const turnLimits: Readonly<Record<CityName, number>> = { city: 300, big: 400 }
