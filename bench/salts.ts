/** What salts cost: an answer with its salt against one without, by the clock and by the processor, in turns. */
import { existsSync } from 'node:fs'
import type { GameId } from '../src/engine/games/catalog'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import { ratioText, type Ratio } from '../src/main/host/testing/paired'
import { measureSaltCost } from '../src/main/host/testing/saltCost'
import type { Figure } from './figure'

/** The one that draws most. */
const game: GameId = 'dice-town'
const answers = 60_000
const most = { ms: 480_000 }
const mostRatio = 1.05

export async function bench(): Promise<Figure[]> {
  const places = [['on disk', undefined], ...(existsSync('/dev/shm') ? [['in memory', '/dev/shm']] : [])] as const
  try {
    const figures: Figure[] = []
    for (const [where, folder] of places) figures.push(...(await measure(where!, folder)))
    return figures
  } finally {
    removeTempFolders()
  }
}

async function measure(where: string, folder: string | undefined): Promise<Figure[]> {
  const cost = await measureSaltCost({ game, folder: () => tempFolder(folder), answers, most })
  const name = `${game}, journals ${where}: answers with salts against those without`
  return [
    figure(`${name}, p50 to all screens (${cost.plainMs.toFixed(2)} ms; ${cost.answers} answers)`, cost.latency),
    figure(`${name}, the host's processor time (${cost.plainProcessorMs.toFixed(3)} ms)`, cost.processor),
  ]
}

function figure(name: string, ratio: Ratio): Figure {
  return { name, value: ratioText(ratio), target: `≤ ${mostRatio}`, ok: ratio.mean <= mostRatio }
}
