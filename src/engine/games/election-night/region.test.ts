import { describe, expect, it } from 'vitest'
import { fieldCount, firstField, regions } from './board'
import { countRegion } from './outcome'
import { values, type Mark } from './facts'
import { prospect } from './region'

/** A map where only one region is written on: "a4 b5 . ." gives party a a 4 and party b a 5. */
function region(id: string, text: string): { fields: (Mark | null)[]; at: number } {
  const at = regions.findIndex((one) => one.id === id)
  const fields: (Mark | null)[] = Array<null>(fieldCount).fill(null)
  for (const [place, word] of text.split(' ').entries())
    if (word !== './')
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

describe('prospects of a total victory (EN-12.4)', () => {
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
