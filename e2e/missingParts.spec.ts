/** A host that dies while it sends a part of the page: browsers never ask again for what failed once. */
import { expect, test } from './support'
import { addBot, openTable, startMatch } from './support/table'

test('a part that was missed while the host was away comes by itself, at the same seat', async ({ phone, host }) => {
  const page = await phone()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const settings = page.getByRole('dialog').getByRole('button', { name: 'Settings' })
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  await startMatch(page)
  await expect(page.locator('[data-step]')).toBeVisible()
  await page.route('**/*', (route) => route.abort())
  await menu.tap()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await host.crash()
  await page.unroute('**/*')
  await expect(async () => {
    await menu.tap({ timeout: 1000 })
    await expect(settings).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-step]')).toBeVisible()
})
