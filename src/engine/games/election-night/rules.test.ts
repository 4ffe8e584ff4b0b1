import { expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { playGame } from '../../testing/play'
import type { Event } from './events'
import { colors, flipsEach, type Own, type Table } from './facts'
import { imagineOwn } from './imagine'
import { game } from './index'

interface Seen {
  readonly table: Table
  readonly own: readonly Own[]
}

it('at every ask the table agrees with itself and with the dice (EN-1.2, EN-3.4, EN-4.2, EN-10.3)', () => {
  for (let seed = 0; seed < 40; seed++)
    playGame(game.rules, {
      seed,
      options: { memoryAid: seed % 2 === 0 },
      onAsk: (match) => {
        const { table, own } = match.world as Seen
        expect(table.free).toBe(table.fields.filter((mark) => mark === null).length)
        for (const seat of [0, 1]) {
          const numbers = table.fields.filter((mark) => mark?.seat === seat).map((mark) => mark!.value)
          const tally = [1, 2, 3, 4, 5, 6].map((value) => numbers.filter((one) => one === value).length)
          expect(table.tally[seat]).toEqual(tally)
          expect(table.sets[seat]).toBe(Math.min(...tally))
          expect(table.flips[seat].length).toBeLessThanOrEqual(flipsEach)
          const actions = table.flips[seat].map((mark) => `${mark.round}.${mark.action}`)
          expect(new Set(actions).size).toBe(actions.length)
          const spent = colors.filter((color) => own[seat].dice[color] === null)
          expect(spent.sort()).toEqual(table.played[seat].map((die) => die.color).sort())
          const flipped = table.flips[seat].filter((mark) => mark.round === table.round).map((mark) => mark.action)
          expect(own[seat].flipped.map((one) => one.action)).toEqual(flipped)
        }
        expect(table.played[0].length).toBe(table.played[1].length)
      },
    })
})

it('imagined dice could have been rolled three different, flipped and played (EN-2.3, EN-3.5, EN-13.1)', () => {
  const rng = quickRng(4)
  const seen = new Set<string>()
  for (let seed = 0; seed < 40; seed++)
    playGame(game.rules, {
      seed,
      onAsk: (match) => {
        const { table } = match.world as Seen
        const { dice, flipped } = imagineOwn(table, 0, rng)
        const rolled = colors.map((color) => {
          const now = dice[color] ?? table.played[0].find((die) => die.color === color)!.value
          return flipped.filter((one) => one.color === color).length % 2 === 1 ? 7 - now : now
        })
        expect(new Set(rolled).size).toBe(3)
        if (table.rolled) expect(dice).toEqual(table.rolled[0])
        else if (table.played[0].length === 0) seen.add(Object.values(dice).join())
      },
    })
  // Flips can make dice equal, so more than the 120 rolls come up.
  expect(seen.size).toBeGreaterThan(120)
})

it('written numbers match what the meetings and sets allowed (EN-9.6, EN-10.1)', () => {
  for (let seed = 0; seed < 150; seed++) {
    const events = playGame(game.rules, { seed })
      .told.flat()
      .map((one) => one.event as Event)
    const owed: string[] = []
    let vetoed = false
    for (const event of events) {
      if (event.type === 'met') {
        expect(owed).toEqual([])
        vetoed = false
        for (const seat of [0, 1])
          if (event.writes[seat] > 0) owed.push(`${seat} ${event.writes[seat]} by ${event.placers[seat]}`)
      }
      if (event.type === 'vetoes' && event.by.length > 0) {
        vetoed = true
        owed.length = 0
      }
      if (event.type === 'set') owed.unshift(`${event.seat} bonus`)
      if (event.type === 'written' || event.type === 'lost') {
        expect(vetoed).toBe(false)
        const want =
          event.color === null
            ? `${event.seat} bonus`
            : `${event.seat} ${event.value} by ${event.type === 'written' ? event.by : ''}`
        const at = owed.findIndex((one) => one.startsWith(want))
        expect(at, JSON.stringify(event)).toBeGreaterThanOrEqual(0)
        if (owed.some((one) => one.endsWith('bonus'))) expect(at).toBe(0)
        owed.splice(at, 1)
      }
      if (event.type === 'roundOver') expect(owed).toEqual([])
    }
  }
})
