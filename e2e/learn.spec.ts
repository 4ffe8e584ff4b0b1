import type { Page } from '@playwright/test'
import { beginStep, nextStep, type LessonPlace } from '../src/engine/core/lessonRun'
import { gameIds } from '../src/engine/games/catalog'
import { expect, test } from './support'
import { keepDevices } from './support/kept'
import { courseOf, settle, solveStep, stepOf, tapOn, tryWrong } from './support/lesson'
import { expectFingertips } from './support/targets'

// Large boards are drawn without a graphics card here, often on a busy machine.
test.describe.configure({ timeout: 360_000 })

const kept = keepDevices({ script: hurry })

/** Runs in the page. Armed buttons, reactions and wrong tries make a learner wait for a second: here, for a tenth of it. */
function hurry(): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms = 0) => later(run, ms / 10)) as typeof window.setTimeout
}

/** The rules behind a step can be read while it is being solved, and whose turn it is stands in one line. */
async function expectHead(page: Page) {
  const { rules, height, text } = await page.evaluate(() => ({
    rules: document.querySelector('header [data-rules]')?.checkVisibility({ visibilityProperty: true }),
    height: document.querySelector('header .turn')?.getBoundingClientRect().height,
    text: document.documentElement.dataset['text'],
  }))
  expect(rules, 'the rules are one tap away').toBe(true)
  expect(height, `height of whose turn it is, in ${text} text`).toBeLessThanOrEqual(22)
}

// On the way through all steps the small phone also shows whether a finger can hit them.
const targets = { smallPhone: ', whose targets a finger hits', laptop: '' }

for (const size of ['smallPhone', 'laptop'] as const)
  for (const game of gameIds)
    test(`${game}: all lessons are finished by hand on a ${size}${targets[size]}`, async () => {
      const { rules, lessons } = await courseOf(game)
      const page = await (size === 'laptop' ? kept.laptop() : kept.phone({ size }))
      const cdp = size === 'smallPhone' ? await page.context().newCDPSession(page) : null
      const looked = new Set<string>()
      const left = { wrong: true, reload: true }
      for (const lesson of lessons) {
        await page.goto(`/#/learn/${game}/${lesson.id}`)
        let place: LessonPlace | null = beginStep(rules, lesson, 0)
        while (place !== null) {
          await expect.poll(() => stepOf(page), { intervals: [20, 50, 100] }).toBe(lesson.steps[place.step].id)
          await settle(page, place)
          if (cdp) await expectFingertips(page, cdp, `${lesson.id}/${lesson.steps[place.step].id}`, looked)
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
      await cdp?.detach()
    })
