/** Pictures of a table that lie outside the stage, in sheets: they bring the game's cloth along. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import Picture from '../review/Picture.svelte'
import FinalTable from './FinalTable.svelte'

const presentation = toyPresentation({
  cloth: { '--cloth': '#123456', '--cloth-edge': '#012345', '--accent': '#fedcba' },
})
const view = { seat: null, table: {}, own: null }
const shown = { presentation, view, step: 1, heard: [], faces: [], names: [], language: 'en', outcome: null }

it.each([
  [
    'the final table',
    () => mount(FinalTable, { target: document.body, props: { model: shown as never as StageModel, tone: 'lost' } }),
  ],
  [
    'a moment of the review',
    () => mount(Picture, { target: document.body, props: { shown: shown as never, view, step: 1 } }),
  ],
])('%s has the game’s cloth', (_, draw) => {
  const made = draw()
  flushSync()
  const { style } = document.querySelector<HTMLElement>('[inert]')!
  for (const [key, value] of Object.entries(presentation.cloth)) expect(style.getPropertyValue(key), key).toBe(value)
  void unmount(made)
})
