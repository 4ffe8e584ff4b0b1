import { gameIds } from '../src/engine/games/catalog'
import { teachings } from '../src/engine/games/teachings'
import { expect, test } from './support'
import { settle, solveStep, stepOf, tryAnswer } from './support/lesson'

/**
 * Every lesson of every game, from its first step to its end, on a small phone and a laptop. Right answers are played
 * by "Show me", wrong ones are sent to the stage as a control would; both are drawn by the game's own board.
 */
for (const game of gameIds)
  for (const size of ['smallPhone', 'laptop'] as const)
    test(`${game}: all lessons are finished on a ${size}`, async ({ phone, laptop }) => {
      const { lessons } = (await teachings[game]()).teaching
      test.skip(lessons.length === 0, 'no lessons yet')
      const page = size === 'laptop' ? await laptop() : await phone({ size })
      for (const lesson of lessons) {
        await page.goto(`/#/learn/${game}/${lesson.id}`)
        let reloaded = false
        let missed = false
        for (const [at, step] of lesson.steps.entries()) {
          await expect.poll(() => stepOf(page)).toBe(step.id)
          const wrong = step.tasks[0]?.wrong[0]
          if (!missed && wrong) {
            await settle(page)
            await tryAnswer(page, wrong.example)
            await settle(page)
            await expect(page.getByRole('region', { name: 'What to do' }).first()).toContainText(wrong.say.en)
            missed = true
          }
          if (!reloaded && at === lesson.steps.length - 1) {
            await page.reload()
            await expect.poll(() => stepOf(page)).toBe(step.id)
            reloaded = true
          }
          await solveStep(page)
          await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
        }
        await expect(page.getByRole('heading', { name: 'That’s the lesson!' })).toBeVisible()
      }
      await page.goto(`/#/learn/${game}`)
      await expect(page.getByText('You know the basics')).toBeVisible()
    })

test('a lesson keeps the board at one place and size from step to step', async ({ phone }) => {
  const page = await phone({ size: 'smallPhone', at: '#/learn/zertz' })
  const { lessons } = (await teachings.zertz()).teaching
  test.skip(lessons.length === 0, 'no lessons yet')
  await page.goto(`/#/learn/zertz/${lessons[0].id}`)
  const places = new Set<string>()
  for (const [at] of lessons[0].steps.entries()) {
    await expect.poll(() => stepOf(page)).toBe(lessons[0].steps[at].id)
    places.add(JSON.stringify(await page.locator('.cloth').boundingBox()))
    await solveStep(page)
    places.add(JSON.stringify(await page.locator('.cloth').boundingBox()))
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
  }
  expect([...places]).toHaveLength(1)
})

test('one tap on a home card plays alone against bots', async ({ phone }) => {
  const page = await phone()
  await page.getByRole('button', { name: 'Alone vs bots: ZÉRTZ' }).click()
  await expect(page).toHaveURL(/#\/t\/[A-Z]{4}$/)
  await expect(page.locator('[data-step]')).toBeVisible()
})

test('a decision is explained the first time it comes up, once, with its step one tap away', async ({ phone }) => {
  const { lessons } = (await teachings.zertz()).teaching
  test.skip(lessons.length === 0, 'no lessons yet')
  const page = await phone({ tips: true })
  await page.getByRole('button', { name: 'Alone vs bots: ZÉRTZ' }).click()
  await expect(page.locator('[data-first]')).toBeVisible()
  await page.getByRole('button', { name: 'Try it in the lesson' }).click()
  await expect.poll(() => stepOf(page)).toBeTruthy()
  await page.getByRole('button', { name: 'Leave the lesson' }).click()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.reload()
  await expect(page.locator('[data-step]')).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(page.locator('[data-first]')).toHaveCount(0)
})
