import { expect, it } from 'vitest'
import { position } from '../../../engine/games/agents/position'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import AmountSheet from './AmountSheet.svelte'
import { targetsOf, withAgent, withDeed } from './draft'
import { createDraft } from './draft.svelte'
import type { AgentsStage } from './types'

it('closing the pad takes the booking back, so that the map can be tapped again', async () => {
  speak('en')
  const { table } = position({ agents: { 0: '2,0' }, treasure: '2,0' })
  const draft = createDraft()
  draft.change(withDeed(withAgent(0), 'book'))
  const stage = { language: 'en', draft, step: 1, prompt: null } as unknown as AgentsStage
  const pad = mounted(AmountSheet, {
    ...{ stage, title: 'Book', help: '', amounts: { least: 1, most: 500 }, nothing: '' },
    ...{ go: String, ongo: () => undefined },
  })
  act(() => button(en.common.close).click())
  expect(draft.chosen).toMatchObject({ agent: 0, deed: null, pad: false })
  expect(targetsOf(table, { type: 'turn', mayOfferDraw: true }, draft.chosen)).not.toEqual([])
  await pad.remove()
})
