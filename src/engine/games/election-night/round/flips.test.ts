import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { rules } from '../rules'
import { asked, last, play, playDice, sceneAt, started } from '../testing/scene'

const plain = { dice: ['B5 R3 W1', 'B2 R6 W4'] } as const

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
    const now = play(
      started(sceneAt({ dice: [`${die} R${rest[0]} W${rest[1]}`, plain.dice[1]] })),
      'flip blue',
      'flip none',
    )
    expect(now.world.own[0].dice.blue).toBe(to)
    expect(last(now, 'flippedOwn')).toMatchObject({ color: 'blue', to })
  })

  it('EN-3.2: both are asked at once; all learn who flipped, only the flipper which die', () => {
    const before = started(sceneAt(plain))
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
    expect(asked(play(started(sceneAt(plain)), one, two))).toEqual(next)
  })

  it.each(['flip blue', 'flip none'])('EN-3.3: the answer (%s) is asked for once only', (said) => {
    const now = play(play(started(sceneAt(plain)), 'flip red', 'flip none'), null, said)
    expect(asked(now)).toEqual({ 0: 'choose', 1: 'choose' })
    expect(last(now, 'flips')).toMatchObject({ answering: true, seats: said === 'flip none' ? [] : [1] })
  })

  it.each([
    ['nobody has one left', [5, 5], { 0: 'choose', 1: 'choose' }],
    ['only seat 0 has one left', [4, 5], { 0: 'flip' }],
    ['only seat 1 has one left', [5, 4], { 1: 'flip' }],
  ] as const)('EN-3.4: %s', (_name, flips, next) => {
    expect(asked(started(sceneAt({ ...plain, flips })))).toEqual(next)
  })

  it('EN-3.4: who has no flip left can’t answer one; the fifth is the last', () => {
    const now = play(started(sceneAt({ ...plain, flips: [4, 5] })), 'flip red')
    expect(asked(now)).toEqual({ 0: 'choose', 1: 'choose' })
    expect(last(now, 'flips').left).toEqual([0, 0])
  })

  it('EN-3.5: a flipped die may stay behind, become equal to another, and be turned back', () => {
    let now = play(started(sceneAt({ dice: ['B5 R2 W1', 'B2 R6 W4'] })), 'flip red', 'flip none')
    now = play(now, null, 'flip none')
    expect(now.world.own[0].dice).toEqual({ blue: 5, red: 5, white: 1 })
    now = play(now, 'choose white', 'choose blue')
    now = play(now, 'EA1')
    now = play(now, 'flip red', 'flip none')
    expect(now.world.own[0].dice).toEqual({ blue: 5, red: 2, white: null })
    expect(now.world.own[0].flipped).toEqual([
      { action: 1, color: 'red' },
      { action: 2, color: 'red' },
    ])
  })

  it('EN-3.6: a played die can’t be flipped', () => {
    const now = play(playDice(sceneAt(plain), 'W1', 'B2'), 'EA1')
    const prompt = rules.ask(now.world.table)!.prompts.get(0)!
    expect(prompt).toMatchObject({ action: 2, colors: ['blue', 'red'] })
    expect(rules.check(viewOf(now.world, 0), prompt, { type: 'flip', color: 'white' })?.rule).toBe('EN-3.6')
  })
})
