import { describe, expect, it } from 'vitest'
import { parseAnswer, parseOptions } from './parse'

describe('reading answers', () => {
  it.each([
    [{ leave: ['a1'], remove: 'a2', at: 'd4', marble: 'grey', type: 'place', more: 1 }, 'grey d4 a2 a1'],
    [{ type: 'place', marble: 'white', at: 'd4' }, 'white d4 null '],
    [{ type: 'place', marble: 'white', at: 'd4', remove: null, leave: [] }, 'white d4 null '],
  ])('a placement %j, with its fields in order and what is missing filled in', (raw, fields) => {
    const [marble, at, remove, leave] = fields.split(' ')
    const value = { type: 'place', marble, at, remove: remove === 'null' ? null : remove, leave: leave ? [leave] : [] }
    expect(JSON.stringify(parseAnswer(raw))).toBe(JSON.stringify({ value }))
  })

  it.each([{ type: 'capture', path: ['d1', 'd3'] }, { type: 'pass' }, { type: 'demand' }, { type: 'accept' }])(
    '%j',
    (answer) => {
      expect(parseAnswer({ ...answer, more: true })).toEqual({ value: answer })
    },
  )

  it.each([
    null,
    'pass',
    [],
    {},
    { type: 'move' },
    { type: 'place', marble: 'red', at: 'd4' },
    { type: 'place', marble: 'white', at: 'j4' },
    { type: 'place', marble: 'white', at: 'd4', remove: 'd10' },
    { type: 'place', marble: 'white', at: 'd4', leave: null },
    { type: 'place', marble: 'white', at: 'd4', leave: 'a1' },
    { type: 'capture' },
    { type: 'capture', path: ['d1', 3] },
    { type: 'capture', path: Array<string>(63).fill('d1') },
  ])('CO-9 refuses %j', (raw) => {
    expect(parseAnswer(raw)).toEqual({ refusal: { rule: 'CO-9', params: {} } })
  })
})

describe('reading options', () => {
  it('fills in what is missing', () => {
    expect(parseOptions({ rings: 48 })).toEqual({ value: { variant: 'basic', rings: 48, overlooked: false } })
  })

  it.each([
    [{ rings: 49 }, 'rings'],
    [{ variant: 'expert' }, 'variant'],
    [{ overlooked: 1 }, 'overlooked'],
    [{ colour: 'red' }, 'colour'],
  ])('CO-8 refuses %j', (raw, option) => {
    expect(parseOptions(raw)).toEqual({ refusal: { rule: 'CO-8', params: { option } } })
  })
})
