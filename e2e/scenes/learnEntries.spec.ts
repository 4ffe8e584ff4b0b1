import type { Page } from '@playwright/test'
import { beginStep } from '../../src/engine/core/lessonRun'
import { expect, test } from '../support'
import { courseOf, settle, stepOf } from '../support/lesson'
import { joinTable, openTable, startMatch } from '../support/table'

test.use({ actionTimeout: 20_000 })

const learn = (page: Page) => page.getByRole('link', { name: 'Learn: Dice Town' })
const against = (page: Page, game: string) => page.getByRole('button', { name: `Against bots: ${game}` })

/** From the list of lessons into the first one, and back to where it was opened. */
async function looksInto(page: Page, back: 'Home' | 'Back to the table') {
  const { lessons } = await courseOf('dice-town')
  await page.locator(`[data-lesson="${lessons[0].id}"]`).click()
  await expect.poll(() => stepOf(page)).toBe(lessons[0].steps[0].id)
  await page.getByRole('button', { name: 'Leave the lesson' }).click()
  await page.getByRole('button', { name: back }).click()
}

test('lessons open from everywhere, go on where they were left, and name who helps', async ({
  phone,
  sharedScreen,
}) => {
  const anna = await phone({ size: 'smallPhone' })
  const bela = await phone({ size: 'smallPhone' })
  const late = await phone({ size: 'smallPhone' })

  await test.step('from the home page, the lobby, and while a match goes on without you', async () => {
    await learn(anna).click()
    await looksInto(anna, 'Home')
    const code = await openTable(anna, 'Dice Town', 'Anna')
    await learn(anna).click()
    await joinTable(bela, code, 'Béla')
    await learn(bela).click()
    // Somebody who comes closes nobody's lesson, and moves nobody's page.
    for (const page of [anna, bela]) {
      await looksInto(page, 'Back to the table')
      await expect(learn(page)).toBeVisible()
    }
    await learn(anna).scrollIntoViewIfNeeded()
    const scrolled = () => anna.evaluate(() => scrollY)
    const before = await scrolled()
    expect(before).toBeGreaterThan(100)
    await bela.getByRole('button', { name: 'Stand up' }).click()
    await expect(anna.getByText('1 taken, 4 free')).toBeAttached()
    expect(await scrolled()).toBeGreaterThanOrEqual(before)
    await bela.getByRole('button', { name: 'Sit here: Seat 2' }).click()
    await expect(anna.getByText('2 taken, 3 free')).toBeAttached()
    await startMatch(anna)
    await late.goto(`/#/t/${code}`)
    await late.getByText('Just watch').click()
    await learn(late).click()
    await looksInto(late, 'Back to the table')
    await expect(learn(late)).toBeVisible()
  })

  await test.step('who knows a step is not waited for, and is named as a helper', async () => {
    for (const page of [anna, bela]) await page.goto('/#/')
    const code = await openTable(anna, 'Dice Town', 'Anna')
    await joinTable(bela, code, 'Béla')
    const screen = await sharedScreen({ at: `#/t/${code}/screen` })
    await anna.getByRole('button', { name: 'Learn it together' }).click()
    await bela.getByRole('button', { name: 'I know it' }).click()
    await expect(bela.getByRole('button', { name: 'I know it' })).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.getByText('knows it')).toBeVisible()
    await expect(screen.getByText('Waiting for one more')).toBeVisible()
    // The host's bar is whole on the smallest phone, below the controls.
    const bar = (await anna.getByRole('navigation', { name: 'Next for all' }).boundingBox())!
    expect(bar.y + bar.height).toBeLessThanOrEqual(640)
    const keep = (await anna.getByRole('button', { name: 'Keep', exact: true }).boundingBox())!
    expect(keep.y + keep.height).toBeLessThanOrEqual(bar.y)
    for (const page of [anna, bela, screen]) await page.context().close()
  })

  await test.step('a rule leads to the step that teaches it, from the rules page and from the log', async () => {
    await late.goto('/#/')
    await against(late, 'Dice Town').click()
    await late.getByRole('button', { name: 'Rules', exact: true }).click()
    const rules = late.getByRole('dialog', { name: 'Rules of Dice Town' })
    await rules.getByRole('button', { name: 'Try it in the lesson' }).first().click()
    await expect.poll(() => stepOf(late)).toBeTruthy()
    await late.getByRole('button', { name: 'Leave the lesson' }).click()
    await late.getByRole('button', { name: 'Back to the table' }).click()
    await late.getByRole('button', { name: 'Log' }).click()
    await late
      .getByRole('dialog')
      .getByRole('button', { name: /^Rule DT-/ })
      .first()
      .click()
    const rule = late.getByRole('dialog', { name: /^Rule DT-/ })
    await rule.getByRole('button', { name: 'Try it in the lesson' }).first().click()
    await expect.poll(() => stepOf(late)).toBeTruthy()
  })

  await test.step('a lesson goes on where it was left, and starts over once it has changed', async () => {
    const { rules, lessons } = await courseOf('dice-town')
    const [lesson] = lessons
    await late.goto(`/#/learn/dice-town/${lesson.id}/${lesson.steps[2].id}`)
    await settle(late, beginStep(rules, lesson, 2))
    await late.goto(`/#/learn/dice-town/${lesson.id}`)
    await expect.poll(() => stepOf(late)).toBe(lesson.steps[2].id)
    await late.evaluate((id) => {
      for (const key of Object.keys(localStorage).filter((one) => one.includes('asztal.learned.'))) {
        const kept = JSON.parse(localStorage.getItem(key)!) as Record<string, { revision: number }>
        kept[id].revision--
        localStorage.setItem(key, JSON.stringify(kept))
      }
    }, lesson.id)
    await late.reload()
    await expect.poll(() => stepOf(late)).toBe(lesson.steps[0].id)
  })
})

test('one switch turns first-time lines off, for good on this device', async ({ phone }) => {
  const page = await phone({ tips: true, size: 'smallPhone' })
  await against(page, 'ZÉRTZ').click()
  const line = page.locator('[data-first]')
  await expect(line).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Dismiss this message' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('group', { name: 'First-time tips' }).getByRole('radio', { name: 'Off' }).click()
  await page.goto('/#/')
  await page.reload()
  await against(page, 'Dice Town').click()
  await expect(page.locator('[data-look="main"]').first()).toBeVisible({ timeout: 30_000 })
  await expect(line).toHaveCount(0)
})

test('on a laptop a first-time line covers neither the prompt nor a player', async ({ laptop }) => {
  const page = await laptop({ tips: true })
  for (const game of ['ZÉRTZ', 'The Agents']) {
    await page.goto('/#/')
    await against(page, game).click()
    await expect(page.locator('[data-first]')).toBeVisible({ timeout: 30_000 })
    const covered = await page.evaluate(() => {
      const line = document.querySelector('[data-first]')!.getBoundingClientRect()
      return [...document.querySelectorAll('.prompt, .players li')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < line.right && right > line.left && top < line.bottom && bottom > line.top
      }).length
    })
    expect(covered, game).toBe(0)
  }
})
