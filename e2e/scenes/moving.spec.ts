/** A table moves to another computer, and everyone's phone follows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, sizes, startHost, test, type TestHost } from '../support'
import { chooser, openTable, startMatch } from '../support/table'
import { playOn } from '../support/zertz'

/** A phone that comes over the network: pages on the host's own computer stay there to show the way. */
async function guest(browser: Browser, host: TestHost, at = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${host.address.replace(/\/$/, '')}/${at}`)
  return page
}

test('the owner of the other computer says yes, and the match goes on there', async ({ browser, host, laptop }) => {
  test.skip(host.address.includes('127.0.0.1'), 'this computer is on no network')
  const other = await startHost()
  const owner = await browser.newPage({ viewport: sizes.laptop, locale: 'en-GB' })
  await owner.goto(other.url)
  const anna = await guest(browser, host)
  const table = await openTable(anna, 'ZÉRTZ', 'Anna')
  const screen = await laptop({ at: `#/t/${table}/screen` })
  const bela = await guest(browser, host, `#/t/${table}`)
  await bela.getByLabel('What is your name?').fill('Béla')
  await bela.getByRole('button', { name: 'Take a seat' }).click()
  await startMatch(anna)
  await expect(bela.locator('.cloth[data-step]')).toBeVisible()

  await anna.getByRole('button', { name: 'Menu', exact: true }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'The table', exact: true }).click()
  await anna.getByRole('button', { name: 'Move this table to another computer' }).click()
  await anna.getByLabel('Or type its short code or address').fill(new URL(other.address).host)
  await anna.getByRole('button', { name: 'Ask that computer' }).click()
  const number = await owner.locator('.number').textContent()
  await expect(bela.getByText(`Both screens show ${number}`)).toBeVisible()
  await owner.getByRole('button', { name: 'Take the table' }).click()

  const there = new RegExp(`^${new URL(other.address).origin}/#/t/${table}$`)
  for (const page of [anna, bela]) {
    await expect(page).toHaveURL(there, { timeout: 5000 })
    await expect(page.locator('.cloth[data-step]')).toBeVisible()
  }
  // Devices have taken their chains along: they go on adding to chance.
  await playOn([anna, bela], chooser(3), 2)
  const journal = readFileSync(join(other.dataDir, 'tables', table, 'match-1.jsonl'), 'utf8')
    .trim()
    .split('\n')
  expect(journal.slice(1).map((line) => typeof (JSON.parse(line) as { salt?: unknown }).salt)).toEqual([
    'string',
    'string',
  ])
  // The old computer's own screen shows the way for phones that missed it.
  await expect(screen.getByText('This table is on another computer now.')).toBeVisible()
  await expect(screen.getByRole('img', { name: /Scan/ })).toBeVisible()
  const late = await guest(browser, host, `#/t/${table}`)
  await expect(late).toHaveURL(there)
  await other.dispose()
})
