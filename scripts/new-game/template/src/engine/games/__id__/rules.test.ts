import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import type { Options } from './facts'
import { answerNamed, answerText } from './notation'
import { rules } from './rules'
import { play, promptsOf, refusalOf, sceneAt } from './testing/scene'

describe('setting up', () => {
  it.each([15, 21, 28] as const)('__prefix__-1 the heap starts with %i stones', (stones) => {
    const options: Options = { stones }
    expect(rules.setup(options, 3, quickRng(1)).world.table).toMatchObject({ heap: stones, taken: [0, 0, 0] })
  })

  it('__prefix__-1 no other heap is offered', () => {
    expect(rules.parseOptions({ stones: 4 })).toHaveProperty('refusal.rule', 'CO-8')
    expect(rules.parseOptions({})).toEqual({ value: { stones: 21 } })
  })

  it('__prefix__-2 lots decide who begins, and everyone may', () => {
    const starters = Array.from({ length: 50 }, (_, seed) => rules.setup({ stones: 21 }, 4, quickRng(seed)))
    expect(new Set(starters.map(({ world }) => world.table.turn))).toEqual(new Set([0, 1, 2, 3]))
  })
})

describe('a turn', () => {
  it('__prefix__-2 goes round the table', () => {
    const { world } = play(sceneAt({ heap: 9, turn: 2, taken: [0, 0, 0] }), { 2: 'take 1' })
    expect(world.table.turn).toBe(0)
  })

  it('__prefix__-3 takes one to three stones', () => {
    const nine = sceneAt({ heap: 9 })
    expect([0, 1, 2, 3, 4].map((count) => refusalOf(nine, 0, `take ${count}`))).toEqual([
      '__prefix__-3',
      null,
      null,
      null,
      '__prefix__-3',
    ])
    const { world, events } = play(nine, { 0: 'take 2' })
    expect(world.table).toMatchObject({ heap: 7, taken: [2, 0], turn: 1, winner: null })
    expect(events).toEqual([{ type: 'took', rule: '__prefix__-3', seat: 0, count: 2, left: 7 }])
  })

  it('__prefix__-4 takes no more than there are', () => {
    const two = sceneAt({ heap: 2 })
    expect([1, 2, 3].map((count) => refusalOf(two, 0, `take ${count}`))).toEqual([null, null, '__prefix__-4'])
    expect(promptsOf(two).get(0)).toEqual({ type: 'take', most: 2 })
  })
})

it('__prefix__-5 the last stone wins, however few one has taken', () => {
  const { world, events } = play(sceneAt({ heap: 1, turn: 1, taken: [14, 6] }), { 1: 'take 1' })
  expect(events.at(-1)).toEqual({ type: 'won', rule: '__prefix__-5', seat: 1 })
  expect(rules.ask(world.table)).toBeNull()
  expect(rules.outcome(world.table)).toMatchObject({ winners: [1], rule: '__prefix__-5' })
})

it('answers can be written and read back', () => {
  for (const count of [1, 2, 3])
    expect(answerNamed(answerText({ type: 'take', count }))).toEqual({ type: 'take', count })
  for (const text of ['', 'take', 'take x', '2', 'take -1']) expect(answerNamed(text)).toBeNull()
})
