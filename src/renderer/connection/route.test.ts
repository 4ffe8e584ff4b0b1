import { describe, expect, it } from 'vitest'
import { isSamePlace, joinAddress, placeOf, readCode, readInvite, readRoute, writeRoute } from './route'

describe('routes', () => {
  it.each([
    ['', { at: 'home' }],
    ['#/', { at: 'home' }],
    ['#/t/AB', { at: 'home' }],
    ['#/x/ABCD', { at: 'home' }],
    ['#/t/ABCD', { at: 'table', table: 'ABCD', slot: '0' }],
    ['#/t/abcd/', { at: 'table', table: 'ABCD', slot: '0' }],
    ['#/t/ABCD/as/2', { at: 'table', table: 'ABCD', slot: '2' }],
    ['#/t/ABCD/as/../x', { at: 'table', table: 'ABCD', slot: '0' }],
    ['#/t/ABCD/screen', { at: 'screen', table: 'ABCD' }],
    ['#/t/ABCD/watch', { at: 'watch', table: 'ABCD' }],
    ['#/evenings', { at: 'evenings', match: null }],
    ['#/evenings/0123abcd', { at: 'evenings', match: '0123abcd' }],
    ['#/learn/chess', { at: 'home' }],
    ['#/learn/zertz', { at: 'learn', game: 'zertz', lesson: null, step: null }],
    ['#/learn/zertz/first', { at: 'learn', game: 'zertz', lesson: 'first', step: null }],
    ['#/learn/zertz/first/ze-jump', { at: 'learn', game: 'zertz', lesson: 'first', step: 'ze-jump' }],
  ] as const)('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route)
    expect(readRoute(writeRoute(route))).toEqual(route)
  })

  it('join addresses carry the table', () => {
    expect(joinAddress('192.168.1.5:7400', 'ABCD')).toBe('http://192.168.1.5:7400/#/t/ABCD')
    expect(joinAddress('http://192.168.1.5:7400/', 'ABCD')).toBe('http://192.168.1.5:7400/#/t/ABCD')
    const invite = 'a'.repeat(24)
    const { hash } = new URL(joinAddress('192.168.1.5:7400', 'ABCD', invite))
    expect([readInvite(hash), readInvite('#/t/ABCD')]).toEqual([invite, null])
    expect(readRoute(hash)).toEqual({ at: 'table', table: 'ABCD', slot: '0' })
  })

  it('codes are read as people type or paste them', () => {
    expect(readCode(' ab cd ')).toBe('ABCD')
    expect(readCode('http://10.0.0.2:7400/#/t/WXYZ')).toBe('WXYZ')
    expect(readCode('ABC')).toBeNull()
    expect(readCode('ABC1')).toBeNull()
  })
})

it('pages that belong to no table are at one place, and each place of a table is its own', () => {
  const placeAt = (hash: string) => placeOf(readRoute(hash))
  const same = (one: string, other: string) => isSamePlace(placeAt(one), placeAt(other))
  expect([same('#/', '#/evenings'), same('#/t/ABCD', '#/t/abcd/')]).toEqual([true, true])
  expect(same('#/', '#/t/ABCD')).toBe(false)
  expect(same('#/t/ABCD', '#/t/ABCD/as/1')).toBe(false)
  expect(same('#/t/ABCD', '#/t/ABCD/screen')).toBe(false)
  expect(same('#/t/ABCD', '#/t/WXYZ')).toBe(false)
})
