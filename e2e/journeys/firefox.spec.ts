/** The pages in Firefox: someone joins by a link, plays ZÉRTZ against someone in another browser, and comes to a match's end. */
import { games } from '../../src/engine/games'
import { playGame } from '../../src/engine/testing/play'
import { expect, test } from '../support'
import { startFirefox, whyNoFirefox } from '../support/firefox'
import { playItself, sitDown, sitting } from '../support/players'
import { goToSeat, prepareTable } from '../support/prepared'
import { openTable, startMatch } from '../support/table'

test('Firefox joins by a link, plays, and plays a match to its end', async ({ phone, host }) => {
  test.skip(whyNoFirefox !== null, whyNoFirefox ?? '')
  test.setTimeout(300_000)
  // The last two moves of this one are captures, which nobody may refuse.
  const { setup, entries } = playGame(games.zertz.rules, { seed: 10, seats: 2 }).journal
  const ending = prepareTable(host.dataDir, 'ZEND', ['Anna', 'Béla'], { setup, entries: entries.slice(0, -2) })
  await host.crash()
  const anna = await phone()
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await startFirefox()
  try {
    await bela.go(host.url)
    await bela.run(`localStorage.setItem('asztal.motion', 'still'); localStorage.setItem('asztal.sound', 'off')`)
    await bela.go(`${host.url}?join#/t/${code}`)
    await bela.run(`document.documentElement.style.opacity = '0'`)
    // The form is there before the page can answer to it.
    await bela.until(
      'a seat',
      `const field = document.querySelector('form input')
      if (field?.value === '') {
        field.value = 'Béla'
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      } else document.querySelector('form button:enabled')?.click()
      return document.querySelector('.seats')?.textContent.includes('Béla')`,
    )
    await expect(anna.getByText('Béla').first()).toBeVisible()
    await bela.run(`window.faults = []; addEventListener('error', (event) => faults.push(event.message))`)
    await startMatch(anna)
    const player = `(${sitDown.toString()})(args[0])`
    const seated = await sitting('zertz', 30)
    const plays = async () => {
      await anna.locator('[data-step]').first().waitFor()
      await bela.until('the board', 'return document.querySelector("[data-step]") !== null')
      await playItself(anna, 'zertz', 30)
      await bela.run(player, seated)
    }
    await plays()
    await bela.until('six answers', 'return Number(document.querySelector("[data-step]").dataset.step) > 6')
    // The same pages go on to the last moves of another match.
    await goToSeat(anna, ending, 0)
    await bela.run(
      `clearInterval(playing); localStorage.setItem(args[0], args[1]); location.hash = args[2]`,
      `asztal.seat.${ending.id}.0`,
      ending.tokens[1],
      `#/t/${ending.id}`,
    )
    await plays()
    await bela.until('the end', 'return document.querySelector("dialog[open] .head h2") !== null', 150_000)
    expect(await bela.run('return faults')).toEqual([])
  } finally {
    await bela.close()
  }
})
