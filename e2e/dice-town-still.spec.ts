/** Dice Town stands still while it is played, and tells nothing before its moment. */
import type { Page } from '@playwright/test'
import type { AnyRules } from '../src/engine/core/contract'
import type { Journal } from '../src/engine/core/journal'
import { rules } from '../src/engine/games/dice-town/rules'
import { expect, sizes, test } from './support'
import { playHurriedly } from './support/hurried'
import { prepareTable, takeSeat } from './support/prepared'
import { watchStill } from './support/still'

test.use({ hostEnv: { ASZTAL_CLOCK_SPEED: '20' }, trace: 'off' })
test.describe.configure({ timeout: 120_000 })

function fresh(seats: number): Journal {
  const game = rules as AnyRules
  const options = { firstSheriff: 1, clock: 'off' }
  return { setup: { game: game.id, version: game.version, seats, options, seed: 'still 1' }, entries: [] }
}

/** Which round the page is in, by its newest lines. */
const steps = (page: Page) => page.locator('[data-step]').first().getAttribute('data-step').then(Number)

for (const size of ['smallPhone', 'laptop'] as const) {
  const { width, height } = sizes[size]
  test(`the street stands still through rounds at ${width}×${height}`, async ({ open, host }) => {
    const prepared = prepareTable(host.dataDir, 'NOON', ['Anna'], fresh(4))
    await host.crash()
    const mobile = size === 'smallPhone' ? { isMobile: true, hasTouch: true } : {}
    const page = await open(mobile, { at: null }, size)
    await takeSeat(page, prepared, 0)
    await playHurriedly(page, 20, { hunts: ['9', 'J', 'K'] })
    await page.goto(`${host.url}#/t/${prepared.id}`)
    await page.locator('[data-place="mine"]').waitFor({ timeout: 60_000 })
    const still = await watchStill(page)
    const front = await page.locator('[data-place="saloon"]').boundingBox()
    const began = Date.now()
    await expect
      .poll(async () => Date.now() - began > 40_000 || (await steps(page)) > 60, { timeout: 60_000 })
      .toBe(true)
    expect((await still.measured()).moved, 'how far the board moved').toBeLessThanOrEqual(2)
    const now = await page.locator('[data-place="saloon"]').boundingBox()
    if (now && front)
      for (const key of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(now[key] - front[key])).toBeLessThanOrEqual(2)
  })
}

test('strips and street tell nothing of a throw before the cups are up', async ({ browser, host }) => {
  const prepared = prepareTable(host.dataDir, 'DAWN', ['Anna'], fresh(3))
  await host.crash()
  const context = await browser.newContext({ viewport: sizes.smallPhone, locale: 'en-GB', baseURL: host.url })
  const page = await context.newPage()
  await takeSeat(page, prepared, 0)
  await page.goto(`${host.url}#/t/${prepared.id}`)
  await page.locator('[data-cup]').click({ timeout: 60_000 })
  await page.locator('[data-asked="keep"] button.die').first().click()
  // Notes in every frame what the strips and the street show, and whether the cups are up yet.
  await page.evaluate(() => {
    const early: string[] = []
    let lifted = false
    Object.assign(window, { early, lifted: () => lifted })
    const look = () => {
      requestAnimationFrame(look)
      const veil = document.querySelector('.veil')
      if (lifted || veil?.classList.contains('turned')) {
        lifted ||= veil !== null
        return
      }
      const dice = [...document.querySelectorAll('[data-look^="seat-"] .die')].map((die) => die.textContent)
      early.push(...dice.filter((face) => face !== ''))
      early.push(...[...document.querySelectorAll('[data-place] .lead')].map((lead) => lead.textContent))
      early.push(
        ...[...document.querySelectorAll('.veil .paid')].map((paid) => paid.textContent.trim()).filter(Boolean),
      )
    }
    look()
  })
  await page.getByRole('button', { name: 'Keep one die' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { lifted(): boolean }).lifted()), { timeout: 30_000 })
    .toBe(true)
  expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual([])
  await context.close()
})
