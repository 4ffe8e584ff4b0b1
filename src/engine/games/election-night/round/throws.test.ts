import { describe, expect, it } from 'vitest'
import type { Rng } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { dieNamed } from '../notation'
import { rules } from '../rules'
import { diceSetAside, thrownDice } from './throws'

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
    expect(diceSetAside(dice(thrown), dice(aside)).map((die) => die.color)).toEqual(kept.split(' ').filter(Boolean))
  })

  it('EN-2.3: always three different numbers, and each throw is told', () => {
    const rng = quickRng(5)
    const seen = new Set<string>()
    for (let i = 0; i < 3000; i++) {
      const { dice, throws } = thrownDice(0, rng)
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
})
