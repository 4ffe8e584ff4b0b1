import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { ChosenDraft } from './chosenDraft.svelte'

it('shows what was chosen, until a reset', () => {
  const nothing = { colour: null as string | null }
  const draft = new ChosenDraft(nothing)
  const shown: (string | null)[] = []
  const stop = $effect.root(() => {
    $effect(() => void shown.push(draft.chosen.colour))
  })
  flushSync()
  flushSync(() => draft.change({ colour: 'red' }))
  flushSync(() => draft.reset())
  expect(shown).toEqual([null, 'red', null])
  expect(draft.chosen).toBe(nothing)
  stop()
})
