import { describe, expect, it } from 'vitest'
import { arrivalAfterRefusal, arrivalOfStranger, isHosting, isPlaying, returnMessage } from './arrival'
import { tableOf } from './testing/tables'

const seat = { at: 'table', table: 'ABCD', slot: '0' } as const
const screen = { at: 'screen', table: 'ABCD' } as const
const nothing = { tokens: [], code: undefined, chosen: 'new', pin: null, front: null }

describe('a page comes back', () => {
  it('by its token', () => {
    expect(returnMessage(seat, { ...nothing, tokens: ['a'] })).toEqual({ do: 'return', table: 'ABCD', token: 'a' })
  })

  it('with everyone who plays on the device, in the hands that held it', () => {
    const message = returnMessage(seat, { ...nothing, tokens: ['a', 'b'], front: 1 })
    expect(message).toEqual({ do: 'share', table: 'ABCD', tokens: ['a', 'b'], front: 1 })
  })

  it('by a code from another address, unless it has a token', () => {
    expect(returnMessage(seat, { ...nothing, code: 'c' })).toEqual({
      do: 'move',
      table: 'ABCD',
      code: 'c',
      token: 'new',
    })
    expect(returnMessage(seat, { ...nothing, tokens: ['a'], code: 'c' })?.do).toBe('return')
  })

  it('to watch, with the PIN it was given', () => {
    expect(returnMessage(screen, nothing)).toEqual({ do: 'watch', table: 'ABCD' })
    expect(returnMessage(screen, { ...nothing, pin: '1234' })).toEqual({ do: 'watch', table: 'ABCD', pin: '1234' })
    expect(returnMessage(screen, { ...nothing, code: 'c' })).toEqual({ do: 'watch', table: 'ABCD', invite: 'c' })
    expect(returnMessage(screen, { ...nothing, code: 'c', pin: '1234' })).not.toHaveProperty('invite')
  })

  it('not at all without any of these', () => {
    expect(returnMessage(seat, nothing)).toBeNull()
  })
})

describe('a page that has no place', () => {
  it('asks for a name if the table exists', () => {
    expect(arrivalOfStranger(seat, [{ id: 'ABCD' } as never])).toBe('asking')
    expect(arrivalOfStranger(seat, [{ id: 'XYZW' } as never])).toBe('missing')
  })

  it.each([
    [seat, 'host.no-such-table', 'missing'],
    [screen, 'host.no-such-table', 'missing'],
    [seat, 'host.table-damaged', 'missing'],
    [screen, 'host.wrong-pin', 'barred'],
    [seat, 'host.wrong-token', 'asking'],
    [seat, 'host.busy', 'looking'],
    [seat, undefined, 'looking'],
  ] as const)('%j after %s: %s', (place, rule, arrival) => {
    expect(arrivalAfterRefusal(place, rule)).toBe(arrival)
  })
})

describe('a page', () => {
  it('hosts if the host is one of its people', () => {
    expect(isHosting(tableOf(), [10])).toBe(true)
    expect(isHosting(tableOf(), [11, 10])).toBe(true)
    expect(isHosting(tableOf(), [11])).toBe(false)
    expect(isHosting(null, [null])).toBe(false)
  })

  it('plays if one of its people has a seat of a match that is on', () => {
    expect(isPlaying(tableOf(), [null, 12])).toBe(true)
    expect(isPlaying(tableOf(), [null])).toBe(false)
    expect(isPlaying(tableOf({ phase: 'over' }), [12])).toBe(false)
  })
})
