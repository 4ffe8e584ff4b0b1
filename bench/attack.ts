/** A host under attack: how long an answer takes to reach all screens while strangers send whatever they can. */
import { Child } from '../src/main/host/testing/child'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import type { ProcessOptions } from '../src/main/host/testing/hostProcess'
import { clientsAtTable, percentile } from '../src/main/host/testing/lightClient'
import { playRounds } from '../src/main/host/testing/rounds'
import type { Figure } from './figure'

const seconds = 10
const mostMs = 30

export async function bench(): Promise<Figure[]> {
  const options: ProcessOptions = { dataDir: tempFolder(), announce: false, port: 0, clockSpeed: 100, client: false }
  const host = new Child('./hostProcess.ts', [JSON.stringify(options)])
  try {
    const { port } = await host.line<{ port: number }>((line) => 'port' in line, 60_000)
    const table = await clientsAtTable(port, 'agents', 6)
    const measured = () => playRounds(table, Date.now() + seconds * 1000, () => 10)
    const quiet = await measured()
    const attackers = new Child('./attackProcess.ts', [JSON.stringify({ port })])
    await attackers.line((line) => 'ready' in line, 60_000)
    const attacked = await measured()
    attackers.tell({ quit: true })
    const { frames } = await attackers.line<{ frames: number }>((line) => 'frames' in line)
    await attackers.end()
    for (const screen of table.all) screen.close()
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(attacked, share))
    const before = `${percentile(quiet, 0.5).toFixed(1)}/${percentile(quiet, 0.99).toFixed(1)} ms quiet`
    const name = `a player's answer to all screens under ${frames} hostile frames, p99 (p50 ${p50.toFixed(1)} ms; ${before})`
    return [{ name, value: `${p99.toFixed(1)} ms`, target: `≤ ${mostMs} ms`, ok: p99 <= mostMs }]
  } finally {
    await host.end()
    removeTempFolders()
  }
}
