/**
 * How long one answer takes to reach all screens of a six-seat table with 20 spectators, host and screens in two
 * processes on loopback.
 */
import { existsSync } from 'node:fs'
import { Child } from '../src/main/host/testing/child'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import type { ProcessOptions } from '../src/main/host/testing/hostProcess'
import { playRounds } from '../src/main/host/testing/rounds'
import { percentile, clientsAtTable } from '../src/main/host/testing/lightClient'

const screens = 26
const seconds = 15

interface Figure {
  readonly name: string
  readonly value: string
  readonly target: string
  readonly ok: boolean
}

/** With journals on this machine's disk, and in memory: the difference is the disk's part. */
export async function bench(): Promise<Figure[]> {
  const inMemory = existsSync('/dev/shm') ? await measure('in memory', tempFolder('/dev/shm')) : []
  return [...(await measure('on disk', tempFolder())), ...inMemory]
}

async function measure(where: string, dataDir: string): Promise<Figure[]> {
  const options: ProcessOptions = { dataDir, announce: false, port: 0, clockSpeed: 100, client: false }
  const host = new Child('./hostProcess.ts', [JSON.stringify(options)])
  try {
    const { port } = await host.line<{ port: number }>((line) => 'port' in line, 60_000)
    const table = await clientsAtTable(port, 'agents', screens)
    await playRounds(table, Date.now() + 1500, () => 5)
    const times = await playRounds(table, Date.now() + seconds * 1000, () => 10)
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    const kilobytes = Math.max(...table.all.map((one) => one.largest)) / 1024
    for (const screen of table.all) screen.close()
    const name = `answer to ${screens} screens of a six-seat table, journal ${where}`
    return [
      {
        name: `${name}, p99 of ${times.length} (p50 ${p50.toFixed(1)} ms)`,
        value: `${p99.toFixed(1)} ms`,
        target: '< 20 ms',
        ok: p99 < 20,
      },
      {
        name: `largest update to one screen (${where})`,
        value: `${kilobytes.toFixed(1)} KB`,
        target: '≤ 8 KB',
        ok: kilobytes <= 8,
      },
    ]
  } finally {
    await host.end()
    removeTempFolders()
  }
}
