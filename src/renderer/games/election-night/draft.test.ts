import { describe, expect, it } from 'vitest'
import type { Answer, Prompt } from '../../../engine/games/election-night/facts'
import { fieldNamed } from '../../../engine/games/election-night/notation'
import { position } from '../../../engine/games/election-night/position'
import { rules } from '../../../engine/games/election-night/rules'
import { playDice, promptsOf, sceneAt } from '../../../engine/games/election-night/testing/scene'
import {
  afterDieTap,
  afterRegionTap,
  answerFrom,
  isBegun,
  mainWord,
  missingFrom,
  nothingChosen,
  plannedNumber,
  type Choices,
} from './draft'

const dice = ['B5 R3 W1', 'B2 R6 W4'] as const
/** Közép-Magyarország (0) is full, Észak-Magyarország (1) has a number. */
const { table } = position({ dice, marks: ['KM1=1 KM2=2 KM3=3 EM1=6', 'KM4=1 KM5=2'] })
const [full, begun, empty] = [0, 1, 2]

const round = { round: 1, action: 1 } as const
const flip: Prompt = { type: 'flip', ...round, left: 5, answering: false, colors: ['blue', 'red', 'white'] }
const choose: Prompt = { type: 'choose', ...round, colors: ['blue', 'red'] }
const write: Prompt = { type: 'write', ...round, owner: 1, color: 'red', value: 6 }
const bonus: Prompt = { type: 'bonus', ...round, set: 1 }
const others: Prompt[] = [
  { type: 'ready', round: 1 },
  { type: 'veto', ...round, color: 'blue', values: [2, 6] },
  { type: 'hand', ...round, attempt: 1 },
  { type: 'order', ...round },
]
const chosen = (part: Partial<Choices>): Choices => ({ ...nothingChosen, ...part })

describe('tapping a die', () => {
  it('picks it, a tap on another changes to that one, a second tap takes it back', () => {
    const red = afterDieTap(nothingChosen, 'red')
    expect(answerFrom(table, choose, red)).toEqual({ type: 'choose', color: 'red' })
    const blue = afterDieTap(red, 'blue')
    expect(answerFrom(table, choose, blue)).toEqual({ type: 'choose', color: 'blue' })
    expect(afterDieTap(blue, 'blue')).toEqual(nothingChosen)
  })

  it('a flip waits until a die is picked', () => {
    expect(answerFrom(table, flip, nothingChosen)).toBeNull()
    expect(answerFrom(table, flip, afterDieTap(nothingChosen, 'white'))).toEqual({ type: 'flip', color: 'white' })
  })

  it('gives no answer if the prompt no longer offers that die', () => {
    expect(answerFrom(table, choose, chosen({ color: 'white' }))).toBeNull()
    expect(answerFrom(table, { ...flip, colors: ['red'] }, chosen({ color: 'white' }))).toBeNull()
  })
})

describe('tapping a region', () => {
  it('opens it to look at, and a second tap closes it', () => {
    const open = afterRegionTap(nothingChosen, table, null, begun)
    expect(open.region).toBe(begun)
    expect(afterRegionTap(open, table, null, empty).region).toBe(empty)
    expect(afterRegionTap(open, table, null, begun)).toEqual(nothingChosen)
  })

  it('picks it for writing, and a second tap does not unpick it', () => {
    const picked = afterRegionTap(nothingChosen, table, write, begun)
    expect(afterRegionTap(picked, table, write, begun)).toEqual(picked)
    expect(answerFrom(table, write, picked)).toEqual({ type: 'write', field: fieldNamed('EM2') })
  })

  it('shows a full one but writes nothing there, and a second tap closes it', () => {
    const picked = afterRegionTap(nothingChosen, table, write, full)
    expect(picked.region).toBe(full)
    expect(answerFrom(table, write, picked)).toBeNull()
    expect(plannedNumber(table, write, picked, 0)).toBeNull()
    expect(missingFrom(table, write, picked)).toBe('full')
    expect(afterRegionTap(picked, table, write, full).region).toBeNull()
  })

  it('follows the table when the region fills up under the hand', () => {
    const picked = chosen({ region: begun })
    const filled = position({ dice, marks: ['EM1=1 EM2=2 EM3=3 EM4=4 EM5=5', ''] }).table
    expect(answerFrom(filled, write, picked)).toBeNull()
    expect(missingFrom(filled, write, picked)).toBe('full')
  })
})

describe('a number to be written', () => {
  it('is planned for its owner, who may be the opponent', () => {
    expect(plannedNumber(table, write, chosen({ region: begun }), 0)).toEqual({
      at: begun,
      field: fieldNamed('EM2'),
      seat: 1,
      value: 6,
    })
  })

  it('as a bonus needs a number and a region, in any order', () => {
    expect(missingFrom(table, bonus, nothingChosen)).toBe('pickNumber')
    expect(missingFrom(table, bonus, chosen({ region: empty }))).toBe('pickNumber')
    expect(plannedNumber(table, bonus, chosen({ region: empty }), 0)).toBeNull()
    expect(missingFrom(table, bonus, chosen({ value: 4 }))).toBe('pickRegion')
    const both = chosen({ value: 4, region: empty })
    expect(missingFrom(table, bonus, both)).toBeNull()
    expect(plannedNumber(table, bonus, both, 0)).toMatchObject({ seat: 0, value: 4, field: fieldNamed('EA1') })
    expect(answerFrom(table, bonus, both)).toEqual({ type: 'bonus', field: fieldNamed('EA1'), value: 4 })
  })

  it('is not planned on the shared screen, or when nothing is to be written', () => {
    expect(plannedNumber(table, write, chosen({ region: begun }), null)).toBeNull()
    expect(plannedNumber(table, choose, chosen({ region: begun }), 0)).toBeNull()
    expect(plannedNumber(table, null, chosen({ region: begun }), 0)).toBeNull()
  })
})

describe('taking back', () => {
  it('is offered once something was chosen', () => {
    expect(isBegun(nothingChosen, choose)).toBe(false)
    const parts: Partial<Choices>[] = [{ color: 'red' }, { veto: false }, { hand: 'rock' }, { first: 0 }, { value: 1 }]
    for (const part of parts) expect(isBegun(chosen(part), null), JSON.stringify(part)).toBe(true)
  })

  it('is not offered for a region that is only looked at', () => {
    expect(isBegun(chosen({ region: 0 }), choose)).toBe(false)
    expect(isBegun(chosen({ region: 0 }), write)).toBe(true)
    expect(isBegun(chosen({ region: 0 }), bonus)).toBe(true)
  })
})

describe('the answer', () => {
  it('to the other prompts is what was picked', () => {
    const picked = chosen({ veto: false, hand: 'paper', first: 0 })
    const wanted: Answer[] = [
      { type: 'ready' },
      { type: 'veto', veto: false },
      { type: 'hand', hand: 'paper' },
      { type: 'order', first: 0 },
    ]
    expect(others.map((prompt) => answerFrom(table, prompt, picked))).toEqual(wanted)
    expect(others.map((prompt) => answerFrom(table, prompt, nothingChosen))).toEqual([
      { type: 'ready' },
      null,
      null,
      null,
    ])
  })

  it('is one the rules accept', () => {
    const now = playDice(sceneAt({ dice, marks: ['KM1=1', 'KM2=2'] }), 'W1', 'B2')
    const view = { seat: 0, table: now.world.table, own: now.world.own[0] }
    const prompt = promptsOf(now).get(0)!
    for (let region = 0; region < 7; region++) {
      const answer = answerFrom(now.world.table, prompt, chosen({ region }))!
      expect(rules.check(view, prompt, answer)).toBeNull()
    }
  })
})

it('the main button names what will happen', () => {
  const picked = chosen({ color: 'red', veto: true })
  expect([flip, choose, ...others, write, bonus].map((prompt) => mainWord(prompt, picked))).toEqual([
    'flip',
    'play',
    'ready',
    'vetoConfirm',
    'show',
    'confirm',
    'write',
    'write',
  ])
  expect(mainWord(flip, chosen({ color: 'blue' }))).toBe('flip')
  expect(mainWord(others[1], nothingChosen)).toBe('confirm')
  expect(mainWord(others[1], chosen({ veto: false }))).toBe('standConfirm')
})
