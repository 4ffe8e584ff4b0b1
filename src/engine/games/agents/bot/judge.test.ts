import { describe, expect, it } from 'vitest'
import { agentCount, seatCount } from '../facts'
import { graphOf } from './graph'
import { judge } from './judge'
import type { State } from './state'

const city = graphOf('city')

/** All agents on the rim, the treasure in the middle, nobody with money on anyone. */
function stateWith(change: Partial<State> = {}): State {
  const size = seatCount * agentCount
  const rim = city.points.flatMap((_, point) => (city.teamAt[point] < 0 && city.next[point].length < 6 ? [point] : []))
  return {
    graph: city,
    at: Int32Array.from({ length: agentCount }, (_, agent) => rim[agent]),
    treasure: city.numberOf.get('0,0')!,
    seat: 0,
    skips: new Int32Array(seatCount),
    on: new Float64Array(size),
    sure: new Float64Array(size),
    more: new Float64Array(size),
    fall: new Float64Array(size).fill(1),
    unseen: 'any',
    cash: new Float64Array(seatCount).fill(5000),
    assess: judge,
    won: -1,
    ...change,
  }
}

function chancesOf(change?: Partial<State>): readonly number[] {
  const out = new Float64Array(3)
  judge(stateWith(change), out)
  return [...out]
}

/** One agent at a point, and what seats have on it. */
function held(point: string, on: Readonly<Record<number, number>>): Partial<State> {
  const state = stateWith()
  state.at[0] = city.numberOf.get(point)!
  for (const [seat, amount] of Object.entries(on)) state.on[Number(seat) * agentCount] = amount
  return { at: state.at, on: state.on }
}

describe('what hard bots think of a position', () => {
  it('adds up to 1, and is about even at the start', () => {
    const chances = chancesOf()
    expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1)
    for (const one of chances) expect(Math.abs(one - 1 / 3)).toBeLessThan(0.05)
  })

  it('AG-9.1 is certain once the treasure is home', () => expect(chancesOf({ won: 2 })).toEqual([0, 0, 1]))

  it('likes money on an agent more, the nearer it is to the treasure', () => {
    const [none, far, near, there] = ['', '2,0', '1,0', '0,0'].map((point) =>
      point === '' ? chancesOf()[1] : chancesOf(held(point, { 1: 3000 }))[1],
    )
    expect(near).toBeGreaterThan(far)
    expect(there).toBeGreaterThan(near)
    expect(there).toBeGreaterThan(none + 0.1)
  })

  it("AG-1.2 takes either partner's money for the team's, and an equal rival's for a half", () => {
    expect(chancesOf(held('0,0', { 4: 3000 }))[1]).toBeCloseTo(chancesOf(held('0,0', { 1: 3000 }))[1])
    const shared = chancesOf(held('0,0', { 1: 3000, 2: 3000 }))
    expect(shared[1]).toBeLessThan(chancesOf(held('0,0', { 1: 3000 }))[1])
    expect(shared[2]).toBeGreaterThan(shared[0])
  })

  it('AG-7.7 counts a turn to skip as a loss', () => {
    const skips = new Int32Array(seatCount)
    skips[4] = 1
    expect(chancesOf({ skips })[1]).toBeLessThan(chancesOf()[1] - 0.05)
  })

  it('counts the move most where it would win', () => {
    const door = { ...held('2,0', { 0: 3000 }), treasure: city.numberOf.get('2,0')! }
    const odds = (chance: number) => Math.log(chance / (1 - chance))
    const gain = (change: Partial<State>) =>
      odds(chancesOf({ ...change, seat: 3 })[0]) - odds(chancesOf({ ...change, seat: 4 })[0])
    expect(gain(door)).toBeGreaterThan(gain({}) + 0.5)
  })

  it('AG-1.8 tells near from far in the big city too', () => {
    const big = graphOf('big')
    const away = (point: string) => {
      const state = stateWith({
        graph: big,
        at: new Int32Array(agentCount).fill(-1),
        treasure: big.numberOf.get(point)!,
      })
      const out = new Float64Array(3)
      judge(state, out)
      return out[0]
    }
    for (const point of big.points) expect(away(point)).toBeGreaterThan(0)
    expect(away('2,0')).toBeGreaterThan(away('0,2'))
  })
})
