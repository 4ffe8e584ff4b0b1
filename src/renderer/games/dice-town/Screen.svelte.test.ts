import { expect, it } from 'vitest'
import { situation } from '../../../engine/games/dice-town/testing/situations'
import { mounted } from '../../ui/testing/mounted'
import Screen from './Screen.svelte'
import { stageAt } from './testing/stage.svelte'
import type { TownStage } from './types'

it('marks who is asked as far as the step has been told', async () => {
  const before = { asked: [1] } as unknown as TownStage
  const { stage } = stageAt(situation('joe'), 0, { revealed: before, seat: null, layout: 'screen' })
  expect(stage.asked).toEqual([0])
  const { remove } = mounted(Screen, { stage })
  const marked = [...document.querySelectorAll('li')].map((one) => one.classList.contains('asked'))
  expect(marked).toEqual([false, true, false])
  await remove()
})
