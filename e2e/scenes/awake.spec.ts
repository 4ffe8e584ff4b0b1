/** The screen stays on while a match is on, by a film where pages get no wake lock, and only then. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support'
import { addBot, openTable, startMatch } from '../support/table'

test.use({ actionTimeout: 20_000 })

const sign = (page: Page) => page.getByRole('img', { name: 'The screen stays on' })

async function switchOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('group', { name: 'Keep the screen on' }).getByRole('radio', { name: 'Off' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

test('on plain http a silent film keeps a player’s phone awake, as the engines ask for it', async ({ phone }) => {
  const page = await phone({ at: null })
  // As on an address in the local network, which is no secure context.
  await page.addInitScript(() => delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock)
  await page.goto('/')
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  await expect(page.locator('video')).toHaveCount(0)
  await startMatch(page)
  await page.getByRole('button', { name: 'Rules', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(sign(page)).toBeVisible()
  const film = page.locator('video')
  const read = () =>
    film.evaluate(({ paused, muted, volume, loop, currentTime, videoWidth, duration }: HTMLVideoElement) => ({
      ...{ paused, muted, volume, loop, videoWidth },
      runs: currentTime > 0.5,
      long: duration > 9,
    }))
  const playing = { paused: false, muted: false, volume: 1, loop: false, videoWidth: 64, runs: true, long: true }
  await expect.poll(read).toEqual(playing)
  // It starts over before its end.
  await film.evaluate((one: HTMLVideoElement) => (one.currentTime = 8))
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime < 5)).toBe(true)
  await switchOff(page)
  await expect(film).toHaveCount(0)
  await expect(sign(page)).toHaveCount(0)
})

test('where there is a wake lock it is taken, and given back with the match', async ({ laptop }) => {
  const page = await laptop({ at: null })
  await page.addInitScript(() => {
    const held = { now: 0 }
    const request = () => {
      held.now++
      return Promise.resolve({ addEventListener: () => {}, release: () => Promise.resolve(held.now--) })
    }
    Object.assign(globalThis, { held })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await page.goto('/')
  const held = () => page.evaluate(() => (globalThis as unknown as { held: { now: number } }).held.now)
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  expect(await held()).toBe(0)
  await startMatch(page)
  await expect.poll(held).toBe(1)
  await expect(page.locator('video')).toHaveCount(0)
  await page.goto('/#/')
  await expect.poll(held).toBe(0)
})
