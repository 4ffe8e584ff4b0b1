/** Going through lessons in a page: by the real "Show me" and "Next", and by answers for typical wrong tries. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const view = (page: Page) => page.locator('[data-mode][data-at]').first()
export const modeOf = (page: Page) => view(page).getAttribute('data-mode')
export const stepOf = (page: Page) => view(page).getAttribute('data-at')

/** Waits until nothing is being shown; captions are read on. */
export async function settle(page: Page): Promise<string> {
  for (;;) {
    await expect(view(page)).toHaveAttribute('data-mode', /ask|caption|solved/)
    const mode = (await modeOf(page))!
    if (mode !== 'caption') return mode
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
  }
}

/** Gives an answer that no control may give, as a wrong try. */
export async function tryAnswer(page: Page, answer: unknown): Promise<void> {
  await view(page).evaluate(
    (element, detail) => void element.dispatchEvent(new CustomEvent('lesson-answer', { detail })),
    answer,
  )
}

/** Solves the step in sight with "Show me": it points first, then plays. */
export async function solveStep(page: Page): Promise<void> {
  for (let taps = 0; taps < 40; taps++) {
    if ((await settle(page)) === 'solved') return
    await page.getByRole('button', { name: 'Show me' }).click()
  }
  throw new Error(`step ${await stepOf(page)} can't be solved by Show me`)
}
