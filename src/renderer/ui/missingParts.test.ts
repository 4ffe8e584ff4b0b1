import { expect, it, vi } from 'vitest'
import { reloadFor } from './missingParts'

/** A page whose host answers from `back` on; its clock moves on with every wait. Says when it was reloaded, if it was. */
async function reloadedAfter({ back = 0, reloadedAt = -Infinity, missedUntil = Infinity }): Promise<number | null> {
  let now = 0
  const reload = vi.fn(() => now)
  await reloadFor(() => now < missedUntil, {
    isReachable: async () => now >= back,
    reloadedAt: () => reloadedAt,
    reload,
    wait: async (ms) => void (now += ms),
    now: () => now,
  })
  expect(reload.mock.calls.length).toBeLessThan(2)
  return (reload.mock.results[0]?.value as number | undefined) ?? null
}

it('reloads the page when a part is missing and the host answers', async () => {
  expect(await reloadedAfter({})).toBeLessThan(2000)
})

it('waits for a host that is away', async () => {
  expect(await reloadedAfter({ back: 20_000 })).toBeGreaterThanOrEqual(20_000)
})

it('leaves the page alone when the part came after all, or is no longer wanted', async () => {
  expect(await reloadedAfter({ back: 20_000, missedUntil: 5000 })).toBeNull()
  expect(await reloadedAfter({ missedUntil: 500 })).toBeNull()
})

it('does not reload all the time for a part that the host lacks', async () => {
  expect(await reloadedAfter({ reloadedAt: -10_000 })).toBeGreaterThanOrEqual(50_000)
})
