/** What a step of a lesson must be for a finger on a small phone: large enough, or magnified, with room for huge text. */
import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fingertip } from '../../src/renderer/ui/magnify'
import { crowding } from './crowding'

/** Where the places and pieces are that a finger chooses among. */
export const board = '.board .cloth'

/** With very large text the controls of a step keep out of each other's way. */
async function expectRoom(page: Page, step: string) {
  const found = await page.evaluate<string[]>(`(${crowdingInHugeText.toString()})(${crowding.toString()})`)
  expect(found, step).toEqual([])
}

/** Runs in the page: what is still crowded once the board has found its size beside very large text. */
async function crowdingInHugeText(look: (css: string) => string[]): Promise<string[]> {
  const { dataset } = document.documentElement
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const end = performance.now() + 10_000
  let found: string[]
  dataset['text'] = 'huge'
  do {
    await frames()
    found = look('header, .panel')
  } while (found.length > 0 && performance.now() < end)
  dataset['text'] = 'normal'
  await frames()
  return found
}

/**
 * What the controls of a step consist of: steps that have the same ones have the same room for them. How far the lesson
 * is, what drawings show and which digits are written changes no room.
 */
function controlsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('header *, .panel, .panel *')]
    const solid = parts.filter((one) => !one.matches('svg *, header i'))
    const said = (one: HTMLElement) => (one.matches('button') ? one.innerText.replaceAll(/\d/g, '0') : '')
    return solid.map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}${said(one)}`).join(' ')
  })
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
  // For 400 ms the board takes a click for the browser's own, which follows a finger.
  await page.waitForTimeout(500)
}

/**
 * A finger hits everything on the board of this step, magnified where it is small, and huge controls have room. `seen`:
 * sizes and controls that were looked at in an earlier step of the same game.
 */
export async function expectFingertips(page: Page, cdp: CDPSession, step: string, seen: Set<string>): Promise<void> {
  const isNew = (what: string) => !seen.has(what) && seen.add(what)
  const target = await smallest(page)
  if (target !== null && target.size < fingertip && isNew(`${Math.round(target.size)} px`))
    await expectMagnified(page, cdp, target, step)
  if (isNew(await controlsOf(page))) await expectRoom(page, step)
}
