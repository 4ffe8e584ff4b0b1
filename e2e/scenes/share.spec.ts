/** A match saved as one page plays anywhere: opened as a file, without a network, checked by the rules inside it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import type { Journal } from '../../src/engine/core/journal'
import { games } from '../../src/engine/games'
import { gameIds, type GameId } from '../../src/engine/games/catalog'
import { playGame } from '../../src/engine/testing/play'
import { writeSaved, type SavedMatch } from '../../src/renderer/pages/result/savedMatch'
import { expect, test } from '../support'
import { root } from '../support/host'
import { prepareTable, takeSeat } from '../support/prepared'

const mostBytes = 300 * 1024
const names = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri']

function played(id: GameId): SavedMatch {
  const { rules } = games[id]
  const { journal, match } = playGame(rules, { seats: rules.seats.max, seed: 11 })
  const players = names.slice(0, rules.seats.max).map((name) => ({ kind: 'person' as const, name, avatar: null }))
  const outcome = rules.outcome(match.world.table) as SavedMatch['match']['outcome']
  return { match: { game: id, evening: '2026-11-07', players, outcome }, journal, faces: {} }
}

/** Opens a page from the disk, with no network at all. Its errors are kept. */
async function openFile(context: BrowserContext, file: string): Promise<{ page: Page; errors: string[] }> {
  await context.setOffline(true)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(pathToFileURL(file).href)
  return { page, errors }
}

for (const id of gameIds)
  test(`${id}: a saved page plays to its end, in both languages`, async ({ browser }, info) => {
    const template = readFileSync(join(root, 'out/renderer/share', `${id}.html`), 'utf8')
    const file = info.outputPath(`${id}.html`)
    writeFileSync(file, await writeSaved(template, played(id), names))
    expect(readFileSync(file).length).toBeLessThanOrEqual(mostBytes)
    const context = await browser.newContext({ locale: 'hu-HU', viewport: { width: 360, height: 640 } })
    const { page, errors } = await openFile(context, file)
    await expect(page.locator('[data-checked="well"]')).toContainText('Ellenőrizve')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('[data-checked="well"]')).toContainText('Checked')
    const last = page.getByRole('slider', { name: 'Where in the match' })
    await last.press('End')
    await expect(page.locator('.status')).not.toBeEmpty()
    for (const eyes of ['Anna', 'Béla']) await page.getByLabel('Through whose eyes?').selectOption(eyes)
    expect(errors).toEqual([])
    await context.close()
  })

test('a record that was changed is told by the page itself', async ({ browser }, info) => {
  const { match, journal, faces } = played('dice-town')
  const template = readFileSync(join(root, 'out/renderer/share/dice-town.html'), 'utf8')
  const bent: Journal = { ...journal, entries: journal.entries.filter((_, at) => at !== 7) }
  const file = info.outputPath('bent.html')
  writeFileSync(file, await writeSaved(template, { match, journal: bent, faces }, names))
  const context = await browser.newContext({ locale: 'en-GB' })
  const { page } = await openFile(context, file)
  await expect(page.getByText(/does not check out|no longer here/).first()).toBeVisible()
  await context.close()
})

test('from the result, under other names, with nothing of the table in it', async ({ browser, host, laptop }, info) => {
  const table = prepareTable(host.dataDir, 'PEAR', ['Anna', 'Béla'], played('zertz').journal)
  await host.crash()
  const page = await laptop({ at: null })
  await takeSeat(page, table, 0)
  await page.goto(`${host.url}#/t/PEAR`)
  await page.getByText('Share it as a page').click()
  await page.getByLabel('Player 1').fill('Zorró')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the page' }).click()
  const file = info.outputPath('match.html')
  await (await saving).saveAs(file)
  const context = await browser.newContext({ locale: 'en-GB' })
  const opened = await openFile(context, file)
  await expect(opened.page.locator('[data-checked="well"]')).toBeVisible()
  await expect(opened.page.getByRole('list', { name: 'Players' })).toContainText('Zorró')
  const held = await opened.page.evaluate(() => JSON.stringify((globalThis as { savedMatch?: unknown }).savedMatch))
  expect(held).not.toContain('Anna')
  expect(held).not.toContain('PEAR')
  expect(held).not.toMatch(/127\.0\.0\.1|192\.168|token/)
  await context.close()
})
