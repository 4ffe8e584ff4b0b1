import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import { momentsOf } from '../../match/replay'
import { ReplayStage } from '../../pages/replay/stage.svelte'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { presentation } from './index'

// Loaded when it is first drawn.
await import('./soonParts')
const { rules } = games.agents
const { journal } = playGame(rules, { seed: 3, seats: 6 })
const moments = momentsOf(rules, { ...journal, entries: journal.entries.slice(0, 5) })!

it('an agent’s card can be looked at where there are no controls, and is closed again', async () => {
  speak('en')
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => [], layout: () => 'phone', onRule: () => undefined },
  })
  const board = mounted(presentation.Board, { stage })
  const agent = await vi.waitFor(() => (flushSync(), document.querySelector('[data-agent]')!))
  act(() => void agent.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await vi.waitFor(() => (flushSync(), expect(document.querySelector('dialog [data-shown]')).not.toBeNull()))
  act(() => button(en.common.close).click())
  expect(document.querySelector('dialog')).toBeNull()
  await board.remove()
})
