import { expect, it } from 'vitest'
import { keep } from '../device/keep'
import { keepMuted, mutedAt } from './muted'

it('keeps who is muted, table by table', () => {
  keepMuted('ABCD', [3, 14])
  expect(mutedAt('ABCD')).toEqual([3, 14])
  expect(mutedAt('WXYZ')).toEqual([])
  keepMuted('ABCD', [])
  expect(mutedAt('ABCD')).toEqual([])
})

it('takes no harm from what is kept wrongly', () => {
  keep('asztal.muted.ABCD', 'x,,7,-1')
  expect(mutedAt('ABCD')).toEqual([7])
})
