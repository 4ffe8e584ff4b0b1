import { describe, expect, it } from 'vitest'
import type { Rng } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { playGame } from '../../../testing/play'
import type { Event } from '../events'
import type { Table } from '../facts'
import { game } from '../index'
import { dieNamed } from '../notation'
import { answer, asked, last, playDice, stage, type Scene } from '../testing/scene'
import { setAside, throwDice } from './throws'

const { rules } = game
const plain = { dice: ['B5 R3 W1', 'B2 R6 W4'] } as const
const started = (scene: Scene) => answer(scene, 'ready', 'ready')

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
    const scene = started(stage(plain))
    expect(rules.ask(scene.world.table)!.prompts.get(0)).toMatchObject({ type: 'flip', left: 5 })
  })

  it('EN-1.3: a field that holds a number is refused, to both', () => {
    const scene = playDice(stage({ ...plain, marks: ['EA1=2', 'EA2=2'] }), 'W1', 'B2')
    const prompt = rules.ask(scene.world.table)!.prompts.get(0)!
    for (const field of [10, 11])
      expect(rules.check(viewOf(scene.world, 0), prompt, { type: 'write', field })?.rule).toBe('EN-1.3')
    expect(rules.check(viewOf(scene.world, 0), prompt, { type: 'write', field: 12 })).toBeNull()
  })
})

describe('throwing', () => {
  it.each([
    ['all differ', 'B1 R2 W3', '', 'blue red white'],
    ['two equal', 'B2 R2 W3', '', 'white'],
    ['three equal', 'B2 R2 W2', '', ''],
    ['the pair again, equal to each other', 'B5 R5', 'W4', ''],
    ['the pair again, one as set aside', 'B5 R4', 'W4', 'blue'],
    ['the pair again, both as set aside', 'B4 R4', 'W4', ''],
    ['the pair again, both new', 'B5 R6', 'W4', 'blue red'],
    ['the last, as one set aside', 'R5', 'W4 B5', ''],
    ['the last, new', 'R1', 'W4 B5', 'red'],
  ])('EN-2.1, EN-2.2: %s: %s beside %s sets aside: %s', (_name, thrown, aside, kept) => {
    const dice = (names: string) => names.split(' ').filter(Boolean).map(dieNamed)
    expect(setAside(dice(thrown), dice(aside)).map((die) => die.color)).toEqual(kept.split(' ').filter(Boolean))
  })

  it('EN-2.3: always three different numbers, and each throw is told', () => {
    const rng = quickRng(5)
    const seen = new Set<string>()
    for (let i = 0; i < 3000; i++) {
      const { dice, throws } = throwDice(0, rng)
      expect(new Set(Object.values(dice)).size).toBe(3)
      seen.add(Object.values(dice).join())
      // Each throw has exactly the dice that were not aside before it.
      let left = 3
      for (const one of throws) {
        expect(one.dice.length).toBe(left)
        left -= one.aside.length
      }
      expect(left).toBe(0)
    }
    expect(seen.size).toBe(120)
  })

  it('EN-2.1: both parties’ throws are told to all, throw by throw', () => {
    const numbers = [2, 2, 4, 5, 4, 3, /* seat 1 */ 1, 1, 6, 2, 3]
    const loaded: Rng = { below: () => numbers.shift()! - 1 }
    const { told } = rules.setup({ memoryAid: false, clock: 'off' }, 2, loaded)
    expect(told.every((one) => one.to === 'all')).toBe(true)
    const throws = told.flatMap(({ event }) => (event.type === 'thrown' ? [event] : []))
    expect(throws.map((one) => [one.seat, one.attempt, one.dice.length])).toEqual([
      [0, 1, 3],
      [1, 1, 3],
      [0, 2, 2],
      [1, 2, 2],
      [0, 3, 1],
    ])
  })

  it('EN-2.4: both see all dice until both are ready', () => {
    const scene = stage(plain)
    expect(asked(scene)).toEqual({ 0: 'ready', 1: 'ready' })
    expect(scene.world.table.rolled).toEqual([
      { blue: 5, red: 3, white: 1 },
      { blue: 2, red: 6, white: 4 },
    ])
    expect(started(scene).news[0].type).toBe('hidden')
  })

  it('EN-2.5: then the throws are gone from the table and from the log, until the round is over', () => {
    const begun = rules.setup({ memoryAid: false, clock: 'off' }, 2, quickRng(3))
    const throws = begun.told.map((one) => one.event).filter((event) => ['thrown', 'rolled'].includes(event.type))
    expect(throws.length).toBeGreaterThan(2)
    const remembered = (table: Table) => throws.filter((event) => rules.remembers!(event, table)).length
    expect(remembered(begun.world.table)).toBe(throws.length)
    let scene = started({ world: begun.world, told: [], news: [] })
    while (scene.world.table.round === 1) {
      expect(scene.world.table.rolled).toBeNull()
      expect(remembered(scene.world.table)).toBe(0)
      scene = anyAnswer(scene)
    }
    expect(remembered(scene.world.table)).toBe(throws.length)
    // The next round hides its own throws only.
    expect(remembered(started(scene).world.table)).toBe(throws.length)
  })

  it('EN-2.5: nothing on the table or in what is told tells a hidden die', () => {
    const scene = started(stage(plain))
    for (const text of [scene.world.table, scene.news].map((thing) => JSON.stringify(thing)))
      for (const die of ['"blue":5', '"red":6', '"white":4']) expect(text).not.toContain(die)
  })

  it('EN-2.6: the memory aid keeps the values as rolled, whatever is flipped or played', () => {
    let scene = started(stage({ ...plain, options: { memoryAid: true } }))
    const { rolled } = scene.world.table
    expect(rolled).toEqual(stage(plain).world.table.rolled)
    scene = answer(scene, 'flip blue', 'flip red')
    scene = answer(scene, 'choose blue', 'choose red')
    expect(scene.world.table.rolled).toEqual(rolled)
    expect(last(scene, 'revealed').dice).toEqual([dieNamed('B2'), dieNamed('R1')])
    const thrown: Event = { type: 'rolled', round: 1, dice: rolled!, rule: 'EN-2.3' }
    expect(rules.remembers!(thrown, scene.world.table)).toBe(true)
  })
})

describe('flips', () => {
  it.each([
    ['B1', 6],
    ['B2', 5],
    ['B3', 4],
    ['B4', 3],
    ['B5', 2],
    ['B6', 1],
  ])('EN-3.1: %s flips to %i', (die, to) => {
    const rest = ['1', '2', '3', '4', '5', '6'].filter((value) => value !== die[1])
    const scene = answer(
      started(stage({ dice: [`${die} R${rest[0]} W${rest[1]}`, plain.dice[1]] })),
      'flip blue',
      'flip none',
    )
    expect(scene.world.own[0].dice.blue).toBe(to)
    expect(last(scene, 'flippedOwn')).toMatchObject({ color: 'blue', to })
  })

  it('EN-3.2: both are asked at once; all learn who flipped, only the flipper which die', () => {
    const before = started(stage(plain))
    expect(asked(before)).toEqual({ 0: 'flip', 1: 'flip' })
    const prompts = rules.ask(before.world.table)!.prompts
    expect(prompts.get(0)).toEqual({ ...prompts.get(1), colors: ['blue', 'red', 'white'] })
    const answers = new Map([
      [0, { type: 'flip', color: 'red' } as const],
      [1, { type: 'flip', color: 'white' } as const],
    ])
    const { told, world } = rules.resolve(before.world, answers, quickRng(1))
    const flips = told.find((one) => one.event.type === 'flips')!
    expect(flips).toMatchObject({ to: 'all', event: { seats: [0, 1], left: [4, 4] } })
    expect(JSON.stringify(flips)).not.toMatch(/red|white|color/)
    expect(told.filter((one) => one.event.type === 'flippedOwn').map((one) => one.to)).toEqual([[0], [1]])
    expect(world.table.flips).toEqual([[{ round: 1, action: 1 }], [{ round: 1, action: 1 }]])
  })

  it.each([
    ['only seat 0 flips: seat 1 may answer', 'flip red', 'flip none', { 1: 'flip' }],
    ['only seat 1 flips: seat 0 may answer', 'flip none', 'flip red', { 0: 'flip' }],
    ['both flip: none may', 'flip red', 'flip blue', { 0: 'choose', 1: 'choose' }],
    ['none flips: none may', 'flip none', 'flip none', { 0: 'choose', 1: 'choose' }],
  ])('EN-3.3: %s', (_name, one, two, next) => {
    expect(asked(answer(started(stage(plain)), one, two))).toEqual(next)
  })

  it.each(['flip blue', 'flip none'])('EN-3.3: the answer (%s) is asked for once only', (said) => {
    const scene = answer(answer(started(stage(plain)), 'flip red', 'flip none'), null, said)
    expect(asked(scene)).toEqual({ 0: 'choose', 1: 'choose' })
    expect(last(scene, 'flips')).toMatchObject({ answering: true, seats: said === 'flip none' ? [] : [1] })
  })

  it.each([
    ['nobody has one left', [5, 5], { 0: 'choose', 1: 'choose' }],
    ['only seat 0 has one left', [4, 5], { 0: 'flip' }],
    ['only seat 1 has one left', [5, 4], { 1: 'flip' }],
  ] as const)('EN-3.4: %s', (_name, flips, next) => {
    expect(asked(started(stage({ ...plain, flips })))).toEqual(next)
  })

  it('EN-3.4: who has no flip left can’t answer one; the fifth is the last', () => {
    const scene = answer(started(stage({ ...plain, flips: [4, 5] })), 'flip red')
    expect(asked(scene)).toEqual({ 0: 'choose', 1: 'choose' })
    expect(last(scene, 'flips').left).toEqual([0, 0])
  })

  it('EN-3.5: a flipped die may stay behind, become equal to another, and be turned back', () => {
    let scene = answer(started(stage({ dice: ['B5 R2 W1', 'B2 R6 W4'] })), 'flip red', 'flip none')
    scene = answer(scene, null, 'flip none')
    expect(scene.world.own[0].dice).toEqual({ blue: 5, red: 5, white: 1 })
    scene = answer(scene, 'choose white', 'choose blue')
    scene = answer(scene, 'EA1')
    scene = answer(scene, 'flip red', 'flip none')
    expect(scene.world.own[0].dice).toEqual({ blue: 5, red: 2, white: null })
    expect(scene.world.own[0].flipped).toEqual([
      { action: 1, color: 'red' },
      { action: 2, color: 'red' },
    ])
  })

  it('EN-3.6: a played die can’t be flipped', () => {
    const scene = answer(playDice(stage(plain), 'W1', 'B2'), 'EA1')
    const prompt = rules.ask(scene.world.table)!.prompts.get(0)!
    expect(prompt).toMatchObject({ action: 2, colors: ['blue', 'red'] })
    expect(rules.check(viewOf(scene.world, 0), prompt, { type: 'flip', color: 'white' })?.rule).toBe('EN-3.6')
  })
})

describe('playing a die', () => {
  it('EN-4.1: both are asked at once, nothing is resolved before both have answered, and both dice are shown together', () => {
    const scene = answer(started(stage(plain)), 'flip none', 'flip none')
    expect(rules.ask(scene.world.table)).toMatchObject({ closes: 'all' })
    expect(answer(scene, 'choose blue', 'choose red').news[0]).toMatchObject({
      type: 'revealed',
      dice: [dieNamed('B5'), dieNamed('R6')],
    })
  })

  it('EN-4.2: a played die is spent', () => {
    let scene = answer(playDice(stage(plain), 'W1', 'B2'), 'EA1')
    scene = answer(scene, 'flip none', 'flip none')
    const prompts = rules.ask(scene.world.table)!.prompts
    expect(prompts.get(0)).toMatchObject({ colors: ['blue', 'red'] })
    expect(prompts.get(1)).toMatchObject({ colors: ['red', 'white'] })
    const refusal = rules.check(viewOf(scene.world, 0), prompts.get(0)!, { type: 'choose', color: 'white' })
    expect(refusal?.rule).toBe('EN-4.2')
  })

  it('EN-4.3: red against a blue reduced by nothing; white compares with blue as played', () => {
    // White 3 against blue 5 (worth 3): not blocked, since the blue was played as 5.
    const scene = playDice(stage({ dice: ['B5 R1 W2', 'B1 R2 W3'] }), 'B5', 'W3')
    expect(last(scene, 'met')).toMatchObject({ writes: [3, 3], effects: [{ type: 'reduced' }] })
  })

  it('EN-4.4: dice that don’t hinder each other', () => {
    const scene = playDice(stage(plain), 'R3', 'W4')
    expect(last(scene, 'met')).toMatchObject({ writes: [3, 4], effects: [], rule: 'EN-4.4' })
  })
})

describe('secrets and clock', () => {
  it('EN-13.1: dice not played are never told to the other seat nor shown', () => {
    let scene = answer(playDice(stage(plain), 'W1', 'B2'), 'EA1')
    scene = playDice(scene, 'B5', 'W4')
    while (scene.world.table.round === 1) scene = anyAnswer(scene)
    const shown = JSON.stringify(scene.told.filter((event) => !('round' in event) || event.round === 1))
    expect(shown).not.toMatch(/"red"/)
    expect(rules.opensAtEnd).toBe(true)
  })

  it.each([
    ['off', null],
    ['30', 30_000],
    ['60', 60_000],
    ['120', 120_000],
  ] as const)('EN-14.1: clock %s', (clock, limitMs) => {
    expect(rules.clock!(stage({ ...plain, options: { clock } }).world.table)).toEqual({ limitMs, leastMs: 0 })
  })

  it('EN-14.2: what silence answers', () => {
    const says = (scene: Scene, seat: number) =>
      rules.silence!(viewOf(scene.world, seat), rules.ask(scene.world.table)!.prompts.get(seat)!)
    let scene = stage({ dice: ['B5 R3 W1', 'B5 R6 W4'] })
    expect(says(scene, 0)).toEqual({ type: 'ready' })
    scene = started(scene)
    expect(says(scene, 0)).toEqual({ type: 'flip', color: null })
    scene = answer(scene, 'flip none', 'flip none')
    expect(says(scene, 1)).toEqual({ type: 'choose', color: 'blue' })
    scene = answer(scene, 'choose blue', 'choose blue')
    expect(says(scene, 1)).toEqual({ type: 'veto', veto: false })
    scene = answer(scene, 'stand', 'stand')
    expect(says(scene, 1)).toEqual({ type: 'hand', hand: 'rock' })
    scene = answer(scene, 'rock', 'paper')
    expect(says(scene, 1)).toEqual({ type: 'order', first: 1 })
    scene = answer(scene, null, 'first 1')
    expect(says(scene, 1)).toEqual({ type: 'write', field: 0 })
    const set = answer(
      playDice(stage({ dice: ['B5 R3 W6', 'B5 R2 W4'], marks: ['KM1=1 KM2=2 KM3=3 KM4=4 KM5=5', ''] }), 'W6', 'R2'),
      null,
      'ND1',
    )
    expect(says(answer(set, 'EM2'), 0)).toEqual({ type: 'bonus', field: 5, value: 6 })
  })
})

function anyAnswer(scene: Scene): Scene {
  const { prompts } = rules.ask(scene.world.table)!
  const answers = new Map(
    [...prompts].map(([seat, prompt]) => [seat, rules.silence!(viewOf(scene.world, seat), prompt)]),
  )
  const step = rules.resolve(scene.world, answers, quickRng(9))
  const news = step.told.map((one) => one.event)
  return { world: step.world, told: [...scene.told, ...news], news }
}
