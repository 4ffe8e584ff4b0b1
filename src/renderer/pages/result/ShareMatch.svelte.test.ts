import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import { readWords } from '../../words/index.svelte'
import { shareWords } from '../../words/seldom.svelte'
import ShareMatch from './ShareMatch.svelte'
import type { ShownMatch } from './savedMatch'

const match: ShownMatch = { game: 'zertz', evening: null, players: [], outcome: null }

/** Whether the form bears its title, where one stands above it already or not. */
function isTitleShown(titled: boolean): boolean {
  const made = mount(ShareMatch, { target: document.body, props: { match, record: async () => null, titled } })
  flushSync()
  const shown = document.body.textContent.includes(shareWords().title)
  expect(document.querySelector('form')).not.toBeNull()
  void unmount(made)
  return shown
}

it('bears its title only where none stands above it', async () => {
  await readWords()
  expect(isTitleShown(false)).toBe(true)
  expect(isTitleShown(true)).toBe(false)
})
