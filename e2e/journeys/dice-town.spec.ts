import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Journal } from '../../src/engine/core/journal'
import type { Match } from '../../src/engine/core/match'
import type { Own, StoreCard, Table } from '../../src/engine/games/dice-town/facts'
import { rules } from '../../src/engine/games/dice-town/rules'
import { playGame } from '../../src/engine/testing/play'
import { expect, layLine, test } from '../support'
import { expectAccessible, layOut } from '../support/painting'
import { playHurriedly, tune } from '../support/hurried'
import { prepareTable, takeSeat } from '../support/prepared'
import { awaySign } from '../support/table'

// A game has hundreds of windows that stay open for seconds: they pass faster here, in host and pages alike.
const speed = 20
test.use({ hostEnv: { ASZTAL_CLOCK_SPEED: String(speed) }, pace: speed })
test.describe.configure({ timeout: 240_000 })
const patient = { timeout: 120_000 }

/** Earlier ones hold no such round; whatever the rules become, the next ones do. */
const firstSeed = 615

/** Before the first throw of a late round: Anna is sheriff, Béla can bribe her, one has a wanted and the other brutes. */
function isDusk({ ask, world }: Match): boolean {
  const { phase, players, sheriff, mine, pile } = world.table as Table
  const own = world.own as readonly Own[]
  const has = (seat: number, card: StoreCard) => own[seat].store.includes(card)
  if (phase.type !== 'keep' || ask!.prompts.size < 3 || own.some(({ thrown }) => thrown.length < 5)) return false
  if (sheriff !== 0 || players[1].money < 4 || mine > 9 || pile < 3) return false
  return (has(0, 'wanted') && has(1, 'brute')) || (has(1, 'wanted') && has(0, 'brute'))
}

function dusk(): Journal {
  for (let seed = firstSeed; ; seed++) {
    let step = 0
    const onAsk = (match: Match) => void (step ||= isDusk(match) ? match.step : 0)
    const { journal } = playGame(rules as AnyRules, { seed, seats: 3, options: { clock: 'off' }, onAsk })
    if (step > 0) return { ...journal, entries: journal.entries.filter((entry) => entry.step < step) }
  }
}

const names = ['Anna', 'Béla']
const log = (page: Page) => page.locator('section.log')

/** Bribes the sheriff with a dollar wherever this page is asked, by hand, until a sheriff takes it. */
async function bribe(page: Page, name: string): Promise<void> {
  const asked = page.locator('[data-asked="offer"]')
  const paid = async () => (await log(page).getByText(`${name} pays the sheriff`).count()) > 0
  for (;;) {
    await expect.poll(async () => (await paid()) || (await asked.isVisible()), patient).toBe(true)
    if (await paid()) return tune(page, { leaves: ['wanted'] })
    const step = (await page.locator('[data-step]').getAttribute('data-step'))!
    await asked.locator('[data-seat]').first().click()
    const more = asked.getByRole('button', { name: 'Money: more' })
    if (await more.isEnabled()) {
      await more.click()
      await asked.getByRole('button', { name: 'Offer', exact: true }).click()
    } else await asked.locator('[data-pass]').click()
    await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', step, patient)
  }
}

test('a phone, a laptop and a bot play the last rounds: a drop in a secret choice, a bribe, a wanted', async ({
  open,
  host,
}) => {
  const prepared = prepareTable(host.dataDir, 'DUSK', names, dusk())
  await host.crash()
  const phone = { isMobile: true, hasTouch: true }
  const sizes = ['smallPhone', 'laptop'] as const
  const pages: Page[] = []
  const takes = [
    'wanted',
    'brute',
    'cheater',
    'dynamite',
    'credit',
    'girls',
    'corruption',
    'split',
    'marshal',
    'elixir',
  ]
  for (const [seat, size] of sizes.entries()) {
    const page = await open(size === 'laptop' ? {} : phone, { at: null }, size)
    await takeSeat(page, prepared, seat)
    await playHurriedly(page, { on: seat !== 0, hunts: ['J'], takes, leaves: ['wanted'] })
    pages.push(page)
  }
  const [anna, bela] = pages
  const line = await layLine(anna)
  for (const page of pages) await page.goto(`${host.url}#/t/${prepared.id}`)
  await tune(bela, { leaves: ['wanted', 'offer'] })

  // Anna has looked under her cup and chosen, but not sent, when her line is cut. Her dice are still there when it is mended.
  await anna.locator('[data-cup]').click()
  const under = anna.locator('[data-asked="keep"] button.die')
  const dice = await under.allTextContents()
  expect(dice).toHaveLength(5)
  await expectAccessible(anna)
  await under.first().click()
  await line.cut()
  await expect(awaySign(bela, 'Anna')).toBeVisible(patient)
  line.mend()
  await expect(awaySign(bela, 'Anna')).toHaveCount(0, patient)
  await expect(under).toHaveCount(5)
  expect(await under.allTextContents()).toEqual(dice)
  await anna.getByRole('button', { name: 'Keep one die' }).click()
  await expect(log(bela)).toContainText(`Anna: ${dice[0].trim()}`, patient)
  await tune(anna, { on: true })

  // A bribe and a wanted, both by hand; the others play on.
  const stop = async (page: Page) => {
    await page.locator('[data-asked="wanted"] .choice').first().click(patient)
    await page.locator('[data-asked="wanted"]').getByRole('button', { name: 'Stop it' }).click()
  }
  await Promise.all([bribe(bela, 'Béla'), Promise.any(pages.map(stop))])
  await expect(log(bela)).toContainText('plays Wanted', patient)
  for (const page of pages) {
    await layOut(page, false)
    await tune(page, { leaves: [], hunts: ['9', 'A'] })
  }

  for (const page of pages) await expect(page.getByText(/runs the town/).first()).toBeAttached(patient)
  for (const page of pages) {
    await layOut(page, true)
    await expect(page.getByText(/runs the town/).first()).toBeVisible()
  }
  const winner = await bela
    .getByText(/runs the town/)
    .first()
    .innerText()
  for (const page of pages) await expect(page.getByText(winner).first()).toBeVisible()
})
