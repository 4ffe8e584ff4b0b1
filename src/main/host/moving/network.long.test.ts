import { describe, expect, it } from 'vitest'
import { runMovesInNamespaces } from '../testing/moveCables'
import { whyNoNamespaces } from '../testing/namespaces'

const why = whyNoNamespaces()

describe.skipIf(why !== null)(`computers in network namespaces${why === null ? '' : ` (skipped: ${why})`}`, () => {
  it('a table that moves while hosts are killed, cables cut and messages lost or doubled is played on at one', async () => {
    const report = await runMovesInNamespaces({ pairs: 1, movesEach: 8, seed: 20, mostMs: 20_000 })
    expect(report.wrong).toEqual([])
    expect(report.moves).toBeGreaterThan(2)
    expect(report.switched).toBeGreaterThan(0)
    expect(report.answers).toBeGreaterThan(0)
    expect(Object.keys(report.mishaps)).not.toHaveLength(0)
  }, 120_000)
})
