import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../../protocol/checking/check'
import { expectReadable, shape, texts } from '../../words/testing/tree'
import { checkLines } from './checkLines'
import { openWords } from '../home/openWords'
import { checkWords } from './checkWords'

const verdict: Verdict = {
  ...{ difference: null, steps: 214, seen: 214, from: 1, answers: 50, mixers: 4, bound: 'before', over: true },
  ...{ dice: [0, 0, 0, 0, 0, 0], faces: [] },
}
const words = checkWords.en
const tell = ({ type }: { type: string }) => (type === 'quiet' ? null : `It ${type}.`)

describe('the words of a check', () => {
  it('are the same in both languages, and can be read', () => {
    expect(shape(checkWords.hu)).toEqual(shape(checkWords.en))
    for (const [path, text] of [...texts(checkWords.en), ...texts(checkWords.hu)]) expectReadable(text, path)
  })

  it('in Hungarian put the right article before a number', () => {
    const { differs, otherRules, late } = checkWords.hu.checked
    expect([differs(5), differs(2)]).toEqual(['Az 5. lépés nem stimmel', 'A 2. lépés nem stimmel'])
    expect(otherRules(2, 1)).toContain('itt az 1. van')
    expect(late(5)).toContain('az 5. lépésnél')
    const { broken, unread } = openWords.hu
    expect([broken(1, null, null), broken(10, null, null)].map((text) => text.slice(0, 6))).toEqual([
      'Az 1. ',
      'A 10. ',
    ])
    expect(unread.rules('a.json', 2, 1)).toContain('itt az 1. van')
  })
})

describe('the line on the result', () => {
  it('says that all is in order, and what was checked', () => {
    const { tone, head, details } = checkLines(verdict, words, tell)
    expect([tone, head]).toEqual(['fine', 'Checked on this device: 214 steps, chance mixed by 4 players'])
    expect(details).toEqual([
      words.checked.bound.before,
      'All 50 answers given here are in the record unchanged.',
      'What this device was shown in 214 steps is what the rules give.',
      words.checked.page,
    ])
    expect(checkLines(verdict, checkWords.hu, tell).head).toBe(
      'Ezen az eszközön ellenőrizve: 214 lépés, a véletlent 4 játékos keverte',
    )
  })

  it('says what could not be checked', () => {
    const late = checkLines({ ...verdict, from: 20, answers: 0, over: false, bound: 'late' }, words, tell)
    expect(late.details).toContain(words.checked.late(20))
    expect(late.details).toContain(words.checked.unfinished)
    expect(checkLines(null, words, tell)).toMatchObject({ tone: 'unknown', details: [] })
    expect(checkLines({ needs: 2, have: 1 }, words, tell).head).toContain('version 2')
    expect(checkLines('running', words, tell)).toMatchObject({ tone: 'running', head: words.checked.running })
  })

  it('names the first step that differs, and what was told instead', () => {
    const [told, should] = [[{ type: 'rang', rule: 'CO-1' }], [{ type: 'quiet', rule: 'CO-1' }]]
    const found = checkLines({ ...verdict, difference: { step: 12, what: 'events', told, should } }, words, tell)
    expect(found.tone).toBe('wrong')
    expect(found.head).toMatch(/^Step 12 does not check out: /)
    expect(found.compare.map(({ lines }) => lines)).toEqual([['It rang.'], []])
    const setup = checkLines({ ...verdict, difference: { step: 0, what: 'seed' } }, words, tell)
    expect(setup.head).toMatch(/^The setup does not check out: /)
    expect(setup.compare).toEqual([])
  })
})
