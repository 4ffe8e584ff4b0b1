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
import { expect, startHost, test } from './support'
import { prepareTable, takeSeat } from './support/prepared'

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

const names = ['Anna', 'Béla', 'Cili']

test('a wanted stops a card that someone plays, and everyone sees it', async ({ browser }) => {
  const { match, entries, found } = playTo(3, ({ ask, world }) => {
    if ((world.table as Table).phase.type !== 'wanted') return null
    const holder = [...ask!.prompts.keys()].find((seat) => (world.own[seat] as Own).store.includes('wanted'))
    return holder === undefined ? null : { holder }
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'asztal-e2e-'))
  const table = prepareTable(dataDir, 'WANT', names, { setup: match.setup, entries })
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
  await expect(sheriff.locator('.choice').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page: sheriff }).analyze()
  expect(violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')).toEqual([])
  await sheriff.locator('.choice').first().click()
  await sheriff.getByRole('button', { name: 'Stop it' }).click()
  // Whoever could not stop it is answered for; who plays the card is not asked.
  for (const page of pages) await expect(page.locator('section.log')).toContainText('plays Wanted')
  for (const page of pages) await page.context().close()
  await host.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})
