/** A client like the real one: reconnects by itself, and resends an answer under the same key until it is acknowledged. */
import { WebSocket } from 'ws'
import type { Rng } from '../../../engine/core/contract'
import { games } from '../../../engine/games'
import type { MatchState, ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import { protocolVersion, socketPath } from '../../../protocol/version'
import { Salting } from './salting'

export interface Given {
  readonly match: number
  readonly step: number
  readonly key: string
  readonly answer: unknown
  readonly salt?: string
}

/** Where to reach the host, and the port it believes it has. */
export interface Way {
  readonly address?: string
  readonly port: number
  readonly hostPort: number
}

export class StubbornClient {
  match: MatchState | null = null
  /** Answers acknowledged, refused, and still undecided. */
  readonly taken: Given[] = []
  readonly refused: (Given & { readonly why: string })[] = []
  pending: Given | null = null
  person: number | null = null
  sent = 0
  connections = 0
  /** Replies that should not have come. */
  readonly complaints: string[] = []
  playing = true
  #rng: Rng
  #way: Way
  #token: string | null = null
  #table: string | null = null
  #socket: WebSocket | null = null
  #replies = new Map<number, (reply: ToClient | null) => void>()
  #n = 0
  #mark: string
  #salting = new Salting()
  #stopped = false

  constructor(way: Way, mark: string, rng: Rng) {
    this.#way = way
    this.#mark = mark
    this.#rng = rng
  }

  /** Arrives for the first time: opens, joins or watches. */
  async arrive(message: Extract<ToHost, { do: 'open' | 'join' | 'watch' }>): Promise<string> {
    if ('table' in message) this.#table = message.table
    await this.#connect(message)
    return this.#table!
  }

  async #connect(first: ToHost): Promise<void> {
    const { address = '127.0.0.1', port, hostPort } = this.#way
    const socket = new WebSocket(`ws://${address}:${port}${socketPath}`, {
      headers: { Host: `${address}:${hostPort}` },
      handshakeTimeout: 2000,
    })
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8')) as ToClient))
    const closed = new Promise<null>((done) => socket.once('close', () => done(null)))
    void closed.then(() => {
      for (const reply of this.#replies.values()) reply(null)
      this.#replies.clear()
      this.match = null
      if (this.#socket === socket) setTimeout(() => void this.#again(), 20 + this.#rng.below(60))
    })
    const opened = await Promise.race([closed, new Promise<true>((done) => socket.once('open', () => done(true)))])
    if (opened === null) return
    this.connections++
    socket.send(JSON.stringify({ do: 'hello', v: protocolVersion, n: 0 }))
    const reply = await this.request(first)
    if (reply?.say === 'youAre') [this.#table, this.#token, this.person] = [reply.table, reply.token, reply.person]
    if (reply?.say === 'refused') this.complaints.push(`${first.do}: ${reply.why.rule}`)
    if (this.pending) void this.#send(this.pending)
  }

  async #again(): Promise<void> {
    if (this.#stopped || this.#table === null) return
    const table = this.#table
    await this.#connect(this.#token === null ? { do: 'watch', table } : { do: 'return', table, token: this.#token })
  }

  request(message: ToHost): Promise<ToClient | null> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null)
    const n = ++this.#n
    return new Promise((done) => {
      this.#replies.set(n, done)
      socket.send(JSON.stringify({ ...message, n }))
    })
  }

  #hear(message: ToClient): void {
    if (message.say === 'match') {
      this.match = message.match
      this.#answerIfAsked()
    } else if (message.say === 'commitment') {
      const added = this.#token === null ? null : this.#salting.reply(message)
      if (added) void this.request(added)
    } else if ('re' in message) {
      this.#replies.get(message.re)?.(message)
      this.#replies.delete(message.re)
    }
  }

  #answerIfAsked(): void {
    const { match } = this
    if (!this.playing || match === null || match.prompt === null || this.pending !== null) return
    const { rules } = games[match.game]!
    const answer = rules.sample(match.view, match.prompt, this.#rng)
    this.pending = {
      match: match.number,
      step: match.step,
      key: `${this.#mark}-${this.sent++}`,
      answer,
      ...this.#salting.of(match.step),
    }
    void this.#send(this.pending)
  }

  async #send(given: Given): Promise<void> {
    const message = { do: 'answer', ...given } as const
    const reply = await this.request(message)
    // Some answers are sent twice, as phones do on a bad connection.
    if (this.#rng.below(10) === 0) void this.request(message)
    if (reply === null || this.pending !== given) return
    this.pending = null
    if (reply.say === 'done') this.taken.push(given)
    else this.refused.push({ ...given, why: reply.say === 'refused' ? reply.why.rule : reply.say })
    this.#answerIfAsked()
  }

  /** Kills and restarts the client: all it still knows is its token and its pending answer. */
  restart(): void {
    this.#socket?.terminate()
  }

  /** Stops reading for a while. */
  stall(ms: number): void {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.pause()
    setTimeout(() => socket.readyState === WebSocket.OPEN && socket.resume(), ms)
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.terminate()
  }
}
