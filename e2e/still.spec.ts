/** The board stands still: whatever a match brings, nothing moves or resizes the board, on each size of screen. */
import type { Page } from '@playwright/test'
import type { GameId } from '../src/engine/games/catalog'
import { manifests } from '../src/engine/games/catalog'
import { expect, test } from './support'
import { playItself } from './support/players'
import { watchStill } from './support/still'
import { addBot, awaySign, joinTable, openTable, startMatch } from './support/table'

// Unpainted pages report no layout shift.
// Pauses and clicks at twice the pace show as much of a match as people see in twelve seconds.
test.use({ actionTimeout: 20_000, painted: true, pace: 2 })

const runMs = 6000
const games = { zertz: 2, 'election-night': 2, 'dice-town': 4, 'forras-pont': 3, agents: 6 } satisfies Partial<
  Record<GameId, number>
>
type Size = 'smallPhone' | 'phone' | 'laptop'

const stepOf = (page: Page) => page.locator('[data-step]').first().getAttribute('data-step').then(Number)

for (const [game, seats] of Object.entries(games) as [GameId, number][]) {
  const tables: Size[][] = seats < 3 ? [['smallPhone', 'phone'], ['laptop']] : [['smallPhone', 'phone', 'laptop']]
  for (const people of tables)
    test(`${game} stands still: ${people.join(', ')}`, async ({ phone, laptop }) => {
      const pages: Page[] = []
      let code = ''
      for (const size of people) {
        // One size with all its movement; the others see more of a match in the same time.
        const page = await (size === 'laptop' ? laptop : phone)({ size, motion: size === 'phone' })
        if (pages.length === 0) code = await openTable(page, manifests[game].name.en, size)
        else await joinTable(page, code, size)
        pages.push(page)
      }
      for (let seat = people.length + 1; seat <= seats; seat++) await addBot(pages[0], seat)
      await startMatch(pages[0])
      const watched = await Promise.all(pages.map((page) => watchStill(page)))
      for (const page of pages) await playItself(page, game, 150)
      await pages[0].waitForTimeout(runMs)
      // A busy machine gets the time that it needs to show something of the match.
      for (const page of pages) await expect.poll(() => stepOf(page), { timeout: 60_000 }).toBeGreaterThan(3)
      for (const still of watched) await still.check()
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
