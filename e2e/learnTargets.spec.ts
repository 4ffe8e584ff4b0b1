import type { CDPSession, Page } from '@playwright/test'
import { beginStep } from '../src/engine/core/lessonRun'
import { gameIds } from '../src/engine/games/catalog'
import { fingertip } from '../src/renderer/ui/magnify'
import { expect, test } from './support'
import { crowding } from './support/crowding'
import { courseOf, settle, stepOf } from './support/lesson'

const board = '.board .cloth'

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

async function touch(cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
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

test.describe.configure({ timeout: 240_000 })

for (const game of gameIds)
  test(`${game}: a finger hits everything on the boards of its lessons, magnified where they are small, and huge controls have room`, async ({
    phone,
  }) => {
    const { rules, lessons } = await courseOf(game)
    const page = await phone({ size: 'smallPhone', at: null })
    const cdp = await page.context().newCDPSession(page)
    for (const lesson of lessons)
      for (const [at, step] of lesson.steps.entries()) {
        await page.goto(`/#/learn/${game}/${lesson.id}/${step.id}`)
        await expect.poll(() => stepOf(page)).toBe(step.id)
        await settle(page, beginStep(rules, lesson, at))
        const name = `${lesson.id}/${step.id}`
        const target = await smallest(page)
        if (target !== null && target.size < fingertip) await expectMagnified(page, cdp, target, name)
        await expectRoom(page, name)
      }
  })

test('a held finger magnifies a small board, and picks what it is slid to', async ({ phone }) => {
  const { rules, lessons } = await courseOf('forras-pont')
  const lesson = lessons.find(({ steps }) => steps.some(({ tasks }) => tasks.length > 0))!
  const page = await phone({ size: 'smallPhone', at: null })
  const cdp = await page.context().newCDPSession(page)
  await page.goto(`/#/learn/forras-pont/${lesson.id}`)
  await settle(page, beginStep(rules, lesson, 0))
  const cell = page.locator(`${board} [role="button"]`).first()
  const { x, y, width, height } = (await cell.boundingBox())!
  await touch(cdp, 'touchStart', { x: x + width * 1.4, y: y + height / 2 })
  await expect(page.locator('[data-magnified]')).toHaveCount(1)
  await expect.poll(async () => (await cell.boundingBox())!.width).toBeGreaterThanOrEqual(fingertip - 0.5)
  const large = (await cell.boundingBox())!
  await touch(cdp, 'touchMove', { x: large.x + large.width / 2, y: large.y + large.height / 2 })
  await expect(cell).toHaveAttribute('data-under', '')
  await touch(cdp, 'touchEnd')
  await expect(page.locator('[data-magnified]')).toHaveCount(0)
  await expect(page.locator(`${board} .chosen, ${board} .waiting`).first()).toBeVisible()
})
