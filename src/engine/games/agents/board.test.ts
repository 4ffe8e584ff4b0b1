import { expect, it } from 'vitest'
import { cities, coordinates, ownerOf, stepsHome } from './board'

it.each([
  ['city', 3, 37, 90],
  ['big', 4, 61, 156],
] as const)('AG-1.3 AG-1.8 the %s of radius %i has %i points and %i streets', (name, radius, points, streets) => {
  const city = cities[name]
  expect(city.radius).toBe(radius)
  expect(city.points).toHaveLength(points)
  expect(Object.values(city.streets).flat()).toHaveLength(2 * streets)
  for (const point of city.points) {
    const [q, r] = coordinates(point)
    expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(radius)
    for (const next of city.streets[point]) expect(city.streets[next]).toContain(point)
  }
})

it('AG-1.1 the headquarters stand in turn order', () => {
  expect(cities.city.headquarters).toEqual(['3,0', '0,3', '-3,3', '-3,0', '0,-3', '3,-3'])
  expect(cities.big.headquarters).toEqual(['4,0', '0,4', '-4,4', '-4,0', '0,-4', '4,-4'])
})

it('AG-1.5 the agents start on the rim, two on each side, counted along it', () => {
  expect(cities.city.agents).toEqual([
    ...['2,1', '1,2', '-1,3', '-2,3', '-3,2', '-3,1'],
    ...['-2,-1', '-1,-2', '1,-3', '2,-3', '3,-2', '3,-1'],
  ])
  const rim = cities.city.points.filter((point) => cities.city.streets[point].length < 6)
  expect([...cities.city.agents, ...cities.city.headquarters].sort()).toEqual([...rim].sort())
})

it('AG-1.8 in the big city they stand next to the headquarters', () => {
  const { agents, headquarters, streets } = cities.big
  agents.forEach((at, agent) => expect(streets[headquarters[((agent + 1) >> 1) % 6]]).toContain(at))
  expect(new Set(agents).size).toBe(12)
})

it('AG-1.1 every headquarters has one owner, and no other point has any', () => {
  for (const name of ['city', 'big'] as const) {
    const owned = cities[name].points.filter((point) => ownerOf(name, point) !== null)
    expect(owned).toHaveLength(6)
    cities[name].headquarters.forEach((point, seat) => expect(ownerOf(name, point)).toBe(seat))
  }
})

it('counts the streets from a point to each headquarters', () => {
  expect(stepsHome('city', '0,0')).toEqual([3, 3, 3, 3, 3, 3])
  expect(stepsHome('big', '0,0')).toEqual([4, 4, 4, 4, 4, 4])
  expect(stepsHome('city', '3,0')).toEqual([0, 3, 6, 6, 6, 3])
})
