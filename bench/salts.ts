/** What salts cost: an answer with its salt against one without, by the clock and by the processor, in turns. */
import { existsSync } from 'node:fs'
import type { GameId } from '../src/engine/games/catalog'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import { ratioText, type Ratio } from '../src/main/host/testing/paired'
import { measureSaltCost } from '../src/main/host/testing/saltCost'
import type { Figure } from './figure'

/** A match of the Agents is the same with salts and without; those of Dice Town, which draws most, are not. */
const measured = { agents: 12_000, 'dice-town': 30_000 } as const satisfies Partial<Record<GameId, number>>
const most = { ms: 120_000 }
const mostRatio = 1.05

export async function bench(): Promise<Figure[]> {
  const places = [['on disk', undefined], ...(existsSync('/dev/shm') ? [['in memory', '/dev/shm']] : [])] as const
  try {
    const figures: Figure[] = []
    for (const game of Object.keys(measured) as (keyof typeof measured)[])
      for (const [where, folder] of places) figures.push(...(await measure(game, where!, folder)))
    return figures
  } finally {
    removeTempFolders()
  }
}

async function measure(game: keyof typeof measured, where: string, folder: string | undefined): Promise<Figure[]> {
  const cost = await measureSaltCost({ game, folder: () => tempFolder(folder), answers: measured[game], most })
  const name = `${game}, journals ${where}: answers with salts against those without`
  const figures = [
    figure(`${name}, p50 to all screens (${cost.plainMs.toFixed(2)} ms; ${cost.answers} answers)`, cost.latency),
    figure(`${name}, the host's processor time (${cost.plainProcessorMs.toFixed(3)} ms)`, cost.processor),
  ]
  for (const { name, value } of figures) console.log(`  … ${name}: ${value}`)
  return figures
}

function figure(name: string, ratio: Ratio): Figure {
  return { name, value: ratioText(ratio), target: `≤ ${mostRatio}`, ok: ratio.median <= mostRatio }
}
