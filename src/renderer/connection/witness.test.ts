import { beforeEach, describe, expect, it } from 'vitest'
import type { MatchState } from '../../protocol/toClient'
import { keep } from '../device/keep'
import { Witness } from './witness'

const commitment = (match: string, asks = true, number = 1) =>
  ({ say: 'commitment', number, match, commitment: `of ${match}`, asks }) as const
const state = (step: number, more: Partial<MatchState> = {}): MatchState => ({
  ...{ number: 1, game: 'zertz', version: 1, seats: 2, seat: 0, step, view: { seat: 0, table: { step }, own: null } },
  ...{ asked: [0], closable: false, prompt: null, answered: false, msLeft: null, fresh: false, outcome: null },
  heard: [{ step: step - 1, events: [] }],
  ...more,
})
const sent = { step: 1, seat: 0, key: 'k', answer: 'a', salt: 's' }

beforeEach(() => keep('asztal.transcript', null))

describe('the witness', () => {
  it('keeps each state once, in order, and what was sent with its reply', async () => {
    const witness = new Witness()
    witness.bound('ABCD', commitment('m'))
    witness.saw('ABCD', state(1, { fresh: true }))
    const replied = witness.sends(1, sent)
    expect(await witness.transcript(1)).toMatchObject({ sent: [{ ...sent, taken: null }] })
    replied(true)
    witness.saw('ABCD', state(1, { heard: [] }))
    witness.saw('ABCD', state(2))
    witness.saw('ABCD', state(2, { msLeft: 5 }))
    const kept = (await witness.transcript(1))!
    expect(kept.seen.map(({ step }) => step)).toEqual([1, 2])
    expect(kept.sent).toEqual([{ ...sent, taken: true }])
    expect(kept).toMatchObject({ table: 'ABCD', game: 'zertz', alone: true, promised: [{ match: 'm', late: false }] })
    expect(await witness.transcript(2)).toBeNull()
  })

  it('keeps both of two states that differ where they should not', async () => {
    const witness = new Witness()
    witness.saw('ABCD', state(2))
    witness.saw('ABCD', state(2, { heard: [{ step: 1, events: [{ type: 'x', rule: 'ZE-1' }] }] }))
    witness.saw('ABCD', state(2, { view: { seat: 0, table: 'other', own: null } }))
    expect((await witness.transcript(1))!.seen).toHaveLength(3)
  })

  it('gives the same salt for the same match, another for another, and remembers every promise', async () => {
    const witness = new Witness()
    const first = witness.bound('ABCD', commitment('m'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(witness.bound('ABCD', commitment('m'))).toBe(first)
    await witness.hear('ABCD', commitment('m'), () => Promise.resolve({ ok: true, reply: { say: 'done', re: 1 } }))
    expect(witness.bound('ABCD', commitment('m', false))).toBe(first)
    witness.saw('ABCD', state(1))
    expect(await witness.transcript(1)).toMatchObject({ salt: { salt: first, taken: true } })
    expect(witness.bound('ABCD', commitment('n'))).not.toBe(first)
    expect((await witness.transcript(1))!.promised.map(({ match }) => match)).toEqual(['m', 'n'])
  })

  it('survives a reload, for the same match only', async () => {
    const before = new Witness()
    before.bound('ABCD', commitment('m'))
    before.saw('ABCD', state(1))
    before.notAlone()
    await before.transcript(1)
    before.save()
    const after = new Witness()
    after.bound('ABCD', commitment('m', false))
    after.saw('ABCD', state(2))
    const kept = (await after.transcript(1))!
    expect(kept.seen.map(({ step }) => step)).toEqual([1, 2])
    expect(kept).toMatchObject({ alone: false, promised: [{ late: false }] })
    after.bound('ABCD', commitment('n', true, 2))
    after.saw('ABCD', state(1, { number: 2 }))
    expect((await after.transcript(2))!.seen).toHaveLength(1)
    keep('asztal.transcript', '{broken')
    expect(new Witness().bound('ABCD', commitment('m'))).toMatch(/^[0-9a-f]{32}$/)
  })

  it('tells where a match broke off, once, and nothing of one that ended', () => {
    const witness = new Witness()
    expect(witness.brokenOff()).toBeNull()
    witness.saw('ABCD', state(7))
    expect(witness.brokenOff()).toBe(7)
    expect(witness.brokenOff()).toBeNull()
    witness.saw('ABCD', state(8, { outcome: { winners: [], rule: 'ZE-1', scores: [] } }))
    expect(witness.brokenOff()).toBeNull()
  })
})
