/** ZÉRTZ by clicks alone. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { chooser } from './table'
import { untilThere } from './waiting'

type Choose = ReturnType<typeof chooser>

export const ring = (page: Page, aim: string) => page.locator(`[data-aim="${aim}"]`)
export const main = (page: Page) => page.locator('.btn.main:visible').last()
export const over = (page: Page) => page.getByRole('button', { name: 'Play again' }).last()

/** What a page offers now, read in one go: rings by what they are aimed at for, and marbles. */
function lookAt(page: Page) {
  return page.evaluate(() => {
    const rings = (aim: string) =>
      [...document.querySelectorAll(`[data-aim="${aim}"]`)].map((one) => one.getAttribute('data-ring')!)
    return {
      step: document.querySelector('[data-step]')?.getAttribute('data-step') ?? null,
      start: rings('start'),
      jump: rings('jump'),
      place: rings('place'),
      remove: rings('remove'),
      marbles: [...document.querySelectorAll('[data-marble]:enabled')].map((one) => one.getAttribute('data-marble')!),
    }
  })
}

const pickRing = (page: Page, name: string) => page.locator(`[data-ring="${name}"]`).click()

/** Makes a random legal move by clicks alone, up to but without sending it. */
export async function buildMove(page: Page, choose: Choose): Promise<void> {
  await expect(page.locator('[data-aim]').first()).toBeVisible()
  const { start, marbles } = await lookAt(page)
  if (start.length > 0) {
    await pickRing(page, choose(start))
    for (let now = await lookAt(page); now.jump.length > 0; now = await lookAt(page))
      await pickRing(page, choose(now.jump))
    return
  }
  await page.locator(`[data-marble="${choose(marbles)}"]`).click()
  await pickRing(page, choose((await lookAt(page)).place))
  const { remove } = await lookAt(page)
  if (remove.length > 0) await pickRing(page, choose(remove))
}

/** The same by clicks in the page itself, for tests of other things than the board. */
export async function buildQuickly(page: Page): Promise<void> {
  await expect(page.locator('[data-aim]').first()).toBeVisible()
  await page.evaluate(async () => {
    const first = (css: string) => document.querySelector(css)
    const click = async (css: string) => {
      first(css)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await new Promise((later) => setTimeout(later))
    }
    if (first('[data-aim="start"]')) {
      await click('[data-aim="start"]')
      while (first('[data-aim="jump"]')) await click('[data-aim="jump"]')
      return
    }
    await click('[data-marble]:enabled')
    await click('[data-aim="place"]')
    if (first('[data-aim="remove"]')) await click('[data-aim="remove"]')
  })
}

/** Whose turn it is, or null when the match is over. */
export async function waitForTurn(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined
  await expect(async () => {
    await Promise.race(pages.map((page) => untilThere(page, '[data-aim]', 250)))
    if ((await over(pages[0]).count()) > 0) return void (found = null)
    for (const page of pages) if ((await page.locator('[data-aim]').count()) > 0) return void (found = page)
    throw new Error('nobody is asked yet')
  }).toPass({ timeout: 30_000, intervals: [50] })
  return found!
}

/** Plays on by random moves. True when the match is over. */
export async function playOn(pages: readonly Page[], choose: Choose, moves: number): Promise<boolean> {
  for (let made = 0; made < moves; made++) {
    const page = await waitForTurn(pages)
    if (page === null) return true
    const { step } = await lookAt(page)
    await buildMove(page, choose)
    await main(page).click()
    await expect(page.locator(`[data-step="${step}"]`)).toHaveCount(0)
  }
  return false
}
