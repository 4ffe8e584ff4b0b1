import type { Page } from '@playwright/test'
import { beginStep, nextStep, type LessonPlace } from '../src/engine/core/lessonRun'
import { gameIds } from '../src/engine/games/catalog'
import { expect, test } from './support'
import { courseOf, settle, solveStep, stepOf, tapOn, tryWrong } from './support/lesson'
import { expectFingertips } from './support/targets'

// Armed buttons, reactions and wrong tries make a learner wait for a second: these pages wait a tenth of it.
const speed = 10
// Large boards are drawn without a graphics card here, often on a busy machine.
test.describe.configure({ timeout: 360_000 })

/** The rules behind a step can be read while it is being solved, and whose turn it is stands in one line. */
async function expectHead(page: Page) {
  await expect(page.locator('header [data-rules]')).toBeVisible()
  expect((await page.locator('header .turn').boundingBox())!.height).toBeLessThanOrEqual(22)
}

// On the way through all steps the small phone also shows whether a finger can hit them.
const targets = { smallPhone: ', whose targets a finger hits', laptop: '' }

for (const game of gameIds)
  for (const size of ['smallPhone', 'laptop'] as const)
    test(`${game}: all lessons are finished by hand on a ${size}${targets[size]}`, async ({ phone, laptop }) => {
      const { rules, lessons } = await courseOf(game)
      const page = await (size === 'laptop' ? laptop : phone)({ size, at: null })
      await page.addInitScript((faster) => {
        const later = window.setTimeout.bind(window)
        window.setTimeout = ((run: () => void, ms = 0) => later(run, ms / faster)) as typeof window.setTimeout
      }, speed)
      const cdp = size === 'smallPhone' ? await page.context().newCDPSession(page) : null
      const left = { wrong: true, reload: true }
      for (const lesson of lessons) {
        await page.goto(`/#/learn/${game}/${lesson.id}`)
        let place: LessonPlace | null = beginStep(rules, lesson, 0)
        while (place !== null) {
          await expect.poll(() => stepOf(page)).toBe(lesson.steps[place.step].id)
          await settle(page, place)
          if (cdp) await expectFingertips(page, cdp, `${lesson.id}/${lesson.steps[place.step].id}`)
          if (left.wrong && (await tryWrong(page, game, place))) left.wrong = false
          if (left.reload && place.step > 0) {
            await page.reload()
            await expect.poll(() => stepOf(page)).toBe(lesson.steps[place.step].id)
            left.reload = false
          }
          place = nextStep(await solveStep(page, game, place, () => expectHead(page)))
          await tapOn(page, { css: '.panel .btn.main' })
        }
        await expect(page.getByRole('heading', { name: 'That’s the lesson!' })).toBeVisible()
      }
      // A game whose lessons have one step each has nowhere to come back to.
      expect(left).toEqual({ wrong: false, reload: lessons.every(({ steps }) => steps.length === 1) })
      await page.goto(`/#/learn/${game}`)
      await expect(page.getByText('You know the basics')).toBeVisible()
    })
