import { expect, it } from 'vitest'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import { presentation as zertz } from '../../games/zertz'
import { momentsOf } from '../../match/replay'
import { openModal } from '../../ui/modal.svelte'
import { mounted, press, the } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { hearBoth } from '../../words/testing/hearBoth'
import type { ShownMatch } from '../result/savedMatch'
import ReplayStagePage from './ReplayStagePage.svelte'

const { rules } = games.zertz
/** Without its own caption, the page counts the steps. */
const presentation = { ...zertz, caption: () => null }
const moments = momentsOf(rules, playGame(rules, { seed: 3, seats: 2 }).journal)!

it('keys step through the match, but not behind a dialog, nor when something else has used them', async () => {
  await hearBoth()
  speak('en')
  document.body.innerHTML = '<dialog></dialog>'
  const players = [0, 1].map(() => ({ kind: 'bot' }))
  const match = {
    evening: '2026-01-02',
    players,
    outcome: { winners: [0], scores: [], rule: 'ZE-20' },
  } as unknown as ShownMatch
  const page = mounted(ReplayStagePage, { match, game: 'zertz', presentation, moments })
  const at = (step: number) => expect(document.body.textContent).toContain(en.stage.stepOf(step, moments.length))
  press(document.body, 'Home')
  at(1)
  press(document.body, 'ArrowRight')
  at(2)
  const close = openModal(the<HTMLDialogElement>('dialog'))
  press(document.body, 'ArrowRight')
  at(2)
  close()
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  press(document.body, 'ArrowRight')
  at(2)
  press(document.body, 'ArrowRight')
  at(3)
  await page.remove()
})
