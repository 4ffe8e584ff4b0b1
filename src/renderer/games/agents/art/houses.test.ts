import { expect, it } from 'vitest'
import { drawnHouses, houses, hull } from './houses'

/** The streets' hexagon, and a little more: roofs lean outwards. */
const inCity = (x: number, y: number) => Math.abs(y) <= 265 && Math.abs(x) * Math.sqrt(3) + Math.abs(y) <= 530

it('builds every house within the city, further ones first', () => {
  expect(houses.length).toBe(93)
  for (const { roof } of houses) {
    expect(roof.length).toBeGreaterThanOrEqual(3)
    for (const { x, y } of roof) expect(inCity(x, y), `${x} ${y}`).toBe(true)
  }
  const far = houses.map(({ roof }) => Math.max(...roof.map(({ x, y }) => Math.hypot(x, y))))
  expect(far[0]).toBeGreaterThan(far.at(-1)! + 100)
})

it('draws no number that is none', () => {
  const drawing = drawnHouses(houses)
  expect(drawing).not.toMatch(/NaN|undefined/)
  expect(drawing.match(/stroke-dasharray/g)).toHaveLength(93)
})

it('finds the outline around a house and its foot', () => {
  const square = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x: x * 2, y: y * 2 })))
  expect(hull([...square, { x: 1, y: 1 }, { x: 1, y: 0 }])).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ])
})
