import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { situation } from '../../../engine/games/dice-town/testing/situations'
import { mounted } from '../../ui/testing/mounted'
import Screen from './Screen.svelte'
import { stageAt } from './testing/stage.svelte'
import type { TownStage } from './types'
import { unfoldingOf } from './unfolding.svelte'

it('marks who is asked as far as the step has been told', async () => {
  const before = { asked: [1] } as unknown as TownStage
  const { stage } = stageAt(situation('joe'), 0, { revealed: before, seat: null, layout: 'screen' })
  expect(stage.asked).toEqual([0])
  const { remove } = mounted(Screen, { stage })
  const marked = [...document.querySelectorAll('li')].map((one) => one.classList.contains('asked'))
  expect(marked).toEqual([false, true, false])
  await remove()
})

it('lifts the cups from the bar, at the places of those who threw', async () => {
  const { stage } = stageAt(situation('joe'), 0, { seat: null, layout: 'screen' })
  const lifts = [{ seat: 2, dice: ['Q', 'Q'], brutes: 0, cheats: [], paid: 1 }] as const
  const { remove } = mounted(Screen, { stage })
  flushSync(() => (unfoldingOf(stage).scene = { type: 'lifted', lifts, last: false, rule: 'DT-3.4' }))
  const lifted = [...document.querySelectorAll('li')].map(
    (one) => one.querySelector('.throw')?.textContent.trim() ?? null,
  )
  expect(lifted).toEqual([null, null, 'QQ'])
  expect(document.querySelector('.veil')).toBeNull()
  await remove()
})
