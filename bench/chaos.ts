/** The chaos run of the tests, for longer: thousands of answers while clients and host fail at random. */
import { games } from '../src/engine/games'
import type { GameId } from '../src/engine/games/catalog'
import { runChaos } from '../src/main/host/testing/chaos'
import { removeTempFolders } from '../src/main/host/testing/host'

const seconds = 60

export async function bench(): Promise<{ name: string; value: string; target: string; ok: boolean }[]> {
  try {
    const seed = Date.now() % 1_000_000
    const ids = Object.keys(games) as GameId[]
    const report = await runChaos({ games: ids, ms: seconds * 1000, seed, kills: 6, mishapMs: 200 })
    for (const line of report.wrong) console.error(`chaos ${seed}: ${line}`)
    const { answers, matches, mishaps, kills, reconnects } = report
    const name = `chaos: ${answers} answers in ${matches} matches, ${mishaps} mishaps, ${reconnects} reconnections, ${kills} kills`
    return [{ name, value: `${report.wrong.length} wrong`, target: '0 wrong', ok: report.wrong.length === 0 }]
  } finally {
    removeTempFolders()
  }
}
