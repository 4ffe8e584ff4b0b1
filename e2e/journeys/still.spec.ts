/** The board stands still: whatever a match brings, nothing moves or resizes the board, on each size of screen. */
import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Manifest } from '../../src/engine/core/manifest'
import { games } from '../../src/engine/games'
import { gameIds, manifests } from '../../src/engine/games/catalog'
import { begin } from '../../src/engine/testing/play'
import { expect, sizes, test } from '../support'
import { playItself, stopPlaying } from '../support/players'
import { prepareTable, takeSeat } from '../support/prepared'
import { watchStill } from '../support/still'
import { awaySign } from '../support/table'

// Pauses and clicks at three times the pace show as much of a match as people see in twelve seconds.
test.use({ actionTimeout: 20_000, shifts: true, pace: 3 })

const runMs = 1500
/** One seat less than the most, where a match can do without it. */
const seatsOf = ({ seats: { min, max } }: Manifest) => Math.max(min, max - 1)
const tables = gameIds.map((game, at) => ({ game, id: `STA${String.fromCharCode(65 + at)}` }))

const stepOf = (page: Page) => page.locator('[data-step]').first().getAttribute('data-step').then(Number)

/** Lets a match go on for a while, or for as long as a busy machine needs to show something of it. */
async function goesOn(pages: readonly Page[]): Promise<void> {
  const from = await Promise.all(pages.map(stepOf))
  await pages[0].waitForTimeout(runMs)
  for (const [at, page] of pages.entries())
    await expect.poll(() => stepOf(page), { timeout: 60_000 }).toBeGreaterThan(from[at] + 1)
}

test('boards stand still on a laptop, a phone and a small phone', async ({ host, laptop, open }) => {
  const prepared = tables.map(({ game, id }) => {
    const { match } = begin(games[game].rules as AnyRules, {}, seatsOf(manifests[game]), 'still')
    return prepareTable(host.dataDir, id, ['Anna', 'Béla'], { setup: match.setup, entries: [] })
  })
  await host.crash()
  const anna = await laptop({ at: null })
  // One device with all its movement; the other sees more of a match in the same time.
  const bela = await open({ isMobile: true, hasTouch: true }, { motion: true, at: null }, 'phone')
  const pages = [anna, bela]
  for (const table of prepared) for (const [seat, page] of pages.entries()) await takeSeat(page, table, seat)

  for (const { game, id } of tables)
    await test.step(game, async () => {
      await bela.setViewportSize(sizes.phone)
      for (const page of pages) await page.goto(`/#/t/${id}`)
      if (game === 'zertz') await leaveAndComeBack(anna, bela, id)
      if (game === 'election-night') await cardFills(pages, bela)
      for (const size of [sizes.phone, sizes.smallPhone]) {
        await bela.setViewportSize(size)
        // Finding its size takes the board a moment.
        await bela.waitForTimeout(400)
        const watched = await Promise.all(pages.map((page) => watchStill(page)))
        for (const page of pages) await playItself(page, game, 100)
        await goesOn(pages)
        for (const still of watched) await still.check()
        for (const page of pages) await stopPlaying(page)
      }
    })
})

/** People who leave and come back, and what is said of them, move nothing. */
async function leaveAndComeBack(anna: Page, bela: Page, table: string): Promise<void> {
  const still = await watchStill(anna)
  for (let times = 0; times < 3; times++) {
    await bela.goto('/#/')
    await expect(awaySign(anna, 'Béla')).toBeVisible()
    await bela.goto(`/#/t/${table}`)
    await expect(awaySign(anna, 'Béla')).toHaveCount(0)
    await anna.getByRole('button', { name: 'Rules', exact: true }).click()
    await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  await still.check()
}

/** A region's card that fills, or says more than before, keeps the button that closes it under the finger. */
async function cardFills(pages: readonly Page[], phone: Page): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'Ready, hide them' }).click()
  await phone.getByRole('button', { name: 'Don’t flip' }).waitFor()
  for (const region of ['EM', 'DA']) {
    await phone.locator(`[data-region="${region}"] path`).first().click()
    const close = phone.locator('.looked .btn')
    const before = await close.boundingBox()
    await phone
      .locator('.looked .brings')
      .first()
      .evaluate((line) => line.append(' …'.repeat(200)))
    expect(await close.boundingBox(), region).toEqual(before)
    await close.click()
  }
}
