/** What a step of a lesson must be for a finger on a small phone: large enough, or magnified, and with room in very large text. */
import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fingertip } from '../../src/renderer/ui/magnify'
import { crowding } from './crowding'

/** Where the places and pieces are that a finger chooses among. */
export const board = '.board .cloth'

/**
 * Runs in the page: turns its text very large, and says which controls of a step are in each other's way then. Steps with
 * the same controls have the same room for them: how far the lesson is, what drawings show and which digits are written
 * changes none.
 */
function crowdedInHugeText(look: typeof crowding): string {
  document.documentElement.dataset['text'] = 'huge'
  const page = globalThis as { roomy?: Set<string> }
  const roomy = (page.roomy ??= new Set())
  const parts = [...document.querySelectorAll<HTMLElement>('header *, .panel, .panel *')]
  const solid = parts.filter((one) => !one.matches('svg *, header i'))
  const said = (one: HTMLElement) => (one.matches('button') ? one.innerText.replaceAll(/\d/g, '0') : '')
  const controls = solid.map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}${said(one)}`).join(' ')
  const [game] = /[^/]*(?=\/[^/]*$)/.exec(location.hash)!
  if (roomy.has(game + controls)) return ''
  const found = look('header, .panel')
  if (found.length === 0) roomy.add(game + controls)
  return found.join(', ')
}

/** Source of what looks at a step in very large text. */
export const roomInHugeText = `() => (${crowdedInHugeText.toString()})(${crowding.toString()})`

/** The smallest piece or place on the board that can be chosen, in pixels, and where a finger would touch it. */
function smallest(page: Page) {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(`${selector} [role="button"]`)]
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
    const sizes = boxes.map(({ left, top, width, height }) => ({
      size: Math.min(width, height),
      x: left + width / 2,
      y: top + height / 2,
    }))
    return sizes.sort((one, other) => one.size - other.size)[0] ?? null
  }, board)
}

export async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
) {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}

/** A held finger magnifies a target that is too small for it. */
async function expectMagnified(page: Page, cdp: CDPSession, target: { x: number; y: number }, step: string) {
  await touch(cdp, 'touchStart', target)
  await expect
    .poll(async () => (await smallest(page))?.size ?? 0, { message: step })
    .toBeGreaterThanOrEqual(fingertip - 0.5)
  // Slid off the board, the finger picks nothing.
  await touch(cdp, 'touchMove', { x: 4, y: 60 })
  await touch(cdp, 'touchEnd')
  await expect(page.locator('[data-magnified]')).toHaveCount(0)
  // For 400 ms the board takes a click for the browser's own, which follows a finger.
  await page.waitForTimeout(500)
}

/**
 * A finger hits everything on the board of this step, magnified where it is small. `seen`: sizes that were looked at in an
 * earlier step of the same game.
 */
export async function expectFingertips(page: Page, cdp: CDPSession, step: string, seen: Set<number>): Promise<void> {
  const target = await smallest(page)
  if (target === null || target.size >= fingertip || seen.has(Math.round(target.size))) return
  seen.add(Math.round(target.size))
  await expectMagnified(page, cdp, target, step)
}
