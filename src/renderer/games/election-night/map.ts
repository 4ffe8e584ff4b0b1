/** Hungary's seven regions, simplified: outlines in degrees, projected once, and the place of each field. */
import { regions, type RegionId } from '../../../engine/games/election-night/board'
import { nearestByArrow } from '../../ui/arrowKeys'

export const box = { width: 1030, height: 640 }

type Point = readonly [number, number]

const project = ([lon, lat]: Point): Point => [
  Math.round((lon - 16.02) * 146.6) + 6,
  Math.round((48.64 - lat) * 215) + 4,
]

/** Borders shared by two regions, so that outlines meet exactly. */
const ndKd: readonly Point[] = [
  [17.95, 47.75],
  [17.66, 47.52],
  [17.56, 47.3],
  [17.45, 47.05],
  [17.3, 46.82],
]
const ndDd: readonly Point[] = [
  [17.3, 46.82],
  [17.28, 46.62],
  [17.05, 46.45],
  [16.9, 46.34],
]
const kdDd: readonly Point[] = [
  [17.3, 46.82],
  [17.75, 46.84],
  [18.1, 46.95],
  [18.3, 46.76],
  [18.93, 46.8],
]
const kdDa: readonly Point[] = [
  [18.93, 46.8],
  [18.97, 47.06],
]
const kdKm: readonly Point[] = [
  [18.97, 47.06],
  [18.95, 47.25],
  [18.88, 47.5],
  [18.87, 47.81],
]
const ddDa: readonly Point[] = [
  [18.93, 46.8],
  [18.98, 46.4],
  [18.83, 46.15],
  [18.86, 45.9],
]
const kmDa: readonly Point[] = [
  [18.97, 47.06],
  [19.35, 46.94],
  [19.65, 47.0],
  [20.12, 46.94],
]
const kmEm: readonly Point[] = [
  [18.95, 48.06],
  [19.2, 47.9],
  [19.65, 47.82],
  [19.98, 47.62],
]
const kmEa: readonly Point[] = [
  [19.98, 47.62],
  [20.14, 47.3],
  [20.12, 46.94],
]
const emEa: readonly Point[] = [
  [19.98, 47.62],
  [20.35, 47.5],
  [20.75, 47.6],
  [21.15, 47.76],
  [21.5, 47.98],
  [22.12, 48.4],
]
const eaDa: readonly Point[] = [
  [20.12, 46.94],
  [20.35, 46.84],
  [20.75, 46.98],
  [21.2, 47.0],
  [21.7, 46.98],
]
const back = (line: readonly Point[]) => line.toReversed()

const outlines: Readonly<Record<RegionId, readonly Point[]>> = {
  ND: [
    [17.16, 48.02],
    [17.5, 47.84],
    ...ndKd,
    ...ndDd,
    [16.55, 46.48],
    [16.3, 46.65],
    [16.1, 46.87],
    [16.42, 47.0],
    [16.45, 47.38],
    [16.68, 47.58],
    [16.42, 47.68],
    [16.62, 47.76],
    [17.05, 47.7],
    [17.08, 47.87],
  ],
  KD: [...back(kdKm), ...back(kdDa), ...back(kdDd), ...back(ndKd), [18.35, 47.74]],
  KM: [...kdKm, [18.77, 47.9], ...kmEm, ...kmEa, ...back(kmDa)],
  EM: [
    [18.95, 48.06],
    [19.28, 48.14],
    [19.55, 48.22],
    [19.9, 48.18],
    [20.28, 48.27],
    [20.48, 48.5],
    [20.85, 48.58],
    [21.3, 48.52],
    [21.62, 48.36],
    ...back(emEa),
    ...back(kmEm),
  ],
  EA: [
    ...emEa,
    [22.35, 48.26],
    [22.62, 48.11],
    [22.9, 48.0],
    [22.62, 47.8],
    [22.45, 47.6],
    [22.17, 47.34],
    ...back(eaDa),
    ...back(kmEa),
  ],
  DA: [
    ...eaDa,
    [21.42, 46.66],
    [21.28, 46.4],
    [21.05, 46.24],
    [20.72, 46.18],
    [20.25, 46.13],
    [19.65, 46.18],
    [19.3, 45.99],
    [18.86, 45.9],
    ...back(ddDa),
    ...kdDa,
    ...kmDa,
  ],
  DD: [...kdDd, ...ddDa, [18.4, 45.76], [17.9, 45.79], [17.6, 45.84], [17.3, 46.0], [17.1, 46.2], ...back(ndDd)],
}

const path = (points: readonly Point[]) => `M${points.map((point) => project(point).join(' ')).join('L')}`
/** Water, for orientation: the Balaton, the Danube and the Tisza. */
export const balaton = `${path([
  [17.26, 46.72],
  [17.62, 46.86],
  [17.95, 47.0],
  [18.18, 47.05],
  [18.15, 46.96],
  [17.8, 46.85],
  [17.45, 46.73],
])}Z`
export const rivers = [
  path([...[[17.16, 48.02] as Point, [17.5, 47.84] as Point, [17.95, 47.75] as Point], [18.35, 47.74], [18.87, 47.81]]),
  path([
    [18.87, 47.81],
    [19.08, 47.72],
    [19.05, 47.45],
    [18.97, 47.06],
    [18.93, 46.8],
    [18.98, 46.4],
    [18.86, 45.9],
  ]),
  path([
    [22.9, 48.0],
    [22.3, 48.3],
    [21.8, 48.3],
    [21.2, 47.94],
    [20.6, 47.6],
    [20.2, 47.2],
    [20.16, 46.6],
    [20.1, 46.13],
  ]),
]

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface RegionShape {
  readonly at: number
  readonly id: RegionId
  readonly d: string
  readonly spots: readonly Spot[]
  /** The centre of the line with both sums. */
  readonly sums: Spot
  readonly title: Spot
  /** The region's name, broken into lines where it is long. */
  readonly lines: readonly string[]
  readonly middle: Spot
}

export const size = 56
const pitch = 61

interface Lay {
  readonly rows: readonly (readonly [lon: number, lat: number, count: number])[]
  readonly sums: Point
  readonly title: Point
}
const lays: Readonly<Record<RegionId, Lay>> = {
  KM: {
    rows: [
      [19.36, 47.65, 2],
      [19.51, 47.365, 3],
    ],
    sums: [19.5, 47.125],
    title: [18.6, 48.2],
  },
  EM: { rows: [[20.32, 47.985, 5]], sums: [20.4, 47.75], title: [19.36, 48.42] },
  EA: {
    rows: [
      [21.8, 47.66, 3],
      [21.3, 47.375, 4],
    ],
    sums: [20.92, 47.125],
    title: [22.02, 47.93],
  },
  DA: {
    rows: [
      [20.05, 46.69, 4],
      [19.7, 46.405, 3],
    ],
    sums: [20.85, 46.405],
    title: [20.35, 46.0],
  },
  DD: {
    rows: [
      [18.1, 46.54, 3],
      [18.1, 46.255, 3],
    ],
    sums: [18.08, 46.01],
    title: [16.72, 46.12],
  },
  KD: {
    rows: [
      [18.25, 47.51, 3],
      [18.25, 47.225, 3],
    ],
    sums: [18.45, 46.965],
    title: [18.22, 47.87],
  },
  ND: {
    rows: [
      [16.96, 47.42, 2],
      [16.96, 47.135, 2],
      [16.96, 46.85, 2],
    ],
    sums: [16.82, 46.6],
    title: [16.48, 48.06],
  },
}

const spot = (point: Point): Spot => {
  const [x, y] = project(point)
  return { x, y }
}

export const shapes: readonly RegionShape[] = regions.map(({ id, name }, at) => {
  const lay = lays[id]
  const spots = lay.rows.flatMap(([lon, lat, count]) => {
    const { x, y } = spot([lon, lat])
    return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * pitch, y }))
  })
  return {
    at,
    id,
    d: `${path(outlines[id])}Z`,
    spots,
    sums: spot(lay.sums),
    title: spot(lay.title),
    lines: id === 'KM' || id === 'ND' ? name.split(/(?<=-)/) : [name],
    middle: {
      x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length,
      y: spots.reduce((sum, one) => sum + one.y, 0) / spots.length,
    },
  }
})

/** The nearest region in the direction of an arrow key; `null` if there is none. */
export function neighbour(from: number, key: string): number | null {
  const middles = shapes.map(({ at, middle }) => [at, middle] as const)
  return nearestByArrow(shapes[from].middle, key, middles, { atLeast: 20 })
}
