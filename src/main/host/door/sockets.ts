/** The socket's side of the border: frames in, messages read, replies out. */
import type { IncomingMessage } from 'node:http'
import type { RawData, WebSocket } from 'ws'
import type { Refusal } from '../../../engine/core/contract'
import type { Diagnosis } from '../../../protocol/doctor'
import type { NearbyHost, PersonId, ToClient } from '../../../protocol/toClient'
import { readToHost, type Numbered } from '../../../protocol/toHost'
import { protocolVersion } from '../../../protocol/version'
import type { Client } from '../table/client'
import { healthy } from '../network/doctor'
import { bucket } from './guard'
import { group, isLocal, perSocket, type Costly, type Limits } from './limits'
import { hostRefusal } from '../refusals'
import type { Table } from '../table/table'
import type { Tables } from '../table/tables'

export interface SocketParts {
  readonly tables: Tables
  readonly appVersion: string
  readonly perAddress: Limits
  nearby(): readonly NearbyHost[]
  /** The client has said hello as it should. */
  greeted(): void
  log(line: string): void
}

/** A screen that reads too slowly is cut off rather than waited for; it comes back by itself. */
const mostUnsentBytes = 1_000_000
const mostBadMessages = 20
const helloMs = 10_000

/** Serves one connection until it ends. */
export function serveSocket(parts: SocketParts, socket: WebSocket, request: IncomingMessage): Connection {
  const { tables, perAddress } = parts
  const address = request.socket.remoteAddress ?? ''
  const local = isLocal(address)
  const pace = bucket(local ? 150 : 50, local ? 300 : 150)
  const bytePace = bucket(64_000, 256_000)
  const paces = {
    change: bucket(...perSocket.change),
    chat: bucket(...perSocket.chat),
    help: bucket(...perSocket.help),
    anew: bucket(...perSocket.anew),
  }
  const state = {
    greeted: false,
    bad: 0,
    table: null as Table | null,
    person: null as PersonId | null,
    carries: [] as readonly PersonId[],
    dropClaim: null as (() => void) | null,
  }

  const sendText = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostUnsentBytes) return socket.terminate()
    socket.send(text)
  }
  const send = (message: ToClient) => sendText(JSON.stringify(message))

  const client: Client = {
    local,
    address: group(address),
    get table() {
      return state.table
    },
    get person() {
      return state.person
    },
    get carries() {
      return state.carries
    },
    get open() {
      return socket.readyState === socket.OPEN
    },
    send,
    sendText,
    enter(table, person, carries = []) {
      if (state.table !== null && state.table !== table) state.table.disconnected(client)
      state.table = table
      state.person = person
      state.carries = carries
      state.dropClaim?.()
    },
    leave(why) {
      state.table = null
      state.person = null
      state.carries = []
      send({ say: 'gone', why })
      tellTables()
      tellNearby()
    },
    waitsAtDoor(drop) {
      if (drop !== null) state.dropClaim?.()
      state.dropClaim = drop
    },
  }

  const tellTables = () => {
    if (state.greeted && state.table === null) send({ say: 'tables', tables: tables.list() })
  }
  // Which other hosts are around is this computer's affair, not its guests'.
  const tellNearby = () => {
    if (state.greeted && state.table === null && client.local) send({ say: 'nearby', hosts: parts.nearby() })
  }

  const reply = (n: number, result: Refusal | ToClient | null) => {
    if (result === null) send({ say: 'done', re: n })
    else if ('say' in result) send(result)
    else send({ say: 'refused', re: n, why: result })
  }

  const guess = (message: Numbered): Promise<Refusal | ToClient | null> =>
    perAddress.mayTry(address) ? tried(message) : Promise.resolve(hostRefusal('too-many-tries'))

  const tried = async (message: Numbered): Promise<Refusal | ToClient | null> => {
    const result = await route(tables, client, message)
    if (result === null || !('rule' in result) || !wrongGuesses.has(result.rule)) return result
    // Whoever has a right token may always come back, whatever others at the same address tried.
    if (!perAddress.mayTry(address)) socket.close(1008, 'too many tries')
    perAddress.missed(address)
    return result
  }

  const receive = async (frame: string) => {
    const message = readToHost(frame)
    if (message === null) {
      send({ say: 'refused', re: -1, why: hostRefusal('bad-message') })
      if (++state.bad >= mostBadMessages) socket.close(1008, 'bad messages')
      return
    }
    if (message.do === 'hello') {
      if (message.v !== protocolVersion) {
        reply(message.n, hostRefusal('other-version', { host: protocolVersion, client: message.v }))
        return socket.close(4000, 'other version')
      }
      state.greeted = true
      parts.greeted()
      send({ say: 'welcome', v: protocolVersion, app: parts.appVersion, tables: tables.list() })
      if (parts.nearby().length > 0) tellNearby()
      return
    }
    if (!state.greeted) return reply(message.n, hostRefusal('say-hello'))
    const kind = paceOf(message, state.table)
    if (kind && !(paces[kind].take() && perAddress.costly(kind, address)))
      return reply(message.n, hostRefusal('too-fast'))
    if (message.do === 'open' && !perAddress.opens(address)) return reply(message.n, hostRefusal('too-many-tables'))
    if (['join', 'bring'].includes(message.do) && !perAddress.joins(address))
      return reply(message.n, hostRefusal('too-fast'))
    if (message.do === 'claim' && !perAddress.claims(address)) return reply(message.n, hostRefusal('too-fast'))
    try {
      reply(message.n, await (isGuess(message) ? perAddress.oneByOne(address, () => guess(message)) : tried(message)))
    } catch (error) {
      parts.log(`${message.do} failed: ${error instanceof Error ? error.stack : String(error)}`)
      reply(message.n, hostRefusal('disk'))
    }
  }

  socket.on('message', (data: RawData, binary: boolean) => {
    const bytes = (data as Buffer).length
    if (binary || !pace.take() || !bytePace.take(bytes) || !perAddress.message(address)) {
      send({ say: 'refused', re: -1, why: hostRefusal(binary ? 'bad-message' : 'too-fast') })
      return socket.close(1008, binary ? 'text only' : 'too fast')
    }
    void receive((data as Buffer).toString('utf8'))
  })
  // Each ping is answered; whoever sends many and reads nothing must not fill our memory with answers.
  socket.on('ping', () => {
    if (!pace.take() || socket.bufferedAmount > mostUnsentBytes) socket.terminate()
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(greeting)
    state.table?.disconnected(client)
    state.table = null
    state.dropClaim?.()
  })
  const greeting = setTimeout(() => {
    if (!state.greeted) socket.close(1008, 'no hello')
  }, helloMs)

  let told = healthy
  return {
    tellTables,
    tellNearby,
    waits: () => local && state.table !== null,
    tellOfSleep() {
      if (local && state.table !== null) send({ say: 'notice', kind: 'slept', name: '' })
    },
    tellDoctor(diagnosis) {
      if (JSON.stringify(diagnosis) === JSON.stringify(told)) return
      told = diagnosis
      send({ say: 'doctor', diagnosis })
    },
  }
}

const wrongGuesses: ReadonlySet<string> = new Set(
  (['wrong-pin', 'wrong-token', 'wrong-code', 'no-such-table'] as const).map((code) => hostRefusal(code).rule),
)

/** Messages by which a table, its PIN or a code could be guessed. Tokens are too long for that. */
function isGuess(message: Numbered): boolean {
  return ['join', 'watch', 'move'].includes(message.do)
}

/** By which pace a message is held back, besides that of all messages. */
function paceOf(message: Numbered, table: Table | null): Costly | null {
  switch (message.do) {
    case 'chat':
    case 'help':
      return message.do
    case 'journal':
      return 'help'
    case 'answer':
      // Whether it was taken in an earlier match is looked up on the disk.
      return message.match === undefined || message.match === table?.play?.number ? null : 'change'
    case 'return':
    case 'share':
    case 'watch':
      // Whoever arrives is let in at once; whoever is here and comes anew is shown to everyone each time.
      return table === null ? null : 'anew'
    case 'hello':
    case 'moreTime':
      return null
    default:
      return 'change'
  }
}

export interface Connection {
  /** Brings the list of tables up to date for those who are at none. */
  tellTables(): void
  /** The same with the hosts around. */
  tellNearby(): void
  /** Whether this is a screen of the host's own computer at a table. */
  waits(): boolean
  /** Tells such a screen that the computer has slept. */
  tellOfSleep(): void
  /** Tells such a screen what the doctor found, if that is new to it. */
  tellDoctor(diagnosis: Diagnosis): void
}

/** Sends a message to where it belongs: the door, or the client's table. */
async function route(tables: Tables, client: Client, message: Numbered): Promise<Refusal | ToClient | null> {
  switch (message.do) {
    case 'open': {
      const table = await tables.open(message.game, message.tableName ?? message.name)
      if (table === null) return hostRefusal('too-many-tables')
      return arrived(message.n, table, await table.arrivals.join(client, message.name, null))
    }
    case 'join': {
      const table = tables.find(message.table)
      if (table === null) return hostRefusal('no-such-table')
      return arrived(message.n, table, await table.arrivals.join(client, message.name, message.pin ?? null))
    }
    case 'move': {
      const table = tables.find(message.table)
      if (table === null) return hostRefusal('no-such-table')
      return arrived(message.n, table, await table.arrivals.move(client, message.code))
    }
    case 'absent': {
      const table = tables.find(message.table)
      return table ? { say: 'absent', re: message.n, names: table.arrivals.absent() } : hostRefusal('no-such-table')
    }
    case 'claim': {
      const table = tables.find(message.table)
      if (table === null) return hostRefusal('no-such-table')
      if (client.table !== null) return hostRefusal('not-allowed')
      return arrived(message.n, table, await table.arrivals.claim(client, message.name))
    }
    case 'return': {
      const table = await fetched(tables, message.table, [message.token])
      const back = await table?.arrivals.comeBack(client, [message.token], 0, false)
      return back === undefined ? hostRefusal('no-such-table') : 'rule' in back ? back : null
    }
    case 'share': {
      const table = await fetched(tables, message.table, message.tokens)
      const people = await table?.arrivals.comeBack(client, message.tokens, message.front, true)
      if (people === undefined) return hostRefusal('no-such-table')
      return 'rule' in people ? people : { say: 'shared', re: message.n, people }
    }
    case 'putAway':
      return putAway(tables, client, message.table)
    case 'watch':
      return tables.find(message.table)?.arrivals.watch(client, message.pin ?? null) ?? missing(tables, message.table)
    default:
      return client.table?.handle(client, message) ?? hostRefusal('not-at-table')
  }
}

/** A table that is here, or that one of these tokens brings back. */
async function fetched(tables: Tables, id: string, tokens: readonly string[]): Promise<Table | null> {
  let table = tables.find(id)
  for (const token of tokens) table ??= await tables.fetch(id, token)
  return table
}

async function putAway(tables: Tables, client: Client, id: string): Promise<Refusal | null> {
  const table = tables.find(id)
  if (table === null) return hostRefusal('no-such-table')
  if (table.playing) return hostRefusal('match-is-on')
  if (!table.isHost(client) && !(client.local && table.idle)) return hostRefusal('not-host')
  await tables.putAway(table)
  return null
}

function missing(tables: Tables, id: string): Refusal | null {
  return tables.find(id) === null ? hostRefusal('no-such-table') : null
}

function arrived(re: number, table: Table, result: Refusal | { person: PersonId; token: string }): Refusal | ToClient {
  return 'token' in result ? { say: 'youAre', re, table: table.id, ...result } : result
}
