/** Finished matches watched again: on the host's computer from its evenings, and at the table for everyone together. */
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestClient } from '../../src/main/host/testing/client'
import { playSteps, twoPlaying } from '../../src/main/host/testing/twoPlaying'
import { expect, test } from '../support'
import { expectAccessible } from '../support/painting'
import { removeFolder, root, startHost } from '../support/host'

const earlier = join(root, 'src/main/host/testing/dataFolder')

const wide = { width: 1366, height: 768 }
const small = { width: 360, height: 640 }

test('a kept match plays by itself, by slider, jumps and keys, through any eyes', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'asztal-replay-'))
  cpSync(earlier, dataDir, { recursive: true })
  const host = await startHost({ dataDir })
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: wide })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${host.url}#/evenings`)
    await expect(page.getByText('6 matches')).toBeVisible()
    for (const size of [small, wide]) {
      await page.setViewportSize(size)
      await expectAccessible(page, `evenings, ${size.width}`)
    }
    // Each control is used at both sizes, and the end of each match looked at in both.
    for (const [game, first, last] of [
      ['Election Night', wide, small],
      ['Dice Town', small, wide],
      ['ZÉRTZ', wide, small],
    ] as const) {
      await page.setViewportSize(first)
      await page.goto(`${host.url}#/evenings`)
      await page
        .getByRole('link', { name: `Watch again: ${game}` })
        .first()
        .press('Enter')
      const slider = page.getByRole('slider', { name: 'Where in the match' })
      await expect(slider).toHaveValue('0')
      await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(2)
      await page.getByRole('button', { name: 'Speed: 1×' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible()
      await page.getByRole('button', { name: 'Pause' }).press('Enter')
      const paused = Number(await slider.inputValue())
      await page.getByRole('button', { name: 'Next big moment' }).press('Enter')
      expect(Number(await slider.inputValue())).toBeGreaterThan(Math.max(3, paused))
      await page.getByLabel('Through whose eyes?').selectOption('Anna')
      await slider.press('ArrowLeft')
      await slider.press('End')
      await expect(page.getByRole('button', { name: 'Next big moment' })).toBeDisabled()
      await expect(page.getByRole('status')).not.toBeEmpty()
      for (const size of [first, last]) {
        await page.setViewportSize(size)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
        await expectAccessible(page, `${game}, ${size.width}`)
      }
    }
    expect(errors).toEqual([])
  } finally {
    await context.close()
    await host.dispose()
    await removeFolder(dataDir)
  }
})

test('the host of a table leads the shared screen through the match', async ({ host, phone, sharedScreen }) => {
  const { anna, bela } = await twoPlaying(host.port, 'zertz')
  await playSteps([anna, bela], 1000)
  await anna.until(() => anna.table!.phase === 'over')
  const reply = await anna.request({ do: 'wayBack' })
  const code = reply.say === 'wayBack' ? reply.codes[0] : ''
  const screen = await sharedScreen({ at: `#/t/${anna.tableId}/screen` })
  const page = await phone({ at: `#/t/${anna.tableId}/back/${code}`, size: 'smallPhone' })
  await expect(screen.getByText(/ won|draw|runs the town/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByRole('button', { name: 'Log and chat' }).click()
  await page.getByRole('button', { name: 'Look back' }).click()
  const slider = page.getByRole('slider', { name: 'Where in the match' })
  await slider.fill('3')
  await page.getByRole('button', { name: 'Show it on the shared screen too' }).click()
  const step = (of: typeof page) => of.locator('[data-step]').first()
  await expect(step(screen)).toHaveAttribute('data-step', '4')
  await slider.fill('5')
  await expect(step(screen)).toHaveAttribute('data-step', '6')
  // A screen that comes later, or loses its line, is where the others are.
  await screen.reload()
  await expect(step(screen)).toHaveAttribute('data-step', '6')
  await page.getByRole('button', { name: 'Leave the shared screen alone' }).click()
  await expect(screen.getByText(/ won|draw|runs the town/i).first()).toBeVisible()
  await Promise.all([anna, bela].map((one: TestClient) => one.close()))
})
