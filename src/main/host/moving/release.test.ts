import { describe, expect, it } from 'vitest'
import { answerTo, holdsSecrets, mayKeep, numberOf, whyNotSend, type Release, type Request } from './release'

const [ticket, digest] = ['t', 'd']
const states = {
  offered: { at: 'offered', ticket },
  sending: { at: 'sending', ticket, digest },
  released: { at: 'released', ticket },
} as const satisfies Record<string, Release>
const fetch: Request = { do: 'fetch', ticket }
const release: Request = { do: 'release', ticket, digest }

describe('a table that moves', () => {
  it.each([
    [states.offered, fetch, 'freeze'],
    [states.offered, release, 'refuse'],
    [states.sending, fetch, 'send'],
    [states.sending, release, 'mark'],
    [states.released, release, 'say'],
    [states.released, fetch, 'refuse'],
    [null, fetch, 'refuse'],
    [null, release, 'refuse'],
  ] as const)('%j asked for %j: %s', (state, request, doing) => expect(answerTo(state, request)).toBe(doing))

  it('is released for its own ticket and a whole copy only', () => {
    for (const state of Object.values(states)) {
      expect(answerTo(state, { ...fetch, ticket: 'other' })).toBe('refuse')
      expect(answerTo(state, { ...release, ticket: 'other' })).toBe('refuse')
    }
    expect(answerTo(states.sending, { ...release, digest: 'other' })).toBe('refuse')
  })

  it('has a number of four digits', () => {
    for (let n = 0; n < 500; n++) expect(numberOf(`ticket-${n * n}`)).toMatch(/^[1-9]\d{3}$/)
  })
})

describe('a table is sent away', () => {
  const [host, guest, owner] = [
    { local: false, person: 0, carries: [] },
    { local: false, person: 1, carries: [] },
    { local: true, person: null, carries: [] },
  ]
  const table = (phase: 'lobby' | 'playing' | 'over', game: 'zertz' | 'dice-town') => ({ host: 0, phase, game })
  const [secret, open] = [table('playing', 'dice-town'), table('playing', 'zertz')]

  it('by its host, while a match has no secrets', () => {
    for (const now of [open, table('lobby', 'dice-town'), table('over', 'dice-town')]) {
      expect(holdsSecrets(now)).toBe(false)
      expect(whyNotSend(host, now)).toBeNull()
      expect(whyNotSend({ ...guest, carries: [1, 0] }, now)).toBeNull()
      expect(whyNotSend(guest, now)).toMatchObject({ rule: 'host.not-host' })
    }
  })

  it('with secrets only by somebody at the computer that knows them', () => {
    expect(holdsSecrets(secret)).toBe(true)
    expect(whyNotSend(host, secret)).toMatchObject({ rule: 'host.secrets-stay' })
    expect(whyNotSend(guest, secret)).toMatchObject({ rule: 'host.not-host' })
    expect(whyNotSend(owner, secret)).toBeNull()
  })

  it('or stays after all, by a word of its host or of somebody at its computer', () => {
    expect([host, guest, owner].map((one) => mayKeep(one, secret))).toEqual([true, false, true])
  })
})
