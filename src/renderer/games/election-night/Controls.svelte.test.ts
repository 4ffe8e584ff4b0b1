import { expect, it } from 'vitest'
import { viewOf } from '../../../engine/core/views'
import { play, playDice, promptsOf, sceneAt, type Scene } from '../../../engine/games/election-night/testing/scene'
import { mounted, the } from '../../ui/testing/mounted'
import Controls from './Controls.svelte'
import { createDraft } from './draft.svelte'
import { stageAt } from './testing/stage.svelte'

async function asking(now: Scene): Promise<string> {
  const prompt = promptsOf(now).get(0)!
  const own = { view: viewOf(now.world, 0), seat: 0, prompt, draft: createDraft() }
  const { remove } = mounted(Controls, { stage: stageAt(now, own) })
  const text = the('[data-look="veto"]').textContent
  await remove()
  return text
}

it('says before a round’s second veto that the third dice follow', async () => {
  const first = playDice(sceneAt({ dice: ['B5 R4 W2', 'B1 R2 W3'] }), 'B5', 'B1')
  expect(await asking(first)).toContain('both dice are spent')
  const second = playDice(play(first, 'veto', 'stand'), 'R4', 'R2')
  expect(await asking(second)).toContain('third dice come out')
})
