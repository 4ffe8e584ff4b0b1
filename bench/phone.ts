/**
 * A cheap phone: the pages of every game with the processor slowed four times, from the home page to a board and on.
 * `phone zertz agents` measures these games' pages only.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { gameIds, manifests, type GameId } from '../src/engine/games/catalog'
import { startHost, type TestHost } from '../e2e/support/host'
import { playItself } from '../e2e/support/players'
import { chancesOnPhone } from './calibration/onPhone'
import { launchBrowser } from './browser'
import type { Figure } from './figure'

const slowed = 4
const playMs = 20_000
const matches = 3

/** What a page noted while it was played; frames in milliseconds. */
interface Played {
  readonly answerMs: number
  readonly frames: readonly number[]
  /** Those at whose beginning a throw, a jump or anything else moved: what comes before a move is part of a tap's answer. */
  readonly moving: readonly number[]
}

export async function bench(words: readonly string[]): Promise<Figure[]> {
  const host = await startHost()
  const browser = await launchBrowser('--js-flags=--expose-gc')
  try {
    const figures: Figure[] = []
    const games = words.length === 0 ? gameIds : gameIds.filter((id) => words.includes(id))
    for (const game of games) figures.push(...(await measure(browser, host, game)))
    if (words.length > 0) return figures
    figures.push(await memory(browser, host))
    figures.push(...(await chancesOnPhone(browser, slowed)))
    return figures
  } finally {
    await browser.close()
    await host.dispose()
  }
}

async function measure(browser: Browser, host: TestHost, game: GameId): Promise<Figure[]> {
  const { page, cdp, close } = await openPhone(browser, host)
  await watchTasks(page)
  await startAlone(page, game)
  const longestTask = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks))
  await watchPlay(page)
  await cdp.send('Performance.enable')
  const before = await layouts(cdp)
  await playItself(page, game, 400)
  await page.waitForTimeout(playMs)
  const { answerMs, frames, moving } = await page.evaluate(() => (globalThis as unknown as { played: Played }).played)
  const laidOut = (await layouts(cdp)) - before
  await close()
  const name = `${game} on a phone slowed ${slowed} times`
  return [
    line(`${name}: longest task from home to board`, longestTask, 'ms', 200),
    line(`${name}: a tap is answered on screen within`, answerMs, 'ms', 100),
    line(`${name}: frames above 33 ms while something moves (${moving.length})`, slow(moving), '%', 2),
    line(`${name}: layouts a hundred frames`, (laidOut / frames.length) * 100, '', 20),
  ]
}

/** Per cent of these frames that came late: one or more were left out before them. */
const slow = (frames: readonly number[]) => (frames.filter((ms) => ms > 33.4).length / frames.length) * 100

async function layouts(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')!.value
}

/** Three matches in one page, one after the other: what the last one leaves behind beyond the first. */
async function memory(browser: Browser, host: TestHost): Promise<Figure> {
  const { page, cdp, close } = await openPhone(browser, host)
  const heaps: number[] = []
  for (let match = 0; match < matches; match++) {
    await startAlone(page, 'zertz')
    await playItself(page, 'zertz', 150)
    await page.waitForTimeout(6000)
    await page.goto(`${host.url}#/`)
    await page.locator('.game').first().waitFor()
    await cdp.send('HeapProfiler.collectGarbage')
    heaps.push((await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20)
  }
  await close()
  return line('memory gained by two more matches in the same page', heaps.at(-1)! - heaps[0]!, 'MB', 2)
}

function line(name: string, value: number, unit: string, most: number): Figure {
  return {
    name,
    value: `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`.trim(),
    target: `≤ ${most} ${unit}`.trim(),
    ok: value <= most,
  }
}

async function openPhone(browser: Browser, host: TestHost) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  // What the compiler of these files leaves in functions that run in the page.
  await context.addInitScript('globalThis.__name = (one) => one')
  await context.addInitScript(() => localStorage.setItem('asztal.firstTimes', 'off'))
  const page = await context.newPage()
  const cdp: CDPSession = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.goto(host.url)
  await page.locator('.game').first().waitFor()
  return { page, cdp, close: () => context.close() }
}

async function startAlone(page: Page, game: GameId): Promise<void> {
  await page.getByRole('button', { name: `Against bots: ${manifests[game].name.en}` }).click()
  await page.locator('[data-step]').first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1500)
}

function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
}

/** Notes every frame's length, what moves in it, and how long the page takes to draw again after a tap. */
function watchPlay(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frames: number[] = []
    const moving: number[] = []
    const answers: number[] = []
    let running: { readonly target: Element; readonly name: string }[] = []
    const moveOf = (event: Event) => ({
      target: event.target as Element,
      name: event instanceof AnimationEvent ? event.animationName : (event as TransitionEvent).propertyName,
    })
    const begin = (event: Event) => {
      // Glows that never end are no moves.
      if (getComputedStyle(event.target as Element).animationIterationCount.includes('infinite')) return
      running.push(moveOf(event))
    }
    const end = (event: Event) => {
      const { target, name } = moveOf(event)
      running = running.filter((one) => one.target !== target || one.name !== name)
    }
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, begin, true)
    for (const kind of ['animationend', 'animationcancel', 'transitionend', 'transitioncancel'])
      addEventListener(kind, end, true)
    let last = performance.now()
    let moved = false
    const look = (now: number) => {
      frames.push(now - last)
      // Parts that were taken away tell no end.
      if (running.length > 0) running = running.filter(({ target }) => target.isConnected)
      if (moved) moving.push(now - last)
      moved = running.length > 0
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const answered = (from: number) =>
      requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - from)))
    addEventListener('click', () => answered(performance.now()), true)
    Object.defineProperty(globalThis, 'played', {
      get: () => ({ answerMs: answers.sort((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? 0, frames, moving }),
    })
  })
}
