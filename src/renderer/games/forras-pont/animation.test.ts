import { expect, it } from 'vitest'
import type { Event } from '../../../engine/games/forras-pont/facts'
import { doneAt, routeColours, sharesBy, soundsOf, animationOf, turnOver } from './animation'

const step = (from: number, to: number, holds: boolean) =>
  ({ from, to, owner: 0, operation: 'up', arrow: 'up', holds }) as const
const claimed = (holds: readonly boolean[]): Event => ({
  ...{ type: 'claimed', rule: 'FP-13', seat: 1, colour: 'pink', source: 'bank', minimum: 4 },
  route: [45, 38, 31, 24],
  steps: holds.map((one, i) => step(45 - 7 * i, 38 - 7 * i, one)),
})

it('judges the steps of a claim one after another, before anything flies', () => {
  const { check, flights, total } = animationOf([
    claimed([true, true, true]),
    {
      ...{ type: 'route-won', rule: 'FP-25', seat: 1, totals: [1, 3] },
      rewards: [45, 38, 31, 24].map((cell, i) => ({ cell, colour: 'pink', seat: i === 2 ? 0 : 1 })),
    },
  ])
  expect(check?.verdict).toBe('true')
  expect(check?.times).toEqual(check?.times.toSorted((a, b) => a - b))
  expect(flights.map(({ seat }) => seat)).toEqual([1, 1, 0, 1])
  for (const { delay, length } of flights) {
    expect(delay).toBeGreaterThan(check!.times.at(-1)!)
    expect(delay + length).toBeLessThanOrEqual(total)
  }
})

it('stops a false claim at the step that fails and takes the disc back', () => {
  const { check, flights } = animationOf([
    claimed([true, false]),
    {
      ...{ type: 'false-claim', rule: 'FP-23', seat: 1, colour: 'pink', source: 'bank', step: 1 },
      ...{ length: 4, minimum: 4, idle: 1 },
    },
  ])
  expect(check?.verdict).toBe('false')
  expect(check?.times).toHaveLength(2)
  expect(flights.map(({ kind, cell }) => [kind, cell])).toEqual([['back', 24]])
})

it('takes no more than a few seconds for the longest route', () => {
  expect(animationOf([claimed(Array.from({ length: 40 }, () => true))]).total).toBeLessThan(5000)
})

it('is heard step by step, and the verdict last', () => {
  const animation = animationOf([claimed([true, false])])
  const check = { ...animation.check!, verdict: 'false' as const }
  expect(soundsOf({ ...animation, check }).map(({ sound }) => sound)).toEqual(['tap', 'tap', 'loss'])
  const heard = soundsOf(animation).map(({ at }) => at)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
})

it('knows how far the water has run, and over which discs', () => {
  const { check } = animationOf([claimed([true, true, true])])
  expect([0, check!.times[0], check!.times[1], check!.verdictAt].map((time) => doneAt(check!, time))).toEqual([
    0, 1, 2, 3,
  ])
  const board = Array.from({ length: 49 }, (_, cell) => (cell === 45 ? ('yellow' as const) : null))
  expect(routeColours({ ...check!, discs: [{ cell: 38, colour: 'purple', seat: 0 }] }, board)).toEqual([
    'yellow',
    'purple',
    'pink',
    'pink',
  ])
})

it('counts the first disc for who claims, each other one for whose sheet led there', () => {
  const { check } = animationOf([claimed([true, true, false])])
  const lent = { ...check!, steps: check!.steps.map((one, i) => ({ ...one, owner: i === 0 ? 1 : 0 })) }
  expect([0, 1, 2, 3].map((done) => sharesBy(lent, done, 1))).toEqual([0, 2, 2, 2])
  expect([0, 1, 2, 3].map((done) => sharesBy(lent, done, 0))).toEqual([0, 0, 1, 1])
  expect(sharesBy(lent, 2, null)).toBe(0)
})

it('tells nothing before the next number card has turned over', () => {
  const { card, drawn, reveal } = animationOf([
    claimed([true, true, true]),
    { type: 'route-won', rule: 'FP-25', seat: 1, totals: [0, 1], rewards: [{ cell: 24, colour: 'pink', seat: 1 }] },
    { type: 'card-won', rule: 'FP-27', seat: 1, card: 4 },
    { type: 'card-drawn', rule: 'FP-27', card: 7, pile: 3 },
  ])
  expect(drawn!.at).toBeGreaterThan(card!.at)
  expect(reveal).toBe(drawn!.at + turnOver)
})
