import { describe, expect, it } from 'vitest'
import { position } from '../position'
import { randomTable } from '../testing/everyRoute'
import { cellAt } from '../testing/scene'
import { canClaim } from './exists'
import { openings } from './openings'

const free = { expansions: Infinity, hurry: () => false }

describe('FP-24: what one more disc would make possible', () => {
  const ladder = '↗↑→↘↻↓↙←↖'
  const plain = '↑↗→↘↓↙←↖↻'
  const board = '....... ....... ....... ....... ....... ...L... ...Y...'

  it('FP-24: names the missing disc', () => {
    const { table } = position({ sheets: [ladder, plain], board, card: 4 })
    expect(canClaim(table, 0)).toBe(false)
    const { openings: found, next } = openings(table, 0, { ...free, expansions: 200 })
    expect(next).toBeNull()
    expect(found.some(({ place }) => place.cell === cellAt('d3') && place.colour === 'purple')).toBe(true)
    for (const { place, route } of found) expect(route.claim.route).toContain(place.cell)
    expect(found[0]).toMatchObject({ route: { own: 4, other: 0 } })
  })

  it('FP-9, FP-24: a disc of one’s own that is placed for a route is deducted', () => {
    // One purple disc lies on the board, one is to be placed, and one goes on the centre.
    const valueWith = (purple: number) => {
      const { table } = position({ sheets: [ladder, plain], board, discs: [{ purple }, {}] })
      const found = openings(table, 0, { ...free, expansions: 200 }).openings
      return found.find(({ place }) => place.cell === cellAt('d3') && place.colour === 'purple')?.value
    }
    expect([13, 14, 15].map(valueWith)).toEqual([400, 300, 200])
  })

  it('FP-24: an interrupted search continues without losing or repeating anything', () => {
    const table = randomTable(7, 20)
    const seat = table.turn!
    const whole = openings(table, seat, { ...free, expansions: 300 })
    let calls = 0
    const hurried = { expansions: 300, hurry: () => ++calls % 10 === 0 }
    let bit = openings(table, seat, hurried)
    let bits = 1
    for (; bit.next !== null; bits++) bit = openings(table, seat, hurried, bit)
    expect(bits).toBeGreaterThan(5)
    expect(bit).toEqual(whole)
  })
})
