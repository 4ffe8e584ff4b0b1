/** The chaos run of moving tables, in network namespaces: nothing lost, nothing doubled, never at two computers. */
import { percentile } from '../src/main/host/testing/lightClient'
import { runMovesInNamespaces } from '../src/main/host/testing/moveCables'
import { removeTempFolders } from '../src/main/host/testing/host'
import { Plans, runMoves } from '../src/main/host/testing/moveChaos'
import type { MoveReport } from '../src/main/host/testing/moveSession'
import { whyNoNamespaces } from '../src/main/host/testing/namespaces'
import type { Figure } from './figure'

const pairs = 3
const movesEach = 104
const movesInProcess = 60
const mostMs = 480_000
const mostSwitchMs = 5000

export async function bench(): Promise<Figure[]> {
  const seed = Date.now() % 1_000_000
  const why = whyNoNamespaces()
  if (why !== null) console.log(`  in one process: ${why}`)
  const report = why === null ? await runMovesInNamespaces({ pairs, movesEach, seed, mostMs }) : await inProcess(seed)
  for (const line of report.wrong) console.error(`moves ${seed}: ${line}`)
  const mishaps = Object.values(report.mishaps).reduce((sum, count) => sum + count, 0)
  const { moves, switched, answers, wrong } = report
  const where = why === null ? `between ${2 * pairs} computers in network namespaces` : 'between hosts in one process'
  const p50 = percentile(report.switchMs, 0.5)
  return [
    {
      name: `${moves} moves ${where}, ${mishaps} mishaps, ${switched} switched, ${answers} answers`,
      value: `${wrong.length} wrong`,
      target: '0 wrong',
      ok: wrong.length === 0 && moves >= (why === null ? 300 : movesInProcess),
    },
    {
      name: 'from yes to playing on the other computer, median with mishaps',
      value: `${p50} ms`,
      target: `≤ ${mostSwitchMs} ms`,
      ok: p50 <= mostSwitchMs,
    },
  ]
}

async function inProcess(seed: number): Promise<MoveReport> {
  try {
    return await runMoves(movesInProcess, seed, new Plans(seed))
  } finally {
    removeTempFolders()
  }
}
