import { afterEach, expect, it, vi } from 'vitest'
import { times } from '../../connection/link'
import { atTable } from '../../connection/testing/atTable'
import { tableOf } from '../../connection/testing/tables'
import { mounted } from '../../ui/testing/mounted'
import MoveSheet from './MoveSheet.svelte'

await atTable()
afterEach(() => void vi.useRealTimers())

it.each([
  ['closes when no code comes', false, 1],
  ['that was closed already closes nothing else later', true, 0],
])('the sheet for a code %s', async (_, gone, closings) => {
  vi.useFakeTimers()
  const onclose = vi.fn()
  const sheet = mounted(MoveSheet, { table: tableOf(), onclose })
  if (gone) await sheet.remove()
  await vi.advanceTimersByTimeAsync(times.replyWithin)
  expect(onclose).toHaveBeenCalledTimes(closings)
  if (!gone) await sheet.remove()
})
