import { describe, expect, it } from 'vitest'
import type { Rng } from '../../core/contract'
import { countRegion } from './region'
import { dieName } from './notation'
import { diceName } from './testing/eventText'
import { asked, at, last, play, playDice, sceneAt } from './testing/scene'
import { thrownDice } from './round/throws'

/**
 * Every worked example of the rulebook. Its pictures of dice are lost: what a text names is taken from it; a value it
 * leaves out is marked "inferred" and chosen to fit. Lili is seat 0, Pali seat 1.
 */

/** Chance that throws these numbers, one die after the other. */
const loaded = (...numbers: number[]): Rng => ({ below: () => numbers.shift()! - 1 })

describe('the example of throwing', () => {
  it('EN-2.1, EN-2.2, EN-2.3: Lili keeps white 4, then blue 5, then red 3', () => {
    // First throw: white 4 alone, blue and red equal (a 2 each: inferred). Then blue 5 and red 4; then red 3.
    const { dice, throws } = thrownDice(0, loaded(2, 2, 4, 5, 4, 3))
    expect(throws.map((one) => [one.dice.map(dieName).join(' '), one.aside])).toEqual([
      ['B2 R2 W4', ['white']],
      ['B5 R4', ['blue']],
      ['R3', ['red']],
    ])
    expect(diceName(dice)).toBe('B5 R3 W4')
  })
})

describe('the examples of blue', () => {
  it('EN-5.1: Lili’s blue 5 against Pali’s red 4 is written in full; Pali writes 4 first, where he likes', () => {
    let now = playDice(sceneAt({ dice: ['B5 R3 W4', 'B3 R4 W6'] }), 'B5', 'R4')
    expect(asked(now)).toEqual({ 1: 'write' })
    now = play(now, null, 'EA1')
    expect(asked(now)).toEqual({ 0: 'write' })
    now = play(now, 'EA2')
    expect([at(now, 'EA1'), at(now, 'EA2')]).toEqual(['1:4', '0:5'])
  })

  it('EN-5.2: Lili’s white 4 makes Pali’s blue 3 a 1; he starts, and the round is over', () => {
    let now = playDice(sceneAt({ dice: ['B5 R3 W4', 'B3 R4 W6'] }), 'B5', 'R4')
    now = play(play(now, null, 'EA1'), 'EA2')
    now = playDice(now, 'W4', 'B3')
    expect(last(now, 'met')).toMatchObject({
      writes: [4, 1],
      effects: [{ type: 'reduced', seat: 1, from: 3, to: 1, rule: 'EN-5.2' }],
    })
    expect(asked(now)).toEqual({ 1: 'write' })
    now = play(play(now, null, 'KM1'), 'KM2')
    expect([at(now, 'KM1'), at(now, 'KM2')]).toEqual(['1:1', '0:4'])
    expect(last(now, 'roundOver').round).toBe(1)
    expect(now.world.table).toMatchObject({ round: 2, phase: { type: 'study' } })
  })
})

describe('the examples of red', () => {
  const dice = ['B2 R4 W6', 'B1 R4 W5'] as const // B2, R4; R4 and W5 by the text, the others inferred

  it('EN-6.1: Lili’s red 4 against Pali’s white 5: she picks the field and writes first, then he writes 5', () => {
    let now = playDice(sceneAt({ dice: [dice[0], dice[1]] }), 'R4', 'W5')
    expect(asked(now)).toEqual({ 0: 'write' })
    now = play(now, 'ND1')
    expect(asked(now)).toEqual({ 1: 'write' })
    now = play(now, null, 'ND2')
    expect([at(now, 'ND1'), at(now, 'ND2')]).toEqual(['0:4', '1:5'])
  })

  it('EN-6.2: Lili’s blue 2 against Pali’s red 4: she writes 2, then picks the field of his 4', () => {
    let now = playDice(sceneAt({ dice: [dice[0], dice[1]] }), 'R4', 'W5')
    now = play(play(now, 'ND1'), null, 'ND2')
    now = playDice(now, 'B2', 'R4')
    expect(last(now, 'met').effects).toEqual([{ type: 'ceded', seat: 1, by: 0, value: 4, against: 2, rule: 'EN-6.2' }])
    now = play(now, 'DD1')
    expect(asked(now)).toEqual({ 0: 'write' })
    now = play(now, 'DD2')
    expect([at(now, 'DD1'), at(now, 'DD2')]).toEqual(['0:2', '1:4'])
    expect(now.world.table.round).toBe(2)
  })
})

describe('the examples of white', () => {
  const dice = ['B1 R5 W4', 'B6 R3 W5'] as const // B1 and R3 inferred

  it('EN-7.1: Lili’s white 4 against Pali’s blue 6: she writes 4, and his 6 becomes a 4', () => {
    let now = playDice(sceneAt({ dice: [dice[0], dice[1]] }), 'W4', 'B6')
    expect(asked(now)).toEqual({ 0: 'write' })
    now = play(play(now, 'KD1'), null, 'KD2')
    expect([at(now, 'KD1'), at(now, 'KD2')]).toEqual(['0:4', '1:4'])
  })

  it('EN-7.2: Lili’s red 5 against Pali’s white 5: he writes nothing, she writes 5 where she likes; the round is over', () => {
    let now = playDice(sceneAt({ dice: [dice[0], dice[1]] }), 'W4', 'B6')
    now = play(play(now, 'KD1'), null, 'KD2')
    now = playDice(now, 'R5', 'W5')
    expect(last(now, 'met')).toMatchObject({
      writes: [5, 0],
      effects: [{ type: 'blocked', seat: 1, value: 5, rule: 'EN-7.2' }],
    })
    expect(asked(now)).toEqual({ 0: 'write' })
    now = play(now, 'KD3')
    expect(at(now, 'KD3')).toBe('0:5')
    expect(now.world.table.round).toBe(2)
  })
})

describe('the examples of vetoes', () => {
  it('EN-8.2, EN-8.3, EN-8.4: Lili vetoes 2 against 6, Pali a smaller white; the red dice are left and written', () => {
    // Blue 2 and 6 by the text; Lili’s white is greater than Pali’s (5 and 3), the reds (3 and 4) are inferred.
    let now = playDice(sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'] }), 'B2', 'B6')
    expect(asked(now)).toEqual({ 0: 'veto', 1: 'veto' })
    now = play(now, 'veto', 'stand')
    expect(last(now, 'vetoes').by).toEqual([0])
    expect(now.world.table).toMatchObject({ free: 42, phase: { type: 'flip', action: 2 } })
    now = play(playDice(now, 'W5', 'W3'), 'stand', 'veto')
    expect(last(now, 'third').rule).toBe('EN-8.3')
    expect(last(now, 'revealed').dice.map(dieName)).toEqual(['R3', 'R4'])
    expect(asked(now)).toEqual({ 0: 'write' })
    now = play(play(now, 'EM1'), 'EM2')
    expect([at(now, 'EM1'), at(now, 'EM2')]).toEqual(['0:3', '1:4'])
    expect(now.world.table.round).toBe(2)
  })
})

describe('the example of sets', () => {
  // The tracker: 1 and 4 once; 2, 3 and 6 twice; 5 three times: eleven numbers, the second 6 being the bonus.
  const ten = 'KM1=1 KM2=2 KM3=3 KM4=4 KM5=5 EM1=2 EM2=3 EM3=5 EM4=5'

  it('EN-10.1: Lili’s eleven numbers hold one set, whose bonus was her second 6', () => {
    // Nine numbers, no 6: the sixth kind completes the set (which number was last is inferred).
    let now = playDice(sceneAt({ dice: ['B6 R1 W2', 'B1 R2 W3'], marks: [ten, ''] }), 'B6', 'R2')
    now = play(play(now, null, 'ND1'), 'EA1')
    expect(asked(now)).toEqual({ 0: 'bonus' })
    now = play(now, 'EA2=6')
    expect(now.world.table.tally[0]).toEqual([1, 2, 2, 1, 3, 2])
    expect(now.world.table.tally[0].reduce((all, count) => all + count)).toBe(11)
    expect(now.world.table.sets).toEqual([1, 0])
  })

  it('EN-10.3: with one more 1 and one more 4 she completes her second set and gets another number', () => {
    const eleven = `${ten} EA1=6 EA2=6`
    let now = playDice(sceneAt({ dice: ['B1 R6 W4', 'B5 R2 W3'], marks: [eleven, ''] }), 'B1', 'B5')
    expect(now.world.table.sets).toEqual([1, 0])
    now = play(play(play(now, 'stand', 'stand'), 'DD1'), null, 'ND1')
    expect(now.world.table.sets).toEqual([1, 0])
    now = play(playDice(now, 'W4', 'R2'), null, 'ND2')
    now = play(now, 'DD2')
    expect(now.world.table.sets).toEqual([2, 0])
    expect(asked(now)).toEqual({ 0: 'bonus' })
  })
})

describe('the example of counting three regions', () => {
  // Sums, free fields and the doubled 5 by the text; the single numbers are inferred (Lili doubles one: it is no matter).
  const { fields } = sceneAt({
    dice: ['B1 R2 W3', 'B1 R2 W3'],
    marks: ['KM1=6 KM2=5 EM1=4 EM2=3 EM3=2 EA1=5 EA2=5 EA3=1', 'KM3=5 KM4=4 KM5=3 EM4=1 EA4=5 EA5=5 EA6=2 EA7=6'],
  }).world.table

  it('EN-12.4: 12 to 11, full, no number twice with the winner: a total victory, 5 + 2 = 7', () => {
    expect(countRegion(fields, 0)).toMatchObject({ sums: [11, 12], winner: 1, total: true, mandates: 7 })
  })

  it('EN-12.3: 9 to 1 with a field free: a simple victory, 5', () => {
    expect(countRegion(fields, 1)).toMatchObject({ sums: [9, 1], free: 1, winner: 0, total: false, mandates: 5 })
  })

  it('EN-12.3: 18 to 11, full, but two 5s with the winner: a simple victory, 7', () => {
    expect(countRegion(fields, 2)).toMatchObject({ sums: [11, 18], free: 0, winner: 1, total: false, mandates: 7 })
  })
})
