import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { playGame } from '../../testing/play'
import type { Event } from './events'
import { values } from './facts'
import { position } from './position'
import { withMark } from './region'
import { rules } from './rules'
import { completesSet, recounted, spareNumbers } from './sets'

const tableWith = (marks: string) => position({ dice: ['B1 R2 W3', 'B1 R2 W3'], marks: [marks, ''] }).table
const withoutFour = 'KM1=1 KM2=2 KM3=3 KM4=5 KM5=6'

describe('the number that completes a set', () => {
  const completing = (marks: string) => values.filter((value) => completesSet(tableWith(marks), 0, value))

  it('EN-10.1: is the one value missing from 1 to 6', () => {
    expect(completing(withoutFour)).toEqual([4])
    expect(completing('KM1=1 KM2=2')).toEqual([])
    expect(completesSet(tableWith(withoutFour), 1, 4)).toBe(false)
  })

  it('EN-10.3: can’t use numbers of an earlier set', () => {
    expect(completing(`${withoutFour} EM1=4`)).toEqual([])
    expect(completing(`${withoutFour} EM1=4 DA1=1 DA2=2 DA3=3 DA4=5 DA5=6`)).toEqual([4])
  })

  it('EN-10.1: agrees with what the rules grant in whole games', () => {
    let granted = 0
    for (let seed = 0; seed < 30; seed++) {
      const { told } = playGame(rules, { seed })
      let table = rules.setup({ memoryAid: false, clock: 'off' }, 2, quickRng(1)).world.table
      const events = told.flat().map((one) => one.event as Event)
      for (const [at, event] of events.entries()) {
        if (event.type !== 'written') continue
        const { seat, value, field } = event
        const completes = events[at + 1]?.type === 'set'
        expect(completesSet(table, seat, value)).toBe(completes)
        if (completes) granted++
        table = recounted({ ...table, fields: withMark(table.fields, field, { seat, value }) })
      }
    }
    expect(granted).toBeGreaterThan(20)
  })
})

it('EN-10.3: numbers in no set yet count towards the next one', () => {
  expect(spareNumbers(tableWith(withoutFour), 0)).toEqual([1, 1, 1, 0, 1, 1])
  expect(spareNumbers(tableWith(`${withoutFour} EM1=4 EM2=4`), 0)).toEqual([0, 0, 0, 1, 0, 0])
})

it('EN-10.3: a table set by hand is recounted from its fields', () => {
  const table = tableWith(`${withoutFour} EM1=4 EM2=4`)
  expect(table).toMatchObject({
    free: 35,
    tally: [
      [1, 1, 1, 2, 1, 1],
      [0, 0, 0, 0, 0, 0],
    ],
    sets: [1, 0],
  })
  expect(recounted({ ...table, free: 0, tally: [[], []], sets: [9, 9] })).toEqual(table)
})
