/**
 * The houses of the small city. Each is a roof on a height, told by its corners; walls, lit windows and what stands on the
 * roof follow from that, seen from above the museum. So the whole of it takes a phone little to load.
 */

interface Point {
  readonly x: number
  readonly y: number
}

export interface House {
  /** The roof's corners; the museum is at 0, 0. */
  readonly roof: readonly Point[]
  readonly district: District
  /** How bright its district's colour is here, up to 1. */
  readonly shade: number
  /** Where the foot of the wall is seen, as a part of the roof's distance from the museum. */
  readonly foot: number
  readonly windows: string
  /** What is on the roof: a key of `onRoof`. */
  readonly on: string
}

interface District {
  readonly wall: string
  readonly roof: Colour
  readonly edge: Colour
}

type Colour = readonly [number, number, number]

const districts: readonly District[] = [
  { wall: '202338', roof: [97, 106, 156], edge: [148, 160, 228] },
  { wall: '281d2c', roof: [120, 87, 116], edge: [178, 133, 173] },
  { wall: '2b2223', roof: [126, 103, 91], edge: [186, 154, 134] },
  { wall: '1a2a31', roof: [77, 111, 119], edge: [118, 166, 176] },
  { wall: '20291f', roof: [103, 122, 106], edge: [156, 182, 153] },
  { wall: '23243c', roof: [99, 104, 147], edge: [146, 154, 209] },
]
const windows = ['2 2.6', '2 3 4 3', '3 2.4 1.6 4']

/** From the rim inwards: district, shade, height, windows and roof in a sign each, then the first corner and the ways on. */
const data = `
39604-122 230 17 30-35 0;12312-257-42-4 33-31 0 19-33;16600-155-250 17 30-17 10-17-10;
02611-105-260 0 20-17 10-17-30;46127170-216-18 10-17-10 17-30;56311291 9-18 30-17-10 0-20;
27315-272 42-19-33 38 0-3 33;35628121 227 18 33-32 0-2-33;02325103-224 1-32 34 0-19 32;
17221-254-71 16 28-32 0;27525-274 44 32 0-16 28;35313-101 256 18-29 17 29;14321-189-186 17-30 18 10 0 20;
06621-85-229-17-10 0-20 34 0;44715157-189 0-20 17-10 17 30;54817261 72-17-30 17-10 17 10;
34323-120 226 35 0-17 30;34524102 226 2 32-37 0 19-32;0170087-228-19-32 35 0 0 32;
0071419-231-18-10 0-20 35 0;01610-1-260 0 20-17 10-18-30;13523-206-160 17 30-17 10-17-10;
53711208 161-17-29 17-10 17 10;18405-240-98 17-30 17 10 0 20;54903245 100-17 30-17-10 0-20;
14614-242-42 19 32-39 0 4-32;12315-118-186-34 0 0-20 17-10;04825-122-230 18-10 17 10-17 30;
42224135-215 17 10 0 20-35 0;59529222 9 34 0 0 20-17 10;28625-258 42 4-32 31 0-19 32;36521-86 226-34 0 17-30;
0470688-225 32 0-16 27;36413119 223-32 0 16-28;13305-157-168-16 28-16-28;06616-71-218 19-33 14 25-25 21;
35701-69 221 17-10 17 10-17 30;41612174-140-17-10 0-20 34 0;14421-206-80 0 20-17 10-17-30;
27404-223 50 17 10 0 20-35 0;21126-188 167 17-30 18 10 0 20;55810158 171 0-20 17-10 17 30;
59304194 66 30-13 15 27-37 0;06304-17-225 17-10 17 10-17 30;11524-171-99-34 0 0-19 17-10;
56823173 100 34 0 0 20-17 10;0321c51-249 37 65-74 0;13602-157-170 37 0-17 29-28-16;
19510-223-48 17-10 17 10-17 30;23400-188 48-17 10-17-10 17-30;38412-52 187 0 20-18 10-17-30;
44604154-170 0 20-17 10-17-30;26610-119 170-35 0 0-20 17-10;53710137 141 18 10 0 20-35 0;
06403-72-214 16 28-31 0;56525187 51 19-32 19 33-30 13;17720-166-155 28 16-18 30-18-32;
01823-62-204 25-21 20 35-37 0;13420-187-50-17-10 0-20 35 0;24400-204 80 0-20 17-10 17 30;
37315-33 216-17-10 0-20 34 0;45205136-136 17-10 17 10-17 30;24623-155 108 17 30-17 10-17-10;
55605173 138-18 10-17-10 17-30;56316184 52 16 28-31 0;17221-102-159 18 30-35 0;
46604121-131-18 10-17-10 17-30;16125-171-39 18 10 0 20-35 0;0360070-140-17-10 0-20 34 0;
08506-69-137-18-32 29 0 5 32;15506-139-98 17-30 17 30;47614105-99 0-20 17-10 17 30;
19214-136-41-17 10-17-10 17-29;0881551-171 0 20-17 10-18-30;03704-51-138-5-33 40 0-19 33;
18115-84-127-18 30-17-30;2421c-153 72-37-64 75 0;2522c-65 96-37 64-37-64;3521c-51 104 37 64-74 0;
15525-153-9 0-20 17-10 17 30;0362034-138 18-10 17 10-17 30;4260385-129 17 10 0 20-34 0;
15225-66-97-34 0 17-30;02403-67-134 32 0-16 28;026000-161 17 30-17 10-17-10;44226137-79-17 30-17-10 0-20;
29500-121 50 17 10 0 20-35 0;0342036-98-35 0 0-20 17-10;49724104-19-18-29 18-10 17 10;
4360868-80 34 0 0 20-17 10;23210-101 79 0-20 17-9 18 29;28220-85 48-17 10-17-10 17-30;
09826-36-100 17-30 18 10 0 20`

export const houses: readonly House[] = data
  .trim()
  .split(/;\s*/)
  .map((line) => {
    const [district, shade, height, lit] = [...line.slice(0, 4)].map(Number)
    const roof: Point[] = []
    const numbers = line.slice(5).match(/-?\d+/g)!.map(Number)
    for (let at = 0; at < numbers.length; at += 2) {
      const { x, y } = roof.at(-1) ?? { x: 0, y: 0 }
      roof.push({ x: x + numbers[at]!, y: y + numbers[at + 1]! })
    }
    return {
      roof,
      district: districts[district!]!,
      shade: 0.66 + (shade! / 9) * 0.34,
      foot: 0.98 - (height! / 9) * 0.07,
      windows: windows[lit!]!,
      on: line[4]!,
    }
  })

const lit = (opacity: number) => (house: House) => area(scaled(house.roof, 0.35), '#ffd890', ` opacity="${opacity}"`)
const neon = (colour: string) => (house: House) =>
  area(scaled(house.roof, 0.6), 'none', ` stroke="${colour}" stroke-width="1.6" opacity=".8"`)

const onRoof: Readonly<Record<string, (house: House) => string>> = {
  0: () => '',
  1: lit(0.4),
  2: lit(0.6),
  3: lit(0.8),
  4: ({ roof, ...house }) => {
    const { x, y } = middle(roof)
    return `<path d="M${short(x - 5)} ${short(y - 3)}h5v5h-5zm7 2h4v4h-4z" fill="${edgeOf(house)}"/>`
  },
  5: ({ roof, ...house }) => {
    const { x, y } = middle(roof)
    const disc = (r: number, fill: string) => `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}"/>`
    return disc(4.4, edgeOf(house)) + disc(2.4, paint(house.district.roof, house.shade * 0.6))
  },
  6: ({ roof, ...house }) => {
    const top = scaled(roof, 0.45)
    const raised = top.map(({ x, y }) => ({ x: x * 1.013, y: y * 1.013 }))
    return area(top, `#${house.district.wall}`) + area(raised, paint(house.district.edge, house.shade * 0.88))
  },
  7: neon('#b98cff'),
  8: neon('#5fd8e8'),
  9: neon('#ff5f8a'),
  c: (house) =>
    area(scaled(house.roof, 0.42), '#0e0e1a', ` stroke="${edgeOf(house)}" stroke-width="1.2"`) +
    area(scaled(house.roof, 0.3), '#ffb64e', ' opacity=".5"'),
}

/** As SVG, those further out first: nearer ones stand before them. */
export const drawnHouses = (some: readonly House[]) => some.map(drawn).join('')

function drawn(house: House): string {
  const { roof, district, shade } = house
  return (
    area(footprint(house), `#${district.wall}`) +
    `<path d="${windowsOf(house)}" stroke="#ffc465" stroke-width="1.7" stroke-dasharray="${house.windows}" opacity=".6"/>` +
    area(roof, paint(district.roof, shade), ` stroke="${edgeOf(house)}" stroke-width="1.5" stroke-linejoin="round"`) +
    area(scaled(roof, 0.73), paint(district.roof, shade * 0.84)) +
    onRoof[house.on]!(house)
  )
}

/** Roof and walls together: each edge with the wall below it, as far as the roof does not hide that anyway. */
function footprint({ roof, foot }: House): readonly Point[] {
  return hull([...roof, ...roof.map(({ x, y }) => ({ x: x * foot, y: y * foot }))])
}

/** The smallest convex outline around these points. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (some: readonly Point[]) => {
    const line: Point[] = []
    for (const point of some) {
      while (line.length > 1 && turn(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop()
      line.push(point)
    }
    return line.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Two rows of windows on every wall that looks towards the museum. */
function windowsOf({ roof, foot }: House): string {
  const round = turn(roof[0]!, roof[1]!, roof[2]!)
  return roof
    .flatMap((a, at) => {
      const b = roof[(at + 1) % roof.length]!
      if (turn(a, b, { x: 0, y: 0 }) * round > 0) return []
      return [0.25, 0.65].map((row) => {
        const far = foot + (1 - foot) * row
        const on = (part: number) =>
          `${short((a.x + (b.x - a.x) * part) * far)} ${short((a.y + (b.y - a.y) * part) * far)}`
        return `M${on(0.06)}L${on(0.94)}`
      })
    })
    .join('')
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function scaled(points: readonly Point[], by: number): readonly Point[] {
  const { x, y } = middle(points)
  return points.map((point) => ({ x: x + (point.x - x) * by, y: y + (point.y - y) * by }))
}

const area = (points: readonly Point[], fill: string, more = '') =>
  `<path d="M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}z" fill="${fill}"${more}/>`

const short = (n: number) => Math.round(n * 10) / 10
const paint = (colour: Colour, shade: number) => `rgb(${colour.map((part) => Math.round(part * shade)).join(' ')})`
const edgeOf = ({ district, shade }: Pick<House, 'district' | 'shade'>) => paint(district.edge, shade)
