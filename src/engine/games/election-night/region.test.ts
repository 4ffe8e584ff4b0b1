import { describe, expect, it } from 'vitest'
import { fieldCount, firstField, regions } from './board'
import { values, type Mark } from './facts'
import { fieldsWith } from './position'
import { countRegion, countRegions, countRule, freeFieldIn, prospect, withMark } from './region'

/** A map where only one region is written on: "a4 b5 . ." gives party a a 4 and party b a 5. */
function region(id: string, text: string): { fields: (Mark | null)[]; at: number } {
  const at = regions.findIndex((one) => one.id === id)
  const fields: (Mark | null)[] = Array<null>(fieldCount).fill(null)
  for (const [place, word] of text.split(' ').entries())
    if (word !== '.')
      fields[firstField[at] + place] = { seat: word[0] === 'a' ? 0 : 1, value: Number(word[1]) as Mark['value'] }
  return { fields, at }
}

const cases = [
  ['an empty region is open to both', 'KM', '. . . . .', { type: 'open', free: 5 }],
  ['a number twice rules it out, whoever leads', 'KM', 'a4 a4 . . .', { type: 'twice', value: 4 }],
  ["the other's number twice does not matter", 'KM', 'a4 b5 b5 . .', { type: 'open', free: 2 }],
  ['full, won and without a number twice: sure', 'KM', 'a6 a5 a4 b1 b1', { type: 'sure' }],
  ['full and tied is not won', 'KM', 'a6 a1 b3 b3 b1', { type: 'behind', free: 0 }],
  ['too far behind to overtake', 'KM', 'a1 b6 b6 b6 .', { type: 'behind', free: 1 }],
  ['a 5 and a 4 would still overtake', 'KM', 'a6 b6 b5 . .', { type: 'open', free: 2 }],
  ['4 and 5 are all that is left after a 6', 'KM', 'a6 b5 b6 b5 .', { type: 'behind', free: 1 }],
  ['six numbers of seven fields: the seventh is the other’s', 'EA', 'a1 a2 a3 a4 a5 a6 .', { type: 'open', free: 1 }],
] as const

describe('EN-12.4: prospects of a total victory', () => {
  it.each(cases)('%s', (_, id, text, wanted) => {
    const { fields, at } = region(id, text)
    expect(prospect(fields, at, 0)).toEqual(wanted)
  })

  it('agrees with trying out every way to fill a region', () => {
    const marks: Mark[] = [0, 1].flatMap((seat) => values.map((value) => ({ seat, value })))
    const reachable = (fields: (Mark | null)[], at: number, left: number[]): boolean => {
      if (left.length === 0) {
        const count = countRegion(fields, at)
        return count.total && count.winner === 0
      }
      const [field, ...rest] = left
      return marks.some((mark) => reachable(fields.with(field, mark), at, rest))
    }
    let state = 7
    const roll = (below: number) => (state = (state * 48271) % 2147483647) % below
    let open = 0
    for (let i = 0; i < 150; i++) {
      const at = roll(regions.length)
      const fields: (Mark | null)[] = Array<null>(fieldCount).fill(null)
      const left: number[] = []
      for (let place = 0; place < regions[at].fields; place++) {
        if (left.length < 3 && roll(3) === 0) left.push(firstField[at] + place)
        else fields[firstField[at] + place] = marks[roll(marks.length)]
      }
      const found = prospect(fields, at, 0).type
      expect(found === 'open' || found === 'sure', JSON.stringify(fields)).toBe(reachable(fields, at, left))
      if (found === 'open') open++
    }
    expect(open).toBeGreaterThan(20)
  })
})

describe('counting a region', () => {
  it('EN-12.1: the board has 42 fields in seven regions of 5 to 7; simple mandates = fields, extra = fields − 3', () => {
    expect(regions.map(({ name, fields, simple, extra }) => [name, fields, simple, extra])).toEqual([
      ['Közép-Magyarország', 5, 5, 2],
      ['Észak-Magyarország', 5, 5, 2],
      ['Észak-Alföld', 7, 7, 4],
      ['Dél-Alföld', 7, 7, 4],
      ['Dél-Dunántúl', 6, 6, 3],
      ['Közép-Dunántúl', 6, 6, 3],
      ['Nyugat-Dunántúl', 6, 6, 3],
    ])
    expect(fieldCount).toBe(42)
  })

  const simply = (winner: number) => ({ winner, total: false, mandates: 5 })
  const totally = (winner: number) => ({ winner, total: true, mandates: 7 })
  const tied = { winner: null, lead: 0, total: false, mandates: 0 }

  it('EN-12.1: the higher sum wins, not the higher number of fields', () => {
    expect(countRegion(fieldsWith('KM1=6', 'KM2=2 KM3=3'), 0)).toMatchObject({ ...simply(0), sums: [6, 5], lead: 1 })
    expect(countRegion(fieldsWith('KM1=4', 'KM2=2 KM3=3'), 0)).toMatchObject({ ...simply(1), sums: [4, 5], lead: 1 })
  })

  it.each([
    ['a tie', 'KM1=6', 'KM2=2 KM3=4'],
    ['an empty region', '', ''],
    ['a full and tied region', 'KM1=6 KM2=3', 'KM3=2 KM4=4 KM5=3'],
  ])('EN-12.2: %s gives nobody a mandate', (_name, one, two) => {
    expect(countRegion(fieldsWith(one, two), 0)).toMatchObject(tied)
  })

  it.each([
    ['with a field free', 'KM1=6 KM2=5 KM3=4 KM4=3', ''],
    ['with a number twice', 'KM1=6 KM2=6', 'KM3=1 KM4=2 KM5=3'],
  ])('EN-12.3: won simply %s', (_name, one, two) => {
    expect(countRegion(fieldsWith(one, two), 0)).toMatchObject(simply(0))
  })

  it.each([
    ['full, won and no number twice', 'KM1=6 KM2=5', 'KM3=1 KM4=2 KM5=3'],
    ['whatever the loser has twice', 'KM1=6 KM2=5', 'KM3=1 KM4=1 KM5=1'],
    ['alone in the region', 'KM1=6 KM2=5 KM3=4 KM4=3 KM5=2', ''],
  ])('EN-12.4: won totally: %s', (_name, one, two) => {
    expect(countRegion(fieldsWith(one, two), 0)).toMatchObject(totally(0))
  })

  it('EN-12.2, EN-12.3, EN-12.4: each region names the rule that decided it', () => {
    const fields = fieldsWith('EM1=6', 'EA1=1 EA2=2 EA3=3 EA4=4 EA5=5 EA6=6 KM1=3').with(16, { seat: 0, value: 1 })
    expect(countRegions(fields).map(countRule).slice(0, 4)).toEqual(['EN-12.3', 'EN-12.3', 'EN-12.4', 'EN-12.2'])
  })
})

describe('fields', () => {
  it('EN-1.3: the next number goes into the first free field of a region, and into none of a full one', () => {
    const fields = fieldsWith('KM1=1 KM3=3', 'EM1=1 EM2=2 EM3=3 EM4=4 EM5=5')
    expect(freeFieldIn(fields, 0)).toBe(1)
    expect(freeFieldIn(fields, 1)).toBeNull()
    expect(freeFieldIn(fields, 6)).toBe(36)
  })

  it('are left as they were when a number is tried out', () => {
    const fields = fieldsWith('KM1=1', '')
    expect(withMark(fields, 1, { seat: 1, value: 5 })).toEqual(fieldsWith('KM1=1', 'KM2=5'))
    expect(fields[1]).toBeNull()
  })
})
