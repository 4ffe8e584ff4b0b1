import type { Page } from '@playwright/test'
import { beginStep } from '../../src/engine/core/lessonRun'
import type { GameId } from '../../src/engine/games/catalog'
import { expect, layLine, test, type OpenDevice, type TestHost } from '../support'
import { clickOn, courseOf, solveStep, stepOf } from '../support/lesson'
import { joinTable, openTable } from '../support/table'

const patient = { timeout: 40_000 }
const names = ['Anna', 'Béla', 'Cili', 'Dan']

/** Who sits where, by the players' list. */
const seated = async (page: Page) => {
  const all = await page.getByRole('list', { name: 'Players' }).getByRole('listitem').allInnerTexts()
  return all.map((text) => names.find((name) => text.includes(name)) ?? 'bot')
}

/** The rules behind a step are one tap away from it, with a way to try them; the step waits meanwhile. */
async function readsRules(page: Page, rule: string) {
  await page.getByRole('button', { name: 'The rules behind it' }).click(patient)
  const sheet = page.getByRole('dialog', { name: `Rule ${rule}` })
  await expect(sheet.getByRole('button', { name: 'Try it' }).first()).toBeVisible(patient)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
}

/** The last one hasn't got it: everyone is shown the answer before the host goes on. */
async function showAnswer(leader: Page, last: Page, screen: Page) {
  await expect(screen.getByText('Waiting for one more')).toBeVisible(patient)
  await expect(screen.locator('[data-mode="ask"]')).toBeVisible()
  await expect(leader.getByRole('button', { name: 'Next for all' })).toHaveCount(0)
  await leader.getByRole('button', { name: 'Show the answer' }).click()
  for (const page of [screen, last]) await expect(page.locator('[data-mode="solved"]')).toBeVisible(patient)
}

interface Devices {
  readonly phone: OpenDevice
  readonly sharedScreen: OpenDevice
  readonly host: TestHost
}

/**
 * Phones and a shared screen through one whole lesson. It ends in a match with the same seats. On an eventful evening there
 * are four: one phone sleeps through a step, one comes late, and the host is killed.
 */
async function learnTogether(
  game: GameId,
  name: string,
  eventful: boolean,
  { phone, sharedScreen, host }: Devices,
): Promise<void> {
  const { rules, lessons } = await courseOf(game)
  const lesson = lessons.find(({ extra }) => !extra)!
  const anna = await phone()
  const code = await openTable(anna, name, 'Anna')
  const bela = await phone({ size: 'smallPhone' })
  await joinTable(bela, code, 'Béla')
  const phones = [anna, bela]
  const cili = eventful ? await phone({ at: null }) : null
  const line = cili && (await layLine(cili))
  if (cili) {
    await cili.goto(host.url)
    await joinTable(cili, code, 'Cili')
    phones.push(cili)
  }
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await anna.getByRole('button', { name: 'Learn it together' }).click()
  await anna.getByRole('checkbox', { name: 'Moves on by itself' }).setChecked(false)
  for (const [at, step] of lesson.steps.entries()) {
    const asleep = at === 1 ? cili : null
    if (asleep) await line?.cut()
    if (at === 1 && eventful) {
      const dan = await phone()
      await joinTable(dan, code, 'Dan')
      phones.push(dan)
    }
    if (at === 2 && eventful) await host.crash()
    const awake = phones.filter((page) => page !== asleep)
    if (at === 0) await readsRules(bela, step.rules[0])
    for (const page of [...awake, screen]) await expect.poll(() => stepOf(page), patient).toBe(step.id)
    const last = at + 1 === lesson.steps.length && step.tasks.length > 0 ? awake.at(-1)! : null
    for (const page of awake.filter((one) => one !== last)) {
      // The small phone is tapped; on the others it is the table that matters.
      await (page === bela ? solveStep : clickOn)(page, game, beginStep(rules, lesson, at))
      if (step.tasks.length === 0) await page.getByRole('button', { name: 'Got it' }).click()
    }
    if (last) await showAnswer(anna, last, screen)
    await expect(screen.getByText('Everyone’s got it')).toBeVisible(patient)
    await expect(screen.locator('li.solved')).toHaveCount(awake.length)
    await anna.getByRole('button', { name: 'Next for all' }).click()
    // Who wakes up earlier hasn't got it, and is waited for.
    if (asleep) line?.mend()
  }
  await anna.getByRole('button', { name: 'Play now' }).click(patient)
  for (const page of phones) {
    await expect(page.locator('[data-step]')).toBeVisible(patient)
    expect((await seated(page)).slice(0, phones.length)).toEqual(names.slice(0, phones.length))
  }
}

test('four phones and a screen learn Dice Town together', ({ phone, sharedScreen, host }) =>
  learnTogether('dice-town', 'Dice Town', true, { phone, sharedScreen, host }))

test('two phones and a screen learn the Agents together', ({ phone, sharedScreen, host }) =>
  learnTogether('agents', 'The Agents', false, { phone, sharedScreen, host }))
