import { afterEach, beforeEach, expect, it } from 'vitest'
import { session } from '../../connection/session.svelte'
import { learning } from './learning.svelte'

const address = { game: 'zertz', lesson: null, step: null } as never

/** Files share the page, and another may have left it at a table. */
const leave = () => {
  session.place = null
  learning.close()
}
beforeEach(leave)
afterEach(leave)

it('lessons have pages of their own away from tables', () => {
  learning.open(address)
  expect(learning.at).toBeNull()
})

it('lessons lie over a table, until the device is passed on', () => {
  session.place = { at: 'table', table: 'ABCD', slot: '0' }
  learning.open(address)
  expect(learning.at).toBe(address)
  session.passAndPlay.onCover.tell()
  expect(learning.at).toBeNull()
})
