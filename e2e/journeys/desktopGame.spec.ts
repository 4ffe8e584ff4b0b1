/** An evening at one laptop: the app, two seat windows, games by clicks, a second start, quitting while playing. */
import type { Page } from '@playwright/test'
import type { Journal } from '../../src/engine/core/journal'
import { games } from '../../src/engine/games'
import { playGame } from '../../src/engine/testing/play'
import { prepareTable } from '../support/prepared'
import { chooser, openTable, startMatch } from '../support/table'
import { startDesktop, startProcess } from '../support/desktop'
import type { Desktop } from '../support/desktop'
import { expect, test } from '../support/desktopTest'
import { over, playOn } from '../support/zertz'

const boardOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-ring]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.split(',').slice(0, 2).join()))

/** A window for the second seat, by the menu; it is there as soon as the app knows at which table the foremost window is. */
async function openSeat(app: Desktop, table: string): Promise<Page> {
  const chosen = () =>
    app.menu('seat').then(
      () => true,
      () => false,
    )
  await expect.poll(chosen).toBe(true)
  return app.page(`#/t/${table}/as/1`)
}

/** A game of two that is over in a few moves. */
function nearlyOver(): Journal {
  const { journal } = playGame(games.zertz!.rules, { seed: 4, seats: 2 })
  return { ...journal, entries: journal.entries.slice(0, -5) }
}

test('two seat windows play ZÉRTZ to the end; a second start and a quit do them no harm', async ({ app, settings }) => {
  test.setTimeout(300_000)
  const home = await app.page(`:${settings.port}/`)
  await home.emulateMedia({ reducedMotion: 'reduce' })
  const code = await openTable(home, 'ZÉRTZ', 'Anna')

  const seat = await openSeat(app, code)
  await seat.emulateMedia({ reducedMotion: 'reduce' })
  await seat.getByLabel('What is your name?').fill('Béla')
  await seat.getByRole('button', { name: 'Take a seat' }).click()
  await startMatch(home)
  const pages = [home, seat]
  const choose = chooser(17)

  // A second start while they play changes nothing but which window is in front.
  expect(await playOn(pages, choose, 2)).toBe(false)
  const second = startProcess(settings)
  if (app.kind === 'stand-in') expect(await new Promise((done) => second.once('exit', done))).toBe(0)
  else second.kill()
  expect(app.pages()).toHaveLength(2)

  // Quitting during the game asks first; after leaving, the match is found as it was.
  app.answers = [0]
  await app.menu('quit')
  await expect.poll(() => app.questions.length).toBe(1)
  expect(await playOn(pages, choose, 1)).toBe(false)
  await expect.poll(async () => (await boardOf(home)).join()).toBe((await boardOf(seat)).join())
  const board = await boardOf(home)
  app.answers = [1]
  await app.menu('quit')
  expect(await app.ended).toBe(0)
  await app.kill()

  const journal = nearlyOver()
  const ending = prepareTable(settings.dataDir, 'ENDD', ['Anna', 'Béla'], journal)
  const again = await startDesktop(settings)
  try {
    const back = await again.page(`:${settings.port}/`)
    await back.emulateMedia({ reducedMotion: 'reduce' })
    await back
      .getByRole('link', { name: /Anna’s table.*Back to my seat/ })
      .first()
      .click()
    await expect.poll(() => boardOf(back)).toEqual(board)
    const other = await openSeat(again, code)
    await other.emulateMedia({ reducedMotion: 'reduce' })
    const windows = [back, other]
    expect(await playOn(windows, choose, 2)).toBe(false)

    // Another game ends in these windows, and the next one begins.
    for (const [at, window] of windows.entries())
      await window.evaluate(
        ([id, token, path, key]) => {
          localStorage.setItem(`asztal.seat.${id}.${key}`, token)
          location.hash = path
        },
        [ending.id, ending.tokens[at], at === 0 ? '#/t/ENDD' : '#/t/ENDD/as/1', String(at)] as const,
      )
    // Until then a window still asks for a move of the other game.
    const step = journal.entries.at(-1)!.step + 1
    for (const window of windows) await window.locator(`[data-step="${step}"]`).waitFor()
    expect(await playOn(windows, choose, 40)).toBe(true)
    for (const page of windows) await expect(page.getByText(/(Anna|Béla) won|A draw/).first()).toBeVisible()
    await over(back).click()
    for (const page of windows) await expect(over(page)).toHaveCount(0)
    expect(await playOn(windows, choose, 1)).toBe(false)
  } finally {
    await again.kill()
  }
})
