import { afterEach, expect, it } from 'vitest'
import { notesOf } from '../../device/keep'
import { muted } from './muted.svelte'

afterEach(() => notesOf(null))

it('each of those who share a device is asked unless they said not to', () => {
  notesOf('1')
  expect(muted.round).toBeNull()
  muted.round = 4
  notesOf('2')
  expect(muted.round).toBeNull()
  muted.round = 5
  notesOf('1')
  expect(muted.round).toBe(4)
})
