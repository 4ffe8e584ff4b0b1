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
    ['an answer to the current match is free', { ...answer, match: 2 }, inMatch, null],
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
    const pause = numbered({ do: 'pause', on: true })
    for (let at = 0; at < burst; at++) expect(tooSoon(pause, inMatch)).toBeNull()
    expect(tooSoon(pause, inMatch)?.rule).toBe('host.too-fast')
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

  it('begins only so many matches, whether by a start or a rematch; each leaves a journal on disk', () => {
    let now = 0
    const limits = limitsPerAddress(() => now)
    const begun = (message: Numbered, at: Whereabouts, times: number) =>
      Array.from({ length: times }, () => messagePacing(limits, '10.0.0.1')(message, at)?.rule)
    const again = numbered({ do: 'again' })
    expect(begun(start, { match: null }, 6)).toEqual(Array(6).fill(undefined))
    expect(begun(again, inMatch, 8)).toEqual([...Array(6).fill(undefined), ...Array(2).fill('host.too-many-starts')])
    expect(messagePacing(limits, '10.0.0.2')(start, inMatch)).toBeNull()
    // An evening's matches never come as fast as this.
    now += 10_000
    expect(begun(again, inMatch, 2)).toEqual([undefined, 'host.too-many-starts'])
  })

  it('asks the owners of other computers only now and then', () => {
    const limits = limitsPerAddress()
    const move = numbered({ do: 'moveTable', to: 'http://10.0.0.7:2400' })
    const refusals = Array.from({ length: 7 }, () => messagePacing(limits, '10.0.0.1')(move, inMatch)?.rule)
    expect(refusals).toEqual([...Array(6).fill(undefined), 'host.too-fast'])
  })
})
