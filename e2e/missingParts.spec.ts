/** A host that dies while it sends a part of the page: browsers never ask again for what failed once. */
import { expect, test } from './support'

test('a part that was missed while the host was away comes by itself', async ({ phone, host }) => {
  const page = await phone()
  const game = page.getByRole('button', { name: 'ZÉRTZ' }).first()
  await expect(game).toBeVisible()
  await page.route('**/*', (route) => route.abort())
  const missed = page.waitForEvent('requestfailed')
  await game.tap()
  await missed
  await host.crash()
  const reloaded = page.waitForEvent('load')
  await page.unroute('**/*')
  await reloaded
  await game.tap()
  await expect(page.getByRole('button', { name: 'Set the table' })).toBeVisible()
})
