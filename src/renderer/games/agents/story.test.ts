import { expect, it } from 'vitest'
import type { Event } from '../../../engine/games/agents/facts'
import { play, sceneAt } from '../../../engine/games/agents/testing/scene'
import { goldWay, heldAt, openingOrder, pageOf, sumsBeside, turningPoint } from './story'

const start = sceneAt({ turn: 20, agents: { 0: '0,0' }, on: { 0: { 0: 1500 }, 1: { 0: 400 }, 2: { 0: 700 } } })
const scene = play(start, ...['0: A > 1,0', '1: veto 40', '0: hold', '1: pass', '2: veto 300', '0: give up'])
const ledgers = scene.world.own

it('the turning point is the dearest duel, with what the loser could have shown', () => {
  expect(turningPoint(scene.events, ledgers)).toMatchObject({
    agent: 0,
    amount: 300,
    mover: 0,
    vetoer: 2,
    loser: 0,
    had: 1500,
  })
  expect(turningPoint(scene.events.slice(0, 5), ledgers)).toMatchObject({ vetoer: 1, loser: 1, had: 400 })
  expect(turningPoint([], ledgers)).toBe(null)
})

it('what was booked later does not count', () => {
  expect(heldAt(ledgers[0], 0, 1)).toBe(0)
  expect(heldAt(ledgers[0], 0, 20)).toBe(1500)
  expect(heldAt(ledgers[0], 1, 9)).toBe(0)
})

it('the gold’s way begins at the museum', () => {
  const carried = (from: string, to: string) => ({ type: 'carried', from, to }) as Event
  expect(goldWay([carried('0,0', '0,1'), carried('0,1', '0,2')])).toEqual(['0,0', '0,1', '0,2'])
  expect(goldWay(scene.events)).toEqual([])
})

it('leaves nothing of a ledger out of sight: what has no room is counted', () => {
  const sums = (...amounts: number[]) => amounts.map((amount) => ({ amount }))
  expect(pageOf(sums(1, 2, 3, 4, 5, 6)).rest).toEqual([])
  expect(pageOf(sums(1, 2, 3, 4, 5, 6, 7))).toEqual({ shown: sums(7, 6, 5, 4, 3), rest: sums(2, 1) })
})

it('ledgers are opened team by team, the winners last', () => {
  expect(openingOrder([1, 4])).toEqual([2, 5, 0, 3, 1, 4])
  expect(openingOrder([])).toEqual([0, 3, 1, 4, 2, 5])
})

it('a long name leaves room for fewer sums', () => {
  const room = (name: string, small: boolean) => sumsBeside(name, '1 200 left', small)
  expect([room('Anna', false), room('Konstantina', false), room('Konstantinos', false)]).toEqual([6, 6, 3])
  expect([room('Anna', true), room('Magdolna', true)]).toEqual([4, 2])
})
