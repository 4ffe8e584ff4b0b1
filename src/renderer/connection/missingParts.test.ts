import { expect, it, vi } from 'vitest'
import { mendMissingParts, type Surroundings } from './missingParts'

const missing = 'vite:preloadError'

/** A page whose host answers from `back` on; its clock moves on with every wait. */
function pageWith({ back = 0, reloadedAt = -Infinity }) {
  let now = 1_000_000
  const events = new EventTarget()
  const reload = vi.fn(() => now - 1_000_000)
  const around: Surroundings = {
    events,
    reloadedAt: () => 1_000_000 + reloadedAt,
    isReachable: async () => now - 1_000_000 >= back,
    reload,
    wait: async (ms) => void (now += ms),
    now: () => now,
  }
  mendMissingParts(around)
  const miss = async () => {
    events.dispatchEvent(new Event(missing))
    await new Promise((done) => setTimeout(done))
  }
  return { miss, reload }
}

it('loads the page anew when a part could not be loaded and the host answers', async () => {
  const { miss, reload } = pageWith({})
  expect(reload).not.toHaveBeenCalled()
  await miss()
  expect(reload).toHaveBeenCalledOnce()
})

it('waits for a host that is away, and reloads once for all the parts that are missing', async () => {
  const { miss, reload } = pageWith({ back: 20_000 })
  await Promise.all([miss(), miss(), miss()])
  expect(reload).toHaveBeenCalledOnce()
  expect(reload.mock.results[0]!.value).toBeGreaterThanOrEqual(20_000)
})

it('does not reload all the time for a part that the host lacks', async () => {
  const { miss, reload } = pageWith({ reloadedAt: -10_000 })
  await miss()
  expect(reload.mock.results[0]!.value).toBeGreaterThanOrEqual(50_000)
})
