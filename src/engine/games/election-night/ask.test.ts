import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { memoryAid } from './ask'
import type { Event } from './events'
import type { Table } from './facts'
import { dieName, dieNamed } from './notation'
import { rules } from './rules'
import { silentStep } from './testing/players'
import { asked, last, play, playDice, sceneAt, started, type Scene } from './testing/scene'
import { sceneOf } from '../../testing/scene'

const plain = { dice: ['B5 R3 W1', 'B2 R6 W4'] } as const

describe('what may be seen', () => {
  it('EN-2.4: both see all dice until both are ready', () => {
    const now = sceneAt(plain)
    expect(asked(now)).toEqual({ 0: 'ready', 1: 'ready' })
    // Nothing is resolved before both have answered.
    expect(rules.ask(now.world.table)!.closes).toBe('all')
    expect(now.world.table.rolled).toEqual([
      { blue: 5, red: 3, white: 1 },
      { blue: 2, red: 6, white: 4 },
    ])
    expect(started(now).news[0].type).toBe('hidden')
  })

  it('EN-2.5: then the throws are gone from the table and from the log, until the round is over', () => {
    const begun = rules.setup({ memoryAid: false, clock: 'off' }, 2, quickRng(3))
    const throws = begun.told.map((one) => one.event).filter((event) => ['thrown', 'rolled'].includes(event.type))
    expect(throws.length).toBeGreaterThan(2)
    const remembered = (table: Table) => throws.filter((event) => rules.remembers!(event, table)).length
    expect(remembered(begun.world.table)).toBe(throws.length)
    let now = started(sceneOf(begun.world))
    while (now.world.table.round === 1) {
      expect(now.world.table.rolled).toBeNull()
      expect(remembered(now.world.table)).toBe(0)
      now = silentStep(now)
    }
    expect(remembered(now.world.table)).toBe(throws.length)
    // The next round hides its own throws only.
    expect(remembered(started(now).world.table)).toBe(throws.length)
  })

  it('EN-2.5: nothing on the table or in what is told tells a hidden die', () => {
    const now = started(sceneAt(plain))
    for (const text of [now.world.table, now.news].map((thing) => JSON.stringify(thing)))
      for (const die of ['"blue":5', '"red":6', '"white":4']) expect(text).not.toContain(die)
  })

  it('EN-2.6: the memory aid keeps the values as rolled, whatever is flipped or played', () => {
    let now = started(sceneAt({ ...plain, options: { memoryAid: true } }))
    const { rolled } = now.world.table
    expect(rolled).toEqual(sceneAt(plain).world.table.rolled)
    now = play(now, 'flip blue', 'flip red')
    now = play(now, 'choose blue', 'choose red')
    expect(now.world.table.rolled).toEqual(rolled)
    expect(last(now, 'revealed').dice).toEqual([dieNamed('B2'), dieNamed('R1')])
    const thrown: Event = { type: 'rolled', round: 1, dice: rolled!, rule: 'EN-2.3' }
    expect(rules.remembers!(thrown, now.world.table)).toBe(true)
  })

  it('EN-2.6: the memory aid strikes out what was played and shows nothing that is in sight anyway', () => {
    const aid = (now: Scene) =>
      memoryAid(now.world.table, 0)?.map((die) => dieName(die) + (die.struck ? ' struck' : ''))
    const studying = sceneAt({ ...plain, options: { memoryAid: true } })
    expect(aid(studying)).toBeUndefined()
    expect(aid(started(studying))).toEqual(['B5', 'R3', 'W1'])
    const flipped = play(started(studying), 'flip blue', 'flip red')
    expect(aid(flipped)).toEqual(['B5', 'R3', 'W1'])
    expect(aid(playDice(studying, 'R3', 'W4'))).toEqual(['B5', 'R3 struck', 'W1'])
    expect(aid(started(sceneAt(plain)))).toBeUndefined()
  })
})

describe('the clock', () => {
  it.each([
    ['off', null],
    ['30', 30_000],
    ['60', 60_000],
    ['120', 120_000],
  ] as const)('EN-14.1: clock %s', (clock, limitMs) => {
    expect(rules.clock!(sceneAt({ ...plain, options: { clock } }).world.table)).toEqual({ limitMs, leastMs: 0 })
  })
})
