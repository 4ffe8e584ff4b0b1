/** What a phone loads from the first page to a board: bodies as the host sends them, compressed. */
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import type { Browser } from '@playwright/test'
import { gameIds, manifests, type GameId } from '../src/engine/games/catalog'
import { startHost, type TestHost } from '../e2e/support/host'
import { launchBrowser } from './browser'
import type { Figure } from './figure'

const modules = new URL('../out/modules.json', import.meta.url)
const most = 120 * 1024
const mostForLessons = 3 * 1024
const mostForChecking = 4 * 1024

export async function bench(): Promise<Figure[]> {
  const host = await startHost()
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const game of gameIds) {
      const files = await sizesOf(host, await loadedBy(browser, host, game))
      figures.push(figureOf(game, files), lessonsIn(files), checkingIn(files))
    }
    return figures
  } finally {
    await browser.close()
    await host.dispose()
  }
}

/** Bytes by file, as they are sent. */
type Sizes = ReadonlyMap<string, number>

function figureOf(game: GameId, files: Sizes): Figure {
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
  return {
    name: `loaded by a phone from the first page until ${game} can be played, compressed`,
    value: `${(bytes / 1024).toFixed(1)} KB in ${files.size} files`,
    target: '≤ 120 KB',
    ok: bytes <= most,
  }
}

/** What lessons add to it. */
const lessonsIn = (files: Sizes) =>
  partOf(
    files,
    'lessons',
    mostForLessons,
    /pages\/learn\/|pages\/frame\/learning|core\/lesson|\/lessons\/|games\/teachings/,
  )

/** What taking notes for the check adds, hashing included; the check itself is loaded at the end of a match. */
const checkingIn = (files: Sizes) =>
  partOf(files, 'checks', mostForChecking, /core\/hash\.|protocol\/checking\/|@noble|connection\/witness/)

function partOf(files: Sizes, what: string, limit: number, ofIt: RegExp): Figure {
  const bytes = [...files].reduce((sum, [file, size]) => sum + size * shareOf(file, ofIt), 0)
  return {
    name: `… of it for ${what}`,
    value: `${(bytes / 1024).toFixed(1)} KB`,
    target: `≤ ${limit / 1024} KB`,
    ok: bytes <= limit,
  }
}

const made = JSON.parse(readFileSync(modules, 'utf8')) as Record<string, Record<string, number>>

/** Modules are measured before they are made small: their share stays about the same. */
function shareOf(file: string, ofIt: RegExp): number {
  const sizes = Object.entries(made[file] ?? {})
  const sum = (some: typeof sizes) => some.reduce((total, [, length]) => total + length, 0)
  return sizes.length === 0 ? 0 : sum(sizes.filter(([id]) => ofIt.test(id))) / sum(sizes)
}

/** The files that a phone has asked for when the board of a match against bots is there. */
async function loadedBy(browser: Browser, host: TestHost, game: GameId): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  // First-time lines come when the board has been there for a second; a slow machine would sometimes count them.
  await context.addInitScript(() => localStorage.setItem('asztal.firstTimes', 'off'))
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol === 'http:') files.add(pathname === '/' ? 'index.html' : pathname.slice(1))
  })
  await page.goto(host.url)
  await page.getByRole('button', { name: `Against bots: ${manifests[game].name.en}` }).click()
  await page.locator('[data-step]').first().waitFor({ timeout: 60_000 })
  await page.locator('.prompt .controls').first().waitFor()
  await page.waitForTimeout(500)
  const loaded = [...files]
  await context.close()
  return loaded
}

/** Asks for each file as a phone does: browsers take nothing but gzip over plain http. */
async function sizesOf(host: TestHost, files: readonly string[]): Promise<Sizes> {
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(file, await sent(new URL(file === 'index.html' ? '' : file, host.url)))
  return sizes
}

function sent(address: URL): Promise<number> {
  return new Promise((done, fail) => {
    const asked = get(address, { headers: { 'Accept-Encoding': 'gzip, deflate' } }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${address}: ${response.statusCode}`))
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => done(bytes))
    })
    asked.on('error', fail)
  })
}
