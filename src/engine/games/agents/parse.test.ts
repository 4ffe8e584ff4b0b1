import { describe, expect, it } from 'vitest'
import { parseAnswer, parseOptions } from './parse'

it('AG-8.1 options take only what they offer', () => {
  expect(parseOptions({ windowClock: 21 })).toHaveProperty('refusal')
  expect(parseOptions({})).toMatchObject({
    value: { city: 'city', windowClock: 20, notebook: 'recent', chat: true },
  })
})

it('AG-10.2 talk is no answer: there is nothing in it that the rules could read', () => {
  expect(parseAnswer('veto 500')).toHaveProperty('refusal')
  expect(parseAnswer({ type: 'say', text: 'veto 500' })).toHaveProperty('refusal')
})

describe('answers', () => {
  it('keep their own fields, in order, and lose all others', () => {
    const raw = { extra: 1, to: '-1,2', victim: 3, agent: 4, type: 'carry', amount: 5 }
    expect(JSON.stringify(parseAnswer(raw))).toBe('{"value":{"type":"carry","agent":4,"to":"-1,2"}}')
    expect(JSON.stringify(parseAnswer({ amount: 9, type: 'veto' }))).toBe('{"value":{"type":"veto","amount":9}}')
  })

  it('take any whole number: which are legal is for check', () => {
    expect(parseAnswer({ type: 'book', agent: 99, amount: -5 })).toHaveProperty('value')
    expect(
      Object.is((parseAnswer({ type: 'veto', amount: -0 }) as { value: { amount: number } }).value.amount, 0),
    ).toBe(true)
  })

  it.each([
    null,
    'pass',
    [],
    {},
    { type: 'toString' },
    { type: 'veto' },
    { type: 'veto', amount: '5' },
    { type: 'veto', amount: 1.5 },
    { type: 'move', agent: 1, to: '1;1' },
    { type: 'move', agent: 1, to: '10,0' },
    { type: 'murder', agent: 1 },
  ])('%j is unreadable', (raw) => expect(parseAnswer(raw)).toMatchObject({ refusal: { rule: 'CO-9' } }))
})
