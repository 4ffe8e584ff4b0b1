import { describe, expect, it } from 'vitest'
import { articleOf } from './article'
import { firstLanguage } from './choose'
import { en } from './en'
import { hu } from './hu'
import { hostRefusalText } from './refusals'

/** Every text of a dictionary with its path; functions are called with what fits their place. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
  return []
}

describe('words', () => {
  it('say something at every place, in both languages', () => {
    for (const words of [en, hu]) for (const [path, text] of texts(words)) expect(text.trim(), path).not.toBe('')
    expect(texts(hu).map(([path]) => path)).toEqual(texts(en).map(([path]) => path))
  })

  it('are translated, but for what is the same in both', () => {
    const same = new Set([
      '.app',
      '.games.zertz.name',
      '.games.dice-town.name',
      '.games.forras-pont.name',
      '.stage.bot',
    ])
    const english = new Map(texts(en))
    for (const [path, text] of texts(hu)) if (!same.has(path)) expect(text, path).not.toBe(english.get(path))
  })

  it('never shout in errors', () => {
    for (const words of [en, hu]) for (const [path, text] of texts(words)) expect(text, path).not.toContain('!')
  })

  it('count', () => {
    expect([0, 1, 2].map(en.home.people)).toEqual(['0 people', '1 person', '2 people'])
    expect([0, 1, 3].map(en.home.free)).toEqual(['full', '1 seat free', '3 seats free'])
    expect([0, 1, 3].map(hu.home.free)).toEqual(['tele van', '1 szabad hely', '3 szabad hely'])
    expect(en.home.players(2, 2)).toBe('2 players')
    expect(hu.home.players(2, 5)).toBe('2–5 játékos')
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
