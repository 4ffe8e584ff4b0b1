import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import type { Event, Table } from '../../../engine/games/agents/facts'
import { playGame } from '../../../engine/testing/play'
import { momentsOf } from '../../match/replay'
import { ReplayStage } from '../../pages/replay/stage.svelte'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { presentation } from './index'
import { words } from './words'

// Loaded when it is first drawn.
await import('./soonParts')
const { rules } = games.agents
const { journal } = playGame(rules, { seed: 3, seats: 6 })
const moments = momentsOf(rules, { ...journal, entries: journal.entries.slice(0, 60) })!

/** A phone at the first moment of this phase after something has happened. */
function stageAt(phase: Table['phase']['type']): ReplayStage {
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => [], layout: () => 'phone', onRule: () => undefined },
  })
  stage.look(moments.findIndex(({ table }, at) => at > 0 && (table as Table).phase.type === phase))
  return stage
}

it('an order’s arrow lies over the agents, who would hide it', async () => {
  speak('en')
  const stage = stageAt('window')
  const board = mounted(presentation.Board, { stage })
  const agent = await vi.waitFor(() => (flushSync(), document.querySelector('[data-agent="11"]')!))
  const arrow = await vi.waitFor(() => (flushSync(), document.querySelector('[data-way]') ?? expect.fail('no arrow')))
  expect(agent.compareDocumentPosition(arrow) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await board.remove()
})

it('an agent’s card can be looked at where there are no controls, and is closed again', async () => {
  speak('en')
  const stage = stageAt('turn')
  const board = mounted(presentation.Board, { stage })
  const agent = await vi.waitFor(() => (flushSync(), document.querySelector('[data-agent]')!))
  act(() => void agent.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await vi.waitFor(() => (flushSync(), expect(document.querySelector('dialog [data-shown]')).not.toBeNull()))
  act(() => button(en.common.close).click())
  expect(document.querySelector('dialog')).toBeNull()
  await board.remove()
})

it('while others play, a phone without a ticker tells what they have done', async () => {
  speak('en')
  const stage = stageAt('turn')
  const controls = mounted(presentation.Controls, { stage })
  await vi.waitFor(() => (flushSync(), expect(document.querySelector('[data-news]')).not.toBeNull()))
  const told = stage.heard.map((event) => words.en.tell(event as Event, stage.names, stage.view.table as Table))
  const news = [...document.querySelectorAll('[data-news] li')].map((line) => line.textContent?.trim())
  expect(news).toHaveLength(Math.min(4, told.length - 1))
  for (const line of news) expect(told).toContain(line)
  await controls.remove()
})
