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
import type { Own } from '../src/engine/games/dice-town/facts'
import { expect, layLine, startHost, test } from './support'
import { prepareTable, takeSeat } from './support/prepared'
import { addBot, joinTable, openTable, startMatch } from './support/table'

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

test('three phones, a laptop and a bot play a whole game, with bribes and a drop in the middle of a secret choice', async ({
  open,
  host,
}, info) => {
  info.setTimeout(400_000)
  const phone = { isMobile: true, hasTouch: true }
  const anna = await open(phone, { at: null }, 'smallPhone')
  const line = await layLine(anna)
  await anna.goto(host.url)
  const code = await openTable(anna, 'Dice Town', 'Anna')
  const bela = await open(phone, {}, 'phone')
  const cili = await open(phone, {}, 'phone')
  const laptop = await open({}, {}, 'laptop')
  await joinTable(bela, code, 'Béla')
  await joinTable(cili, code, 'Cili')
  await joinTable(laptop, code, 'Dénes')
  await addBot(anna, 5)
  await startMatch(anna)
  const pages = [anna, bela, cili, laptop]
  await expect(anna.locator('[data-cup]')).toBeVisible()
  const { violations } = await new AxeBuilder({ page: anna }).analyze()
  expect(violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')).toEqual([])

  // Anna has looked under her cup and chosen, but not sent, when her line is cut.
  await actOnce(anna)
  await actOnce(anna)
  await line.cut()
  await playUntil([bela, cili, laptop], async () => (await bela.getByText(/Anna is away/).count()) > 0, 30_000)
  line.mend()
  await playUntil(pages, async () => (await over(laptop).count()) > 0, 360_000)
  for (const page of pages) await expect(page.getByText(/runs the town/).first()).toBeVisible()
  const log = await laptop.locator('section.log').innerText()
  expect(log).toMatch(/pays the sheriff|offers for/)
})

const names = ['Anna', 'Béla', 'Cili']
const game = rules as AnyRules

/** Plays by chance, from seed to seed, until a card lies open that some seat could stop with a wanted. */
function untilWanted(): { match: Match; entries: JournalEntry[]; holder: number } {
  for (let seed = 1; ; seed++) {
    const options = { firstSheriff: 'random', clock: 'off' }
    const begun = beginMatch(game, {
      game: 'dice-town',
      version: game.version,
      seats: 3,
      options,
      seed: `wanted ${seed}`,
    })
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    const rng = quickRng(seed)
    const entries: JournalEntry[] = []
    let { match } = begun
    while (match.ask !== null) {
      for (const [seat, prompt] of match.ask.prompts) {
        const own = matchView(match, seat).own as Own
        if ((prompt as { type: string }).type === 'wanted' && match.answers.size === 0 && own.store.includes('wanted'))
          return { match, entries, holder: seat }
      }
      const [seat] = [...match.ask.prompts.keys()].filter((one) => !match.answers.has(one))
      const answer = game.sample(matchView(match, seat), promptFor(match, seat), rng)
      const next = submit(match, match.step, seat, answer)
      if ('refusal' in next) throw new Error(next.refusal.rule)
      entries.push({ step: match.step, seat, answer, key: String(entries.length) })
      match = next.match
    }
  }
}

test('a wanted stops a card that someone plays, and everyone sees it', async ({ browser }) => {
  const { match, entries, holder } = untilWanted()
  const dataDir = mkdtempSync(join(tmpdir(), 'asztal-e2e-'))
  const table = prepareTable(dataDir, 'WANT', names, { setup: match.setup, entries })
  const host = await startHost({ dataDir, env: { ASZTAL_CLOCK_SPEED: '20' } })
  const pages: Page[] = []
  for (const [seat] of names.entries()) {
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
  const sheriff = pages[holder]
  await sheriff.locator('.choice').first().click()
  await sheriff.getByRole('button', { name: 'Stop it' }).click()
  // Whoever could not stop it is answered for; who plays the card is not asked.
  for (const page of pages) await expect(page.locator('section.log')).toContainText('plays Wanted')
  for (const page of pages) await page.context().close()
  await host.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})
