import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, button, mounted, the } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { sheets } from '../frame/sheets.svelte'
import Stage from './Stage.svelte'

const host = await atTable()
vi.stubGlobal(
  'Worker',
  class {
    postMessage = () => undefined
    terminate = () => undefined
  },
)

// Numbers of their own: the page remembers what was answered in other tests' matches.
const asked = (number: number) =>
  matchOf(1, { number, seat: 0, prompt: 'choose', msLeft: 30_000, fresh: true, heard: [{ step: 0, events: [] }] })
const over = matchOf(2, { number: 71, seat: 0, asked: [], outcome: { winners: [0], scores: [], rule: 'X-1' } })
/** Parts of the page are drawn one task each. */
const drawn = (done: () => boolean) => expect.poll(() => (flushSync(), done())).toBe(true)
const offers = (name: string) =>
  [...document.querySelectorAll('button')].some((one) => one.getAttribute('aria-label') === name)
let shown: ReturnType<typeof mounted>

beforeEach(async () => {
  speak('en')
  document.body.innerHTML = ''
  matchStore.clear()
  sheets.close()
  host.say({ say: 'table', table: tableOf({ hints: true }), you: 10 })
  host.say({ say: 'match', match: asked(71) })
  shown = mounted(Stage, { presentation: toyPresentation(), shared: false })
  await drawn(() => offers(en.stage.hint))
})
afterEach(() => shown.remove())

async function playAgain(): Promise<void> {
  act(() => host.say({ say: 'match', match: over }))
  act(() => host.say({ say: 'match', match: asked(72) }))
  await drawn(() => offers(en.stage.hint))
}

it('the next match begins without the hint that was open in the last one', async () => {
  act(() => button(en.stage.hint).click())
  await drawn(() => document.querySelector('[data-hint]') !== null)
  await playAgain()
  await new Promise((done) => setTimeout(done, 50))
  flushSync()
  expect(document.querySelector('[data-hint]')).toBeNull()
})

it('more time can be had again in the next match', async () => {
  act(() => button(en.stage.moreTime).click())
  expect(offers(en.stage.moreTime)).toBe(false)
  await playAgain()
  expect(offers(en.stage.moreTime)).toBe(true)
})

it('what is being written stays when the next match begins', async () => {
  act(() => sheets.show('more'))
  await drawn(() => document.querySelector('dialog') !== null)
  const chat = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === en.chat.title)
  act(() => chat!.click())
  const field = the<HTMLInputElement>('input.input')
  field.value = 'One more'
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })))
  await playAgain()
  expect(the<HTMLInputElement>('input.input').value).toBe('One more')
})
