/** A client that is as cheap as possible for the measuring process: it parses a match only on demand. */
import { WebSocket } from 'ws'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import type { MatchState, ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import { protocolVersion, socketPath } from '../../../protocol/version'
import { Salting } from './salting'

const matchStart = '{"say":"match"'

export class LightClient {
  readonly #socket: WebSocket
  #text: string | null = null
  #match: MatchState | null = null
  #n = 0
  #replies = new Map<number, (message: ToClient) => void>()
  /** When the last match came, by `performance.now()`. */
  cameAt = 0
  matches = 0
  largest = 0
  salting = new Salting()
  /** Whether it adds to chance, as a client should. */
  salted = true
  onMatch: () => void = () => undefined

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      if (text.startsWith(matchStart)) {
        this.cameAt = performance.now()
        this.matches++
        this.#text = text
        this.#match = null
        if (!text.includes('"fresh":true')) this.largest = Math.max(this.largest, data.length)
        this.onMatch()
      } else if (text.startsWith('{"say":"commitment"')) {
        const added = this.salted && this.salting.reply(JSON.parse(text) as Extract<ToClient, { say: 'commitment' }>)
        if (added) void this.request(added)
      } else if (text.includes('"re":')) {
        const message = JSON.parse(text) as ToClient & { re: number }
        this.#replies.get(message.re)?.(message)
        this.#replies.delete(message.re)
      }
    })
  }

  static async connect(port: number): Promise<LightClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, { perMessageDeflate: false })
    const client = new LightClient(socket)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    socket.send(JSON.stringify({ do: 'hello', v: protocolVersion, n: 0 }))
    return client
  }

  get match(): MatchState | null {
    if (this.#match === null && this.#text !== null)
      this.#match = (JSON.parse(this.#text) as { match: MatchState }).match
    return this.#match
  }

  request(message: ToHost): Promise<ToClient> {
    const n = ++this.#n
    return new Promise((done) => {
      this.#replies.set(n, done)
      this.#socket.send(JSON.stringify({ ...message, n }))
    })
  }

  close(): void {
    this.#socket.terminate()
  }
}

export interface ClientTable {
  readonly game: GameId
  readonly players: readonly LightClient[]
  readonly all: readonly LightClient[]
}

/** A table with a started match: as many players as the game seats, and watchers up to `clients`; `salted`: they add to chance. */
export async function clientsAtTable(port: number, game: GameId, clients: number, salted = true): Promise<ClientTable> {
  const seats = games[game]!.rules.seats.max
  const all: LightClient[] = []
  for (let i = 0; i < clients; i++) all.push(await LightClient.connect(port))
  for (const client of all) client.salted = salted
  const opened = await all[0].request({ do: 'open', game, name: 'P0' })
  if (opened.say !== 'youAre') throw new Error(JSON.stringify(opened))
  for (const [at, client] of all.entries()) {
    if (at === 0) continue
    if (at < seats) await client.request({ do: 'join', table: opened.table, name: `P${at}` })
    else await client.request({ do: 'watch', table: opened.table })
  }
  const started = await all[0].request({ do: 'start' })
  if (started.say !== 'done') throw new Error(JSON.stringify(started))
  return { game, players: all.slice(0, seats), all }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
