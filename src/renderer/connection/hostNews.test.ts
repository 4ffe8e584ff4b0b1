import { describe, expect, it } from 'vitest'
import type { ToClient } from '../../protocol/toClient'
import { en } from '../words/en'
import { afterMessage, isHostComputer, leavePlace, noNews, toastFor, withoutReaction, type HostNews } from './hostNews'
import { matchOf, tableOf } from './testing/tables'

const line = (from: number, text: string) => ({ from, name: `P${from}`, text, at: 1 })
const hear = (...messages: ToClient[]): HostNews => messages.reduce(afterMessage, noNews)
const iAm10 = { say: 'table', table: tableOf(), you: 10 } as const

describe('what the host tells', () => {
  it('of chat counts as unread if others wrote it', () => {
    const news = hear(iAm10, { say: 'chat', fresh: false, lines: [line(10, 'mine'), line(11, 'yours')] })
    expect(news.unread).toBe(1)
    expect(news.chat.map(({ text }) => text)).toEqual(['mine', 'yours'])
  })

  it('of old chat, after coming back, replaces what was there and is not unread', () => {
    const later = { say: 'chat', fresh: false, lines: [line(11, 'a')] } as const
    const news = hear(iAm10, later, { say: 'chat', fresh: true, lines: [line(11, 'a'), line(11, 'b')] })
    expect(news.chat.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(news.unread).toBe(1)
  })

  it('of the moment that screens show belongs to one match, and is told again after a snapshot', () => {
    const match = (number: number, fresh: boolean) => ({ say: 'match', match: matchOf(5, { number, fresh }) }) as const
    const shown = { say: 'moment', at: 3 } as const
    expect(hear(match(1, true), shown, match(1, false)).moment).toBe(3)
    expect(hear(match(1, true), shown, match(1, true)).moment).toBeNull()
    expect(hear(match(1, true), shown, match(2, false)).moment).toBeNull()
  })

  it('of the review that all watch belongs to one match, and is told again after a snapshot', () => {
    const match = (number: number, fresh: boolean) => ({ say: 'match', match: matchOf(5, { number, fresh }) }) as const
    const shown = { say: 'review', review: { by: 11, seat: 1, at: 3 } } as const
    expect(hear(match(1, true), shown, match(1, false)).review).toEqual(shown.review)
    expect(hear(match(1, true), shown, match(1, true)).review).toBeNull()
    expect(hear(match(1, true), shown, match(2, false)).review).toBeNull()
    expect(hear(match(1, true), shown, { say: 'review', review: null }).review).toBeNull()
  })

  it('of chat is kept up to 200 lines', () => {
    const lines = Array.from({ length: 150 }, (_, at) => line(11, String(at)))
    const news = hear({ say: 'chat', fresh: false, lines }, { say: 'chat', fresh: false, lines })
    expect(news.chat).toHaveLength(200)
    expect(news.chat.at(-1)?.text).toBe('149')
  })

  it('of a reaction is shown once at its place, the newest one, and not of someone muted', () => {
    const react = (from: number, reaction: 'wow' | 'ouch') => ({ say: 'reaction', from, reaction }) as const
    const news = hear(iAm10, react(11, 'wow'), react(12, 'wow'), react(11, 'ouch'))
    expect(news.reactions.map(({ from, reaction }) => [from, reaction])).toEqual([
      [12, 'wow'],
      [11, 'ouch'],
    ])
    const [, newest] = news.reactions
    expect(withoutReaction(news.reactions, 11, newest!.count - 2)).toHaveLength(2)
    expect(withoutReaction(news.reactions, 11, newest!.count)).toHaveLength(1)
    expect(afterMessage({ ...noNews, muted: [11] }, react(11, 'wow')).reactions).toEqual([])
  })

  it('of chat is not unread if that person is muted', () => {
    const chat = { say: 'chat', fresh: false, lines: [line(11, 'a')] } as const
    expect(afterMessage({ ...noNews, muted: [11] }, chat).unread).toBe(0)
  })

  it('of a match counts only if nothing newer is known', () => {
    const match = (step: number, more = {}) => ({ say: 'match', match: matchOf(step, more) }) as const
    expect(hear(match(5), match(4)).match?.step).toBe(5)
    expect(hear(match(5), match(6)).match?.step).toBe(6)
    expect(hear(match(5), match(4, { fresh: true })).match?.step).toBe(4)
    expect(hear(match(5), match(0, { number: 2 })).match?.step).toBe(0)
  })

  it('of knocks is void with a new connection', () => {
    const knocks = { say: 'claims', claims: [{ id: 1, person: 11, mark: '42' }] } as const
    expect(hear(knocks).knocks).toHaveLength(1)
    expect(hear(knocks, { say: 'welcome', v: 1, app: '1', tables: [] }).knocks).toEqual([])
  })

  it('of hosts, walls and other devices is void with a new connection: only what there is gets told again', () => {
    const device = { kind: 'phone', how: 'joined', by: null, since: 0, seenAt: 0, here: true, noted: true } as const
    const own = { ...device, id: 'own', you: true }
    const news = hear(
      { say: 'doctor', diagnosis: { wall: 'no-network', remedy: 'join-network' } },
      { say: 'nearby', hosts: [{ name: 'Other', url: 'http://10.0.0.5:7400', tables: [] }] },
      { say: 'devices', devices: [own, { ...device, id: 'other', you: false }] },
      { say: 'welcome', v: 1, app: '1', tables: [] },
    )
    expect(news).toMatchObject({ diagnosis: null, nearby: [], devices: [own] })
  })

  it('of one table is forgotten at the next; the list of tables is not', () => {
    const tables = [{ id: 'ABCD' }] as never
    const news = hear({ say: 'tables', tables }, iAm10, { say: 'match', match: matchOf(5) })
    expect(leavePlace(news)).toEqual({ ...noNews, tables })
  })

  it('in reply to someone changes nothing', () => {
    expect(afterMessage(noNews, { say: 'done', re: 1 })).toBe(noNews)
  })
})

describe('a toast', () => {
  const before = hear(iAm10)
  const moved = (...addresses: string[]) => ({ ...iAm10, table: tableOf({ addresses }) }) as const

  it('tells of people, and for longer of a computer that slept', () => {
    expect(toastFor(before, { say: 'notice', kind: 'joined', name: 'Bea' }, en, false)?.kind).toBe('note')
    expect(toastFor(before, { say: 'notice', kind: 'slept', name: '' }, en, false)?.kind).toBe('news')
  })

  it('tells of several people at once what is the same of all', () => {
    const back = { say: 'notice', kind: 'back', name: 'Cili' } as const
    const told = toastFor(before, back, en, false, { what: 'back', names: ['Bea'] })
    expect(told?.text).toBe('Bea and Cili are back')
    expect(toastFor(before, back, en, false, { what: 'away', names: ['Bea'] })?.text).toBe('Cili is back')
  })

  it('tells at the host’s computer that the network has changed', () => {
    expect(toastFor(before, moved(), en, true)).toEqual({ text: en.connection.network.gone, kind: 'trouble' })
    expect(toastFor(before, moved('http://10.0.0.1:1'), en, true)?.text).toBe(en.connection.network.other)
    expect(toastFor(before, iAm10, en, true)).toBeNull()
  })

  it('tells nobody else, and nobody who has just arrived', () => {
    expect(toastFor(before, moved(), en, false)).toBeNull()
    expect(toastFor(noNews, moved(), en, true)).toBeNull()
  })
})

it('knows the computer that hosts by its address', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].map(isHostComputer)).toEqual([true, true, true])
  expect(['192.168.1.2', 'localhost.example', '10.127.0.1'].map(isHostComputer)).toEqual([false, false, false])
})
