import { describe, expect, it } from 'vitest'
import type { Numbered, ToHost } from '../../../protocol/toHost'
import { limitsPerAddress, perSocket } from './limits'
import { messagePacing, paceOf, type Whereabouts } from './pacing'

const numbered = (message: ToHost) => ({ ...message, n: 1 }) as Numbered
const inMatch: Whereabouts = { match: 2 }

describe('the pace of a message', () => {
  const answer = { do: 'answer', step: 1, key: 'k', answer: null } as const
  const cases: [string, ToHost, Whereabouts, string | null][] = [
    ['an answer to no match in particular is free', answer, inMatch, null],
    ['an answer to the present match is free', { ...answer, match: 2 }, inMatch, null],
    ['an answer to an earlier match is looked up on disk', { ...answer, match: 1 }, inMatch, 'change'],
    ['an answer in the lobby is, too', { ...answer, match: 1 }, { match: null }, 'change'],
    ['an answer from nowhere is, too', { ...answer, match: 2 }, 'nowhere', 'change'],
    ['coming is free', { do: 'return', table: 'ABCD', token: 't' }, 'nowhere', null],
    ['coming again is not', { do: 'return', table: 'ABCD', token: 't' }, inMatch, 'rejoin'],
    ['a journal is long, like help', { do: 'journal' }, inMatch, 'help'],
    ['chat has its own', { do: 'chat', text: 'hi' }, inMatch, 'chat'],
    ['more time is free', { do: 'moreTime' }, inMatch, null],
    ['anything else changes the table', { do: 'start' }, inMatch, 'change'],
  ]
  it.each(cases)('%s', (_, message, at, pace) => {
    expect(paceOf(numbered(message), at)).toBe(pace)
  })
})

describe('one socket', () => {
  const start = numbered({ do: 'start' })

  it('is refused what comes faster than its kind may, and nothing else', () => {
    const tooSoon = messagePacing(limitsPerAddress(), '127.0.0.1')
    const [, burst] = perSocket.change
    for (let at = 0; at < burst; at++) expect(tooSoon(start, inMatch)).toBeNull()
    expect(tooSoon(start, inMatch)?.rule).toBe('host.too-fast')
    expect(tooSoon(numbered({ do: 'chat', text: 'hi' }), inMatch)).toBeNull()
  })

  it('shares the bounds of its address for tables, people and knocks', () => {
    const limits = limitsPerAddress()
    const open = numbered({ do: 'open', game: 'zertz', name: 'A' })
    const knock = numbered({ do: 'claim', table: 'ABCD', name: 'A' })
    const join = numbered({ do: 'join', table: 'ABCD', name: 'A' })
    const refusals = (message: Numbered) =>
      Array.from({ length: 12 }, () => messagePacing(limits, '10.0.0.1')(message, 'nowhere')?.rule)
    expect(refusals(open).at(-1)).toBe('host.too-many-tables')
    expect(refusals(knock).at(-1)).toBe('host.too-fast')
    expect(refusals(join).at(-1)).toBe('host.too-fast')
    expect(messagePacing(limits, '10.0.0.2')(open, 'nowhere')).toBeNull()
  })
})
