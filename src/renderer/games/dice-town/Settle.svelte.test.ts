import { afterEach, expect, it } from 'vitest'
import { atPlace, letPass } from '../../../engine/games/dice-town/testing/scene'
import { act, button, mounted } from '../../ui/testing/mounted'
import Settle from './Settle.svelte'
import { stageAt } from './testing/stage.svelte'
import { boardWords } from './words'
import type { PromptOf } from './types'

let leave: () => Promise<void>
afterEach(() => leave())

const names = () => [...document.querySelectorAll('button')].map((one) => one.textContent.trim())

/** Anna at the doc with these dice, and one property that she could wire. */
function atDoc(dice: string) {
  const players = [
    { dice, property: [1] },
    { dice: '10 J Q Q 9', won: true },
  ]
  const { stage, sent } = stageAt(letPass(atPlace({ players }, 'doc')), 0)
  const prompt = stage.prompt as PromptOf<'visit'>
  leave = mounted(Settle, { stage, prompt }).remove
  return { prompt, sent }
}

it('lets a player back out of barbed wire and stay away, though it is all the doc offers', () => {
  const words = boardWords.en
  const { prompt, sent } = atDoc('9 9 9 10 10')
  expect(prompt).toMatchObject({ actions: ['wire'], optional: true })
  act(() => button('Barbed wire').click())
  expect(names()).not.toContain(words.stayAway)
  act(() => button('Take back').click())
  act(() => button(words.stayAway).click())
  expect(sent).toEqual([{ type: 'pass' }])
})
