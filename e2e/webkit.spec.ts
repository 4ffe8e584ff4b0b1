/** The pages in WebKit, as far as it can be had here: a move, a line that comes back, the back button, and whole games. */
import { expect, startHost, test } from './support'
import type { GameId } from '../src/engine/games/catalog'
import { manifests } from '../src/engine/games/catalog'
import { openDisplay } from './support/display'
import { sitDown } from './support/players'
import { startWebKit, whyNoWebKit, type WebKit } from './support/webkit'

const why = whyNoWebKit()

test('WebKit: home, name, seat and moves of ZÉRTZ; the host restarts; back closes a sheet', async () => {
  test.skip(why !== null, why ?? '')
  const display = await openDisplay()
  test.skip(display === null, 'there is no display')
  const host = await startHost()
  const page = await startWebKit(display!)
  const aims = (aim: string) =>
    page.run<number>('return document.querySelectorAll(`[data-aim="${args[0]}"]`).length', aim)
  const shot = (name: string) =>
    process.env['PICTURES'] ? page.picture(`${process.env['PICTURES']}/${name}.png`) : null
  try {
    await page.go(host.url)
    await page.run(`
      window.faults = []
      addEventListener('error', (event) => faults.push(event.message))
      addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)))`)
    await shot('home')
    await page.click('.game .name', 'ZÉRTZ')
    await page.type('dialog input', 'Anna')
    await page.click('dialog form button')
    await page.until('the lobby', 'return /^#\\/t\\/[A-Z]{4}$/.test(location.hash)')
    await page.click('.seats .free .btn', 'Add a bot')
    await shot('lobby')
    await page.click('footer button.start')
    for (let moves = 0; moves < 3; moves++) {
      await page.until('a question', 'return document.querySelector("[data-aim]")')
      const step = await page.run<string>('return document.querySelector("[data-step]").dataset.step')
      if ((await aims('start')) > 0) {
        await page.click('[data-aim="start"]')
        while ((await aims('jump')) > 0) await page.click('[data-aim="jump"]')
      } else {
        await page.click('[data-marble]:enabled')
        await page.click('[data-aim="place"]')
        if ((await aims('remove')) > 0) await page.click('[data-aim="remove"]')
      }
      if (moves === 0) await shot('move')
      await page.click('.btn.main')
      await page.until(
        'the next question',
        'return document.querySelector("[data-step]")?.dataset.step !== args[0]',
        step,
      )
      if (moves === 1) await host.crash()
    }
    await page.click('header button.icon')
    await page.until('the menu', 'return document.querySelector("dialog[open]")')
    await shot('menu')
    await page.back()
    await page.until('no menu', 'return !document.querySelector("dialog[open]")')
    await page.back()
    await page.until('the question', 'return document.querySelector("dialog[open] .btn.main")')
    expect(await page.run('return faults')).toEqual([])
  } catch (error) {
    await shot('failed')
    throw error
  } finally {
    await page.close()
    display!.stop()
    await host.dispose()
  }
})

/** Opens a table against bots from the home page, and lets the page play by itself. */
async function playAgainstBots(page: WebKit, home: string, game: GameId, seats: number): Promise<void> {
  await page.go(home)
  await page.run(
    `localStorage.setItem('asztal.motion', args[0]); location.reload()`,
    game === 'zertz' ? 'still' : 'full',
  )
  await page.click('.game .name', manifests[game].name.en)
  await page.type('dialog input', 'Anna')
  await page.click('dialog form button')
  for (let seat = 2; seat <= seats; seat++) await page.click('.seats .free .btn', `Add a bot: Seat ${seat}`)
  await page.click('footer button.start')
  await page.until('the board', 'return document.querySelector("[data-step]")')
  await page.run(`(${sitDown.toString()})(args[0])`, { game, everyMs: 100 })
}

test('WebKit: a whole game of ZÉRTZ, a secret choice of Election Night, a reveal of Dice Town', async () => {
  test.skip(why !== null, why ?? '')
  test.setTimeout(400_000)
  const display = await openDisplay()
  test.skip(display === null, 'there is no display')
  const host = await startHost()
  const page = await startWebKit(display!)
  try {
    await playAgainstBots(page, host.url, 'zertz', 2)
    await page.eventually('the end', 'return document.querySelector("dialog[open] .head h2")')
    await playAgainstBots(page, `${host.url}?election`, 'election-night', 2)
    await page.eventually('both choices, shown at once', 'return document.querySelector("[data-duel] [data-die]")')
    await playAgainstBots(page, `${host.url}?dice`, 'dice-town', 3)
    await page.eventually('cups that are up', 'return document.querySelector(".veil.turned .die")')
  } finally {
    await page.close()
    display!.stop()
    await host.dispose()
  }
})
