import { describe, expect, it } from 'vitest'
import { answerTo, numberOf, type Release, type Request } from './release'

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
