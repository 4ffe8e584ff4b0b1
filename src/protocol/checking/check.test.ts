import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../engine/core/contract'
import type { Journal } from '../../engine/core/journal'
import { games } from '../../engine/games'
import { playGame } from '../../engine/testing/play'
import { checkMatch, type Verdict } from './check'
import { canonical, digestOf } from './digest'
import { readSaved } from './files'
import { playWitnessed } from './testing/witnessed'
import type { Transcript } from './transcript'

const rules = games['election-night']!.rules as AnyRules
const { journal, transcripts } = playWitnessed(rules, 3, 500)
const [anna, bela, watcher] = transcripts

function check(transcript: Transcript | null, record: Journal = journal): Verdict {
  const verdict = checkMatch(rules, record, transcript)
  if ('needs' in verdict) throw new Error('other rules')
  return verdict
}
const differs = (transcript: Transcript, record?: Journal) => {
  const { step, what } = check(transcript, record).difference ?? { step: null, what: null }
  return { step, what }
}

describe('digests', () => {
  it('are the same whatever the order of keys, and leave out what JSON does', () => {
    expect(canonical({ b: [1, undefined], a: { d: undefined, c: 'é' } })).toBe('{"a":{"c":"é"},"b":[1,null]}')
    expect(digestOf({ a: 1, b: 2 })).toBe(digestOf({ b: 2, a: 1 }))
    expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: '1' }))
  })
})

describe('a check', () => {
  it('of an honest match says how much was checked', () => {
    const answers = journal.entries.filter(({ seat }) => seat === 0).length
    expect(check(anna)).toMatchObject({ difference: null, from: 1, answers, mixers: 2, bound: 'before', over: true })
    expect(check(watcher)).toMatchObject({ difference: null, answers: 0, over: true })
    expect(check(null)).toMatchObject({ difference: null, from: null, seen: 0 })
  })

  it('of a device that came late is of what it saw', () => {
    const late = { ...anna, promised: anna.promised.map((one) => ({ ...one, late: true })), salt: null, sent: [] }
    const from = { ...late, alone: false, seen: anna.seen.filter(({ step }) => step >= 20) }
    expect(check(from)).toMatchObject({ difference: null, from: 20, bound: 'late' })
  })

  it('of a device that slept misses nothing that it did not see', () => {
    expect(check({ ...anna, seen: anna.seen.filter(({ step }) => step < 5 || step > 30) }).difference).toBeNull()
  })

  it('of a device that two people passed round knows both their seats', () => {
    const seen = [...anna.seen, ...bela.seen].sort((a, b) => a.step - b.step)
    const shared = { ...anna, alone: false, seen, sent: [...anna.sent, ...bela.sent] }
    expect(check(shared).difference).toBeNull()
  })

  it('of a match that was broken off says that it is not over', () => {
    const step = journal.entries[20].step
    const seen = anna.seen.filter((one) => one.step <= step)
    const sent = anna.sent.filter((one) => one.step < step)
    const cut = { setup: journal.setup, entries: journal.entries.filter((one) => one.step < step) }
    expect(check({ ...anna, seen, sent }, cut)).toMatchObject({ difference: null, over: false })
  })

  it('of a match from before salts finds no promise to check', () => {
    const old = playGame(rules, { seed: 5 }).journal
    expect(check(null, old)).toMatchObject({ difference: null, mixers: 0, bound: 'never' })
  })

  it('by other rules says which are needed', () => {
    const record = { ...journal, setup: { ...journal.setup, version: 7 } }
    expect(checkMatch(rules, record, anna)).toEqual({ needs: 7, have: rules.version })
  })
})

describe('what differs is named with its step', () => {
  const promise = anna.promised[0]
  const at = journal.entries.findIndex(({ seat, step }) => seat === 0 && step > 8)
  const entry = journal.entries[at]
  const withEntry = (change: object): Journal => ({
    setup: journal.setup,
    entries: journal.entries.map((one, index) => (index === at ? { ...one, ...change } : one)),
  })

  it('in what was promised', () => {
    expect(differs({ ...anna, promised: [{ ...promise, match: 'x' }] })).toEqual({ step: 0, what: 'otherMatch' })
    expect(differs({ ...anna, promised: [{ ...promise, commitment: 'x' }] })).toEqual({ step: 0, what: 'seed' })
    expect(differs({ ...anna, promised: [{ ...promise, match: 'x' }, promise] })).toEqual({ step: 0, what: 'promise' })
    expect(differs({ ...anna, salt: { salt: 'x', taken: true } })).toEqual({ step: 0, what: 'setupSalt' })
    expect(differs({ ...anna, salt: { salt: 'x', taken: false } }).what).toBeNull()
  })

  it('in what was sent', () => {
    expect(differs(anna, withEntry({ key: '0:other' }))).toEqual({ step: entry.step, what: 'answerGone' })
    expect(differs(anna, withEntry({ salt: 'f'.repeat(32) }))).toEqual({ step: entry.step, what: 'saltChanged' })
    expect(differs(anna, withEntry({ answer: { type: 'never' } }))).toEqual({ step: entry.step, what: 'answerChanged' })
    const refused = anna.sent.map((one) => (one.step === entry.step ? { ...one, taken: false } : one))
    expect(differs({ ...anna, sent: refused })).toEqual({ step: entry.step, what: 'answerForced' })
    const silent = anna.sent.filter((one) => one.step !== entry.step)
    expect(differs({ ...anna, sent: silent })).toEqual({ step: entry.step, what: 'notMine' })
    expect(differs({ ...anna, sent: silent, alone: false }).what).toBeNull()
  })

  it('in what was shown and told', () => {
    const changed = (step: number, change: object) => ({
      ...anna,
      seen: anna.seen.map((one) => (one.step === step ? { ...one, ...change } : one)),
    })
    expect(differs(changed(9, { shown: 'x' }))).toEqual({ step: 8, what: 'shown' })
    expect(differs(changed(1, { log: 'x' }))).toEqual({ step: 0, what: 'log' })
    const told = [{ type: 'x', rule: 'CO-1' }]
    expect(check(changed(9, { heard: { step: 8, events: told } })).difference).toMatchObject({ what: 'events', told })
    expect(differs({ ...anna, seen: [...anna.seen, { ...anna.seen[5], step: 999 }] })).toEqual({
      step: 998,
      what: 'missing',
    })
  })

  it('in the record itself', () => {
    const [first, ...rest] = journal.entries
    const illegal = { setup: journal.setup, entries: [{ ...first, seat: 7 }, ...rest] }
    expect(check(null, illegal).difference).toEqual({ step: 1, what: 'illegal', rule: 'CO-6' })
    const mix = journal.setup.mix!
    const salts = mix.salts.toReversed()
    const swapped = { setup: { ...journal.setup, mix: { ...mix, salts } }, entries: [] }
    expect(check(null, swapped).difference).toEqual({ step: 0, what: 'illegal', rule: 'CO-10' })
    const hostile = { setup: { ...journal.setup, options: { clock: {} } }, entries: [] } as Journal
    expect(check(null, hostile).difference).toMatchObject({ step: 0, what: 'illegal' })
  })
})

describe('a match with clocks and take-backs', () => {
  const zertz = games.zertz!.rules as AnyRules
  const played = playWitnessed(zertz, 5, 500, { options: { clock: '5+5', takeBack: true } })
  const verdictOn = (record: Journal) =>
    played.transcripts.map((transcript) => {
      const verdict = checkMatch(zertz, record, transcript)
      return 'needs' in verdict ? 'other rules' : (verdict.difference?.what ?? null)
    })

  it('is in order, with the time that every answer took', () => {
    expect(played.journal.entries.every(({ ms }) => ms !== undefined)).toBe(true)
    expect(played.journal.entries.map(({ answer }) => (answer as { type: string }).type)).toContain('agree')
    expect(verdictOn(played.journal)).toEqual([null, null, null])
  })

  it('differs for everyone once a time was changed', () => {
    const { setup, entries } = played.journal
    const bent = { setup, entries: entries.map((entry, at) => (at === 4 ? { ...entry, ms: entry.ms! + 1000 } : entry)) }
    expect(verdictOn(bent)).toEqual(['shown', 'shown', 'shown'])
  })
})

describe('files', () => {
  it('are read as what they are', () => {
    expect(readSaved(JSON.stringify(journal))).toEqual({ record: journal })
    expect(readSaved(JSON.stringify(anna))).toEqual({ transcript: anna })
    for (const text of ['', 'x', '{}', '[]', '{"asztal":"transcript"}', 'null\nnull'])
      expect(readSaved(text)).toEqual({ unread: 'neither' })
  })
})
