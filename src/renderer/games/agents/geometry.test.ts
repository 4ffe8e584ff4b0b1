import { expect, it } from 'vitest'
import { cities } from '../../../engine/games/agents/board'
import { position } from '../../../engine/games/agents/position'
import { arrowOf, blocksOf, labelOf, spotsOf, spotOf, streetsOf } from './geometry'

it.each(['city', 'big'] as const)('every point of the %s has a label of its own', (city) => {
  const { points } = cities[city]
  expect(new Set(points.map((point) => labelOf(city, point))).size).toBe(points.length)
})

it('labels count rows from the top and places from the left', () => {
  expect(labelOf('city', '0,-3')).toBe('A1')
  expect(labelOf('city', '0,0')).toBe('D4')
  expect(labelOf('city', '0,3')).toBe('G4')
  expect(labelOf('big', '0,0')).toBe('E5')
})

it('AG-1.3 each street is drawn once, one unit long', () => {
  expect(streetsOf('city')).toHaveLength(90)
  for (const { a, b } of streetsOf('big')) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1)
})

it('there is a block between any three streets that meet', () => {
  expect(blocksOf('city')).toHaveLength(54)
  expect(blocksOf('big')).toHaveLength(96)
})

it('arrows point where a street leads', () => {
  const arrows: Record<string, string> = { '→': '1,0', '↘': '0,1', '↙': '-1,1', '←': '-1,0', '↖': '0,-1', '↗': '1,-1' }
  for (const [arrow, to] of Object.entries(arrows)) {
    expect(arrowOf('0,0', to)).toBe(arrow)
    const { x, y } = spotOf(to)
    expect([Math.sign(Math.round(x * 9)), Math.sign(Math.round(y * 9))]).toEqual([
      '→↘↗'.includes(arrow) ? 1 : -1,
      '↘↙'.includes(arrow) ? 1 : '→←'.includes(arrow) ? 0 : -1,
    ])
  }
})

it('AG-4.3 agents that share a point are drawn apart, and the treasure beside them', () => {
  const { table } = position({ agents: { 0: '1,1', 1: '1,1', 2: null }, treasure: '1,1' })
  const { agents, treasure } = spotsOf(table)
  expect(agents[2]).toBeNull()
  expect(agents[3]).toMatchObject({ ...spotOf('-2,3'), scale: 1 })
  const crowd = [agents[0]!, agents[1]!, treasure]
  for (const one of crowd) {
    expect(one.scale).toBeLessThan(1)
    for (const other of crowd)
      if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.3)
  }
})
