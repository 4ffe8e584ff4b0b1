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
  expect([language(), t().home.slogan, recall('asztal.language')]).toEqual(['hu', hu.home.slogan, 'hu'])
  speak('en')
  expect([language(), t(), recall('asztal.language')]).toEqual(['en', en, 'en'])
  expect(hu.home.slogan).not.toBe(en.home.slogan)
  expect(gameName('zertz')).toBe('ZÉRTZ')
})

/** A dictionary whose Hungarian words come, or fail to, when the test says so. */
function slow() {
  let settle: { come(): void; fail(): void }
  const load = () => new Promise<string>((come, fail) => (settle = { come: () => come('sok szó'), fail: () => fail() }))
  const words = dictionary({ en: async () => 'many words', hu: load })
  return { words, come: () => settle.come(), fail: () => settle.fail() }
}

/** Lets everything that has come take effect. */
const soon = () => new Promise((done) => setTimeout(done))

it('another one is spoken when its words are here, or not at all', async () => {
  const { words, come, fail } = slow()
  await readWords()
  speak('hu')
  expect(language()).toBe('en')
  fail()
  await expect.poll(() => recall('asztal.language')).toBe('en')
  expect(language()).toBe('en')
  speak('hu')
  come()
  await expect.poll(language).toBe('hu')
  expect(words.hu).toBe('sok szó')
})

it('waits for the words of what began to load meanwhile, too', async () => {
  const first = slow()
  await readWords()
  speak('hu')
  const second = slow()
  await readWords()
  first.come()
  await soon()
  expect([language(), second.words[language()]]).toEqual(['en', 'many words'])
  second.come()
  await expect.poll(language).toBe('hu')
  expect(second.words.hu).toBe('sok szó')
})

it('the language asked for last is spoken, whichever words come last', async () => {
  const { come } = slow()
  await readWords()
  speak('hu')
  speak('en')
  come()
  await soon()
  expect([language(), recall('asztal.language')]).toEqual(['en', 'en'])
})
