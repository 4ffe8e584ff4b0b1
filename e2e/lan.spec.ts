/** Phones on a real local network: pages from an address that is not loopback, and addresses that change. */
import type { Page } from '@playwright/test'
import { expect, port, test, wake } from './support/lan'
import { chooser, openTable, startMatch } from './support/table'
import { buildMove, main, waitForTurn } from './support/zertz'

test.use({ actionTimeout: 20_000 })

const at = (address: string, table: string) => `http://${address}:${port}/#/t/${table}`
const asked = (page: Page) => page.locator('[data-aim]').first()
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).first().click()

async function arrive(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('What is your name?').fill(name)
  await page.getByRole('button', { name: button }).click()
}

/** Plays so many moves on whichever of the pages is asked. */
async function playOn(pages: readonly Page[], moves: number): Promise<void> {
  const choose = chooser(5)
  for (let move = 0; move < moves; move++) {
    const page = (await waitForTurn(pages))!
    await buildMove(page, choose)
    await main(page).click()
    await expect(asked(page)).toHaveCount(0)
  }
}

test('the host gets another address: a phone comes back by the short code, another is let in by its name', async ({
  lan,
}) => {
  const anna = await lan.laptop()
  const table = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await lan.phone(at('10.90.0.1', table))
  await arrive(bela, 'Béla', 'Take a seat')
  const cili = await lan.phone(at('10.90.0.1', table))
  await arrive(cili, 'Cili', 'Come in')
  await startMatch(anna)
  await playOn([anna, bela], 1)
  await cili.context().close()

  lan.readdress(lan.hosting, '10.90.0.1', '10.90.0.77')
  await expect(anna.getByText('The network has changed')).toBeVisible()
  await wake(bela)
  await bela.getByRole('button', { name: 'Not coming back?' }).click()
  await anna.getByRole('button', { name: 'Menu', exact: true }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
  const short = (await anna.getByRole('dialog').locator('.short').textContent())!
  await close(anna)
  await bela.getByLabel('Short code or address').fill('nonsense!')
  await bela.getByRole('button', { name: 'Go there' }).click()
  await expect(bela.getByText('neither a short code nor an address')).toBeVisible()
  await bela.getByLabel('Short code or address').fill(short)
  await bela.getByRole('button', { name: 'Go there' }).click()
  await expect(bela).toHaveURL(at('10.90.0.77', table))
  await playOn([anna, bela], 1)
  // It is a place of this browser like any other now, and has another way back for the next time.
  await bela.reload()
  await playOn([anna, bela], 1)
  const kept = await bela.evaluate((id) => localStorage.getItem(`asztal.back.${id}.0`), table)
  expect(kept).toMatch(/^[\w-]{32}$/)

  const phone = await lan.phone(at('10.90.0.77', table))
  await phone.getByRole('button', { name: 'Cili' }).click()
  await expect(phone.getByText('We told the table that Cili')).toBeVisible()
  await expect(anna.getByText('Cili would like to come back')).toBeVisible()
  await expect(bela.getByText('Cili would like to come back')).toHaveCount(0)
  await anna.getByRole('button', { name: 'Let in' }).click()
  await expect(phone.getByText('You are watching.')).toBeVisible()
  await expect(anna.getByText('Cili would like to come back')).toHaveCount(0)
})
