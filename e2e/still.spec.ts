/** The board stands still: whatever a match brings, nothing moves or resizes the board, on each size of screen. */
import type { Page } from '@playwright/test'
import type { GameId } from '../src/engine/games/catalog'
import { manifests } from '../src/engine/games/catalog'
import { expect, sizes, test } from './support'
import { playItself } from './support/players'
import { watchStill } from './support/still'
import { addBot, awaySign, joinTable, openTable, startMatch } from './support/table'

test.use({ actionTimeout: 20_000, trace: 'off' })

const runMs = 12_000
const games = { zertz: 2, 'election-night': 2, 'dice-town': 4, 'forras-pont': 3, agents: 6 } satisfies Partial<
  Record<GameId, number>
>

const stepOf = (page: Page) => page.locator('[data-step]').first().getAttribute('data-step').then(Number)

for (const [game, seats] of Object.entries(games) as [GameId, number][])
  for (const size of ['smallPhone', 'phone', 'laptop'] as const) {
    const { width, height } = sizes[size]
    test(`${game} stands still at ${width}×${height}`, async ({ phone, laptop }) => {
      const page = await (size === 'laptop' ? laptop : phone)({ size })
      // One size with all its movement; the others see more of a match in the same time.
      if (size === 'phone') await page.emulateMedia({ reducedMotion: 'no-preference' })
      await openTable(page, manifests[game].name.en, 'Anna')
      for (let seat = 2; seat <= seats; seat++) await addBot(page, seat)
      await startMatch(page)
      const still = await watchStill(page)
      await playItself(page, game)
      await page.waitForTimeout(runMs)
      // A busy machine gets the time that it needs to show something of the match.
      await expect.poll(() => stepOf(page), { timeout: 60_000 }).toBeGreaterThan(3)
      await still.check()
    })
  }

test('people who leave and come back, and what is said of them, move nothing', async ({ phone, laptop }) => {
  const anna = await laptop()
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  await startMatch(anna)
  const still = await watchStill(anna)
  for (let times = 0; times < 3; times++) {
    const at = bela.url()
    await bela.goto(new URL('/', at).href)
    await expect(awaySign(anna, 'Béla')).toBeVisible()
    await bela.goto(at)
    await expect(awaySign(anna, 'Béla')).toHaveCount(0)
    await anna.getByRole('button', { name: 'Rules', exact: true }).click()
    await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  await still.check()
})
