/** What a step of a lesson must be for a finger on a small phone: large enough, or magnified, with room for huge text. */
import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fingertip } from '../../src/renderer/ui/magnify'
import { crowding } from './crowding'

/** Where the places and pieces are that a finger chooses among. */
export const board = '.board .cloth'

/** With very large text the controls of a step keep out of each other's way. */
async function expectRoom(page: Page, step: string) {
  const text = (size: string) => page.evaluate((to) => (document.documentElement.dataset['text'] = to), size)
  await text('huge')
  // The board takes a moment to find its new size.
  await expect.poll(() => page.evaluate(crowding, 'header, .panel'), { message: step }).toEqual([])
  await text('normal')
}

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
}

/** A finger hits everything on the board of this step, magnified where it is small, and huge controls have room. */
export async function expectFingertips(page: Page, cdp: CDPSession, step: string): Promise<void> {
  const target = await smallest(page)
  if (target !== null && target.size < fingertip) await expectMagnified(page, cdp, target, step)
  await expectRoom(page, step)
}
