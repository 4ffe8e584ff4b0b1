import { expect, it } from 'vitest'
import type { OwnDevice } from '../../../protocol/devices'
import { chores as en } from '../../words/en/chores'
import { chores as hu } from '../../words/hu/chores'
import { howItCame, mayEnd, newDevices } from './devices'

const phone: OwnDevice = {
  id: 'aaaaaaaa',
  kind: 'phone',
  how: 'joined',
  by: null,
  since: 1,
  seenAt: 1,
  here: true,
  you: true,
  noted: true,
}
const spy: OwnDevice = { ...phone, id: 'bbbbbbbb', how: 'letIn', by: 'Anna', you: false, noted: false }

it('a device is news to every page of its person but its own, until it is noted', () => {
  expect(newDevices([phone, spy])).toEqual([spy])
  expect(newDevices([phone, { ...spy, you: true }])).toEqual([])
  expect(newDevices([phone, { ...spy, noted: true }])).toEqual([])
})

it('an unknown device is offered to sign out no known one', () => {
  expect([phone, spy].map((one) => mayEnd([phone, spy], one))).toEqual([false, true])
  const asSpy = [
    { ...phone, you: false },
    { ...spy, you: true },
  ]
  expect(asSpy.map((one) => mayEnd(asSpy, one))).toEqual([false, false])
})

it('says when and how it came', () => {
  expect(howItCame(spy, en, () => '20:14')).toBe('20:14, let in by Anna')
  expect(howItCame({ ...spy, how: 'before', since: 0 }, hu, () => '20:14')).toBe('egy ideje')
})
