import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { promptOf } from '../ask'
import type { Table } from '../facts'
import { tableAfter } from '../resolve'
import { firstTable } from '../setup'
import { legalAnswers, tableAt } from '../testing/scene'
import { sample } from '.'
import {
  claimsAfter,
  emptyRings,
  freeRings,
  jumpingRings,
  marbleOn,
  nextJumps,
  placeableMarbles,
  ringsLeft,
  stockToPlace,
} from './choices'

describe('the choices that a screen offers', () => {
  it('ZE-5 ZE-7 colours, empty rings and free rings', () => {
    const table = tableAt({ marbles: 'Wd4', supply: { black: 1 } })
    expect(placeableMarbles(table)).toEqual(['black'])
    expect(emptyRings(table).length).toBe(36)
    expect(freeRings(table, null).length).toBe(18)
    expect(freeRings(table, 'a1').length).toBe(17)
  })

  it('ZE-11 ZE-12 the way of a capture, ring by ring', () => {
    const table = tableAt({ marbles: 'Wd1 Gd2 Wd4' })
    expect(jumpingRings(table)).toEqual(['d1'])
    expect(nextJumps(table, ['d1'])).toEqual([{ to: 'd3', over: 'd2', captured: 'grey' }])
    expect(nextJumps(table, ['d1', 'd3'])).toEqual([{ to: 'd5', over: 'd4', captured: 'white' }])
    expect(nextJumps(table, ['d1', 'd3', 'd5'])).toEqual([])
    expect(nextJumps(table, ['a1'])).toEqual([])
  })

  it('ZE-16 what a placement would isolate', () => {
    const table = tableAt({ marbles: 'Wa1', gone: 'a2 b2' })
    expect(claimsAfter(table, { marble: 'black', at: 'd7', remove: 'b1' })).toEqual([[{ ring: 'a1', marble: 'white' }]])
    expect(claimsAfter(table, { marble: 'black', at: 'd7', remove: 'g1' })).toEqual([])
  })

  it('ZE-5 ZE-23 the marbles to choose from are the common ones, or one’s own once those are gone', () => {
    const table = tableAt({ supply: {}, captured: [{ grey: 1 }, { white: 2 }], turn: 1 })
    expect(stockToPlace(table, 'own')).toEqual({ white: 2, grey: 0, black: 0 })
    expect(stockToPlace(table, 'supply')).toEqual({ white: 0, grey: 0, black: 0 })
    expect(stockToPlace(tableAt({ supply: { black: 2 } }), null)).toEqual({ white: 0, grey: 0, black: 2 })
    expect(placeableMarbles(table)).toEqual(['white'])
  })

  it('the rings and marbles on the board', () => {
    const table = tableAt({ marbles: 'Wd4 Ga1', gone: 'a2' })
    expect(['d4', 'a1', 'a2', 'a3'].map((ring) => marbleOn(table, ring))).toEqual(['white', 'grey', null, null])
    expect(ringsLeft(table).has('a2')).toBe(false)
    expect(ringsLeft(table).size).toBe(36)
  })

  it.each([1, 2, 3])('lead to every legal answer and to no other (random game %i)', (seed) => {
    const rng = quickRng(seed)
    let table = firstTable({ variant: 'basic', rings: 37, overlooked: seed === 3 }, 0)
    while (table.outcome === null) {
      const prompt = promptOf(table)
      if (prompt.type === 'move') {
        const listed = legalAnswers(table).flatMap((answer) =>
          answer.type === 'place'
            ? [`${answer.marble} ${answer.at} ${answer.remove}`]
            : answer.type === 'capture'
              ? [answer.path.join(' ')]
              : [],
        )
        const built = [
          ...(prompt.capture ? jumpingRings(table).flatMap((ring) => chainsFrom(table, [ring])) : []),
          ...(prompt.place === null ? [] : placementsBuilt(table)),
        ]
        expect(built.sort()).toEqual([...new Set(listed)].sort())
      }
      table = tableAfter(table, sample({ seat: table.turn, table, own: null }, prompt, rng))
    }
  })
})

function chainsFrom(table: Table, path: string[]): string[] {
  const jumps = nextJumps(table, path)
  return jumps.length === 0 ? [path.join(' ')] : jumps.flatMap(({ to }) => chainsFrom(table, [...path, to]))
}

function placementsBuilt(table: Table): string[] {
  return placeableMarbles(table).flatMap((marble) =>
    emptyRings(table).flatMap((at) => {
      const free = freeRings(table, at)
      return (free.length > 0 ? free : [null]).map((remove) => `${marble} ${at} ${remove}`)
    }),
  )
}
