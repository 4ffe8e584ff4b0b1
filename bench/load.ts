/** 300 clients at 50 tables of all games at once: how long an answer takes to reach all screens of its table. */
import { games } from '../src/engine/games'
import type { GameId } from '../src/engine/games/catalog'
import { Child } from '../src/main/host/testing/child'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import type { ProcessOptions } from '../src/main/host/testing/hostProcess'
import { playRounds } from '../src/main/host/testing/rounds'
import { percentile, clientsAtTable, type ClientTable } from '../src/main/host/testing/lightClient'

const tables = 50
const screensEach = 6
const seconds = 15
/** People think: this long on average before each answer. */
const thinkMs = 500

export async function bench(): Promise<{ name: string; value: string; target: string; ok: boolean }[]> {
  const options: ProcessOptions = { dataDir: tempFolder(), announce: false, port: 0, clockSpeed: 100, client: false }
  const host = new Child('./hostProcess.ts', [JSON.stringify(options)])
  try {
    const { port } = await host.line<{ port: number }>((line) => 'port' in line, 60_000)
    const ids = Object.keys(games) as GameId[]
    const all: ClientTable[] = []
    for (let i = 0; i < tables; i++) all.push(await clientsAtTable(port, ids[i % ids.length], screensEach))
    const until = Date.now() + seconds * 1000
    const pause = () => thinkMs * 2 * Math.random()
    const times = (await Promise.all(all.map((table) => playRounds(table, until, pause)))).flat()
    const matches = all.flatMap((table) => table.all).reduce((sum, screen) => sum + screen.matches, 0)
    for (const screen of all.flatMap((table) => table.all)) screen.close()
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    const name = `${tables * screensEach} clients at ${tables} tables: answer to screens, p99 of ${times.length}`
    return [
      {
        name: `${name} (p50 ${p50.toFixed(1)} ms, ${Math.round(matches / seconds)} updates a second)`,
        value: `${p99.toFixed(1)} ms`,
        target: '≤ 100 ms',
        ok: p99 <= 100,
      },
    ]
  } finally {
    await host.end()
    removeTempFolders()
  }
}
