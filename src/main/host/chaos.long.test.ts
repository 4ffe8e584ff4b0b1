import { afterAll, expect, it } from 'vitest'
import { games } from '../../engine/games'
import type { GameId } from '../../engine/games/catalog'
import { runChaos } from './testing/chaos'
import { removeTempFolders } from './testing/host'

afterAll(removeTempFolders)

it('loses and doubles nothing while clients are cut, frozen and restarted and the host is killed', async () => {
  const ids = Object.keys(games) as GameId[]
  const report = await runChaos({ games: ids, ms: 6000, seed: 7, kills: 2, mishapMs: 120 })
  expect(report.wrong).toEqual([])
  expect(report.answers).toBeGreaterThan(ids.length * 20)
  expect(report.reconnects).toBeGreaterThan(ids.length * 6)
})
