import { manifests } from '../../src/engine/games/catalog'
import { expect, sizes, test } from '../support'
import { keepDevices } from '../support/kept'
import { joinTable, openTable, startMatch } from '../support/table'

const games = ['election-night', 'zertz', 'dice-town', 'forras-pont', 'agents'] as const

test.use({ actionTimeout: 60_000 })

const kept = keepDevices()

test('against bots, every game tells what a bot would do', async () => {
  const page = await kept.phone({ size: 'smallPhone' })
  for (const game of games)
    await test.step(game, async () => {
      await page.goto('/#/')
      await page.getByRole('button', { name: `Against bots: ${manifests[game].name.en}` }).click()
      const ask = page.getByRole('button', { name: 'What would you do?' })
      await ask.click({ timeout: 60_000 })
      const hint = page.locator('[data-hint]')
      await expect(hint).not.toHaveAttribute('data-hint', 'thinking', { timeout: 30_000 })
      await expect(hint).toContainText('I’d go for what’s circled.')
      await expect(page.locator('[data-rings]:not([data-rings="0"])')).toBeAttached()
      await hint.getByRole('button', { name: 'Dismiss this message' }).click()
      await expect(hint).toHaveCount(0)
    })
})

test('a long hint covers no player until it is unfolded, on a small phone upright and on its side', async () => {
  const page = await kept.phone({ size: 'smallPhone' })
  await page.goto('/#/')
  await page.evaluate(() => {
    const why = 'Keeping it makes three of a kind, which is worth more than two pairs here. '.repeat(3)
    const hint = { look: [], amount: null, why: { en: why, hu: why }, instead: null }
    window.Worker = class {
      onmessage: (message: unknown) => void = () => {}
      postMessage = () => void setTimeout(() => this.onmessage({ data: { hint } }))
      terminate() {}
    } as unknown as typeof Worker
  })
  await page.getByRole('button', { name: `Against bots: ${manifests['dice-town'].name.en}` }).click()
  const hint = page.locator('[data-hint]')
  const foot = async () => {
    const [box, players] = await Promise.all([hint.boundingBox(), page.locator('section.players').boundingBox()])
    return box!.y + box!.height - players!.y
  }
  for (const size of ['smallPhone', 'smallPhoneOnItsSide'] as const)
    await test.step(size, async () => {
      await page.setViewportSize(sizes[size])
      await page.getByRole('button', { name: 'What would you do?' }).click({ timeout: 60_000 })
      await expect(hint).toContainText('three of a kind')
      const whole = hint.getByRole('button', { name: 'The whole hint' })
      await expect(whole).toHaveAttribute('aria-expanded', 'false')
      expect(await foot()).toBeLessThanOrEqual(0)
      await whole.click()
      await expect(whole).toHaveAttribute('aria-expanded', 'true')
      expect(await foot()).toBeGreaterThan(0)
      expect(await hint.locator('p').evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
      await whole.click()
      expect(await foot()).toBeLessThanOrEqual(0)
      await hint.getByRole('button', { name: 'Dismiss this message' }).click()
      await expect(hint).toHaveCount(0)
    })
  // The page is kept, and its own bot with it.
  await page.setViewportSize(sizes.smallPhone)
  await page.reload()
})

test('among people, hints are there only if the table agreed to them', async () => {
  const anna = await kept.phone()
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await kept.phone({ size: 'smallPhone' })
  await joinTable(bela, code, 'Béla')
  const pages = [anna, bela]
  const asks = () => Promise.all(pages.map((page) => page.getByRole('button', { name: 'What would you do?' }).count()))
  const turns = () => Promise.all(pages.map((page) => page.locator('[data-aim]').count()))
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
  await startMatch(anna)
  await expect.poll(async () => sum(await turns())).toBeGreaterThan(0)
  expect(sum(await asks())).toBe(0)
  await anna.getByRole('button', { name: 'Menu' }).click()
  await anna.getByRole('button', { name: 'Table' }).first().click()
  await anna.getByRole('button', { name: 'End the match' }).click()
  await anna.getByRole('button', { name: 'End the match' }).last().click()
  await anna.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'On' }).click()
  await expect(bela.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'On' })).toBeChecked()
  await startMatch(anna)
  await expect.poll(async () => sum(await asks())).toBe(1)
})
