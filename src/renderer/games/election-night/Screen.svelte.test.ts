import { expect, it } from 'vitest'
import { play, sceneAt, started } from '../../../engine/games/election-night/testing/scene'
import { mounted } from '../../ui/testing/mounted'
import Screen from './Screen.svelte'
import { stageAt } from './testing/stage.svelte'

it('marks who is asked as far as it has been told', async () => {
  const flip = started(sceneAt({ dice: ['B5 R4 W2', 'B1 R2 W3'] }))
  const before = stageAt(flip)
  const stage = stageAt(play(flip, 'flip red', 'flip none'), { revealed: before })
  expect([before.asked, stage.asked]).toEqual([[0, 1], [1]])
  const { remove } = mounted(Screen, { stage })
  const marked = [...document.querySelectorAll('.walls > div')].map((one) => one.classList.contains('asked'))
  expect(marked).toEqual([true, true])
  await remove()
})
