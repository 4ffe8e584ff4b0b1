import type { Page } from '@playwright/test'
import { beginStep, nextStep, type LessonPlace } from '../../src/engine/core/lessonRun'
import { gameIds, type GameId } from '../../src/engine/games/catalog'
import { expect, test } from '../support'
import { keepDevices } from '../support/kept'
import { clickOn, type Clicking, courseOf, settle, solveStep, tapOn, tryWrong } from '../support/lesson'
import { expectFingertips, roomInHugeText } from '../support/targets'

// Large boards are drawn without a graphics card here, often on a busy machine.
test.describe.configure({ timeout: 360_000 })

const kept = keepDevices({ script: hurry })

/** Runs in the page. Armed buttons, reactions and wrong tries make a learner wait for a second: here, for a tenth of it. */
function hurry(): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms = 0) => later(run, ms / 10)) as typeof window.setTimeout
}

/** Runs in the page: the rules behind a step can be read while it is being solved, and whose turn it is stands in one line. */
function headTrouble(): string {
  if (document.querySelector('[data-mode="solved"]')) return ''
  const rules = document.querySelector('header [data-rules]')?.checkVisibility({ visibilityProperty: true })
  if (!rules) return 'the rules are not one tap away'
  const height = document.querySelector('header .turn')?.getBoundingClientRect().height ?? NaN
  return height <= 22
    ? ''
    : `height of whose turn it is: ${height}, in ${document.documentElement.dataset['text']} text`
}

const expectBasics = async (page: Page, game: GameId) => {
  await page.goto(`/#/learn/${game}`)
  await expect(page.getByText('You know the basics')).toBeVisible()
}

for (const game of gameIds)
  test(`${game}: all lessons are finished by hand on a small phone, whose targets a finger hits`, async () => {
    const { rules, lessons } = await courseOf(game)
    const page = await kept.phone({ size: 'smallPhone' })
    const cdp = await page.context().newCDPSession(page)
    const looked = new Set<number>()
    const left = { wrong: true, reload: true }
    const lookAtHead = async () => expect(await page.evaluate(headTrouble)).toBe('')
    for (const lesson of lessons) {
      await page.goto(`/#/learn/${game}/${lesson.id}`)
      let place: LessonPlace | null = beginStep(rules, lesson, 0)
      while (place !== null) {
        await settle(page, place)
        await expectFingertips(page, cdp, `${lesson.id}/${lesson.steps[place.step].id}`, looked)
        if (left.wrong && (await tryWrong(page, game, place))) left.wrong = false
        if (left.reload && place.step > 0) {
          await page.reload()
          left.reload = false
        }
        place = nextStep(await solveStep(page, game, place, lookAtHead))
        await tapOn(page, { css: '.panel .btn.main' })
      }
      await expect(page.getByRole('heading', { name: 'That’s the lesson!' })).toBeVisible()
    }
    // A game whose lessons have one step each has nowhere to come back to.
    expect(left).toEqual({ wrong: false, reload: lessons.every(({ steps }) => steps.length === 1) })
    await expectBasics(page, game)
    await cdp.detach()
  })

/** Goes through all lessons of all games by clicks in the page. */
async function clickThroughAll(page: Page, how: Clicking) {
  for (const game of gameIds)
    await test.step(game, async () => {
      const { rules, lessons } = await courseOf(game)
      for (const lesson of lessons) {
        await page.goto(`/#/learn/${game}/${lesson.id}`)
        await clickOn(page, game, beginStep(rules, lesson, 0), { ...how, onward: true })
        await expect(page.getByRole('heading', { name: 'That’s the lesson!' })).toBeVisible()
      }
      await expectBasics(page, game)
    })
}

test('on a laptop all that lessons want clicked is in sight and leads on', async () =>
  clickThroughAll(await kept.laptop(), { look: headTrouble.toString() }))

test('with very large text on a small phone, all controls of lessons have room and lead on', async () => {
  const page = await kept.phone({ size: 'smallPhone' })
  await clickThroughAll(page, { scrolls: true, look: roomInHugeText })
  await page.reload()
})
