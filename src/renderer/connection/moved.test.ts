import { beforeEach, expect, it } from 'vitest'
import { keep } from '../device/keep'
import { followsAlone, newPlace, noteEpoch, seenEpoch } from './moved'

beforeEach(() => keep('asztal.epoch.ABCD', null))

it('a refusal tells where the table went, if it is an address', () => {
  const moved = (url: string) => ({ rule: 'host.moved', params: { url, epoch: 2 } })
  expect(newPlace(moved('http://192.168.1.7:7400'))).toEqual({ url: 'http://192.168.1.7:7400', epoch: 2 })
  expect(newPlace(moved('javascript:alert(1)'))).toBeNull()
  expect(newPlace({ rule: 'host.locked', params: {} })).toBeNull()
  expect(newPlace(null)).toBeNull()
})

it('of the epochs in which a table was seen, the highest is remembered', () => {
  const seen = [1, 3, 3, 2].map((epoch) => (noteEpoch('ABCD', epoch), seenEpoch('ABCD')))
  expect(seen).toEqual([0, 3, 3, 3])
})

it('phones follow their table; of the old computer’s pages, only people’s windows of the app do', () => {
  const table = { at: 'table', table: 'ABCD', slot: '0' } as const
  const screen = { at: 'screen', table: 'ABCD' } as const
  expect([table, screen].map((place) => followsAlone(place, false, false))).toEqual([true, true])
  expect([table, screen].map((place) => followsAlone(place, true, false))).toEqual([false, false])
  expect([table, screen].map((place) => followsAlone(place, true, true))).toEqual([true, false])
})
