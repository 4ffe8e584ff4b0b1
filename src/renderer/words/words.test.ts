import { describe, expect, it } from 'vitest'
import { articleOf } from './article'
import { firstLanguage } from './choose'
import { en } from './en'
import { chores as enChores } from './en/chores'
import { hu } from './hu'
import { chores as huChores } from './hu/chores'
import { hostRefusalText } from './refusals'
import { seldom } from './seldom'
import { expectReadable, sentences, shape, texts } from './testing/tree'

/** All words of a language, those of seldom pages too. */
const [english, magyar] = [
  { ...en, ...seldom.en, ...enChores },
  { ...hu, ...seldom.hu, ...huChores },
]

/** Arguments by the names of a sentence's parameters. A new name needs a line here. */
const samples: Readonly<Record<string, string | number | readonly string[]>> = {
  ...{ n: 3, min: 2, max: 4, step: 5, of: 9, won: 1, lost: 2, played: 6, minutes: 7, weight: 2, taken: 4, free: 1 },
  ...{ part: 'Gold', text: 'Gold: 5', mine: 12, theirs: 8, points: 5 },
  ...{ name: 'Ann', host: 'Bob', bot: 'Bot 2', table: 'Kitchen', game: 'ZÉRTZ', names: ['Ann', 'Bob'] },
  ...{ by: 'Bob', count: 3, time: '20:15', code: 'WXYZ', id: 'ZE-4', mark: '42', number: '4711', face: '6' },
  ...{ what: 'Wow' },
  ...{ from: '192.168.1.3:7400', address: '192.168.1.2:2000' },
}

function parametersOf(sentence: { toString(): string; readonly length: number }): string[] {
  const [, list = ''] = /^(?:function\s*\w*)?\(?([^)=]*)\)?/.exec(sentence.toString()) ?? []
  const names = list.split(',').map((one) => one.trim())
  return names.filter((one) => one !== '')
}

function argumentsFor(path: string, sentence: { toString(): string; readonly length: number }) {
  return parametersOf(sentence).map((name) => {
    if (samples[name] === undefined) throw new Error(`${path}: no sample for the parameter ${name}`)
    return samples[name]
  })
}

/** Every text of a language, and every sentence as it reads with the samples. */
function said(words: unknown): [path: string, text: string][] {
  const spoken = sentences(words).map(([path, sentence]): [string, string] => {
    const say = sentence as (...args: unknown[]) => string
    return [path, say(...argumentsFor(path, sentence))]
  })
  return [...texts(words), ...spoken]
}

describe('words', () => {
  it('say something at every place, in both languages', () => {
    for (const words of [english, magyar]) for (const [path, text] of texts(words)) expectReadable(text, path)
    expect(shape(magyar)).toEqual(shape(english))
  })

  it.each([
    ['English', english],
    ['Hungarian', magyar],
  ])('make readable sentences of what they are given: %s', (_, words) => {
    for (const [path, sentence] of sentences(words)) {
      const given = argumentsFor(path, sentence)
      const text = (sentence as (...args: unknown[]) => unknown)(...given)
      expectReadable(text, path)
      for (const value of given.flat()) expect(text, path).toContain(String(value))
    }
  })

  it('are translated, except where both languages say the same', () => {
    const same = new Set(['.app', '.stage.bot', '.chat.reaction.hmm', '.chat.shows', '.stage.stepOf'])
    const inEnglish = new Map(said(english))
    const untranslated = said(magyar).filter(([path, text]) => text === inEnglish.get(path))
    expect(untranslated.filter(([path]) => !same.has(path))).toEqual([])
  })

  it('never shout, but for what people say themselves', () => {
    const spoken = /^\.chat\.(usual|reaction)/
    const shouted = [english, magyar].flatMap(said).filter(([path, text]) => !spoken.test(path) && text.includes('!'))
    expect(shouted).toEqual([])
  })

  it('count', () => {
    expect([0, 1, 2].map(en.home.people)).toEqual(['0 people', '1 person', '2 people'])
    expect([0, 1, 3].map(en.home.free)).toEqual(['full', '1 seat free', '3 seats free'])
    expect([0, 1, 3].map(hu.home.free)).toEqual(['tele van', '1 szabad hely', '3 szabad hely'])
    expect(en.home.players(2, 2)).toBe('2 players')
    expect(hu.home.players(2, 5)).toBe('2–5 fő')
  })

  it('list names', () => {
    expect([[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cy']].map(en.list)).toEqual([
      '',
      'Ann',
      'Ann and Bob',
      'Ann, Bob and Cy',
    ])
    expect(hu.list(['Anna', 'Béla', 'Cili'])).toBe('Anna, Béla és Cili')
    expect(en.result.won(['Ann'])).toBe('Ann wins')
    expect(en.result.won(['Ann', 'Bob'])).toBe('Ann and Bob win')
    expect(hu.stage.waitingFor(['Anna', 'Béla'])).toBe('Rájuk várunk: Anna és Béla')
    expect(hu.stage.waitingFor(['A', 'B', 'C', 'D'])).toBe('Még 4 játékosra várunk')
  })

  it('explain what the host refuses, known or not', () => {
    expect(hostRefusalText(hu, { rule: 'host.locked', params: {} })).toContain('zárva')
    expect(hostRefusalText(en, { rule: 'host.something-new', params: {} })).toBe(en.common.refused)
    expect(hostRefusalText(en, { rule: 'ZE-4', params: {} })).toBeNull()
  })
})

describe('the first language', () => {
  it.each([
    [null, ['hu-HU', 'en'], 'hu'],
    [null, ['hu'], 'hu'],
    [null, ['de-AT', 'hu'], 'en'],
    [null, [], 'en'],
    ['en', ['hu-HU'], 'en'],
    ['hu', ['en-US'], 'hu'],
    ['xx', ['en-US'], 'en'],
  ] as const)('%s and %j give %s', (kept, wanted, language) => {
    expect(firstLanguage(kept, wanted)).toBe(language)
  })

  it('put the Hungarian article before numbers', () => {
    const az = [1, 5, 50, 57, 500, 1000, 1234, 5000]
    const a = [2, 3, 4, 6, 7, 8, 9, 10, 11, 15, 100, 150, 600, 10_000, 100_000]
    expect(az.map(articleOf)).toEqual(az.map(() => 'az'))
    expect(a.map(articleOf)).toEqual(a.map(() => 'a'))
  })
})
