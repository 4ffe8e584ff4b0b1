/** What the host's computer remembers of its evenings, and how it is made to forget. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support'
import { removeFolder, root, startHost } from '../support/host'

/** A data folder of the version before, with six finished matches of Anna, Béla, Cili and Dani. */
const earlier = join(root, 'src/main/host/testing/dataFolder')

test('past evenings: read, saved, one person forgotten, all deleted, by keyboard', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'asztal-evenings-'))
  cpSync(earlier, dataDir, { recursive: true })
  const host = await startHost({ dataDir })
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(host.url)
    await page.getByRole('link', { name: 'Past evenings' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Past evenings' })).toBeVisible()
    await expect(page.getByText('6 matches')).toBeVisible()
    await expect(page.getByText('Cili won')).toBeVisible()
    // Each match’s turning point is looked for in its record while one reads.
    await expect(page.getByText(/^The turning point \(chance to win: \d+ → \d+%\): .+$/).first()).toBeVisible()
    const anna = page.getByRole('row', { name: /Anna/ })
    await expect(anna.getByRole('cell')).toHaveText(['2', '4', '2'])

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).press('Enter')
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { matches: unknown[] }
    expect(saved.matches).toHaveLength(6)

    await page.getByRole('button', { name: 'More about Béla' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Béla' })
    await expect(sheet.getByText('won 0, lost 2')).toBeVisible()
    await sheet.getByRole('button', { name: 'Forget Béla' }).press('Enter')
    await expect(page.getByText('Béla')).toHaveCount(0)
    await expect(page.getByText('someone').first()).toBeVisible()
    expect(readFileSync(join(dataDir, 'evenings.jsonl'), 'utf8')).not.toContain('Béla')

    await page.goto(host.url)
    await page.getByRole('button', { name: 'ZÉRTZ' }).first().click()
    const regulars = page.getByRole('group', { name: 'Who was here before' })
    await expect(regulars.getByRole('button')).toHaveText(['Anna', 'Cili', 'Dani'])
    await regulars.getByRole('button', { name: 'Anna' }).press('Enter')
    await page.getByRole('button', { name: 'Set the table' }).click()
    await expect(page).toHaveURL(/#\/t\/[A-Z]{4}$/)
    await expect(page.getByRole('button', { name: 'Choose your face: Anna' })).toBeVisible()

    await page.goto(`${host.url}#/evenings`)
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(page.getByText('Nothing here yet.')).toBeVisible()
  } finally {
    await context.close()
    await host.dispose()
    await removeFolder(dataDir)
  }
})

test('a guest is told nothing of past evenings, at whatever address they ask', async ({ laptop, host }) => {
  const page = await laptop()
  const guest = await laptop({ at: '#/evenings' })
  await expect(page.getByRole('link', { name: 'Past evenings' })).toBeVisible()
  await expect(guest.getByText('Nothing here yet.')).toBeVisible()
  // The same page under the address that phones use.
  const away = host.address.replace(/\/$/, '')
  test.skip(away.includes('127.0.0.1'), 'this computer is in no network')
  await guest.goto(`${away}/#/evenings`)
  await expect(guest.getByText('only on the host’s computer')).toBeVisible()
  await guest.goto(`${away}/`)
  await expect(guest.getByRole('list', { name: 'What shall we play tonight?' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Past evenings' })).toHaveCount(0)
})
