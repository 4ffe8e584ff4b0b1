import { expect, it } from 'vitest'
import { jumpFrom, jumpsOf, keyAct, momentAfter, nextSpeed, stepMs } from './watching'

const event = (type: string) => ({ type, rule: 'X-1' })

it('jumps lead to what the game calls a turn, to what decided it, and to the end', () => {
  const steps = [[event('dealt')], [event('won'), event('x')], [], [event('won')], [event('x')]]
  const jumps = jumpsOf(steps, ({ type }) => type === 'won')
  expect(jumps).toEqual([1, 3, 4])
  expect(jumpsOf(steps, undefined)).toEqual([4])
  expect(jumpsOf(steps, undefined, 2)).toEqual([2, 4])
  expect([0, 1, 3, 4].map((at) => jumpFrom(jumps, at, 1))).toEqual([1, 3, 4, null])
  expect([0, 1, 3, 4].map((at) => jumpFrom(jumps, at, -1))).toEqual([null, null, 1, 3])
})

it('steps stay as long as they need, by the speed', () => {
  expect([stepMs(0, 1), stepMs(3000, 1), stepMs(3000, 2), stepMs(0, 0.5)]).toEqual([900, 3000, 1500, 1800])
  expect(([0.5, 1, 2, 4] as const).map(nextSpeed)).toEqual([1, 2, 4, 0.5])
})

it('a step is seen to have happened at the first moment behind it', () => {
  const moments = [1, 2, 4, 5].map((step) => ({ step }))
  expect([0, 1, 2, 3, 4, 5].map((step) => momentAfter(moments, step))).toEqual([0, 1, 2, 2, 3, null])
})

it('keys lead through the match and out of the big picture, unless something else has them', () => {
  const key = (name: string, more: object = {}) =>
    ({ key: name, defaultPrevented: false, target: { tagName: 'BODY' }, ...more }) as unknown as KeyboardEvent
  const page = { covered: false, at: 3, length: 9 }
  const names = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'x']
  expect(names.map((name) => keyAct(key(name), page))).toEqual([2, 4, 0, 8, 'small', null])
  const others = [{ defaultPrevented: true }, { target: { tagName: 'INPUT' } }]
  for (const name of ['End', 'Escape']) {
    expect(others.map((more) => keyAct(key(name, more), page))).toEqual([null, null])
    expect(keyAct(key(name), { ...page, covered: true })).toBeNull()
  }
})
