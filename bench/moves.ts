/** The chaos run of moving tables: nothing lost, nothing doubled, never at two computers. */
import { removeTempFolders } from '../src/main/host/testing/host'
import { percentile } from '../src/main/host/testing/lightClient'
import { runMoves } from '../src/main/host/testing/moveChaos'
import type { Figure } from './figure'

const moves = 60
const mostMs = 5000

export async function bench(): Promise<Figure[]> {
  try {
    const seed = Date.now() % 1_000_000
    const report = await runMoves(moves, seed)
    for (const line of report.wrong) console.error(`moves ${seed}: ${line}`)
    const { switched, mishaps, answers, wrong } = report
    const name = `${moves} moves to another computer, ${mishaps} mishaps, ${switched} switched, ${answers} answers`
    const p50 = percentile(report.switchMs, 0.5)
    return [
      { name, value: `${wrong.length} wrong`, target: '0 wrong', ok: wrong.length === 0 },
      {
        name: 'from yes to playing on the other computer, median with mishaps',
        value: `${p50} ms`,
        target: `≤ ${mostMs} ms`,
        ok: p50 <= mostMs,
      },
    ]
  } finally {
    removeTempFolders()
  }
}
