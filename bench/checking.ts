/** What trust costs: a whole match checked on a cheap phone, and an answer with its salt against one without. */
import { existsSync, readdirSync } from 'node:fs'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { root, startHost } from '../e2e/support/host'
import { headlessChromium } from '../scripts/lib/browser.mjs'
import type { AnyRules } from '../src/engine/core/contract'
import { replay, type Journal } from '../src/engine/core/journal'
import { games } from '../src/engine/games'
import { gameIds } from '../src/engine/games/catalog'
import { playGame } from '../src/engine/testing/play'
import { Child } from '../src/main/host/testing/child'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import type { ProcessOptions } from '../src/main/host/testing/hostProcess'
import { clientsAtTable, percentile } from '../src/main/host/testing/lightClient'
import { playRounds } from '../src/main/host/testing/rounds'
import { playWitnessed } from '../src/protocol/checking/testing/witnessed'
import type { CheckTask } from '../src/renderer/match/checkWorker'
import type { Figure } from './figure'

const slowed = 4
const mostMs = 1000
const playMs = 8000
/** Fresh pages for each game, of which the slowest counts. */
const tries = 3
const mostRatio = 1.05

export async function bench(): Promise<Figure[]> {
  return [...(await checkOnPhone()), await saltedAnswers()]
}

async function checkOnPhone(): Promise<Figure[]> {
  const host = await startHost()
  const executablePath = existsSync(chromium.executablePath()) ? undefined : (headlessChromium() ?? undefined)
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
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

/** Only a page's main thread can be slowed: the worker's own code runs there for once, from its loading to the verdict. */
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

/** An answer through the host, with what its salt adds to the processor's work: times of two tables would differ by chance. */
async function saltedAnswers(): Promise<Figure> {
  const options: ProcessOptions = { dataDir: tempFolder(), announce: false, port: 0, clockSpeed: 100, client: false }
  const host = new Child('./hostProcess.ts', [JSON.stringify(options)])
  try {
    const { port } = await host.line<{ port: number }>((line) => 'port' in line, 60_000)
    const table = await clientsAtTable(port, 'dice-town', 5, false)
    const times = await playRounds(table, Date.now() + playMs, () => 5)
    for (const screen of table.all) screen.close()
    const { rules } = games['dice-town']!
    const [salted, plain] = [
      replayMs((seed) => playWitnessed(rules, seed, 5000).journal, rules),
      replayMs((seed) => playGame(rules, { seed }).journal, rules),
    ]
    // The quickest tenth: an answer that waited for nothing.
    const whole = percentile(times, 0.1)
    const ratio = 1 + Math.max(0, salted - plain) / whole
    const name = `an answer with its salt against one without (${whole.toFixed(2)} ms; rules and chance ${salted.toFixed(3)} and ${plain.toFixed(3)} ms)`
    return { name, value: ratio.toFixed(3), target: `≤ ${mostRatio}`, ok: ratio <= mostRatio }
  } finally {
    await host.end()
    removeTempFolders()
  }
}

/** Processor time that one answer of a replayed match takes, in milliseconds. */
function replayMs(journalOf: (seed: number) => Journal, rules: AnyRules): number {
  const journals = Array.from({ length: 8 }, (_, at) => journalOf(at + 1))
  const answers = journals.reduce((sum, { entries }) => sum + entries.length, 0)
  const runs = Array.from({ length: 7 }, () => {
    const from = process.cpuUsage()
    for (const journal of journals) replay(rules, journal)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...runs) / answers
}
