import { describe, expect, it } from 'vitest'
import { parseAnswer, parseOptions } from './parse'

const refused = { refusal: { rule: 'CO-9', params: {} } }

describe('reading answers', () => {
  it.each([
    [{ type: 'ready', extra: 1 }, '{"type":"ready"}'],
    [{ color: null, type: 'flip' }, '{"type":"flip","color":null}'],
    [{ color: 'red', type: 'flip' }, '{"type":"flip","color":"red"}'],
    [{ type: 'choose', color: 'white' }, '{"type":"choose","color":"white"}'],
    [{ type: 'veto', veto: false }, '{"type":"veto","veto":false}'],
    [{ type: 'hand', hand: 'paper' }, '{"type":"hand","hand":"paper"}'],
    [{ type: 'order', first: 1 }, '{"type":"order","first":1}'],
    [{ type: 'write', field: 41 }, '{"type":"write","field":41}'],
    // The order of the fields is part of a journal's bytes.
    [{ value: 6, field: 0, type: 'bonus' }, '{"type":"bonus","field":0,"value":6}'],
  ])('%j', (raw, json) => {
    expect(JSON.stringify(parseAnswer(raw))).toBe(`{"value":${json}}`)
  })

  it.each([
    ...[null, 7, 'ready', [], {}, { type: 'toString' }, { type: ['ready'] }],
    ...[{ type: 'flip' }, { type: 'flip', color: 'green' }, { type: 'choose', color: null }],
    ...[{ type: 'veto', veto: 1 }, { type: 'hand', hand: 'well' }, { type: 'order', first: 2 }, { type: 'order' }],
    ...[
      { type: 'write', field: 42 },
      { type: 'write', field: 1.5 },
      { type: 'write', field: '3' },
    ],
    ...[
      { type: 'bonus', field: 3 },
      { type: 'bonus', field: 3, value: 7 },
      { type: 'bonus', value: 3 },
    ],
  ])('CO-9: refuses %j', (raw) => {
    expect(parseAnswer(raw)).toEqual(refused)
  })
})

describe('reading options', () => {
  it('EN-2.6, EN-14.1: memory aid and clock are off unless chosen', () => {
    expect(parseOptions(undefined)).toEqual({ value: { memoryAid: false, clock: 'off' } })
    expect(parseOptions({ clock: '60', memoryAid: true })).toEqual({ value: { memoryAid: true, clock: '60' } })
  })

  it.each([{ clock: 60 }, { clock: '45' }, { memoryAid: 'yes' }, { flips: 3 }])('CO-8: refuses %j', (raw) => {
    expect(parseOptions(raw)).toMatchObject({ refusal: { rule: 'CO-8' } })
  })
})
