import { expect, it } from 'vitest'
import { sceneAt, started } from '../../../engine/games/election-night/testing/scene'
import { mounted } from '../../ui/testing/mounted'
import Board from './Board.svelte'
import { createDraft } from './draft.svelte'
import { stageAt } from './testing/stage.svelte'

it('describes the region that was tapped, but not below dice that lie over the map', async () => {
  const thrown = sceneAt({ dice: ['B5 R4 W2', 'B1 R2 W3'] })
  const described = async (now: typeof thrown) => {
    const draft = createDraft()
    draft.change({ ...draft.chosen, region: 2 })
    const { remove } = mounted(Board, { stage: stageAt(now, { layout: 'phone', draft }) })
    const there = document.querySelector('.looked') !== null
    await remove()
    return there
  }
  expect([await described(thrown), await described(started(thrown))]).toEqual([false, true])
})
