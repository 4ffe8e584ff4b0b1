/** A finished match is reviewed on the page: the curve, the moments, the costliest decisions, and another try. */
import type { Page } from '@playwright/test'
import type { Journal } from '../../src/engine/core/journal'
import { matchView, promptFor } from '../../src/engine/core/match'
import { games } from '../../src/engine/games'
import type { GameId } from '../../src/engine/games/catalog'
import { playGame } from '../../src/engine/testing/play'
import { expect, sizes, test } from '../support'
import { prepareTable, takeSeat } from '../support/prepared'

test.use({ actionTimeout: 30_000 })

/** A match in which seat 0 answers by chance against medium bots. */
function lostBadly(id: GameId, seats: number, seed: number): Journal {
  const { rules, bot } = games[id]
  return playGame(rules, {
    seats,
    seed,
    choose: (match, seat, rng) => {
      const asked = { view: matchView(match, seat), prompt: promptFor(match, seat) }
      if (seat === 0) return rules.sample(asked.view, asked.prompt, rng)
      return bot.choose({ ...asked, heard: [], level: 'medium', rng, hurry: () => false })
    },
  }).journal
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review the match' }).click()
  await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 120_000 })
}

test('ZÉRTZ: a review shows what decided it, and a decision can be tried again', async ({
  host,
  phone,
  sharedScreen,
}) => {
  const table = prepareTable(host.dataDir, 'PEAR', ['Anna', 'Béla'], lostBadly('zertz', 2, 5))
  await host.crash()
  const page = await phone({ size: 'smallPhone', at: null })
  await takeSeat(page, table, 0)
  await page.goto(`${host.url}#/t/PEAR`)
  await openReview(page)
  // Somebody else coming changes the table, but not the review.
  const other = await phone({ at: null })
  await takeSeat(other, table, 1)
  await other.goto(`${host.url}#/t/PEAR`)
  await expect(other.getByRole('button', { name: 'Review the match' })).toBeVisible()
  const moments = page.getByRole('region', { name: 'What decided it' })
  await moments.getByRole('button').last().click()
  await expect(moments.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true')
  const look = page.getByRole('region', { name: 'Where in the match' })
  await expect(look.locator('[data-picture]')).toBeVisible()
  const decisions = page.getByRole('region', { name: 'Your costliest decisions' })
  await expect(decisions).toContainText('Lowered the chance to win by about')
  await decisions.getByRole('button', { name: 'Try again' }).first().click()
  const tried = page.locator('[data-try]')
  await expect(tried.locator('[data-aim]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to the review' }).click()
  await expect(tried).toHaveCount(0)
  // From any other position too.
  await look.getByRole('slider').fill('2')
  await look.getByRole('button', { name: 'Play on from here' }).click()
  await expect(tried.getByText('Against a bot, from this position on.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the review' }).click()
  // The other one, a spectator and the shared screen go along with who leads.
  const [watcher, screen] = [await phone({ at: '#/t/PEAR/watch' }), await sharedScreen({ at: '#/t/PEAR/screen' })]
  await page.getByRole('button', { name: 'Watch it together' }).click()
  for (const one of [other, watcher, screen]) {
    await expect(one.getByText('Anna leads, everyone follows')).toBeVisible()
    await expect(one.locator('[data-look-at="2"]')).toBeVisible({ timeout: 60_000 })
  }
  await look.getByRole('slider').fill('4')
  for (const one of [other, watcher, screen]) await expect(one.locator('[data-look-at="4"]')).toBeVisible()
  await expect(other.getByRole('slider', { name: 'Where in the match' })).toBeDisabled()
  await page.getByRole('button', { name: 'Stop leading' }).click()
  await expect(screen.getByText(/ won|draw/i).first()).toBeVisible()
  await expect(other.getByRole('slider', { name: 'Where in the match' })).toBeEnabled()
})

test('Dice Town: luck and decisions add up, by keyboard on a laptop', async ({ host, laptop }) => {
  const table = prepareTable(host.dataDir, 'PLUM', ['Anna', 'Béla', 'Cili'], lostBadly('dice-town', 3, 2))
  await host.crash()
  const page = await laptop({ at: null })
  await takeSeat(page, table, 0)
  await page.goto(`${host.url}#/t/PLUM`)
  const review = page.getByRole('button', { name: 'Review the match' })
  // The moment that decided it takes the place of what the score says, and moves nothing.
  const turned = page.locator('.turned')
  const before = await turned.boundingBox()
  await expect(page.locator('[data-decisive]')).toContainText(/^The turning point \(chance to win: \d+ → \d+%\): .+$/, {
    timeout: 60_000,
  })
  expect((await turned.boundingBox())?.height).toBe(before?.height)
  await review.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 120_000 })
  const balance = page.getByRole('region', { name: 'Luck and decisions' })
  const numbers = (await balance.locator('dd').allTextContents()).map((text) => parseInt(text.replace('−', '-')))
  const [start, luck, mine, others, end] = numbers
  expect(start! + luck! + mine! + others!).toBe(end)
  // On a phone each bar's number stays on its card too.
  await page.setViewportSize(sizes.smallPhone)
  await expect(balance.locator('.bars b')).toHaveCount(6, { timeout: 60_000 })
  const over = await balance.locator('.bars b').evaluateAll((all) =>
    all.map((one) => {
      const [number, bars] = [one.getBoundingClientRect(), one.closest('.bars')!.getBoundingClientRect()]
      return Math.max(number.right - bars.right, bars.left - number.left)
    }),
  )
  expect(Math.max(...over)).toBeLessThanOrEqual(0.5)
  await page.keyboard.press('Escape')
  await expect(review).toBeVisible()
})
