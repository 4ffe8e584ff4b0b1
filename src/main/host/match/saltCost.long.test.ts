import { afterAll, expect, it } from 'vitest'
import { removeTempFolders, tempFolder } from '../testing/host'
import { measureSaltCost } from '../testing/saltCost'

afterAll(removeTempFolders)

/** Shown to be worse: even the lower end of what the measurement allows is. */
const most = 1.05

it('salts add nothing one could measure to a move', async () => {
  const game = 'dice-town'
  const cost = await measureSaltCost({ game, folder: tempFolder, answers: 1500, most: { ms: 60_000 } })
  expect(cost.answers).toBeGreaterThan(200)
  expect(cost.latency.low).toBeLessThan(most)
  expect(cost.processor.low).toBeLessThan(most)
}, 180_000)
