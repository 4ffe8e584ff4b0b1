import { afterEach, expect, it } from 'vitest'
import { language, speak } from './index.svelte'
import { seldom } from './seldom'
import { about, past, replayWords, shareWords } from './seldom.svelte'

const before = language()
afterEach(() => speak(before))

it('the words of seldom pages are in the language spoken now', () => {
  for (const spoken of ['hu', 'en'] as const) {
    speak(spoken)
    const words = seldom[spoken]
    expect(about().licence).toBe(words.about.licence)
    expect(past().intro).toBe(words.past.intro)
    expect(replayWords().watch).toBe(words.replay.watch)
    expect(shareWords().title).toBe(words.share.title)
  }
})

it('names a bot with its article in Hungarian', () => {
  speak('hu')
  expect(replayWords().eyesOf('1. bot')).toBe('Az 1. bot szemével')
  expect(replayWords().eyesOf('Anna')).toBe('Anna szemével')
})
