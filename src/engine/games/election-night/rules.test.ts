import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { playGame } from '../../testing/play'
import type { Event } from './events'
import { colors, flipsEach, type Own, type Table } from './facts'
import { rules } from './rules'
import { silentStep } from './testing/players'
import { play, playDice, sceneAt, started } from './testing/scene'

const plain = { dice: ['B5 R3 W1', 'B2 R6 W4'] } as const

interface Seen {
  readonly table: Table
  readonly own: readonly Own[]
}

it('EN-1.2, EN-3.4, EN-4.2, EN-10.3: at every ask the table agrees with itself and with the dice', () => {
  for (let seed = 0; seed < 15; seed++)
    playGame(rules, {
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

it('EN-9.6, EN-10.1: written numbers match what the meetings and sets allowed', () => {
  for (let seed = 0; seed < 60; seed++) {
    const events = playGame(rules, { seed })
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

describe('the match', () => {
  it('EN-1.1: ten rounds of two actions', () => {
    for (let seed = 0; seed < 30; seed++) {
      const events = playGame(rules, { seed })
        .told.flat()
        .map((one) => one.event as Event)
      const begun = events.filter((event) => event.type === 'round').map((event) => event.round)
      const full = events.some((event) => event.type === 'roundOver' && event.full)
      if (!full) expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      for (const round of begun.slice(0, -1)) {
        const shown = events.filter((event) => event.type === 'revealed' && event.round === round)
        const vetoes = events.filter((event) => event.type === 'vetoes' && event.round === round && event.by.length > 0)
        expect(shown.length).toBe(vetoes.length === 2 ? 3 : 2)
      }
    }
  })

  it('EN-1.2: three dice and five flips each', () => {
    const { world } = rules.setup({ memoryAid: false, clock: 'off' }, 2, quickRng(1))
    for (const seat of [0, 1]) {
      expect(Object.keys(world.own[seat].dice)).toEqual(['blue', 'red', 'white'])
      expect(world.own[seat].dice).toEqual(world.table.rolled![seat])
    }
    const now = started(sceneAt(plain))
    expect(rules.ask(now.world.table)!.prompts.get(0)).toMatchObject({ type: 'flip', left: 5 })
  })
})

describe('secrets', () => {
  it('EN-13.1: dice not played are never told to the other seat nor shown', () => {
    let now = play(playDice(sceneAt(plain), 'W1', 'B2'), 'EA1')
    now = playDice(now, 'B5', 'W4')
    while (now.world.table.round === 1) now = silentStep(now)
    const shown = JSON.stringify(now.events.filter((event) => !('round' in event) || event.round === 1))
    expect(shown).not.toMatch(/"red"/)
    expect(rules.opensAtEnd).toBe(true)
  })

  it('EN-13.1: which dice were flipped is never told to the other seat or the shared screen', () => {
    let flips = 0
    for (let seed = 0; seed < 20; seed++)
      for (const told of playGame(rules, { seed }).told.flat()) {
        if (told.event.type === 'flips') expect(JSON.stringify(told.event)).not.toMatch(/blue|red|white/)
        if (told.event.type !== 'flippedOwn') continue
        expect(told.to).toHaveLength(1)
        flips++
      }
    expect(flips).toBeGreaterThan(50)
  })
})
