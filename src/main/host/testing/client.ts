/** A client for tests that speaks the protocol as any third-party program would. */
import { WebSocket, type ClientOptions } from 'ws'
import type { Refusal } from '../../../engine/core/contract'
import { quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import type { MatchState, TableState, ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import { protocolVersion, socketPath } from '../../../protocol/version'
import { Salting } from './salting'

interface Waiting {
  readonly fits: (message: ToClient) => boolean
  readonly done: (message: ToClient) => void
  readonly fail: (why: Error) => void
}

export class TestClient {
  readonly socket: WebSocket
  readonly frames: string[] = []
  readonly received: ToClient[] = []
  table: TableState | null = null
  match: MatchState | null = null
  token = ''
  tableId = ''
  /** Whether it adds salts, as a client should. */
  salts = true
  readonly salting = new Salting()
  #n = 0
  #waiting: Waiting[] = []

  /** `where`: a port of this computer, or an address with its port. */
  constructor(where: number | string, options: ClientOptions = {}) {
    const at = typeof where === 'number' ? `127.0.0.1:${where}` : where
    this.socket = new WebSocket(`ws://${at}${socketPath}`, options)
    this.socket.on('error', () => undefined)
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')))
    this.socket.on('close', () => {
      for (const one of this.#waiting.splice(0)) one.fail(new Error('the connection ended'))
    })
  }

  #hear(frame: string) {
    const message = JSON.parse(frame) as ToClient
    this.frames.push(frame)
    this.received.push(message)
    if (message.say === 'table') this.table = message.table
    if (message.say === 'match') this.match = message.match
    if (message.say === 'commitment' && this.salts) void this.#addSalt(this.salting.reply(message))
    if (message.say === 'youAre') [this.tableId, this.token] = [message.table, message.token]
    for (const one of this.#waiting.filter(({ fits }) => fits(message))) {
      this.#waiting.splice(this.#waiting.indexOf(one), 1)
      one.done(message)
    }
  }

  async #addSalt(message: ToHost | null): Promise<void> {
    if (message) await this.request(message).catch(() => undefined)
  }

  static async connect(where: number | string, options: ClientOptions = {}): Promise<TestClient> {
    const client = new TestClient(where, options)
    await new Promise((done, fail) => client.socket.once('open', done).once('error', fail))
    await client.greet()
    return client
  }

  async greet(): Promise<void> {
    const welcomed = this.next((message) => message.say === 'welcome')
    this.raw({ do: 'hello', v: protocolVersion, n: 0 })
    await welcomed
  }

  raw(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  next(fits: (message: ToClient) => boolean, ms = 5000): Promise<ToClient> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('nothing came')), ms)
      this.#waiting.push({
        fits,
        done: (message) => (clearTimeout(timer), done(message)),
        fail: (why) => (clearTimeout(timer), fail(why)),
      })
    })
  }

  /** Sends a request and resolves with its reply. */
  request(message: ToHost): Promise<ToClient> {
    const n = ++this.#n
    const reply = this.next((one) => 're' in one && one.re === n)
    this.raw({ ...message, n })
    return reply
  }

  async must(message: ToHost): Promise<void> {
    const reply = await this.request(message)
    if (reply.say === 'refused') throw new Error(`${message.do} refused: ${JSON.stringify(reply.why)}`)
  }

  async refusal(message: ToHost): Promise<Refusal | null> {
    const reply = await this.request(message)
    return reply.say === 'refused' ? reply.why : null
  }

  async until(holds: () => boolean, ms = 5000): Promise<void> {
    const end = Date.now() + ms
    while (!holds()) {
      const left = end - Date.now()
      if (left <= 0) throw new Error('gave up waiting')
      await this.next(() => true, left).catch(() => undefined)
    }
  }

  get owes(): boolean {
    return this.match !== null && this.match.prompt !== null && this.match.outcome === null
  }

  /** A random legal answer to what this seat is asked. */
  sample(seed: number): unknown {
    const { game, view, prompt } = this.match!
    return games[game]!.rules.sample(view, prompt, quickRng(seed))
  }

  async answerRandomly(seed: number): Promise<Refusal | null> {
    const { step } = this.match!
    const answer = this.sample(seed)
    return this.refusal({ do: 'answer', step, key: `k${step}-${seed}`, answer, ...this.salting.of(step) })
  }

  close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.resolve()
    return new Promise((done) => {
      this.socket.once('close', () => done())
      this.socket.close()
    })
  }
}
