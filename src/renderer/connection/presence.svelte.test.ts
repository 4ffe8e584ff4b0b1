import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readToHost } from '../../protocol/toHost'
import { keepTokens, keepWaysBack, tokensAt, waysBack } from '../device/keep'
import { toasts } from '../ui/toasts.svelte'
import { speak, t } from '../words/index.svelte'
import { seenEpoch } from './moved'
import { Presence } from './presence.svelte'
import type { Route } from './route'
import { FakeHost } from './testing/socket'
import { matchOf, tableOf } from './testing/tables'
import { noLuggage } from './wayBack'

const place = { at: 'table', table: 'ABCD', slot: '0' } as const
const elsewhere = 'http://10.0.0.5:7400'
const refused = (rule: string, params = {}) => ({ say: 'refused', why: { rule, params } })
let host: FakeHost

/** Lets promises settle. */
const soon = () => vi.advanceTimersByTimeAsync(0)

function pageAt(route: Route = place, codes: readonly string[] = []): Presence {
  const presence = new Presence(host.connect)
  presence.start(route, { codes, chain: null })
  host.welcome()
  return presence
}

/** Person 10 is back at the table. */
async function seated(): Promise<Presence> {
  keepTokens('ABCD', '0', ['token-10'])
  const presence = pageAt()
  host.reply('return', { say: 'done' })
  await soon()
  host.say({ say: 'table', table: tableOf(), you: 10 })
  return presence
}

beforeEach(() => {
  vi.useFakeTimers()
  speak('en')
  localStorage.clear()
  // Kept in memory too, where no storage clears it.
  keepTokens('ABCD', '0', [])
  keepWaysBack('ABCD', '0', [])
  location.hash = '#/t/ABCD'
  toasts.clear()
  host = new FakeHost()
  host.tables = [{ id: 'ABCD' } as never]
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a page that comes back by codes', () => {
  it('brings everyone of its device, one code each, and takes the device up as theirs', async () => {
    pageAt(place, ['code-10', 'code-11'])
    expect(host.last('move')).toMatchObject({ table: 'ABCD', code: 'code-10' })
    host.reply('move', { say: 'youAre', table: 'ABCD', person: 10, token: 'token-10' })
    await soon()
    expect(host.last('move')).toMatchObject({ code: 'code-11' })
    host.reply('move', { say: 'youAre', table: 'ABCD', person: 11, token: 'token-11' })
    await soon()
    host.welcome()
    expect(host.last('share')).toMatchObject({ tokens: ['token-10', 'token-11'] })
  })

  it('uses its code again with the same token if the reply was lost, and another one at the next place', async () => {
    const code = 'c'.repeat(43)
    const presence = pageAt(place, [code])
    const first = host.last('move')!
    host.hangUp()
    await vi.advanceTimersByTimeAsync(300)
    host.welcome()
    expect(host.last('move')).toMatchObject({ code, token: first.token })
    expect(readToHost(JSON.stringify(first))).toMatchObject({ do: 'move', token: first.token })
    presence.go({ at: 'table', table: 'NEXT', slot: '0' }, { codes: [code], chain: null })
    host.welcome()
    await soon()
    expect(host.last('move')!.token).not.toBe(first.token)
  })

  it('does without those whose code no longer works', async () => {
    const presence = pageAt(place, ['code-10', 'code-11'])
    host.reply('move', { say: 'youAre', table: 'ABCD', person: 10, token: 'token-10' })
    await soon()
    host.reply('move', refused('host.wrong-code'))
    await soon()
    expect(presence.arrival).toBe('there')
    expect(tokensAt('ABCD', '0')).toEqual(['token-10'])
  })

  it('says nothing about a code that does not work: there are other ways in', async () => {
    const presence = pageAt(place, ['code-10'])
    host.reply('move', refused('host.wrong-token'))
    await soon()
    expect(presence).toMatchObject({ arrival: 'asking', why: null })
  })
})

describe('a page at its place', () => {
  it('fetches a code for each of its people, for another address', async () => {
    await seated()
    expect(host.last('wayBack')).toBeDefined()
    host.reply('wayBack', { say: 'wayBack', codes: ['back-10'] })
    await soon()
    expect(waysBack('ABCD', '0')).toEqual(['back-10'])
  })

  it('carries these codes there', async () => {
    const presence = await seated()
    host.reply('wayBack', { say: 'wayBack', codes: ['b'.repeat(43)] })
    await soon()
    expect(presence.wayThere(elsewhere)).toBe(`${elsewhere}/#/t/ABCD/back/${'b'.repeat(43)}`)
  })

  it('stays on the line when it goes to where it is, and takes a new one elsewhere', async () => {
    const presence = await seated()
    const connections = vi.spyOn(host, 'connect')
    presence.go(place)
    expect([presence.arrival, connections.mock.calls.length]).toEqual(['there', 0])
    presence.go({ at: 'home' })
    expect(presence).toMatchObject({ place: null, table: null, arrival: 'looking' })
  })

  it('tries its place again after it was sent away from there', async () => {
    const presence = await seated()
    host.say({ say: 'gone', why: { rule: 'host.kicked', params: {} } })
    presence.go(place)
    expect(presence).toMatchObject({ arrival: 'looking', why: null })
  })

  it('knows whether its person hosts and plays', async () => {
    const presence = await seated()
    expect(presence).toMatchObject({ hosting: true, playing: true })
    host.say({ say: 'table', table: tableOf({ host: 11, phase: 'lobby' }), you: 10 })
    expect(presence).toMatchObject({ hosting: false, playing: false })
  })

  it('still knows who knocks and where the table goes after it was looked at again', async () => {
    const presence = await seated()
    const [claims, move] = [[{ id: 1, person: 11, mark: '42' }], { number: '12', to: elsewhere, asking: true }]
    host.say({ say: 'claims', claims })
    host.say({ say: 'moving', move, why: null })
    dispatchEvent(new Event('focus'))
    expect(host.heard.at(-1)?.do).toBe('hello')
    host.greet()
    expect([presence.knocks, presence.moving]).toEqual([claims, move])
    host.hangUp()
    await vi.advanceTimersByTimeAsync(300)
    host.welcome()
    expect([presence.knocks, presence.moving]).toEqual([[], null])
  })

  it('says at which step a match broke off, and forgets it', async () => {
    const presence = await seated()
    const heard = vi.fn()
    presence.onMatch.add(heard)
    host.say({ say: 'match', match: matchOf(7, { seat: 0 }) })
    host.say({ say: 'table', table: tableOf({ phase: 'lobby' }), you: 10 })
    expect(toasts.all.map(({ text }) => text)).toEqual([t().result.brokenOff(7)])
    expect(heard).toHaveBeenLastCalledWith(null)
    host.say({ say: 'table', table: tableOf({ phase: 'lobby' }), you: 10 })
    expect(toasts.all).toHaveLength(1)
  })
})

describe('a page that watches', () => {
  it('is barred without the PIN, and asks again with it', async () => {
    const presence = pageAt({ at: 'screen', table: 'ABCD' })
    host.reply('watch', refused('host.wrong-pin'))
    await soon()
    expect(presence).toMatchObject({ arrival: 'barred', why: { rule: 'host.wrong-pin' } })
    presence.watchWithPin('1234')
    expect(presence.arrival).toBe('looking')
    host.welcome()
    expect(host.last('watch')).toMatchObject({ pin: '1234' })
  })
})

describe('a stranger at a table that is not here', () => {
  const at = { at: 'table', table: 'GONE', slot: '0' } as const

  it('is told why', async () => {
    const presence = pageAt(at)
    expect(presence.arrival).toBe('missing')
    host.reply('absent', refused('host.no-such-table'))
    await soon()
    expect(presence).toMatchObject({ arrival: 'missing', why: { rule: 'host.no-such-table' } })
  })

  it('is shown the computer to which it was moved', async () => {
    const presence = pageAt(at)
    host.reply('absent', refused('host.moved', { url: elsewhere, epoch: 2 }))
    await soon()
    expect(presence).toMatchObject({ arrival: 'moved', movedTo: { url: elsewhere } })
  })

  it('hears nothing of it once it has gone elsewhere', async () => {
    const presence = pageAt(at)
    const asked = host.last('absent')!
    presence.go({ at: 'home' }, noLuggage)
    host.say({ re: asked.n, ...refused('host.moved', { url: elsewhere, epoch: 2 }) } as never)
    await soon()
    expect(presence).toMatchObject({ arrival: 'looking', movedTo: null, why: null })
  })
})

describe('a table that moves to another computer', () => {
  const moves = (table: string) => host.say({ say: 'moved', table, url: elsewhere, epoch: 2 })
  const follows = (presence: Presence) => vi.spyOn(presence, 'goElsewhere').mockImplementation(() => {})

  it('is shown, not followed, by a browser of the old computer', () => {
    const presence = pageAt({ at: 'table', table: 'MOVC', slot: '0' })
    host.say({ say: 'table', table: tableOf({ id: 'MOVC' }), you: 10 })
    const going = follows(presence)
    moves('MOVC')
    expect(presence).toMatchObject({ arrival: 'moved', table: null, match: null })
    expect(going).not.toHaveBeenCalled()
  })

  it('is followed by a person’s window of the app, but not by its shared screen', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Electron/45.0.0')
    const window = pageAt({ at: 'table', table: 'MOVA', slot: '0' })
    const windowGoes = follows(window)
    moves('MOVA')
    expect(windowGoes).toHaveBeenCalledExactlyOnceWith(elsewhere)
    const screen = pageAt({ at: 'screen', table: 'MOVA' })
    const screenGoes = follows(screen)
    moves('MOVA')
    expect(screenGoes).not.toHaveBeenCalled()
  })

  it('is not taken for this page’s when it is another', async () => {
    const presence = await seated()
    moves('WXYZ')
    expect(presence.arrival).toBe('there')
  })

  it('is left alone at its old place by a page that has seen the new one', async () => {
    const presence = pageAt({ at: 'screen', table: 'MOVB' })
    host.say({ say: 'table', table: tableOf({ id: 'MOVB', epoch: 3 }), you: null })
    expect([presence.table?.id, seenEpoch('MOVB')]).toEqual(['MOVB', 3])
    host.say({ say: 'table', table: tableOf({ id: 'MOVB', epoch: 2 }), you: null })
    expect(presence).toMatchObject({ arrival: 'gone', table: null, why: { rule: 'host.moved' } })
  })
})

describe('a device that is passed round', () => {
  const people = { say: 'shared', people: [10, 11] }
  const look = (how: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(how)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(how === 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  async function passed(): Promise<Presence> {
    keepTokens('ABCD', '0', ['token-10', 'token-11'])
    const presence = pageAt()
    host.say({ say: 'table', table: tableOf(), you: null })
    host.reply('share', people)
    await soon()
    return presence
  }

  it('is covered when its page goes out of sight', async () => {
    const presence = await passed()
    const lifting = presence.passAndPlay.lift(10)
    host.reply('share', people)
    await lifting
    expect(presence.passAndPlay.covered).toBe(false)
    look('hidden')
    expect(presence.passAndPlay.covered).toBe(true)
  })

  it.each([
    ['and still is', ['hidden']],
    ['though it is looked at again', ['hidden', 'visible']],
  ] as const)('stays covered if it went out of sight before the page came, %s', async (_, looks) => {
    const presence = await passed()
    presence.passAndPlay.tell(10, 'Not now.', null)
    const lifting = presence.passAndPlay.lift(10)
    const { n } = host.last('share')!
    looks.forEach(look)
    host.say({ say: 'match', match: matchOf(5, { seat: 0, prompt: 'secret', fresh: true }) })
    host.say({ re: n, ...people } as never)
    await lifting
    expect([presence.passAndPlay.covered, presence.match, toasts.all]).toEqual([true, null, []])
    expect(host.last('share')?.front).toBeNull()
  })
})

it('people who are no longer at the table are forgotten when the device comes back', async () => {
  keepTokens('ABCD', '0', ['token-10', 'token-11'])
  pageAt()
  host.reply('share', { say: 'shared', people: [null, 11] })
  await soon()
  expect(tokensAt('ABCD', '0')).toEqual(['token-11'])
})
