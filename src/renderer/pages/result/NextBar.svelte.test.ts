import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { tableOf } from '../../connection/testing/tables'
import { mounted, the } from '../../ui/testing/mounted'
import NextBar from './NextBar.svelte'

await atTable()
afterEach(() => void vi.useRealTimers())

it('takes no tap that was meant for the board: its buttons come where a move was just confirmed', async () => {
  vi.useFakeTimers()
  const bar = mounted(NextBar, { table: tableOf() })
  const reachable = () => (flushSync(), the('.row').closest('[inert]') === null)
  expect(reachable()).toBe(false)
  await vi.advanceTimersByTimeAsync(800)
  expect(reachable()).toBe(true)
  await bar.remove()
})
