/** The pages in Firefox: someone joins by a link and plays a whole match of ZÉRTZ against someone in another browser. */
import { expect, test } from './support'
import { startFirefox, whyNoFirefox } from './support/firefox'
import { playItself, sitDown, sitting } from './support/players'
import { openTable, startMatch } from './support/table'

test('Firefox joins by a link and plays one match', async ({ phone, host }) => {
  test.skip(whyNoFirefox !== null, whyNoFirefox ?? '')
  test.setTimeout(300_000)
  const anna = await phone()
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await startFirefox()
  try {
    await bela.go(host.url)
    await bela.run(`localStorage.setItem('asztal.motion', 'still')`)
    await bela.go(`${host.url}?join#/t/${code}`)
    // The form is there before the page can answer to it.
    await expect(async () => {
      await bela.run(`const field = document.querySelector('form input')
        if (field?.value === '') {
          field.value = 'Béla'
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
        if (field) document.querySelector('form button:enabled')?.click()`)
      await expect(anna.getByText('Béla').first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000, intervals: [150] })
    await bela.run(`window.faults = []; addEventListener('error', (event) => faults.push(event.message))`)
    await startMatch(anna)
    await anna.locator('[data-step]').first().waitFor()
    await bela.until('the board', 'return document.querySelector("[data-step]") !== null')
    await playItself(anna, 'zertz', 30)
    await bela.run(`(${sitDown.toString()})(args[0])`, await sitting('zertz', 30))
    await bela.until('the end', 'return document.querySelector("dialog[open] .head h2") !== null', 150_000)
    expect(await bela.run('return faults')).toEqual([])
  } finally {
    await bela.close()
  }
})
