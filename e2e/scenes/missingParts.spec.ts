/** A host that dies while it sends a part of the page: many browsers never ask again for what failed once. */
import { expect, test } from '../support'

test('a part that was missed while the host was away comes by itself', async ({ phone, host }) => {
  const page = await phone()
  const game = page.getByRole('button', { name: 'ZÉRTZ' }).first()
  await expect(game).toBeVisible()
  await page.route('**/*', (route) => route.abort())
  const missed = page.waitForEvent('requestfailed')
  await game.tap()
  await missed
  await host.crash()
  // Older browsers need the page to load again, which closes the sheet; newer ones ask for the part once more.
  const sheet = page.getByRole('button', { name: 'Set the table' })
  const reloaded = page.waitForEvent('load').then(
    () => game.tap(),
    () => undefined,
  )
  await page.unroute('**/*')
  await Promise.race([reloaded, sheet.waitFor()])
  await expect(sheet).toBeVisible()
})
