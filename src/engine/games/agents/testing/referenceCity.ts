/** The city of the reference implementation. */

const xy = (point: string) => point.split(',').map(Number)
export const seats = [0, 1, 2, 3, 4, 5]

function isPoint(radius: number, q: number, r: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius
}

/** Whether two points are one step of the lattice apart. */
export function joined(a: string, b: string): boolean {
  const [q, r] = xy(a)
  const [s, t] = xy(b)
  const [dq, dr] = [s - q, t - r]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1
}

function allPoints(radius: number): string[] {
  const line = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius)
  return line.flatMap((q) => line.filter((r) => isPoint(radius, q, r)).map((r) => `${q},${r}`))
}
const points: Record<number, string[]> = { 3: allPoints(3), 4: allPoints(4) }
export const pointsOf = (radius: number): string[] => points[radius]

/** Whose headquarters a point is, or -1. In turn order, each corner is the one before turned by 60 degrees. */
export function bossAt(radius: number, point: string): number {
  let [q, r] = [radius, 0]
  for (const seat of seats) {
    if (`${q},${r}` === point) return seat
    ;[q, r] = [-r, q + r]
  }
  return -1
}

/** Where the agents start: two on the side from each headquarters to the next. */
export function starts(radius: number): string[] {
  const corners = seats.map((seat) => pointsOf(radius).find((point) => bossAt(radius, point) === seat)!)
  return corners.flatMap((corner, i) => {
    const [q, r] = xy(corner)
    const [s, t] = xy(corners[(i + 1) % 6])
    const on = (steps: number) => `${q + ((s - q) / radius) * steps},${r + ((t - r) / radius) * steps}`
    return [on(1), on(radius - 1)]
  })
}
