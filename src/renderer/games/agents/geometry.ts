/** Where things are drawn. One street is one unit long. */
import { cities, coordinates, type CityName, type Point } from '../../../engine/games/agents/board'
import type { Table } from '../../../engine/games/agents/facts'

export interface Spot {
  readonly x: number
  readonly y: number
}

const tall = Math.sqrt(3) / 2

export function spotOf(point: Point): Spot {
  const [q, r] = coordinates(point)
  return { x: q + r / 2, y: r * tall }
}

/** The drawing's frame, with room for the headquarters. */
export function boxOf(city: CityName): string {
  const { radius } = cities[city]
  const [wide, high] = [radius + 0.62, radius * tall + 0.58]
  return `${-wide} ${-high} ${2 * wide} ${2 * high}`
}

/**
 * Where a headquarters' name stands: beside the house on the outside, below it on the far left and right. `roomy`: there is
 * room beyond the houses, so that no name runs into an agent on the next point.
 */
export function namePlace(
  { x, y }: Spot,
  roomy = false,
): {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
} {
  if (Math.abs(y) < 0.1 && roomy) return { x: x < 0 ? 0.1 : -0.1, y: 0.72, anchor: x < 0 ? 'end' : 'start' }
  if (Math.abs(y) < 0.1) return { x: x < 0 ? -0.58 : 0.58, y: 0.66, anchor: x < 0 ? 'start' : 'end' }
  return { x: x < 0 ? -0.54 : 0.54, y: 0.1, anchor: x < 0 ? 'end' : 'start' }
}

/** A point's name, as on a chess board: letters for rows from the top, numbers for places from the left. */
export function labelOf(city: CityName, point: Point): string {
  const { radius } = cities[city]
  const [q, r] = coordinates(point)
  const first = Math.max(-radius, -radius - r)
  return `${'ABCDEFGHI'[r + radius]}${q - first + 1}`
}

/** Whether a point lies at the edge of the city. */
export function isRim(city: CityName, point: Point): boolean {
  const { radius } = cities[city]
  const [q, r] = coordinates(point)
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === radius
}

/** What lessons and log lines call a point: its name, and its coordinates. */
export const lookOfPoint = (city: CityName, point: Point): string => `${labelOf(city, point).toLowerCase()} ${point}`

/** Each street once. */
export function streetsOf(city: CityName): { readonly a: Spot; readonly b: Spot }[] {
  const { points, streets } = cities[city]
  return points.flatMap((from) =>
    streets[from].filter((to) => from < to).map((to) => ({ a: spotOf(from), b: spotOf(to) })),
  )
}

/** Blocks of houses: the triangles between streets, by their centres. */
export function blocksOf(
  city: CityName,
): { readonly key: string; readonly x: number; readonly y: number; up: boolean }[] {
  const { points } = cities[city]
  const known = new Set(points)
  return points.flatMap((point) => {
    const [q, r] = coordinates(point)
    const has = (dq: number, dr: number) => known.has(`${q + dq},${r + dr}`)
    const { x, y } = spotOf(point)
    return [
      ...(has(1, 0) && has(0, 1) ? [{ key: `${point}v`, x: x + 0.5, y: y + tall / 3, up: false }] : []),
      ...(has(1, 0) && has(1, -1) ? [{ key: `${point}^`, x: x + 0.5, y: y - tall / 3, up: true }] : []),
    ]
  })
}

/** Which way a street leads, as an arrow. */
export function arrowOf(from: Point, to: Point): string {
  const [q, r] = coordinates(from)
  const [toQ, toR] = coordinates(to)
  const arrows: Record<string, string> = {
    '1,0': '→',
    '0,1': '↘',
    '-1,1': '↙',
    '-1,0': '←',
    '0,-1': '↖',
    '1,-1': '↗',
  }
  return arrows[`${toQ - q},${toR - r}`] ?? '·'
}

const polar = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`

/** Ground plans of the three teams' houses: a dome, a star, a bastion. */
export const plans: readonly string[] = [
  'M.42 0A.42 .42 0 1 1 -.42 0A.42 .42 0 1 1 .42 0z',
  `M${Array.from({ length: 16 }, (_, i) => polar(i % 2 ? 0.36 : 0.5, (i * Math.PI) / 8)).join('L')}z`,
  'M-.22 -.42H.22V-.34H.34V-.22H.42V.22H.34V.34H.22V.42H-.22V.34H-.34V.22H-.42V-.22H-.34V-.34H-.22z',
]

export interface Placed extends Spot {
  readonly scale: number
}

/** Where each living agent and the treasure are drawn. Those that share a point are fanned out around it. */
export function spotsOf(table: Table): { readonly agents: readonly (Placed | null)[]; readonly treasure: Placed } {
  const crowds = new Map<Point, number[]>()
  table.agents.forEach((at, agent) => {
    if (at !== null) crowds.set(at, [...(crowds.get(at) ?? []), agent])
  })
  const agents: (Placed | null)[] = table.agents.map(() => null)
  let treasure: Placed = { ...spotOf(table.treasure), scale: 1 }
  for (const [point, crowd] of crowds) {
    const withTreasure = point === table.treasure
    const count = crowd.length + (withTreasure ? 1 : 0)
    const middle = spotOf(point)
    const scale = count === 1 ? 1 : count === 2 ? 0.76 : count === 3 ? 0.72 : count <= 6 ? 0.56 : 0.42
    const far = count === 1 ? 0 : count === 2 ? 0.26 : count === 3 ? 0.27 : count <= 6 ? 0.33 : 0.4
    const put = (i: number): Placed => {
      const angle = (count === 2 ? Math.PI : -Math.PI / 2) + (i * 2 * Math.PI) / count
      return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle), scale }
    }
    crowd.forEach((agent, i) => (agents[agent] = put(i)))
    if (withTreasure) treasure = put(crowd.length)
  }
  return { agents, treasure }
}
