import { expect, it, vi } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { healthy } from './doctor'

const host = ownHosts()

it('the doctor looks while phones may want to come, not while people play on the host’s own computer alone', async () => {
  const judge = vi.fn(() => healthy)
  const { port } = await host({ lookMs: 10, diagnose: judge, botPause: 60_000 })
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  await expect.poll(() => judge).toHaveBeenCalled()
  await anna.must({ do: 'bot', seat: 1, level: 'easy' })
  await anna.must({ do: 'start' })
  judge.mockClear()
  await new Promise((later) => setTimeout(later, 100))
  expect(judge).not.toHaveBeenCalled()
  await anna.must({ do: 'endMatch' })
  await expect.poll(() => judge).toHaveBeenCalled()
})
