import { describe, expect, it } from 'vitest'
import { begin } from '../../testing/play'
import type { Table } from './facts'
import { rules } from './rules'
import { replayMoves } from './record/replay'
import { play, tableAt } from './testing/scene'

describe('the setup', () => {
  it('ZE-2 starts with 5, 7 and 9 marbles, or 6, 8 and 10', () => {
    expect(tableAt({}).supply).toEqual({ white: 5, grey: 7, black: 9 })
    expect(tableAt({ options: { variant: 'tournament' } }).supply).toEqual({ white: 6, grey: 8, black: 10 })
  })

  it('ZE-2 both seats place marbles of the same supply', () => {
    const next = play(tableAt({}), 'Wd4,a1', 'Gd7,a2')
    expect(next.supply).toEqual({ white: 4, grey: 6, black: 9 })
  })

  it('ZE-3 draws who begins', () => {
    const starters = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const { match, told } = begin(rules, {}, 2, String(seed))
      const { starter, turn } = match.world.table as Table
      expect(turn).toBe(starter)
      expect(told.map((one) => one.event)).toEqual([{ type: 'begun', rule: 'ZE-3', starter }])
      starters.add(starter)
    }
    expect([...starters].sort()).toEqual([0, 1])
  })

  it.each([0, 1])('ZE-3 the seats move in turn when seat %i begins', (starter) => {
    const options = { variant: 'basic', rings: 37, overlooked: false } as const
    const { tables } = replayMoves(options, ['Wd4,a1', 'Gd7,a2', 'Bd1,a3'], starter)
    expect(tables.map(({ turn }) => turn)).toEqual([starter, 1 - starter, starter, 1 - starter])
  })
})
