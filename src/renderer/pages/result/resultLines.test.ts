import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../engine/core/contract'
import { en } from '../../words/en'
import { behindLine, bestLine, partLine, partsIn, whyLine } from './resultLines'

const labels = { gold: 'Gold', land: 'Land', none: 'Nothing' }
const outcome: Outcome = {
  winners: [0],
  rule: 'X-1',
  scores: [
    { seat: 0, total: 12, parts: { gold: 9, land: 3 } },
    { seat: 1, total: 7, parts: { gold: 2, land: 5 } },
  ],
}
const draw: Outcome = { ...outcome, winners: [] }
const behind = (by: number) => `${by} behind.`

it('parts are those of some seat, in the order of their names', () => {
  expect(partsIn(outcome, labels)).toEqual([
    ['gold', 'Gold'],
    ['land', 'Land'],
  ])
  expect(partsIn(null, labels)).toEqual([])
})

describe('how a match was won', () => {
  const standings = [
    [0, 0],
    [1, 5],
    [12, 7],
  ]

  it('from behind, as far as all of it was seen', () => {
    expect(behindLine(outcome, standings, behind)).toBe('4 behind.')
    expect(behindLine(outcome, null, behind)).toBe('')
    expect(behindLine(outcome, standings, undefined)).toBe('')
  })

  it('not from behind by somebody who always led, or by nobody', () => {
    expect(behindLine({ ...outcome, winners: [1] }, [[0, 1]], behind)).toBe('')
    expect(behindLine(draw, standings, behind)).toBe('')
  })

  it('says by how much only where points are counted', () => {
    expect(whyLine('4 behind.', outcome, en)).toBe(`4 behind. ${en.result.by(5)}`)
    expect(whyLine('4 behind.', null, en)).toBe('4 behind.')
    expect(whyLine('', null, en)).toBe('')
  })
})

describe('parts of a score', () => {
  it('tell what decided it', () => {
    expect(partLine(outcome, ['gold', 'land'], labels, en)).toBe(en.result.decidedBy('Gold', 9, 2))
    expect(partLine(draw, ['gold', 'land'], labels, en)).toBeNull()
  })

  it('tell what each did best, and whether nobody did better', () => {
    expect(bestLine(outcome, 1, ['gold', 'land'], labels, en)).toBe(en.result.bestAt('Land: 5'))
    expect(bestLine(outcome, 1, ['gold'], labels, en)).toBe('Gold: 2')
    expect(bestLine(outcome, 1, [], labels, en)).toBe('')
  })
})
