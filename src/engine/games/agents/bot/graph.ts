import { cities, coordinates, pointAt, type CityName, type Point } from '../board'

/** The city as numbers, for thinking fast. */
export interface Ground {
  readonly count: number
  readonly points: readonly Point[]
  readonly next: readonly (readonly number[])[]
  /** The same by seat, beginning in the seat's own direction, so that no seat thinks otherwise than another. */
  readonly nextFor: readonly (readonly (readonly number[])[])[]
  /** Streets between two points, by `from * count + to`; headquarters are no thoroughfare. */
  readonly far: Int8Array
  readonly headquarters: readonly number[]
  /** The team whose headquarters a point is, or -1. */
  readonly host: Int8Array
  /** Streets from a point to a team's nearer headquarters, by `team * count + point`. */
  readonly home: Int8Array
  readonly numberOf: ReadonlyMap<Point, number>
}

function survey(name: CityName): Ground {
  const { points, streets, headquarters, radius } = cities[name]
  const numberOf = new Map(points.map((point, i) => [point, i]))
  const next = points.map((point) => streets[point].map((to) => numberOf.get(to)!))
  const bases = headquarters.map((point) => numberOf.get(point)!)
  const count = points.length
  const host = new Int8Array(count).fill(-1)
  bases.forEach((point, seat) => (host[point] = seat % 3))
  const far = new Int8Array(count * count).fill(99)
  for (let from = 0; from < count; from++) {
    far[from * count + from] = 0
    const queue = [from]
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]
      if (at !== from && host[at] >= 0) continue
      for (const to of next[at])
        if (far[from * count + to] === 99) {
          far[from * count + to] = far[from * count + at] + 1
          queue.push(to)
        }
    }
  }
  const home = new Int8Array(3 * count)
  for (let team = 0; team < 3; team++)
    for (let at = 0; at < count; at++)
      home[team * count + at] = Math.min(far[at * count + bases[team]], far[at * count + bases[team + 3]])
  const nextFor = bases.map((_, seat) =>
    points.map((point) => {
      const [q, r] = coordinates(point)
      const ways = bases.map((_base, turn) => {
        const [dq, dr] = coordinates(headquarters[(seat + turn) % bases.length])
        return numberOf.get(pointAt(q + dq / radius, r + dr / radius))
      })
      return ways.filter((to) => to !== undefined)
    }),
  )
  return { count, points, next, nextFor, far, headquarters: bases, host, home, numberOf }
}

const surveyed = new Map<CityName, Ground>()

export function groundOf(name: CityName): Ground {
  const known = surveyed.get(name)
  if (known) return known
  const made = survey(name)
  surveyed.set(name, made)
  return made
}
