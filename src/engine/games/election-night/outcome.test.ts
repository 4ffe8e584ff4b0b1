import { describe, expect, it } from 'vitest'
import { regions } from './board'
import { mandatesFrom, outcome, outcomeOf } from './outcome'
import { fieldsWith, position } from './position'
import { countRegions } from './region'

describe('the outcome', () => {
  const decided = (one: string, two: string) => {
    const { rule, winners } = outcomeOf(fieldsWith(one, two))
    return [rule, winners]
  }

  it('EN-12.5: more mandates win, even with fewer fields and a lower sum', () => {
    expect(decided('EA1=1', 'KM1=6 KM2=6')).toEqual(['EN-12.5', [0]])
    expect(decided('KM1=6 KM2=6', 'EA1=1')).toEqual(['EN-12.5', [1]])
  })

  it('EN-12.6: at equal mandates more fields win, even with a lower sum', () => {
    expect(decided('KM1=1 ND1=1 ND2=1', 'EM1=6 ND3=2')).toEqual(['EN-12.6', [0]])
  })

  it('EN-12.7: with as many fields the higher sum wins', () => {
    expect(decided('KM1=1', 'EM1=6')).toEqual(['EN-12.7', [1]])
  })

  it('EN-12.8: if everything is equal both win, with an empty map too', () => {
    expect(decided('KM1=1', 'EM1=1')).toEqual(['EN-12.8', [0, 1]])
    expect(decided('', '')).toEqual(['EN-12.8', [0, 1]])
  })

  it('EN-12.5: the scores hold each region, fields and sum', () => {
    expect(outcomeOf(fieldsWith('EA1=1', 'KM1=6 KM2=6')).scores).toEqual([
      { seat: 0, total: 7, parts: { KM: 0, EM: 0, EA: 7, DA: 0, DD: 0, KD: 0, ND: 0, fields: 1, sum: 1 } },
      { seat: 1, total: 5, parts: { KM: 5, EM: 0, EA: 0, DA: 0, DD: 0, KD: 0, ND: 0, fields: 2, sum: 12 } },
    ])
  })

  it('EN-12.5: mandates add up over the regions counted so far', () => {
    const counts = countRegions(fieldsWith('KM1=1 EA1=1', 'EM1=6'))
    expect([0, 1, 2, 3].map((counted) => mandatesFrom(counts.slice(0, counted), 0))).toEqual([0, 5, 5, 12])
    expect(mandatesFrom(counts, 1)).toBe(5)
  })

  it('EN-12.4: nobody can have more mandates than all regions won totally', () => {
    expect(regions.reduce((sum, { simple, extra }) => sum + simple + extra, 0)).toBe(7 + 7 + 11 + 11 + 9 + 9 + 9)
  })

  it('EN-11.1: there is none before the match is over', () => {
    const { table } = position({ dice: ['B1 R2 W3', 'B1 R2 W3'] })
    expect(outcome(table)).toBeNull()
    expect(outcome({ ...table, phase: { type: 'over' } })?.rule).toBe('EN-12.8')
  })
})
