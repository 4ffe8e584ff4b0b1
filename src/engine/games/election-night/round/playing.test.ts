import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../core/views'
import { dieNamed } from '../notation'
import { rules } from '../rules'
import { asked, at, last, play, playDice, sceneAt, started } from '../testing/scene'

const plain = { dice: ['B5 R3 W1', 'B2 R6 W4'] } as const

describe('playing a die', () => {
  it('EN-4.1: both are asked at once, nothing is resolved before both have answered, and both dice are shown together', () => {
    const now = play(started(sceneAt(plain)), 'flip none', 'flip none')
    expect(rules.ask(now.world.table)).toMatchObject({ closes: 'all' })
    expect(play(now, 'choose blue', 'choose red').news[0]).toMatchObject({
      type: 'revealed',
      dice: [dieNamed('B5'), dieNamed('R6')],
    })
  })

  it('EN-4.2: a played die is spent', () => {
    let now = play(playDice(sceneAt(plain), 'W1', 'B2'), 'EA1')
    now = play(now, 'flip none', 'flip none')
    const prompts = rules.ask(now.world.table)!.prompts
    expect(prompts.get(0)).toMatchObject({ colors: ['blue', 'red'] })
    expect(prompts.get(1)).toMatchObject({ colors: ['red', 'white'] })
    const refusal = rules.check(viewOf(now.world, 0), prompts.get(0)!, { type: 'choose', color: 'white' })
    expect(refusal?.rule).toBe('EN-4.2')
  })

  it('EN-4.3: white compares with blue as played, not as reduced', () => {
    // White 3 against blue 5 (worth 3): not blocked, since the blue was played as 5.
    const now = playDice(sceneAt({ dice: ['B5 R1 W2', 'B1 R2 W3'] }), 'B5', 'W3')
    expect(last(now, 'met')).toMatchObject({ writes: [3, 3], effects: [{ type: 'reduced' }] })
  })

  it('EN-4.4: dice that don’t hinder each other', () => {
    const now = playDice(sceneAt(plain), 'R3', 'W4')
    expect(last(now, 'met')).toMatchObject({ writes: [3, 4], effects: [], rule: 'EN-4.4' })
  })
})

describe('blue, red and white in a match', () => {
  it.each(['1', '2'])('EN-5.3: blue %s against white writes nothing; the white is written alone', (blue) => {
    const now = playDice(sceneAt({ dice: [`B${blue} R3 W4`, 'B3 R4 W6'] }), `B${blue}`, 'W6')
    expect(last(now, 'met')).toMatchObject({ writes: [0, 6], rule: 'EN-5.3' })
    expect(asked(now)).toEqual({ 1: 'write' })
  })

  it('EN-6.3: red against red: the lower’s owner places the higher', () => {
    let now = play(playDice(sceneAt({ dice: ['B1 R2 W4', 'B3 R6 W1'] }), 'R2', 'R6'), 'stand', 'stand')
    now = play(now, 'KM1')
    expect(asked(now)).toEqual({ 0: 'write' })
    expect(at(play(now, 'KM2'), 'KM2')).toBe('1:6')
  })

  it('EN-6.3: red against red of the same value: each places their own', () => {
    let now = playDice(sceneAt({ dice: ['B1 R6 W4', 'B3 R6 W1'], flips: [1, 0] }), 'R6', 'R6')
    now = play(now, 'stand', 'stand')
    expect(asked(now)).toEqual({ 1: 'write' })
    expect(asked(play(now, null, 'KM1'))).toEqual({ 0: 'write' })
  })

  it('EN-7.3: white and blue of the same value: white blocked, blue still reduced', () => {
    const now = playDice(sceneAt({ dice: ['B5 R3 W4', 'B3 R4 W5'] }), 'B5', 'W5')
    expect(last(now, 'met')).toMatchObject({ writes: [3, 0] })
    expect(last(now, 'met').effects.map((one) => one.type)).toEqual(['reduced', 'blocked'])
    expect(asked(now)).toEqual({ 0: 'write' })
  })

  it('EN-7.4: white and white of the same value are both written', () => {
    let now = playDice(sceneAt({ dice: ['B5 R3 W4', 'B3 R5 W4'], flips: [0, 1] }), 'W4', 'W4')
    now = play(play(play(now, 'stand', 'stand'), 'KM1'), null, 'KM2')
    expect([at(now, 'KM1'), at(now, 'KM2')]).toEqual(['0:4', '1:4'])
  })
})

describe('vetoes', () => {
  const blues = () => playDice(sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'] }), 'B2', 'B6')

  it.each([
    ['stand', 'stand', [], 'EN-8.1'],
    ['veto', 'stand', [0], 'EN-8.2'],
    ['stand', 'veto', [1], 'EN-8.2'],
    ['veto', 'veto', [0, 1], 'EN-8.2'],
  ] as const)('EN-8.1, EN-8.2: %s and %s', (one, two, by, rule) => {
    const now = play(blues(), one, two)
    expect(last(now, 'vetoes')).toMatchObject({ by, rule })
    expect(asked(now)).toEqual(by.length > 0 ? { 0: 'flip', 1: 'flip' } : { 0: 'write' })
    expect(now.world.own[0].dice.blue).toBeNull()
    expect(now.world.table.vetoed).toEqual(by.length > 0 ? [1] : [])
  })

  it('EN-8.1: different colours can’t be vetoed', () => {
    const now = playDice(sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'] }), 'B2', 'R4')
    expect(asked(now)).toEqual({ 0: 'write' })
  })

  it('EN-8.3: one veto alone plays no third die', () => {
    let now = play(blues(), 'veto', 'stand')
    now = playDice(now, 'R3', 'W3')
    now = play(now, 'KM1')
    expect(now.world.table).toMatchObject({ round: 2 })
    expect(now.events.some((event) => event.type === 'third')).toBe(false)
  })

  it('EN-8.3: two actions in which nothing was written, but not by veto, play no third die', () => {
    // Blue 1 and white 1 cancel each other, twice over.
    let now = playDice(sceneAt({ dice: ['B1 R3 W2', 'B2 R4 W1'] }), 'B1', 'W1')
    now = playDice(now, 'W2', 'B2')
    expect(now.events.filter((event) => event.type === 'written')).toEqual([])
    expect(now.world.table).toMatchObject({ round: 2, free: 42 })
  })

  it('EN-8.3: a veto and a cancelled action play no third die', () => {
    let now = play(playDice(sceneAt({ dice: ['B1 R3 W2', 'B2 R4 W1'] }), 'R3', 'R4'), 'veto', 'veto')
    now = playDice(now, 'B1', 'W1')
    expect(now.world.table).toMatchObject({ round: 2, free: 42 })
  })

  it('EN-8.4, EN-3.6: the third dice come at once, without flip, choice or veto', () => {
    let now = play(blues(), 'veto', 'veto')
    now = play(playDice(now, 'R3', 'R4'), 'veto', 'stand')
    expect(now.news.map((event) => event.type)).toEqual(['vetoes', 'third', 'revealed', 'met', 'order'])
    expect(last(now, 'met')).toMatchObject({ action: 3, veto: false, writes: [5, 3], rule: 'EN-8.4' })
    now = play(now, null, 'KM1')
    now = play(now, 'KM2')
    expect([at(now, 'KM1'), at(now, 'KM2')]).toEqual(['1:3', '0:5'])
    expect(now.world.table.round).toBe(2)
  })
})
