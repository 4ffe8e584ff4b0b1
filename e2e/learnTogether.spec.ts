import { teachings } from '../src/engine/games/teachings'
import type { GameId } from '../src/engine/games/catalog'
import { expect, test } from './support'
import { solveStep, stepOf } from './support/lesson'
import { joinTable, openTable } from './support/table'

/** Four phones and a shared screen through one whole lesson; the host moves on, phones reload, one comes late. */
async function learnTogether(
  game: GameId,
  name: string,
  { phone, sharedScreen, host }: Parameters<Parameters<typeof test>[2]>[0],
) {
  const [lesson] = (await teachings[game]()).teaching.lessons.filter(({ extra }) => !extra)
  test.skip(lesson === undefined, 'no lessons yet')
  const anna = await phone()
  const code = await openTable(anna, name, 'Anna')
  const guests = [await phone(), await phone({ size: 'smallPhone' })]
  for (const [at, guest] of guests.entries()) await joinTable(guest, code, ['Béla', 'Cili'][at]!)
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await anna.getByRole('button', { name: 'Learn it together' }).click()
  const phones = [anna, ...guests]
  for (const [at, step] of lesson!.steps.entries()) {
    for (const page of [...phones, screen]) await expect.poll(() => stepOf(page)).toBe(step.id)
    await anna.getByRole('checkbox', { name: 'Moves on by itself' }).setChecked(false)
    if (at === 1) {
      await host.crash()
      const dan = await phone()
      await joinTable(dan, code, 'Dan')
      phones.push(dan)
      await expect.poll(() => stepOf(dan)).toBe(step.id)
    }
    for (const page of phones) {
      await solveStep(page)
      const gotIt = page.getByRole('button', { name: 'Got it' })
      if (step.tasks.length === 0) await gotIt.click()
    }
    await expect(screen.getByText('Everyone’s got it')).toBeVisible()
    await expect(screen.locator('li.solved')).toHaveCount(phones.length)
    await anna.getByRole('button', { name: 'Next for all' }).click()
  }
  await expect(anna.getByRole('button', { name: 'Play now' })).toBeVisible()
  await anna.getByRole('button', { name: 'Play now' }).click()
  for (const page of phones) await expect(page.locator('[data-step]')).toBeVisible()
}

test('four phones and a screen learn Dice Town together', ({ phone, sharedScreen, host }) =>
  learnTogether('dice-town', 'Dice Town', { phone, sharedScreen, host } as never))

test('four phones and a screen learn the Agents together', ({ phone, sharedScreen, host }) =>
  learnTogether('agents', 'The Agents', { phone, sharedScreen, host } as never))
