import { describe, expect, it } from 'vitest'
import { en } from '../../words/en'
import { announcementOf, isAfterMatch, leaderOf, msToResult, Occasions, titleOf } from './cues'

describe('an occasion', () => {
  it('is new until another one comes', () => {
    const occasions = new Occasions<string>()
    expect(['1/1', '1/1', '1/2', '1/2', '1/1'].map((key) => occasions.isNew(key))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('is new again once it is forgotten', () => {
    const occasions = new Occasions<number>()
    expect([occasions.isNew(0), occasions.isNew(0)]).toEqual([true, false])
    occasions.forget()
    expect(occasions.isNew(0)).toBe(true)
  })
})

it('the title names the game, and calls whoever is asked', () => {
  expect(titleOf(false, 'ZÉRTZ', en)).toBe(`ZÉRTZ – ${en.app}`)
  expect(titleOf(true, 'ZÉRTZ', en)).toBe(`${en.stage.titleTurn} – ${en.app}`)
})

it('a review leads every page but the leader’s and the screen', () => {
  const review = { by: 11, seat: 0, at: 1 }
  expect(leaderOf(review, 10, false)).toBe(11)
  expect(leaderOf(review, null, false)).toBe(11)
  expect([leaderOf(review, 11, false), leaderOf(review, 10, true), leaderOf(null, 10, false)]).toEqual([
    null,
    null,
    null,
  ])
})

it('only result and review are about a match that is over', () => {
  expect((['result', 'review', 'more', 'rules', null] as const).map(isAfterMatch)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('a step is announced in one breath, without its silent events', () => {
  const words = {
    tell: ({ type }: { type: string }, names: readonly string[], table: unknown) =>
      type === 'silent' ? null : `${names[0]} ${type} ${String(table)}.`,
  }
  const events = ['moves', 'silent', 'wins'].map((type) => ({ type, rule: 'X-1' }))
  expect(announcementOf(events, words, ['Anna'], 'here')).toBe('Anna moves here. Anna wins here.')
  expect(announcementOf([], words, ['Anna'], 'here')).toBe('')
})

describe('the result', () => {
  const events = [{ type: 'won', rule: 'X-1' }]
  const taking = (ms: number, reveal?: number) => ({
    pace: () => ms,
    ...(reveal === undefined ? {} : { reveal: () => reveal }),
  })

  it('waits until the last step has been seen, and for a moment at least', () => {
    expect(msToResult(taking(5000), events, false)).toBe(5000)
    expect(msToResult(taking(0), events, false)).toBe(1200)
  })

  it('does not wait a second time for a reveal, nor at all where nothing moves', () => {
    expect(msToResult(taking(5000, 3000), events, false)).toBe(2000)
    expect(msToResult(taking(5000, 4500), events, false)).toBe(1200)
    expect(msToResult(taking(5000), events, true)).toBe(0)
  })
})
