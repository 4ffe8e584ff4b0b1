/** Checks beside a seat's own result: on the shared screen, of files on the first page, and of what was broken off. */
import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import { rules } from '../../src/engine/games/zertz/rules'
import { playWitnessed } from '../../src/protocol/checking/testing/witnessed'
import { expect, sizes, test } from '../support'
import { prepareTable } from '../support/prepared'
import { joinTable, openTable, startMatch } from '../support/table'

test.describe.configure({ timeout: 90_000 })

const { journal, transcripts } = playWitnessed(rules as AnyRules, 3, 200)
const lied = transcripts[1].seen.map((one) => (one.step === 9 ? { ...one, shown: 'f'.repeat(64) } : one))
const saved = [
  { name: 'record.json', text: JSON.stringify(journal) },
  { name: 'anna.json', text: JSON.stringify(transcripts[0]) },
  { name: 'bela.json', text: JSON.stringify({ ...transcripts[1], seen: lied }) },
  { name: 'notes.txt', text: 'not a match' },
]
type Saved = readonly { readonly name: string; readonly text: string }[]

async function choose(page: Page, files: Saved): Promise<void> {
  await page.getByRole('button', { name: 'Open a saved match' }).click()
  await page
    .locator('input[type="file"]')
    .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })))
}

/** Lets files fall on the page, as from the computer's desktop. */
async function drop(page: Page, files: Saved): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, text } of all) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await page.dispatchEvent('main', 'drop', { dataTransfer })
}

const sgf = `(;SU[Zertz];P0[id "Kati"];P1[id "Dumbot"];P0[1 RtoB 2 0 D 4];P0[2 R- A 1];P0[3 Done]
  ;P1[4 R- A 2];P1[5 RtoB 2 1 D 5];P1[6 Done];P0[7 BtoB D 4 D 6];P0[8 Done];P1[9 RtoB 2 2 A 9];P1[10 Done])`

test('files on the first page: compared, the one that differs is named, a missing record is asked for, an archive’s game is played on', async ({
  phone,
  laptop,
}) => {
  const pages = [await phone(), await laptop()]
  for (const [way, give] of Object.entries({ chosen: choose, dropped: drop }))
    await test.step(`${way}, the one that differs is named`, async () => {
      for (const page of pages) {
        await give(page, saved)
        const sheet = page.getByRole('dialog', { name: 'Open a saved match' })
        const lines = sheet.locator('details summary [role="status"]')
        await expect(lines.nth(0)).toHaveText(/^Checked on this device: \d+ steps, chance mixed by 2 players$/)
        await expect(lines.nth(1)).toHaveText(/^Step 8 does not check out: This device was shown something other/)
        await expect(sheet.getByText('notes.txt')).toBeVisible()
        await page.reload()
        await page.locator('main').waitFor()
      }
    })

  await test.step('a record that is missing is asked for', async () => {
    const [, page] = pages
    await drop(page, saved.slice(1, 2))
    await expect(page.getByText('There is no record of a match among these files.')).toBeVisible()
    await expect(page.getByRole('dialog').locator('details')).toHaveCount(0)
  })

  await test.step('a game from an archive is watched, reviewed and played on', async () => {
    const [page] = pages
    await page.setViewportSize(sizes.smallPhone)
    await drop(page, [{ name: 'ZE-Kati.sgf', text: sgf }])
    const sheet = page.getByRole('dialog', { name: 'Open a saved match' })
    await expect(sheet.getByText('Kati – Dumbot')).toBeVisible()
    await expect(sheet.getByText('It can be replayed up to step 3. The next move, “Ba9”, can’t be read.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Watch' }).click()
    const slider = page.getByRole('slider', { name: 'Where in the match' })
    await slider.fill('2')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(page.locator('[data-try] [data-aim]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Back to the review' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(page.getByText('The file is no longer here.')).toBeVisible()
  })
})

test('the shared screen checks a match and says so in one line; one that is broken off says on every device what could not be checked', async ({
  host,
  phone,
  sharedScreen,
}) => {
  prepareTable(host.dataDir, 'DONE', ['Anna', 'Béla'], journal)
  await host.crash()
  const screen = await sharedScreen({ at: '#/t/DONE/screen' })
  await expect(screen.getByText(/^Checked on this device: \d+ steps, chance mixed by 2 players$/)).toBeVisible()
  await expect(screen.locator('details')).toHaveCount(0)

  const [anna, bela] = [await phone(), await phone()]
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  await joinTable(bela, code, 'Béla')
  await screen.goto(`${host.url}?next#/t/${code}/screen`)
  await expect(anna.getByText('Béla').first()).toBeVisible()
  await startMatch(anna)
  // A screen that comes to the table when the match is over shows the table.
  for (const page of [bela, screen]) await page.locator('[data-step]').first().waitFor()
  await anna.getByRole('button', { name: 'Menu' }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'The table' }).click()
  await anna.getByRole('button', { name: 'End the match' }).click()
  await anna.getByRole('dialog').last().getByRole('button', { name: 'End the match' }).click()
  const said = /^The match was broken off at step 1\. .* could not be checked\.$/
  await Promise.all([anna, bela, screen].map((page) => expect(page.getByText(said)).toBeVisible()))
})
