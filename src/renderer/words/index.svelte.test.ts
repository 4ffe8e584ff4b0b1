import { afterEach, beforeEach, expect, it } from 'vitest'
import { recall } from '../device/keep'
import { dictionary } from './dictionary'
import { en } from './en'
import { hu } from './hu'
import { gameName, language, readWords, speak, t } from './index.svelte'
import { hearBoth } from './testing/hearBoth'

beforeEach(hearBoth)
afterEach(() => speak('en'))

it('a language that is loaded is spoken at once, and remembered', () => {
  speak('hu')
  expect([language(), t(), recall('asztal.language')]).toEqual(['hu', hu, 'hu'])
  speak('en')
  expect([language(), t(), recall('asztal.language')]).toEqual(['en', en, 'en'])
  expect(gameName('zertz')).toBe('ZÉRTZ')
})

it('another one is spoken when its words are here, or not at all', async () => {
  let answer: { come(): void; fail(): void }
  const load = () => new Promise<string>((come, fail) => (answer = { come: () => come('sok szó'), fail: () => fail() }))
  const words = dictionary({ en: async () => 'many words', hu: load })
  await readWords()
  speak('hu')
  expect(language()).toBe('en')
  answer!.fail()
  await expect.poll(() => recall('asztal.language')).toBe('en')
  expect(language()).toBe('en')
  speak('hu')
  answer!.come()
  await expect.poll(language).toBe('hu')
  expect(words.hu).toBe('sok szó')
})
