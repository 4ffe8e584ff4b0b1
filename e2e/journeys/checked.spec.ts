/** A match checked on every phone: by the page itself, and by another computer from what was saved. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, root, test as base } from '../support'
import { cheatingHost } from '../support/cheating'
import { playHurriedly } from '../support/hurried'
import { layOut } from '../support/painting'
import { joinTable, openTable, startMatch } from '../support/table'

const speed = 20
/** The host lies to both; to the second it also serves a page that always nods. */
const [cheated, lulled] = [1, 2]
const nodding = `addEventListener('message', () => postMessage({ difference: null, steps: 1, seen: 1, from: 1, answers: 1, mixers: 3, bound: 'before', over: true }))`
const test = base.extend({
  hostProgram: async ({ browserName: _ }, use) => use(cheatingHost([cheated, lulled])),
})
test.use({ hostEnv: { ASZTAL_CLOCK_SPEED: String(speed) }, pace: speed })
test.describe.configure({ timeout: 300_000 })
const patient = { timeout: 240_000 }

const names = ['Anna', 'Béla', 'Cili']

async function save(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return download.path()
}

test('three phones play Dice Town; one that the host lied to says which step and how, and one whose page lies is caught elsewhere', async ({
  phone,
  laptop,
}) => {
  const pages: Page[] = []
  for (const [seat, name] of names.entries()) {
    const page = await phone({ at: null, size: seat === 0 ? 'smallPhone' : 'phone' })
    await playHurriedly(page, { hunts: ['9', 'A'] })
    if (seat === lulled)
      await page
        .context()
        .route(/checkWorker/, (route) => route.fulfill({ contentType: 'text/javascript', body: nodding }))
    pages.push(page)
    await page.goto('/')
    if (seat === 0) await openTable(page, 'Dice Town', name)
    else await joinTable(page, pages[0].url().slice(-4), name)
    await expect(pages[0].getByText(name).first()).toBeVisible()
  }
  await startMatch(pages[0])
  for (const page of pages) await layOut(page, false)
  await expect(pages[0].locator('dialog[open]')).toBeAttached(patient)
  for (const page of pages) await layOut(page, true)
  await expect(pages[0].getByRole('dialog', { name: 'The end' })).toBeVisible()

  const lines = pages.map((page) => page.locator('details summary [role="status"]'))
  for (const [seat, line] of lines.entries()) {
    if (seat === cheated)
      await expect(line).toHaveText(/^Step \d+ does not check out: This device was told something other/)
    else await expect(line).toHaveText(/^Checked on this device: \d+ steps?, chance mixed by 3 players$/)
  }
  await pages[0].getByText('How the dice fell').click()
  await expect(pages[0].getByText(/dice thrown\. In 19 matches/)).toBeVisible()
  await lines[cheated].click()
  const details = pages[cheated].locator('details')
  await expect(details.getByText('You were told')).toBeVisible()
  await expect(details.getByText('By the rules')).toBeVisible()

  // Another computer that had no part in it comes to the same, from the saved files.
  const record = await save(pages[0], 'Save the match record')
  const seen = await Promise.all([0, cheated, lulled].map((seat) => save(pages[seat], 'Save what this device saw')))
  const other = await laptop()
  await other.getByRole('button', { name: 'Open a saved match' }).click()
  const files = [record, ...seen].map((path, at) => ({
    name: `${['record', 'anna', 'bela', 'cili'][at]}.json`,
    mimeType: 'application/json',
    buffer: readFileSync(path),
  }))
  await other.locator('input[type="file"]').setInputFiles(files)
  const found = other.locator('details summary [role="status"]')
  await expect(found.nth(0)).toHaveText(/^Checked on this device/)
  await expect(found.nth(1)).toHaveText(await lines[cheated].innerText())
  await expect(found.nth(2)).toHaveText(/^Step \d+ does not check out/)
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'referee', '--', 'verify', record, ...seen], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringContaining(': in order: '),
    expect.stringMatching(/: step \d+ differs: the device was told something else; told /),
    expect.stringMatching(/: step \d+ differs: the device was told something else; told /),
  ])
})
