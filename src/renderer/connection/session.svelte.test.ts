import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameId } from '../../engine/games/catalog'
import { readToHost } from '../../protocol/toHost'
import { keep, keepTokens, tokensAt } from '../device/keep'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { Session } from './session.svelte'
import { noLuggage } from './wayBack'
import { FakeHost } from './testing/socket'
import { matchOf, tableOf } from './testing/tables'

const place = { at: 'table', table: 'ABCD', slot: '0' } as const
const summary = { id: 'ABCD' } as never
let host: FakeHost

/** Lets promises settle. */
const soon = () => vi.advanceTimersByTimeAsync(0)

function arrive(tokens: readonly string[]): Session {
  keepTokens('ABCD', '0', tokens)
  const session = new Session(host.connect)
  session.start(place, noLuggage)
  host.welcome()
  return session
}

/** Person 10 sits down alone and is at the table. */
async function alone(): Promise<Session> {
  const session = arrive(['token-10'])
  host.reply('return', { say: 'done' })
  await soon()
  host.say({ say: 'table', table: tableOf(), you: 10 })
  return session
}

/** Persons 10 and 11 share the device; the match goes on. */
async function together(game: GameId = 'dice-town'): Promise<Session> {
  const session = arrive(['token-10', 'token-11'])
  host.say({ say: 'table', table: tableOf({ game }), you: null })
  host.reply('share', { say: 'shared', people: [10, 11] })
  await soon()
  host.say({ say: 'match', match: matchOf(5, { game, asked: [0], fresh: true }) })
  return session
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  // Kept in memory too, where no storage clears it.
  for (const place of ['ABCD.0', '']) keep(`asztal.asked.${place}`, null)
  keepTokens('ABCD', '0', [])
  location.hash = '#/t/ABCD'
  toasts.clear()
  host = new FakeHost()
  host.tables = [summary]
})
afterEach(() => void vi.useRealTimers())

describe('a match against bots', () => {
  it('is prepared once, however often it is asked for meanwhile', async () => {
    const session = await alone()
    const first = session.playAlone('zertz')
    void session.playAlone('dice-town')
    expect(host.heard.filter((one) => one.do === 'open')).toMatchObject([{ game: 'zertz' }])
    expect(session.settingUp).toBe(true)
    host.reply('open', { say: 'refused', why: { rule: 'host.full', params: {} } })
    expect(await first).toBe(false)
    expect(session.settingUp).toBe(false)
  })
})

describe('a page', () => {
  it('takes its old seat again by the token it kept', async () => {
    const session = arrive(['token-10'])
    expect(host.last('return')).toMatchObject({ table: 'ABCD', token: 'token-10' })
    host.reply('return', { say: 'done' })
    await soon()
    expect(session.arrival).toBe('there')
  })

  it('asks for a name without a token, and keeps the one it is given', async () => {
    const session = arrive([])
    expect(session.arrival).toBe('asking')
    const joining = session.join('Ann', null)
    host.reply('join', { say: 'youAre', table: 'ABCD', person: 10, token: 'new' })
    await joining
    expect(session.arrival).toBe('there')
    expect(tokensAt('ABCD', '0')).toEqual(['new'])
  })

  it('asks for a name again when its token is no longer good', async () => {
    const session = arrive(['old'])
    host.reply('return', { say: 'refused', why: { rule: 'host.wrong-token', params: {} } })
    await soon()
    expect(session.arrival).toBe('asking')
    expect(tokensAt('ABCD', '0')).toEqual([])
  })

  it('keeps its token through the host’s trouble and tries again', async () => {
    const session = arrive(['token-10'])
    host.reply('return', { say: 'refused', why: { rule: 'host.busy', params: {} } })
    await vi.advanceTimersByTimeAsync(3000)
    host.welcome()
    host.reply('return', { say: 'done' })
    await soon()
    expect(session.arrival).toBe('there')
    expect(tokensAt('ABCD', '0')).toEqual(['token-10'])
  })

  it('that was sent away forgets its seat and the match', async () => {
    const session = await alone()
    const heard = vi.fn()
    session.onMatch.add(heard)
    host.say({ say: 'match', match: matchOf(5, { seat: 0 }) })
    host.say({ say: 'gone', why: { rule: 'host.kicked', params: {} } })
    expect(session).toMatchObject({ arrival: 'gone', table: null, you: null, match: null })
    expect(heard).toHaveBeenLastCalledWith(null)
    expect(tokensAt('ABCD', '0')).toEqual([])
  })

  it('knows nothing of the last table at the next one', async () => {
    const session = await alone()
    host.say({ say: 'match', match: matchOf(5, { seat: 0 }) })
    session.go({ at: 'table', table: 'WXYZ', slot: '0' })
    expect(session).toMatchObject({ table: null, match: null, arrival: 'looking' })
  })

  it('that only watches takes the invitation along when its table moves', () => {
    const session = new Session(host.connect)
    session.start({ at: 'screen', table: 'MOVE' }, noLuggage)
    host.welcome()
    const invite = 'x'.repeat(43)
    host.say({ say: 'moved', table: 'MOVE', url: 'http://10.0.0.5:7400', epoch: 2, invite })
    expect(session.arrival).toBe('moved')
    expect(session.wayThere('http://10.0.0.5:7400')).toBe(`http://10.0.0.5:7400/#/t/MOVE/screen/back/${invite}`)
    const there = new Session(host.connect)
    there.start({ at: 'screen', table: 'MOVE' }, { codes: [invite], chain: null })
    host.welcome()
    expect(host.last('watch')).toMatchObject({ table: 'MOVE', invite })
  })

  it('hears nothing of other tables', async () => {
    const session = await alone()
    host.say({ say: 'table', table: tableOf({ id: 'WXYZ', name: 'Other' }), you: 10 })
    expect(session.table?.name).toBe('Kitchen')
  })

  it('shows what the host refuses, unless it asked quietly', async () => {
    const session = await alone()
    const why = { rule: 'host.locked', params: {} }
    const loud = session.request({ do: 'stand' })
    host.reply('stand', { say: 'refused', why })
    await loud
    expect(toasts.all).toHaveLength(1)
    toasts.clear()
    const quiet = session.request({ do: 'stand' }, true)
    host.reply('stand', { say: 'refused', why })
    expect(await quiet).toEqual({ ok: false, why })
    expect(toasts.all).toHaveLength(0)
  })
})

describe('a request whose reply was lost', () => {
  const all = (kind: string) => host.heard.filter((one) => one.do === kind)
  const tokens = (kind: string) => all(kind).map(({ token }) => token)

  /** The line breaks and is back before the page gives up waiting. */
  async function breakLine(resumed: 'return' | null = null) {
    host.hangUp()
    await vi.advanceTimersByTimeAsync(300)
    host.welcome()
    if (resumed) host.reply(resumed, { say: 'done' })
    await soon()
  }

  it('to join is made again with the same token, which the host takes', async () => {
    const session = arrive([])
    const joining = session.join('Ann', null)
    await breakLine()
    const [first, second] = all('join')
    expect(second).toEqual(first)
    expect(readToHost(JSON.stringify(first))).toMatchObject({ do: 'join', token: first!.token })
    host.reply('join', { say: 'youAre', table: 'ABCD', person: 10, token: first!.token })
    await joining
    expect(tokensAt('ABCD', '0')).toEqual([first!.token])
  })

  it('to join keeps its token for the next tap, whatever the name, until the host has replied', async () => {
    const session = arrive([])
    const refused = { say: 'refused', why: { rule: 'host.locked', params: {} } }
    for (const name of ['Ann', 'Ann', 'Bea']) {
      const joining = session.join(name, null)
      await vi.advanceTimersByTimeAsync(8000)
      await joining
      host.welcome()
    }
    const [once, again, other] = tokens('join')
    expect([again === once, other === once]).toEqual([true, true])
    for (let times = 0; times < 2; times++) {
      const joining = session.join('Cili', null)
      host.reply('join', refused)
      await joining
    }
    const [before, after] = tokens('join').slice(-2)
    expect(after).not.toBe(before)
  })

  it('to open a table, bring somebody or be let in is made again with the same token', async () => {
    const session = await alone()
    void session.open('zertz', 'Ann')
    void session.bring('Bea')
    await soon()
    void session.knock('Cili')
    await breakLine('return')
    for (const kind of ['open', 'bring', 'claim']) {
      const [first, second] = tokens(kind)
      expect([kind, second]).toEqual([kind, first])
      expect(first).toMatch(/^[\w-]{32}$/)
    }
  })

  it('to say a line is made again with the same key, and each line has its own', async () => {
    const session = await alone()
    void session.request({ do: 'chat', text: 'hi' })
    await breakLine('return')
    void session.request({ do: 'chat', text: 'hi' })
    const [first, second, third] = all('chat')
    expect(second).toEqual(first)
    expect(third!.key).not.toBe(first!.key)
    expect(readToHost(JSON.stringify(first))).toMatchObject({ text: 'hi', key: first!.key })
  })
})

describe('a page that is reloaded before the host has replied', () => {
  const wrongToken = { say: 'refused', why: { rule: 'host.wrong-token', params: {} } }
  const reloaded = () => {
    const session = new Session(host.connect)
    session.start(place, noLuggage)
    host.welcome()
    return session
  }

  it('has the seat that it asked for', async () => {
    void arrive([]).join('Ann', '1234')
    const { token } = host.last('join')!
    const session = reloaded()
    expect(host.last('return')).toMatchObject({ table: 'ABCD', token })
    host.reply('return', { say: 'done' })
    await soon()
    expect([session.arrival, tokensAt('ABCD', '0')]).toEqual(['there', [token]])
    expect(JSON.stringify({ ...localStorage })).not.toContain('asked')
  })

  it('asks for it with the same token if the host had not heard: that request may still be on its way', async () => {
    void arrive([]).join('Ann', null)
    const { token } = host.last('join')!
    const session = reloaded()
    host.reply('return', wrongToken)
    await soon()
    expect([session.arrival, session.why]).toEqual(['asking', null])
    host.hangUp()
    await vi.advanceTimersByTimeAsync(300)
    host.welcome()
    expect(host.heard.filter((one) => one.do === 'return')).toHaveLength(1)
    const joining = session.join('Anna', null)
    expect(host.last('join')).toMatchObject({ name: 'Anna', token })
    host.reply('join', { say: 'youAre', table: 'ABCD', person: 10, token })
    await joining
    expect(tokensAt('ABCD', '0')).toEqual([token])
  })

  it('finds the table that it asked to be opened', async () => {
    const session = new Session(host.connect)
    session.start({ at: 'home' }, noLuggage)
    host.welcome()
    void session.open('zertz', 'Ann')
    const { token } = host.last('open')!
    const there = reloaded()
    expect(host.last('return')).toMatchObject({ token })
    host.reply('return', { say: 'done' })
    await soon()
    expect([there.arrival, tokensAt('ABCD', '0')]).toEqual(['there', [token]])
  })

  it.each([
    ['has the person whom it brought', [10, 11], 2],
    ['brings nobody of whom the host has not heard', [10, null], 1],
  ])('%s', async (_, people, count) => {
    void (await alone()).bring('Bea')
    await soon()
    const tokens = ['token-10', host.last('bring')!.token]
    const session = reloaded()
    expect(host.last('share')).toMatchObject({ tokens })
    host.say({ say: 'table', table: tableOf(), you: null })
    host.reply('share', { say: 'shared', people })
    await soon()
    expect(session.passAndPlay.people).toEqual(people.slice(0, count))
    expect(tokensAt('ABCD', '0')).toEqual(tokens.slice(0, count))
  })
})

describe('leaving', () => {
  it('frees the seat, forgets the token and goes home', async () => {
    const session = await alone()
    const leaving = session.leave()
    host.reply('leave', { say: 'done' })
    await leaving
    expect([tokensAt('ABCD', '0'), location.hash, toasts.all]).toEqual([[], '#/', []])
  })

  it('without a connection keeps the seat and says so, and can be tried again', async () => {
    const session = await alone()
    host.hangUp()
    const leaving = session.leave()
    await vi.advanceTimersByTimeAsync(8000)
    await leaving
    expect([tokensAt('ABCD', '0'), location.hash]).toEqual([['token-10'], '#/t/ABCD'])
    expect(toasts.all.map(({ text }) => text)).toEqual([t().connection.slow])
    expect(session.arrival).toBe('there')
  })

  it('leads home if the host has heard it but its reply was lost', async () => {
    const session = await alone()
    const leaving = session.leave()
    host.hangUp()
    await vi.advanceTimersByTimeAsync(300)
    host.welcome()
    host.reply('return', { say: 'refused', why: { rule: 'host.wrong-token', params: {} } })
    host.reply('leave', { say: 'refused', why: { rule: 'host.not-at-table', params: {} } })
    await leaving
    expect([tokensAt('ABCD', '0'), location.hash, toasts.all]).toEqual([[], '#/', []])
  })

  it('changes nothing at a table to which the page has gone meanwhile', async () => {
    keepTokens('WXYZ', '0', ['token-20'])
    const session = await alone()
    const leaving = session.leave()
    location.hash = '#/t/WXYZ'
    session.go({ at: 'table', table: 'WXYZ', slot: '0' })
    await leaving
    expect([tokensAt('WXYZ', '0'), location.hash, toasts.all]).toEqual([['token-20'], '#/t/WXYZ', []])
  })
})

describe('the chance of a match about to begin', () => {
  const commitment = { say: 'commitment', number: 1, commitment: 'c'.repeat(64), heads: null } as const

  it('gets the head of this device’s chain, the same however often it is asked for', async () => {
    await alone()
    const headFor = async (match: string) => {
      const before = host.heard.length
      host.say({ ...commitment, match, asks: true })
      await expect.poll(() => host.heard.length).toBeGreaterThan(before)
      return host.last('head')
    }
    const first = await headFor('a'.repeat(32))
    expect(first).toMatchObject({ match: 'a'.repeat(32), head: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await headFor('a'.repeat(32))).toMatchObject({ head: first!.head })
    expect((await headFor('b'.repeat(32)))!.head).not.toBe(first!.head)
  })

  it('gets none once it is on', async () => {
    await alone()
    host.say({ ...commitment, match: 'a'.repeat(32), asks: false })
    expect(host.last('head') ?? host.last('salt')).toBeUndefined()
  })
})

describe('an answer', () => {
  it('is sent again with the same key over a lost connection, until the host replies', async () => {
    const session = await alone()
    let result: unknown = null
    void session.answer(1, 5, 'my move').then((one) => (result = one))
    const { key } = host.last('answer')!
    host.hangUp()
    await vi.advanceTimersByTimeAsync(300)
    host.welcome()
    host.reply('return', { say: 'done' })
    await soon()
    const answers = host.heard.filter((one) => one.do === 'answer')
    expect(answers).toHaveLength(2)
    expect(answers[1]).toMatchObject({ key, answer: 'my move', match: 1, step: 5 })
    expect(result).toBeNull()
    host.reply('answer', { say: 'done' })
    await soon()
    expect(result).toMatchObject({ ok: true })
  })

  it('is not carried to another table', async () => {
    const session = await alone()
    const answering = session.answer(1, 5, 'my move')
    session.go({ at: 'home' })
    expect(await answering).toEqual({ ok: false, why: null })
  })
})

describe('a device passed round', () => {
  it('shows nobody’s page until someone lifts the cover', async () => {
    const { passAndPlay } = await together()
    expect(passAndPlay).toMatchObject({ many: true, covered: true, open: null, next: 10 })
  })

  it('forgets the match, tells the host and opens the page of the person who lifts it', async () => {
    const session = await together()
    const lifting = session.passAndPlay.lift(10)
    expect(session.match).toBeNull()
    expect(host.last('share')).toMatchObject({ front: 0, tokens: ['token-10', 'token-11'] })
    host.say({ say: 'match', match: matchOf(5, { seat: 0, asked: [0], prompt: 'p', fresh: true }) })
    host.reply('share', { say: 'shared', people: [10, 11] })
    await lifting
    expect(session.passAndPlay).toMatchObject({ open: 10, covered: false })
    expect(session.match?.prompt).toBe('p')
  })

  it('drops what was still on its way to the last holder', async () => {
    const session = await together()
    host.say({ say: 'match', match: matchOf(6, { seat: 0, prompt: 'secret' }) })
    expect(session.match?.step).toBe(5)
  })

  it('is covered the moment an answer is sent, and goes on to the next', async () => {
    const session = await together()
    const closed = vi.fn()
    session.passAndPlay.onCover.add(closed)
    const lifting = session.passAndPlay.lift(10)
    host.reply('share', { say: 'shared', people: [10, 11] })
    await lifting
    host.say({ say: 'match', match: matchOf(5, { seat: 0, asked: [0], prompt: 'p', fresh: true }) })
    const answering = session.answer(1, 5, 'mine')
    expect(session.passAndPlay).toMatchObject({ covered: true, sending: true })
    expect(closed).toHaveBeenCalledOnce()
    host.reply('answer', { say: 'done' })
    await answering
    expect(host.last('share')?.front).toBeNull()
    host.say({ say: 'match', match: matchOf(6, { asked: [1], fresh: true }) })
    expect(session.passAndPlay).toMatchObject({ covered: true, sending: false, next: 11 })
  })

  it('stays covered for its giver too if it went out of sight before the host replied', async () => {
    const session = await together()
    const lifting = session.passAndPlay.lift(10)
    host.reply('share', { say: 'shared', people: [10, 11] })
    await lifting
    host.say({ say: 'match', match: matchOf(5, { seat: 0, asked: [0], prompt: 'p', fresh: true }) })
    const answering = session.answer(1, 5, 'mine')
    const looks = vi.spyOn(document, 'visibilityState', 'get')
    for (const how of ['hidden', 'visible'] as const) {
      looks.mockReturnValue(how)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    host.say({ say: 'match', match: matchOf(6, { seat: 0, asked: [0], prompt: 'secret' }) })
    host.reply('answer', { say: 'done' })
    await answering
    looks.mockRestore()
    expect(session.passAndPlay.covered).toBe(true)
    expect(host.last('share')?.front).toBeNull()
  })

  it('tells a refusal to its giver alone, when they have the device again', async () => {
    const session = await together()
    session.passAndPlay.tell(11, 'Not now.', 'X-1')
    expect(toasts.all).toHaveLength(0)
    expect(session.passAndPlay.next).toBe(11)
    const lifting = session.passAndPlay.lift(11)
    host.reply('share', { say: 'shared', people: [10, 11] })
    await lifting
    expect(toasts.all.map(({ text }) => text)).toEqual(['Not now.'])
  })

  it('turns to the person who is asked in a game without secrets', async () => {
    const session = await together('zertz')
    expect(session.passAndPlay.covered).toBe(false)
    host.say({ say: 'match', match: matchOf(6, { game: 'zertz', asked: [1] }) })
    expect(host.last('share')?.front).toBe(1)
    expect(session.match?.step).toBe(6)
  })

  it('forgets the token of a person who left the table', async () => {
    await together()
    const left = tableOf({ people: tableOf().people.filter(({ id }) => id !== 10) })
    host.say({ say: 'table', table: left, you: null })
    expect(tokensAt('ABCD', '0')).toEqual(['token-11'])
  })
})
