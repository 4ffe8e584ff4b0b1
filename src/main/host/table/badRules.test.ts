import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
afterEach(() => void vi.restoreAllMocks())

it('a match whose rules fail on a bot’s answer is set aside, and other tables play on', async () => {
  const { port, dataDir, logged } = await host()
  const others = await twoPlaying(port)
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  await anna.must({ do: 'stand' })
  for (const seat of [0, 1]) await anna.must({ do: 'bot', seat, level: 'easy' })
  vi.spyOn(games.zertz!.rules, 'resolve').mockImplementation(() => {
    throw new Error('bad rules')
  })
  await anna.must({ do: 'start' })
  await anna.until(() => anna.table!.setAside !== null)
  const { setAside, phase } = anna.table!
  expect(phase).toBe('lobby')
  const file = `tables/${anna.tableId}/match-1.jsonl`
  expect(setAside).toEqual({ game: 'zertz', why: 'broken', file, failed: true })
  expect(existsSync(join(dataDir, setAside!.file!))).toBe(true)
  expect(logged.join()).toContain('bad rules')
  expect(await playSteps([others.anna, others.bela], 3)).toBeGreaterThan(0)
  vi.restoreAllMocks()
  await anna.must({ do: 'start' })
  await anna.until(() => anna.match?.number === 2 && anna.match.step > 2)
})
