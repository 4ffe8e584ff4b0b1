import { describe, expect, it } from 'vitest'
import { games } from '../../engine/games'
import { playWitnessed } from '../../protocol/checking/testing/witnessed'
import { isInOrder, sentence, verify, type Finding } from './verify'

const { rules } = games['dice-town']!
const file = (name: string, content: unknown) => ({ name, text: JSON.stringify(content) })
const lines = (findings: ReturnType<typeof verify>) => (findings as readonly Finding[]).map(sentence)
const honest = playWitnessed(rules, 4, 20)

describe('records checked from the command line', () => {
  it('a record alone, and against transcripts', () => {
    const alone = verify([file('record.json', honest.journal)])
    expect(lines(alone)).toEqual([
      expect.stringMatching(/^the record alone: in order: 21 steps, chance mixed by \d seats/),
    ])
    const [anna, bela] = honest.transcripts
    const both = verify([file('anna.json', anna), file('record.json', honest.journal), file('bela.json', bela)])
    expect(isInOrder(both as readonly Finding[])).toBe(true)
    expect(lines(both)[1]).toMatch(/^bela\.json: in order: 21 steps, 21 of them shown/)
  })

  it('a journal as the host keeps it', () => {
    const { setup, entries } = honest.journal
    const text = [{ asztal: 3, setup }, ...entries].map((line) => JSON.stringify(line)).join('\n')
    expect(isInOrder(verify([{ name: 'match-1.jsonl', text }]) as readonly Finding[])).toBe(true)
  })

  it('a host whose page always nods is caught by what an honest device saved', () => {
    // The page says that all is well, whatever it checked: what counts is what it saved before.
    const cheated = playWitnessed(rules, 4, 20, {
      show: (state) =>
        state.step === 7 && state.seat === 1
          ? {
              ...state,
              view: { ...state.view, own: { ...(state.view.own as object), thrown: ['A', 'A', 'A', 'A', 'A'] } },
            }
          : state,
    })
    const findings = verify([
      file('record.json', cheated.journal),
      ...cheated.transcripts.slice(0, 2).map((one, at) => file(`${at}.json`, one)),
    ])
    expect(lines(findings)).toEqual([
      expect.stringMatching(/^0\.json: in order/),
      '1.json: step 6 differs: the device was shown something else',
    ])
    expect(isInOrder(findings as readonly Finding[])).toBe(false)
  })

  it('names the version of the rules that a record needs', () => {
    const { setup, entries } = honest.journal
    const old = verify([file('record.json', { setup: { ...setup, version: 99 }, entries })])
    expect(lines(old)).toEqual([expect.stringMatching(/needs version 99 of the rules/)])
    expect(isInOrder(old as readonly Finding[])).toBe(false)
  })

  it('a seed that does not fit its promise is seen in the record alone', () => {
    const { setup, entries } = honest.journal
    const bent = verify([file('record.json', { setup: { ...setup, seed: '0'.repeat(64) }, entries })])
    expect(lines(bent)).toEqual(['the record alone: step 0 differs: the seed is not the one that was promised'])
  })

  it('says what is wrong with the files', () => {
    expect(verify([])).toEqual({ error: 'one record is needed, not 0' })
    expect(verify([{ name: 'x', text: 'hello' }])).toEqual({ error: 'x is neither a record nor a transcript' })
    const twice = [file('a', honest.journal), file('b', honest.journal)]
    expect(verify(twice)).toEqual({ error: 'one record is needed, not 2' })
  })
})
