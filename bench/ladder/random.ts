/** How fast random games are played out, straight on the rules: the least that playouts cost. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { GameId } from '../../src/engine/games/catalog'
import type { Figure } from '../figure'

/**
 * Games per second of processor time on one thread, so that other programs don't count; the best of three runs. Built
 * as for the app: run from source, every function is named each time it is created, which takes a fifth of the time.
 */
export async function randomGames(
  id: GameId,
  seats: readonly number[],
  games: number,
  least: number | null,
): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'asztal-bench-'))
  try {
    const program = await built(folder)
    const [rate] = (await once(fork(program, [id, seats.join(','), String(games)]), 'message')) as [number]
    return {
      name: `${id}: random games of ${seats.join(', ')} a second of processor time, one thread, best of 3 × ${games}`,
      value: rate.toFixed(0),
      target: least === null ? 'printed' : `at least ${least}`,
      ok: least === null || rate >= least,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function built(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('randomRun.ts', import.meta.url)),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'run.mjs', codeSplitting: false } },
    },
  })
  return join(folder, 'run.mjs')
}
