import { describe, expect, it } from 'vitest'
import type { Event } from '../../../engine/games/election-night/events'
import type { Die } from '../../../engine/games/election-night/facts'
import { dieNamed } from '../../../engine/games/election-night/notation'
import { diceShown, animationOf, throwLength, throwsOf, tickerEvents } from './animation'

const rule = 'EN-1.1'
const dice = (names: string): Die[] => names.split(' ').map(dieNamed)
const thrown = (seat: number, attempt: number, names: string, aside: readonly Die['color'][]): Event => ({
  ...{ type: 'thrown', round: 1, seat, attempt, dice: dice(names), aside, rule },
})
const written = (field: number): Event => ({
  ...{ type: 'written', round: 1, action: 1, seat: 0, by: 0, color: 'blue', value: 5, field, region: 'KM', rule },
})

describe('the timing of a step', () => {
  it('stamps numbers one after another and throws after them', () => {
    const events = [written(3), written(7), thrown(0, 1, 'B1 R2 W3', []), thrown(1, 1, 'B1 R2 W3', [])]
    const animation = animationOf(events)
    expect([...animation.stamps]).toEqual([
      [3, 0],
      [7, 350],
    ])
    expect(animation.throwsAt).toBe(700)
    expect(animation.total).toBe(700 + 2 * throwLength)
  })

  it('takes no time for what has nothing to show', () => {
    expect(animationOf([{ type: 'round', round: 1, rule }]).total).toBe(0)
  })
})

describe('the throws in front of the parties', () => {
  const throws = throwsOf([
    { type: 'round', round: 1, rule },
    thrown(0, 1, 'B2 R2 W4', ['white']),
    thrown(1, 1, 'B1 R2 W3', ['blue', 'red', 'white']),
    thrown(0, 2, 'B5 R4', ['blue']),
  ])

  it('appear one by one; a die stays where it was until it is thrown again', () => {
    expect(diceShown(throws.slice(0, 0), null)).toEqual([
      { attempt: 0, dice: {} },
      { attempt: 0, dice: {} },
    ])
    const [one, two] = diceShown(throws.slice(0, 2), null)
    expect(one).toEqual({
      attempt: 1,
      dice: {
        blue: { value: 2, aside: false, attempt: 1 },
        red: { value: 2, aside: false, attempt: 1 },
        white: { value: 4, aside: true, attempt: 1 },
      },
    })
    expect(two.attempt).toBe(1)
    expect(diceShown(throws, null)[0]).toEqual({
      attempt: 2,
      dice: {
        blue: { value: 5, aside: true, attempt: 2 },
        red: { value: 4, aside: false, attempt: 2 },
        white: { value: 4, aside: true, attempt: 1 },
      },
    })
  })

  it('are the dice as rolled when there are no throws to show', () => {
    const rolled = { blue: 5, red: 3, white: 4 } as const
    const [one] = diceShown([], [rolled, rolled])
    expect(one.attempt).toBe(0)
    expect(Object.values(one.dice)).toEqual([5, 3, 4].map((value) => ({ value, aside: true, attempt: 0 })))
  })
})

it('EN-2.5: the ticker never keeps the throws', () => {
  const rolled: Event = { type: 'hidden', round: 1, rule }
  const both = { blue: 1, red: 2, white: 3 } as const
  expect(
    tickerEvents([thrown(0, 1, 'B1 R2 W3', []), { type: 'rolled', round: 1, dice: [both, both], rule }, rolled]),
  ).toEqual([rolled])
})
