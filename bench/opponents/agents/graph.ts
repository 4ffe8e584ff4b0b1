import { cities, coordinates, pointAt, type CityName, type Point } from '../../../src/engine/games/agents/board'

/** The city as a graph of numbered points, with all distances precomputed. */
export interface Graph {
  readonly count: number
  readonly points: readonly Point[]
  readonly next: readonly (readonly number[])[]
  /** The same by seat, starting from the seat's own direction, so that ties break alike for every seat. */
  readonly nextFor: readonly (readonly (readonly number[])[])[]
  /** Shortest way between two points, by `from * count + to`; never through a headquarters. */
  readonly distance: Int8Array
  readonly headquarters: readonly number[]
  /** The team whose headquarters a point is, or -1. */
  readonly teamAt: Int8Array
  /** Shortest way from a point to a team's nearer headquarters, by `team * count + point`. */
  readonly home: Int8Array
  readonly numberOf: ReadonlyMap<Point, number>
}

function buildGraph(name: CityName): Graph {
  const { points, streets, headquarters, radius } = cities[name]
  const numberOf = new Map(points.map((point, i) => [point, i]))
  const next = points.map((point) => streets[point].map((to) => numberOf.get(to)!))
  const bases = headquarters.map((point) => numberOf.get(point)!)
  const count = points.length
  const teamAt = new Int8Array(count).fill(-1)
  bases.forEach((point, seat) => (teamAt[point] = seat % 3))
  const distance = new Int8Array(count * count).fill(99)
  for (let from = 0; from < count; from++) {
    distance[from * count + from] = 0
    const queue = [from]
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]
      if (at !== from && teamAt[at] >= 0) continue
      for (const to of next[at])
        if (distance[from * count + to] === 99) {
          distance[from * count + to] = distance[from * count + at] + 1
          queue.push(to)
        }
    }
  }
  const home = new Int8Array(3 * count)
  for (let team = 0; team < 3; team++)
    for (let at = 0; at < count; at++)
      home[team * count + at] = Math.min(distance[at * count + bases[team]], distance[at * count + bases[team + 3]])
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
  return { count, points, next, nextFor, distance, headquarters: bases, teamAt, home, numberOf }
}

const graphs = new Map<CityName, Graph>()

export function graphOf(name: CityName): Graph {
  const known = graphs.get(name)
  if (known) return known
  const made = buildGraph(name)
  graphs.set(name, made)
  return made
}
