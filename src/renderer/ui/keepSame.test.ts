import { expect, it } from 'vitest'
import { keepSame } from './keepSame'

const a = { ring: 'a1', aim: 'place' }
const b = { ring: 'b1', aim: null }

it('keeps items that say the same, and their new order', () => {
  const kept = keepSame([a, b], [{ ...b }, { ...a }], 'ring')
  expect(kept[0]).toBe(b)
  expect(kept[1]).toBe(a)
})

it('takes the new item where anything differs', () => {
  const other = { ...a, aim: 'remove' }
  expect(keepSame([a, b], [other, { ...b }], 'ring')[0]).toBe(other)
  const more = { ...b, more: 1 }
  expect(keepSame([a, b], [more], 'ring')).toEqual([more])
})

it('forgets what is gone and takes what is new', () => {
  const c = { ring: 'c1', aim: null }
  expect(keepSame([a, b], [c], 'ring')).toEqual([c])
})
