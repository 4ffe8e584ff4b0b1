import AxeBuilder from '@axe-core/playwright'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AnyRules } from '../src/engine/core/contract'
import type { JournalEntry } from '../src/engine/core/journal'
import { beginMatch, matchView, promptFor, submit, type Match } from '../src/engine/core/match'
import { quickRng } from '../src/engine/core/rng'
import { rules } from '../src/engine/games/dice-town/rules'
import type { Own, Table } from '../src/engine/games/dice-town/facts'
import { expect, layLine, startHost, test } from './support'
import { prepareTable, takeSeat } from './support/prepared'

// Windows stay open for 2.5 s at the least; a whole game has hundreds.
test.use({ hostEnv: { ASZTAL_CLOCK_SPEED: '20' } })

/**
 * Does one thing in the page, as a hurried player would: bribes where a bribe is asked for, else takes the first choice.
 * Clicks inside the page itself, since hundreds of them are needed. Gives whether anything was clicked.
 */
function actOnce(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const prompt = document.querySelector('section.prompt')
    const find = (what: string) =>
      [...(prompt?.querySelectorAll<HTMLElement>(what) ?? [])].filter((one) => one.offsetParent)
    const main = find('.btn.main').find((one) => !(one as HTMLButtonElement).disabled)
    const click = (one: HTMLElement | undefined) => (one?.click(), one !== undefined)
    const cup = find('[data-cup]')[0]
    if (cup) return click(cup)
    const unpressed = (what: string) => (find(`${what}[aria-pressed="true"]`).length > 0 ? undefined : find(what)[0])
    if (
      main &&
      !find('button.die').some(
        (one) => one.getAttribute('aria-pressed') === 'false' && !find('button.die[aria-pressed="true"]').length,
      )
    )
      return click(main)
    if (click(unpressed('button.die'))) return true
    if (click(unpressed('[data-seat]'))) return true
    const more = find('[aria-label^="Money: "]:not(:disabled)').find(
      (one) => !one.getAttribute('aria-label')!.includes('ess'),
    )
    if (click(more)) return true
    if (click(unpressed('button[data-card]'))) return true
    if (click(unpressed('.choice:not(:disabled)'))) return true
    return click(find('[data-pass]')[0])
  })
}

const over = (page: Page) => page.getByRole('button', { name: 'Play again' }).last()

/** Lets everyone act until something holds. */
async function playUntil(pages: readonly Page[], holds: () => Promise<boolean>, ms: number): Promise<void> {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('the game did not get there in time')
    const acted = await Promise.all(pages.map((page) => actOnce(page)))
    if (!acted.includes(true)) await pages[0].waitForTimeout(40)
  }
}

const game = rules as AnyRules

/** Plays by chance, from seed to seed, until a moment comes that `fits` gives something for. */
function playTo<Found>(
  seats: number,
  fits: (match: Match) => Found | null,
): { match: Match; entries: JournalEntry[]; found: Found } {
  for (let seed = 1; ; seed++) {
    const options = { firstSheriff: 'random', clock: 'off' }
    const begun = beginMatch(game, { game: 'dice-town', version: game.version, seats, options, seed: `party ${seed}` })
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    const rng = quickRng(seed)
    const entries: JournalEntry[] = []
    let { match } = begun
    while (match.ask !== null) {
      const found = match.answers.size === 0 ? fits(match) : null
      if (found !== null) return { match, entries, found }
      const seat = [...match.ask.prompts.keys()].find((one) => !match.answers.has(one))!
      const answer = game.sample(matchView(match, seat), promptFor(match, seat), rng)
      const next = submit(match, match.step, seat, answer)
      if ('refusal' in next) throw new Error(next.refusal.rule)
      entries.push({ step: match.step, seat, answer, key: String(entries.length) })
      match = next.match
    }
  }
}

const names = ['Anna', 'Béla', 'Cili', 'Dénes']

test('three phones, a laptop and a bot play a party of five to its end, with a bribe and a drop in the middle of a secret choice', async ({
  open,
  host,
}, info) => {
  info.setTimeout(300_000)
  // The party is taken up where a sheriff has to decide and the mine is nearly empty.
  const { match, entries } = playTo(5, ({ world }) => {
    const table = world.table as Table
    return table.phase.type === 'offers' && table.sheriff !== 4 && table.players[0].money > 0 && table.mine <= 6
      ? true
      : null
  })
  const prepared = prepareTable(host.dataDir, 'DUSK', names, { setup: match.setup, entries })
  await host.crash()
  const phone = { isMobile: true, hasTouch: true }
  const sizes = ['smallPhone', 'phone', 'phone', 'laptop'] as const
  const pages: Page[] = []
  for (const [seat, size] of sizes.entries()) {
    const page = await open(size === 'laptop' ? {} : phone, { at: null }, size)
    await takeSeat(page, prepared, seat)
    pages.push(page)
  }
  const line = await layLine(pages[0])
  for (const page of pages) await page.goto(`${host.url}#/t/${prepared.id}`)
  const [anna, bela, , laptop] = pages
  await expect(laptop.locator('[data-step]')).toBeVisible()
  const { violations } = await new AxeBuilder({ page: anna }).analyze()
  expect(violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')).toEqual([])
  await playUntil(
    pages,
    async () => /offers for|pays the sheriff/.test(await laptop.locator('section.log').innerText()),
    60_000,
  )

  // Anna has looked under her cup and chosen, but not sent, when her line is cut.
  const atCup = async () => (await anna.locator('[data-cup]').count()) > 0 || (await over(laptop).count()) > 0
  await playUntil(pages.slice(1), atCup, 2_000).catch(() => playUntil(pages, atCup, 120_000))
  if ((await over(laptop).count()) === 0) {
    await actOnce(anna)
    await actOnce(anna)
    await line.cut()
    await playUntil(pages.slice(1), async () => (await bela.getByText(/Anna is away/).count()) > 0, 30_000)
    line.mend()
  }
  await playUntil(pages, async () => (await over(laptop).count()) > 0, 200_000)
  for (const page of pages) await expect(page.getByText(/runs the town/).first()).toBeVisible()
})

test('a wanted stops a card that someone plays, and everyone sees it', async ({ browser }) => {
  const { match, entries, found } = playTo(3, ({ ask, world }) => {
    if ((world.table as Table).phase.type !== 'wanted') return null
    const holder = [...ask!.prompts.keys()].find((seat) => (world.own[seat] as Own).store.includes('wanted'))
    return holder === undefined ? null : { holder }
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'asztal-e2e-'))
  const table = prepareTable(dataDir, 'WANT', names.slice(0, 3), { setup: match.setup, entries })
  const host = await startHost({ dataDir, env: { ASZTAL_CLOCK_SPEED: '20' } })
  const pages: Page[] = []
  for (const seat of [0, 1, 2]) {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await takeSeat(page, table, seat)
    await page.goto(`${host.url}#/t/${table.id}`)
    pages.push(page)
  }
  const sheriff = pages[found.holder]
  await sheriff.locator('.choice').first().click()
  await sheriff.getByRole('button', { name: 'Stop it' }).click()
  // Whoever could not stop it is answered for; who plays the card is not asked.
  for (const page of pages) await expect(page.locator('section.log')).toContainText('plays Wanted')
  for (const page of pages) await page.context().close()
  await host.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})
