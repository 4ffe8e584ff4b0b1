/** What trust costs a phone: a whole match checked on a cheap one. */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { root, startHost } from '../e2e/support/host'
import { games } from '../src/engine/games'
import { gameIds } from '../src/engine/games/catalog'
import { playWitnessed } from '../src/protocol/checking/testing/witnessed'
import type { CheckTask } from '../src/renderer/match/checkWorker'
import { launchBrowser } from './browser'
import type { Figure } from './figure'

const slowed = 4
const mostMs = 1000
/** Fresh pages per game; the slowest counts. */
const tries = 3

export async function bench(): Promise<Figure[]> {
  const host = await startHost()
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const game of gameIds) {
      const { journal, transcripts } = playWitnessed(games[game]!.rules, 21, 5000)
      const times: number[] = []
      for (let one = 0; one < tries; one++) {
        const page = await browser.newPage()
        await page.goto(host.url)
        times.push(await checkMs(page, { record: journal, transcript: transcripts[0]! }))
        await page.close()
      }
      const ms = Math.max(...times)
      const name = `${game}: a match of ${journal.entries.length} answers checked on a phone slowed ${slowed} times`
      figures.push({ name, value: `${ms.toFixed(0)} ms`, target: `≤ ${mostMs} ms`, ok: ms <= mostMs })
    }
    return figures
  } finally {
    await browser.close()
    await host.dispose()
  }
}

/**
 * Only a page's main thread can be slowed: the worker's own code runs there this time, from its loading to the verdict.
 */
async function checkMs(page: Page, task: CheckTask): Promise<number> {
  const assets = `${root}/out/renderer/assets`
  const worker = `/assets/${readdirSync(assets).find((name) => /^checkWorker.*\.js$/.test(name))!}`
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const { ms, difference } = await page.evaluate(
    async ({ worker, task }) => {
      const from = performance.now()
      const verdict = new Promise<{ difference: unknown }>((done) => Object.assign(globalThis, { postMessage: done }))
      await import(worker)
      dispatchEvent(new MessageEvent('message', { data: task }))
      const { difference } = await verdict
      return { difference, ms: performance.now() - from }
    },
    { worker, task },
  )
  if (difference !== null) throw new Error(JSON.stringify(difference))
  return ms
}
