/** How long it takes to weigh a position on a cheap phone: in a real browser whose processor is slowed. */
import { build, type Rollup } from 'vite'
import type { Browser } from '@playwright/test'
import type { AnyVantage } from '../../src/engine/core/contract'
import type { Figure } from '../figure'
import { playMixed } from './matches'
import { mixes, type MixedGame } from './mixes'

const positions = 240
const mostMs = 50

/** One figure per game. The browser slows its pages' main thread only, so what a worker does in the app is done there. */
export async function chancesOnPhone(browser: Browser, slowed: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const id of Object.keys(mixes) as MixedGame[]) {
    const taken = await weigh(browser, slowed, id)
    const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))]
    figures.push({
      name: `${id} on a phone slowed ${slowed} times: everyone's chances in a position, p50; p99 of ${taken.length}`,
      value: `${at(0.5).toFixed(1)}; ${at(0.99).toFixed(1)} ms`,
      target: `p99 at most ${mostMs} ms`,
      ok: at(0.99) <= mostMs,
    })
  }
  return figures
}

/** Milliseconds for each position, the shortest first. */
async function weigh(browser: Browser, slowed: number, id: MixedGame): Promise<number[]> {
  const seen = positionsOf(id)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addScriptTag({ content: await botScript(id) })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    const taken: number[] = []
    // One call for each: a page does nothing else meanwhile, and gets to rest as between two steps of a review.
    for (const vantage of seen)
      taken.push(
        await page.evaluate((given) => {
          const { bot } = (globalThis as unknown as { weighed: { bot: { chances(of: unknown): unknown } } }).weighed
          const from = performance.now()
          bot.chances(given)
          return performance.now() - from
        }, vantage),
      )
    return taken.sort((a, b) => a - b)
  } finally {
    await context.close()
  }
}

function positionsOf(id: MixedGame): AnyVantage[] {
  const seen: AnyVantage[] = []
  for (let seed = 0; seen.length < positions; seed++)
    seen.push(...playMixed(mixes[id], seed).map(({ vantage }) => vantage))
  return seen.slice(0, positions)
}

/** The game's bot as a script that leaves it in `weighed`. */
async function botScript(id: MixedGame): Promise<string> {
  const entry = new URL(`../../src/engine/games/${id}/bot/index.ts`, import.meta.url).pathname
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'weighed' } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  return output[0].code
}
