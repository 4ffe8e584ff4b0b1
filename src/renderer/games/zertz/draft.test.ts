import { describe, expect, it } from 'vitest'
import { promptOf } from '../../../engine/games/zertz/ask'
import type { Ring, Table } from '../../../engine/games/zertz/facts'
import {
  afterTakeBack,
  afterTap,
  afterToggle,
  answerOf,
  choosableMarbles,
  claims,
  isBegun,
  nextStep,
  nothingChosen,
  targets,
  withMarble,
  type Choices,
  type Target,
} from './draft'
import { tableAt } from '../../../engine/games/zertz/testing/scene'

/** The draft after some taps of the seat on turn. */
const tapped = (table: Table, draft: Choices, ...rings: Ring[]) =>
  rings.reduce((now, ring) => afterTap(table, promptOf(table), now, ring), draft)
const ringsFor = (table: Table, draft: Choices, target: Target) =>
  [...targets(table, promptOf(table), draft)].flatMap(([ring, what]) => (what === target ? [ring] : []))

const start = tableAt({})
const white = withMarble(nothingChosen, 'white')
const placement = { type: 'place', marble: 'white', at: 'd4', remove: 'a1', leave: [] }

describe('building a placement', () => {
  it('ZE-5 ZE-6 a marble, a ring for it, and a ring to remove', () => {
    expect(nextStep(start, nothingChosen)).toBeNull()
    expect(nextStep(start, white)).toBe('pickRing')
    expect(ringsFor(start, white, 'place').length).toBe(37)
    const placed = tapped(start, white, 'd4')
    expect(nextStep(start, placed)).toBe('pickFree')
    expect(answerOf(start, placed)).toBeNull()
    expect(ringsFor(start, placed, 'remove').length).toBe(18)
    const whole = tapped(start, placed, 'a1')
    expect(answerOf(start, whole)).toEqual(placement)
    expect(nextStep(start, whole)).toBe('moves')
    expect(targets(start, promptOf(start), whole).size).toBe(0)
  })

  it('the ring may come before the marble', () => {
    const placed = tapped(start, nothingChosen, 'd4')
    expect(nextStep(start, placed)).toBe('pickMarble')
    expect(answerOf(start, withMarble(tapped(start, placed, 'a1'), 'white'))).toEqual(placement)
  })

  it('a colour that is the only one left picks itself', () => {
    const table = tableAt({ supply: { black: 2 } })
    expect(tapped(table, nothingChosen, 'd4').marble).toBe('black')
    expect(choosableMarbles(table, promptOf(table), nothingChosen)).toEqual(['black'])
  })

  it('ZE-7 a ring that is not free does nothing', () => {
    const placed = tapped(start, white, 'd4')
    expect(tapped(start, placed, 'd5')).toBe(placed)
  })

  it('ZE-8 is ready without a removal if no ring is free', () => {
    const table = tableAt({ rings: 'd4 d5', marbles: 'Wd3 Gc3 Gc4 Wc5 Gd6 Be5 Be4 Be3' })
    expect(answerOf(table, tapped(table, white, 'd4'))).toEqual({ ...placement, remove: null })
  })

  it('ZE-9 everything may change until it is sent, the colour too', () => {
    const whole = tapped(start, white, 'd4', 'a1')
    expect(answerOf(start, withMarble(whole, 'black'))).toEqual({ ...placement, marble: 'black' })
    expect(answerOf(start, tapped(start, whole, 'a1', 'g4'))).toEqual({ ...placement, remove: 'g4' })
    expect(answerOf(start, tapped(start, whole, 'd4', 'd4', 'd5', 'a1'))).toEqual({ ...placement, at: 'd5' })
  })

  it('a tap on a chosen ring takes the last choice back', () => {
    const whole = tapped(start, white, 'd4', 'a1')
    expect(tapped(start, whole, 'd4')).toEqual({ ...whole, remove: null })
    expect(tapped(start, whole, 'a1', 'd4')).toEqual(white)
    expect(tapped(start, whole, 'g1')).toBe(whole)
  })

  it('choices are taken back one by one', () => {
    let draft = tapped(start, white, 'd4', 'a1')
    const steps: Choices[] = []
    while (isBegun(draft)) steps.push((draft = afterTakeBack(draft)))
    expect(steps).toEqual([{ ...white, at: 'd4' }, white, nothingChosen])
    expect(afterTakeBack(nothingChosen)).toEqual(nothingChosen)
  })
})

describe('claiming', () => {
  const table = tableAt({ marbles: 'Wa1', gone: 'a2 b2' })
  const cutting = tapped(table, white, 'd7', 'b1')

  it('ZE-16 shows what the placement isolates, once it is complete', () => {
    expect(claims(table, tapped(table, white, 'd7'))).toEqual([])
    expect(claims(table, cutting)).toEqual([[{ ring: 'a1', marble: 'white' }]])
  })

  it('ZE-17 a group is claimed unless it is switched off', () => {
    expect(answerOf(table, cutting)).toMatchObject({ leave: [] })
    const left = afterToggle(cutting, 'a1')
    expect(answerOf(table, left)).toMatchObject({ leave: ['a1'] })
    expect(afterToggle(left, 'a1')).toEqual(cutting)
  })

  it('ZE-17 taking the removal back forgets what was switched off', () => {
    expect(afterTakeBack(afterToggle(cutting, 'a1'))).toEqual({ ...white, at: 'd7' })
  })
})

describe('building a capture', () => {
  const fork = tableAt({ marbles: 'Wd1 Gd2 Bd4 Gc3 Bd6' })

  it('ZE-10 only marbles that can jump can be tapped, and no colour can be picked', () => {
    const table = tableAt({ marbles: 'Wd4 Bd5 Ga1' })
    expect([...targets(table, promptOf(table), nothingChosen)]).toEqual([
      ['d4', 'start'],
      ['d5', 'start'],
    ])
    expect(choosableMarbles(table, promptOf(table), nothingChosen)).toEqual([])
  })

  it('ZE-12 goes on by itself while there is one way only', () => {
    const table = tableAt({ marbles: 'Wd1 Gd2 Wd4' })
    const whole = tapped(table, nothingChosen, 'd1', 'd3')
    expect(answerOf(table, whole)).toEqual({ type: 'capture', path: ['d1', 'd3', 'd5'] })
    expect(nextStep(table, whole)).toBe('jumps')
  })

  it('ZE-14 waits where there are several ways', () => {
    const half = tapped(fork, nothingChosen, 'd1', 'd3')
    expect(half.path).toEqual(['d1', 'd3'])
    expect(answerOf(fork, half)).toBeNull()
    expect(nextStep(fork, half)).toBe('jumpOn')
    expect(ringsFor(fork, half, 'jump').sort()).toEqual(['b3', 'd5'])
    expect(answerOf(fork, tapped(fork, half, 'b3'))).toEqual({ type: 'capture', path: ['d1', 'd3', 'b3'] })
    expect(answerOf(fork, tapped(fork, half, 'd5'))).toEqual({ type: 'capture', path: ['d1', 'd3', 'd5', 'd7'] })
  })

  it('another marble may be chosen until the first jump', () => {
    const table = tableAt({ marbles: 'Wd4 Bd5' })
    expect(tapped(table, nothingChosen, 'd4', 'd5').path).toEqual(['d5'])
    expect(tapped(table, nothingChosen, 'd4', 'd4')).toEqual(nothingChosen)
  })

  it('jumps are taken back one by one', () => {
    const whole = tapped(fork, nothingChosen, 'd1', 'd3', 'd5')
    expect(afterTakeBack(whole).path).toEqual(['d1', 'd3', 'd5'])
    expect(tapped(fork, whole, 'd3').path).toEqual(['d1', 'd3', 'd5'])
  })
})

describe('a prompt that changes under the hand', () => {
  const draft = tapped(start, white, 'd4')

  it('offers nothing while nobody is asked, or a verdict is', () => {
    const verdict = { type: 'verdict', outcome: { winners: [0], rule: 'ZE-20', scores: [] } } as const
    for (const prompt of [null, verdict]) {
      expect(targets(start, prompt, draft).size).toBe(0)
      expect(choosableMarbles(start, prompt, draft)).toEqual([])
      expect(afterTap(start, prompt, draft, 'a1')).toBe(draft)
    }
  })

  it('ZE-27 a placement or a capture, until one of them is begun', () => {
    const table = tableAt({ options: { overlooked: true }, marbles: 'Wd4 Bd5' })
    const both = new Set(targets(table, promptOf(table), nothingChosen).values())
    expect(both).toEqual(new Set(['start', 'place']))
    expect(ringsFor(table, tapped(table, nothingChosen, 'd4'), 'place')).toEqual([])
    expect(ringsFor(table, tapped(table, white, 'a1'), 'start')).toEqual([])
  })
})
