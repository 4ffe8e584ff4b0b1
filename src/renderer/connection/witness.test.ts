import { beforeEach, describe, expect, it } from 'vitest'
import { leadsBack } from '../../engine/core/chain'
import type { MatchState } from '../../protocol/toClient'
import { keep } from '../device/keep'
import { Witness } from './witness'

const commitment = (match: string, asks = true, number = 1, heads: string[] | null = null) =>
  ({ say: 'commitment', number, match, commitment: `of ${match}`, asks, heads }) as const
type Asked = Parameters<NonNullable<Parameters<Witness['hear']>[2]>>[0]

/** A host that takes everything, and all it was told. */
function taking() {
  const told: Asked[] = []
  const ask = (message: Asked) => {
    told.push(message)
    return Promise.resolve({ ok: true as const, reply: { say: 'done' as const, re: 1 } })
  }
  const heads = () => told.flatMap((one) => (one.do === 'head' ? [one.head] : []))
  const salts = () => told.flatMap((one) => (one.do === 'salt' || one.do === 'answer' ? [one.salt] : []))
  return { told, ask, heads, salts }
}
const state = (step: number, more: Partial<MatchState> = {}): MatchState => ({
  ...{ number: 1, game: 'zertz', version: 1, seats: 2, seat: 0, step, view: { seat: 0, table: { step }, own: null } },
  ...{
    asked: [0],
    closable: false,
    open: false,
    prompt: null,
    answered: false,
    msLeft: null,
    msHeld: null,
    fresh: false,
    outcome: null,
  },
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

  it('keeps nothing of a table that was left before its states were hashed', async () => {
    const witness = new Witness()
    witness.saw('ABCD', state(1))
    witness.saw('WXYZ', state(2))
    const kept = (await witness.transcript(1))!
    expect([kept.table, kept.seen.map(({ step }) => step)]).toEqual(['WXYZ', [2]])
  })

  it('keeps both of two states that differ where they should not', async () => {
    const witness = new Witness()
    witness.saw('ABCD', state(2))
    witness.saw('ABCD', state(2, { heard: [{ step: 1, events: [{ type: 'x', rule: 'ZE-1' }] }] }))
    witness.saw('ABCD', state(2, { view: { seat: 0, table: 'other', own: null } }))
    expect((await witness.transcript(1))!.seen).toHaveLength(3)
  })

  it('tells the head of its chain, and adds its links only once it has heard all heads', async () => {
    const witness = new Witness()
    const { ask, heads, salts } = taking()
    await witness.hear('ABCD', commitment('m'), ask)
    await witness.hear('ABCD', commitment('m'), ask)
    expect(heads()[1]).toBe(heads()[0])
    expect(salts()).toEqual([])
    await witness.hear('ABCD', commitment('m', true, 1, ['other', heads()[0]]), ask)
    witness.saw('ABCD', state(1))
    for (const step of [1, 5]) await witness.answer({ match: 1, step, seat: 0, answer: 'a' }, ask)
    expect(leadsBack(salts()[0]!, 1, heads()[0])).toBe(true)
    expect([leadsBack(salts()[1]!, 1, salts()[0]!), leadsBack(salts()[2]!, 4, salts()[1]!)]).toEqual([true, true])
    const { salt, promised, sent: answers } = (await witness.transcript(1))!
    expect(salt).toEqual({ salt: salts()[0], taken: true })
    expect(promised).toEqual([{ match: 'm', commitment: 'of m', late: false, heads: ['other', heads()[0]] }])
    expect(answers.map((one) => one.salt)).toEqual(salts().slice(1))
  })

  it('uses no chain again of which a link is known, shows nothing where its head is missing, and notes all heads', async () => {
    const witness = new Witness()
    const { ask, heads, salts } = taking()
    await witness.hear('ABCD', commitment('m'), ask)
    await witness.hear('ABCD', commitment('m', true, 1, ['other']), ask)
    expect(salts()).toEqual([])
    await witness.hear('ABCD', commitment('m', true, 1, [heads()[0]]), ask)
    await witness.hear('ABCD', commitment('m'), ask)
    expect(heads()[1]).not.toBe(heads()[0])
    witness.saw('ABCD', state(1))
    expect((await witness.transcript(1))!.promised.map((one) => one.heads)).toEqual([['other'], [heads()[0]]])
    await witness.hear('ABCD', commitment('n'), null)
    expect(heads()).toHaveLength(2)
    expect((await witness.transcript(1))!.promised.map(({ match }) => match)).toEqual(['m', 'm', 'n'])
  })

  it('adds nothing to answers where it has no chain', async () => {
    const witness = new Witness()
    const { ask, told } = taking()
    witness.bound('ABCD', commitment('m', false))
    await witness.answer({ match: 1, step: 1, seat: 0, answer: 'a' }, ask)
    expect(told[0]).not.toHaveProperty('salt')
  })

  it('goes on with its chain after a reload', async () => {
    const { ask, heads, salts } = taking()
    const before = new Witness()
    await before.hear('ABCD', commitment('m'), ask)
    await before.hear('ABCD', commitment('m', true, 1, heads()), ask)
    before.save()
    const after = new Witness()
    after.bound('ABCD', commitment('m', false, 1, heads()))
    await after.answer({ match: 1, step: 3, seat: 0, answer: 'a' }, ask)
    expect(leadsBack(salts()[1]!, 3, salts()[0]!)).toBe(true)
  })

  it('goes on with its chain at another address, and with no other', async () => {
    const { ask, told, heads, salts } = taking()
    const here = new Witness()
    expect(here.chain('ABCD')).toBeNull()
    await here.hear('ABCD', commitment('m'), ask)
    expect(here.chain('ABCD')).toBeNull()
    await here.hear('ABCD', commitment('m', true, 1, heads()), ask)
    expect(here.chain('WXYZ')).toBeNull()
    const arrived = async (told: string[]) => {
      keep('asztal.transcript', null)
      const there = new Witness()
      there.bring(here.chain('ABCD'))
      void there.hear('ABCD', commitment('m', false, 1, told), ask)
      there.saw('ABCD', state(6))
      await there.answer({ match: 1, step: 6, seat: 0, answer: 'a' }, ask)
      return there
    }
    const there = await arrived(heads())
    expect(leadsBack(salts()[1]!, 6, salts()[0]!)).toBe(true)
    expect((await there.transcript(1))!.salt).toEqual({ salt: salts()[0], taken: null })
    expect(there.chain('ABCD')).toEqual(here.chain('ABCD'))
    await arrived(['other'])
    expect(told.at(-1)).not.toHaveProperty('salt')
    here.saw('ABCD', state(9, { outcome: { winners: [], rule: 'ZE-1', scores: [] } }))
    expect(here.chain('ABCD')).toBeNull()
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
    expect(new Witness().bound('ABCD', commitment('m')).promised).toHaveLength(1)
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
