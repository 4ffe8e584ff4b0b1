import { describe, expect, it } from 'vitest'
import type { PlaceAnswer, Table } from '../facts'
import { placements } from '../legal'
import { position } from '../position'
import { greedy } from '../search/best'
import { bestOf, everyRoute, randomTable } from '../testing/everyRoute'
import { cellAt } from '../testing/turns'
import { canClaim } from './exists'
import { afterPlacing, openings } from './openings'

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

  it('FP-24: exactly the discs after which there is a route, or a better one', () => {
    let [first, better] = [0, 0]
    for (let seed = 0; seed < 40; seed++) {
      const table = randomTable(seed, 14 + (seed % 19))
      const seat = table.turn!
      const bestAfter = (after: Table) => {
        const all = everyRoute(after, 200_000)!
        return bestOf(all, 1, greedy)[0] ?? -Infinity
      }
      const now = bestAfter(table)
      const wanted = placements(table, seat)
        .map((place) => ({ place, value: bestAfter(afterPlacing(table, seat, place)) }))
        .filter(({ value }) => value > now)
      const { openings: found } = openings(table, seat, { ...free, expansions: 8000 })
      const text = (list: readonly { place: PlaceAnswer; value: number }[]) =>
        list.map(({ place, value }) => `${place.cell} ${place.colour} ${value}`).sort()
      expect(text(found)).toEqual(text(wanted))
      if (found.length > 0 && now === -Infinity) first++
      if (found.length > 0 && now > -Infinity) better++
    }
    expect(Math.min(first, better)).toBeGreaterThan(4)
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
