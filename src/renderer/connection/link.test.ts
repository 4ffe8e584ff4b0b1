import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToHost } from '../../protocol/toHost'
import { protocolVersion } from '../../protocol/version'
import { Link, times, type Answered, type LinkState, type SocketLike } from './link'

type Sent = ToHost & { n: number }

/** A socket that remembers what was sent and says what the test wants. */
class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Sent[] = []
  closed = false
  send(data: string) {
    this.sent.push(JSON.parse(data) as Sent)
  }
  close() {
    this.closed = true
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome() {
    this.onopen?.()
    this.say({ say: 'welcome', v: protocolVersion, app: '1', tables: [] })
  }
  last(): Sent {
    return this.sent.at(-1)!
  }
}

function setup(resume: () => ToHost | null = () => null) {
  const sockets: FakeSocket[] = []
  const states: LinkState[] = []
  const resumed: Answered[] = []
  const heard: string[] = []
  const link = new Link({
    app: '1',
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    resume,
    onResumed: (result) => resumed.push(result),
    onState: (state) => states.push(state),
    onMessage: (message) => heard.push(message.say),
  })
  link.start()
  return { link, sockets, states, resumed, heard, now: () => sockets.at(-1)! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('greeting', () => {
  it('takes a refusal of what the host could not read for no word about the seat', () => {
    const { resumed, now } = setup(() => ({ do: 'return', table: 'ABCD', token: 't' }))
    now().welcome()
    now().say({ say: 'done', re: now().last().n })
    now().say({ say: 'refused', re: -1, why: { rule: 'host.too-fast', params: {} } })
    expect(resumed.map(({ ok }) => ok)).toEqual([true])
  })

  it('says hello with the version first, and is open after the welcome', () => {
    const { link, now } = setup()
    now().onopen?.()
    expect(now().sent).toEqual([{ n: 1, do: 'hello', v: protocolVersion }])
    now().say({ say: 'welcome', v: protocolVersion, app: '1', tables: [] })
    expect(link.state).toBe('open')
  })

  it('stops for good when the host speaks another version', async () => {
    const { link, now, sockets } = setup()
    now().onopen?.()
    now().say({ say: 'welcome', v: protocolVersion + 1, app: '2', tables: [] })
    expect(link.state).toBe('mismatch')
    link.wake()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('stops for a host of another app that speaks the same protocol', () => {
    const { link, now } = setup()
    now().onopen?.()
    now().say({ say: 'welcome', v: protocolVersion, app: '2', tables: [] })
    expect(link.state).toBe('mismatch')
  })

  it('stops for a host that can’t read its hello, but not for one that is busy', () => {
    const { link, now } = setup()
    now().onopen?.()
    now().say({ say: 'refused', re: -1, why: { rule: 'host.too-fast', params: {} } })
    expect(link.state).toBe('connecting')
    now().say({ say: 'refused', re: -1, why: { rule: 'host.bad-message', params: {} } })
    expect(link.state).toBe('mismatch')
  })

  it('takes a refused hello for another version as well', () => {
    const { link, now } = setup()
    now().onopen?.()
    now().say({ say: 'refused', re: now().last().n, why: { rule: 'host.other-version', params: {} } })
    expect(link.state).toBe('mismatch')
  })
})

describe('requests', () => {
  it('match replies by number, whatever their order', async () => {
    const { link, now } = setup()
    now().welcome()
    const first = link.request({ do: 'stand' })
    const firstN = now().last().n
    const second = link.request({ do: 'start' })
    const secondN = now().last().n
    now().say({ say: 'refused', re: secondN, why: { rule: 'host.not-host', params: {} } })
    now().say({ say: 'done', re: firstN })
    expect(await first).toMatchObject({ ok: true })
    expect(await second).toEqual({ ok: false, why: { rule: 'host.not-host', params: {} } })
  })

  it('wait for the connection, and give up after a while', async () => {
    const { link, now } = setup()
    const request = link.request({ do: 'stand' })
    expect(now().sent).toEqual([])
    now().welcome()
    expect(now().last()).toMatchObject({ do: 'stand' })
    await vi.advanceTimersByTimeAsync(times.replyWithin)
    expect(await request).toEqual({ ok: false, why: null })
  })

  it('that last are said again with the same key after a cut, and settled once', async () => {
    const { link, now, sockets } = setup()
    now().welcome()
    const answer = link.request({ do: 'answer', step: 3, key: 'k1', answer: { type: 'pass' } }, true)
    const said = now().last()
    now().onclose?.()
    await vi.advanceTimersByTimeAsync(times.firstRetry)
    expect(sockets).toHaveLength(2)
    now().welcome()
    expect(now().last()).toEqual(said)
    await vi.advanceTimersByTimeAsync(times.replyWithin * 2)
    now().say({ say: 'done', re: said.n })
    expect(await answer).toMatchObject({ ok: true })
    now().say({ say: 'done', re: said.n })
  })
})

describe('coming back', () => {
  it('resumes the place before anything else is said', async () => {
    const place: ToHost = { do: 'return', table: 'ABCD', token: 'x'.repeat(22) }
    const { link, now, resumed } = setup(() => place)
    void link.request({ do: 'stand' })
    now().welcome()
    expect(now().sent.map((one) => one.do)).toEqual(['hello', 'return'])
    expect(link.state).toBe('connecting')
    now().say({ say: 'done', re: now().last().n })
    expect(resumed).toMatchObject([{ ok: true }])
    expect(link.state).toBe('open')
    expect(now().sent.map((one) => one.do)).toEqual(['hello', 'return', 'stand'])
  })

  it('tries again quickly first, then every two seconds', async () => {
    const { sockets, now } = setup()
    const waits: number[] = []
    for (let k = 0; k < 6; k++) {
      const before = sockets.length
      now().onclose?.()
      let waited = 0
      while (sockets.length === before) {
        await vi.advanceTimersByTimeAsync(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 2000, 2000])
  })

  it('does not wait when something wakes the page', () => {
    const { link, sockets, now } = setup()
    now().onclose?.()
    expect(link.state).toBe('waiting')
    link.wake()
    expect(sockets).toHaveLength(2)
  })

  it('notices a dead line within 800 ms of waking', async () => {
    const { link, sockets, now } = setup()
    now().welcome()
    link.wake()
    expect(now().last().do).toBe('hello')
    await vi.advanceTimersByTimeAsync(times.aliveWithin - 1)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]!.closed).toBe(true)
  })

  it('keeps a living line when it wakes', async () => {
    const { link, sockets, now } = setup()
    now().welcome()
    link.wake()
    now().say({ say: 'welcome', v: protocolVersion, app: '1', tables: [] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(sockets).toHaveLength(1)
    expect(link.state).toBe('open')
  })

  it('passes on the first welcome of a socket, not those that only show that the line is alive', async () => {
    const { link, heard, now } = setup()
    now().welcome()
    link.wake()
    now().say({ say: 'welcome', v: protocolVersion, app: '1', tables: [] })
    expect(heard).toEqual(['welcome'])
    now().onclose?.()
    await vi.advanceTimersByTimeAsync(times.firstRetry)
    now().welcome()
    expect(heard).toEqual(['welcome', 'welcome'])
  })

  it('asks after a long silence, and gives a socket up that never opens', async () => {
    const { sockets, now } = setup()
    now().welcome()
    await vi.advanceTimersByTimeAsync(times.silence)
    expect(now().last().do).toBe('hello')
    await vi.advanceTimersByTimeAsync(times.aliveWithin)
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(4000)
    expect(sockets).toHaveLength(3)
  })

  it('hears nothing from a socket it has given up', () => {
    const { link, sockets, heard, now } = setup()
    now().welcome()
    const old = sockets[0]!.onmessage
    link.restart()
    const before = heard.length
    old?.({ data: JSON.stringify({ say: 'tables', tables: [] }) })
    expect(heard).toHaveLength(before)
  })
})
