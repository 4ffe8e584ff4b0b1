/** Nothing is told before it is shown: per game, no text gives an outcome away before the board has shown it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Journal } from '../../src/engine/core/journal'
import { games } from '../../src/engine/games'
import { begin } from '../../src/engine/testing/play'
import { goldenJournal } from '../../src/engine/testing/retell'
import { expect, test } from '../support'
import { keepDevices } from '../support/kept'
import { playItself } from '../support/players'
import { goToSeat, prepareTable, type PreparedTable } from '../support/prepared'

test.use({ actionTimeout: 20_000 })

const seats = { 'dice-town': 3, 'election-night': 2 } as const
type Told = keyof typeof seats
const prepared = new Map<Told | 'zertz', PreparedTable>()

const kept = keepDevices({
  prepare: (dataDir) => {
    for (const [at, game] of (Object.keys(seats) as Told[]).entries()) {
      const { match } = begin(games[game].rules as AnyRules, {}, seats[game], 'told')
      const journal = { setup: match.setup, entries: [] }
      prepared.set(game, prepareTable(dataDir, `TOL${'AB'[at]}`, ['Anna'], journal))
    }
    prepared.set('zertz', prepareTable(dataDir, 'LAST', ['Anna', 'Béla'], almostOver()))
  },
})

/** Anna among bots, on a small phone; everything at its real pace, as people see it. */
async function tableWithBots(game: Told): Promise<Page> {
  const page = await kept.phone({ size: 'smallPhone', motion: true })
  // Nothing that watched or played an earlier match goes on.
  await page.goto('/')
  await goToSeat(page, prepared.get(game)!, 0)
  await page.locator('[data-step]').first().waitFor()
  return page
}

const seenIn = <T>(page: Page) => page.evaluate(() => (globalThis as unknown as { seen: T }).seen)

test('Dice Town: strips and street tell nothing of a throw before the cups are up', async () => {
  const page = await tableWithBots('dice-town')
  await page.locator('[data-cup]').click({ timeout: 60_000 })
  await page.locator('[data-asked="keep"] button.die').first().click()
  // Notes in every frame what the strips and the street show, and whether the cups are up yet.
  await page.evaluate(() => {
    const seen = { early: [] as string[], lifted: false }
    Object.assign(globalThis, { seen })
    const texts = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim())
    const look = () => {
      const veil = document.querySelector('.veil')
      seen.lifted ||= veil?.classList.contains('turned') ?? false
      if (seen.lifted) return
      requestAnimationFrame(look)
      const told = ['[data-look^="seat-"] .die', '[data-place] .lead', '.veil .paid'].flatMap(texts)
      seen.early.push(...told.filter((text) => text !== ''))
    }
    look()
  })
  await page.getByRole('button', { name: 'Keep one die' }).click()
  await expect.poll(async () => (await seenIn<{ lifted: boolean }>(page)).lifted, { timeout: 30_000 }).toBe(true)
  expect((await seenIn<{ early: string[] }>(page)).early).toEqual([])
})

test('Election Night: no text tells a die before the reveal has turned it', async () => {
  const page = await tableWithBots('election-night')
  const screen = await kept.sharedScreen({ motion: true })
  await screen.goto(`/#/t/${page.url().slice(-4)}/screen`)
  await screen.locator('[data-step]').first().waitFor()
  // What is on the page while the screens are closed may not say what they hide.
  const watch = () => {
    const seen = { early: [] as string[], reveals: 0 }
    Object.assign(globalThis, { seen })
    let closed = ''
    let shelved: (string | null)[] = []
    // A party may have two dice alike: what was shown before may stand beside its name.
    const shown: (string | null | undefined)[] = []
    const look = () => {
      requestAnimationFrame(look)
      const duel = document.querySelector('[data-duel]')
      const part = duel?.getAttribute('data-part')
      if (part === 'before') {
        closed = document.body.innerText.toLowerCase()
        shelved = [...document.querySelectorAll('.party [data-die]')].map((die) => die.getAttribute('aria-label'))
        if (duel!.querySelector('[data-die]')) seen.early.push('a die')
      }
      if (part !== 'after' || closed === '') return
      seen.reveals++
      const [one, two] = [...duel!.querySelectorAll('[data-die]')].map((die) => die.getAttribute('aria-label'))
      for (const told of [`${one} against ${two}`, `${two} against ${one}`, `anna: ${one}, bot 1: ${two}`])
        if (closed.includes(told.toLowerCase())) seen.early.push(told)
      for (const die of [one, two]) {
        const played = shelved.filter((label) => label?.startsWith('Played') && label.endsWith(die ?? ''))
        if (played.length > shown.filter((other) => other === die).length) seen.early.push(`beside the name: ${die}`)
      }
      shown.push(one, two)
      closed = ''
    }
    look()
  }
  for (const one of [page, screen]) await one.evaluate(watch)
  await playItself(page, 'election-night')
  for (const one of [page, screen]) {
    await expect
      .poll(async () => (await seenIn<{ reveals: number }>(one)).reveals, { timeout: 60_000 })
      .toBeGreaterThan(1)
    expect((await seenIn<{ early: string[] }>(one)).early).toEqual([])
  }
})

/** A golden game up to its last move. */
function almostOver(): Journal {
  const text = readFileSync('src/engine/games/zertz/testing/golden/basic-37.txt', 'utf8')
  const { setup, entries } = goldenJournal(games.zertz, text)
  return { setup, entries: entries.slice(0, -1) }
}

test('ZÉRTZ: who won is told only after the last move was seen and the set lies under the lamp', async () => {
  const table = prepared.get('zertz')!
  const open = async (seat: number | null) => {
    const page = await (seat === null
      ? kept.sharedScreen({ motion: true })
      : seat === 0
        ? kept.laptop({ motion: true })
        : kept.phone({ size: 'smallPhone', motion: true }))
    await page.goto('/')
    if (seat === null) await page.goto(`/#/t/${table.id}/screen`)
    else await goToSeat(page, table, seat)
    await expect(page.locator('[data-step] [data-look="board"]')).toBeVisible()
    await page.evaluate(() => {
      const seen: Record<string, number> = {}
      Object.assign(window, { seen })
      const note = (what: string) => (seen[what] ??= performance.now())
      new MutationObserver(() => {
        if (document.querySelector('.cradle')) note('cradle')
        if (/Anna (won|wins)|You won/.test(document.body.textContent ?? '')) note('told')
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return page
  }
  const pages = [await open(0), await open(1), await open(null)]
  const [anna] = pages
  await anna.locator('[data-look="supply-white"]').click()
  await anna.locator('[data-ring="d1"]').click()
  await anna.locator('[data-ring="d2"]').click()
  await anna.locator('[data-look="main"]').click()
  for (const page of pages) {
    const told = page.getByText(/Anna (won|wins)|You won/).filter({ visible: true })
    await expect(told.first()).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
    expect(seen.told - seen.cradle).toBeGreaterThan(500)
  }
})
