import { expect, it } from 'vitest'
import { language, speak } from './index.svelte'
import { seldom } from './seldom'
import { about, past, replayWords, shareWords } from './seldom.svelte'

it('the words of seldom pages are in the language spoken now', () => {
  const before = language()
  for (const spoken of ['hu', 'en'] as const) {
    speak(spoken)
    const { about: theAbout, past: thePast, replay, share } = seldom[spoken]
    expect([about(), past(), replayWords(), shareWords()]).toEqual([theAbout, thePast, replay, share])
  }
  expect(seldom.hu.about).not.toEqual(seldom.en.about)
  speak(before)
})
