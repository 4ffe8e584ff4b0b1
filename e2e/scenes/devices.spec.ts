/** A person's devices: nobody gets one silently, and each can be ended. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support'
import { openTable } from '../support/table'

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: item }).click()
}

test('a device that comes by a code is told at once, listed, noted and ended', async ({ phone, laptop, host }) => {
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  await menu(anna, 'My devices')
  const sheet = anna.getByRole('dialog', { name: 'My devices' })
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Add another device of mine' }).click()
  const digits = (await anna.getByText(/^\d{3} \d{3}$/).textContent()) ?? ''
  const other = await laptop({ at: null })
  await other.goto(`${host.url}#/t/${code}`)
  await other.getByRole('button', { name: 'I was already playing here' }).click()
  await other.getByLabel('Six-digit code').fill(digits)
  await other.getByRole('button', { name: 'Take over my seat' }).click()
  await anna.getByRole('button', { name: 'Close' }).first().click()

  // Told until it is noted, and the new device can't do that itself.
  const notice = anna.getByRole('alert').filter({ hasText: 'Computer' })
  await expect(notice).toBeVisible()
  await menu(anna, 'My devices')
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByText(/this one/)).toHaveCount(1)
  await anna.getByRole('button', { name: 'Close' }).first().click()
  await notice.getByRole('button', { name: 'That was me' }).click()
  await expect(notice).toHaveCount(0)

  // Ended, it is out, and can't come back.
  await menu(anna, 'My devices')
  await sheet.getByRole('listitem').filter({ hasText: 'Computer' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(other.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
})
