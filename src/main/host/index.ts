/** The host: one port for the page and the socket. The Electron shell and the headless program both start it here. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { limits, socketPath } from '../../protocol/version'
import { inUrl, ownAdapters } from './network/addresses'
import { diagnose, hurried, visitBook } from './network/doctor'
import { startDiscovery, type Discovery } from './network/discovery'
import { findWorker, threadedBots, type BotRunner } from './match/bots/runner'
import { doorKeeper } from './door/guard'
import { limitsPerAddress } from './door/limits'
import { loadPages, refuse, servePage } from './door/pages'
import { sleepWatch } from './network/sleep'
import { serveSocket, type Connection } from './door/sockets'
import { loadTables } from './table/tables'
import { ticks } from './ticks'

export interface HostOptions {
  /** Where tables and journals are kept. */
  readonly dataDir: string
  /** The built pages. */
  readonly pagesDir: string
  /** Wanted port; the next free one is taken if it is in use. 0: any. */
  readonly port: number
  readonly appVersion: string
  /** Whether to advertise over mDNS. */
  readonly announce: boolean
  /** Milliseconds between two questions for other hosts; ten seconds if left out. */
  readonly askMs?: number
  /** Milliseconds between two looks at the network; three seconds if left out. */
  readonly lookMs?: number
  /** How long a connection may say nothing, or say it slowly; ten seconds if left out. */
  readonly patienceMs?: number
  /** The connection doctor's judgement. */
  readonly diagnose?: typeof diagnose
  /** Milliseconds that bots wait before they answer; 900 if left out. */
  readonly botPause?: number
  /** How much faster than real time the games' clocks run, and the doctor's patience; 1 if left out. */
  readonly clockSpeed?: number
  /** How many tables may be out at once; 100 if left out. */
  readonly mostTables?: number
  /** Who thinks for the bots; worker threads if left out. */
  readonly bots?: BotRunner
  log(line: string): void
}

export interface RunningHost {
  readonly port: number
  /** The page for this computer's own windows. */
  readonly localUrl: string
  /** Addresses for phones, best first; asked anew each time, since networks change. */
  addresses(): readonly string[]
  /** Whether any match is going on now. */
  playing(): boolean
  /** Calls back when `playing` or `addresses` may have changed. Returns the way to stop listening. */
  onChange(listener: () => void): () => void
  /** The computer has slept: looks at the network again, and says so to its own screens. */
  woke(): void
  /** Stops cleanly: journals are on disk anyway. */
  close(): Promise<void>
}

const usualPatienceMs = 10_000
const heartbeatMs = 5000
const lingerMs = 300
const lookEveryMs = 3000
const portsTried = 50

export async function startHost(options: HostOptions): Promise<RunningHost> {
  const listeners = new Set<() => void>()
  const connections = new Map<WebSocket, Connection>()
  let port = 0
  let telling: NodeJS.Timeout | null = null

  let adapters = ownAdapters()
  let discovery: Discovery | null = null

  const addresses = () => adapters.map((adapter) => `http://${inUrl(adapter.address)}:${port}`)
  const changed = () => {
    for (const listener of listeners) listener()
    discovery?.update()
    telling ??= setTimeout(() => {
      telling = null
      for (const connection of connections.values()) connection.tellTables()
    }, 100)
  }
  /** Looks whether this computer's addresses are still the same. */
  const lookAround = () => {
    const now = ownAdapters()
    if (JSON.stringify(now) === JSON.stringify(adapters)) return
    adapters = now
    tables.refresh()
    changed()
  }

  const book = visitBook()
  let waitingSince: number | null = null
  /** The doctor looks while someone at this computer is at a table. */
  const askDoctor = () => {
    const waiting = [...connections.values()].filter((connection) => connection.waits())
    waitingSince = waiting.length === 0 ? null : (waitingSince ?? ticks())
    if (waitingSince === null) return
    const [now, heard, visits] = [ticks(), discovery?.heardAnyone() ?? false, book.all()]
    const seen = { now, since: waitingSince, port, adapters, visits, heard }
    const found = (options.diagnose ?? diagnose)(hurried(seen, clockSpeed))
    for (const connection of waiting) connection.tellDoctor(found)
  }

  const bots = options.bots ?? threadedBots(findWorker(import.meta.url))
  const { log, appVersion, dataDir, askMs, botPause = 900, clockSpeed = 1, mostTables } = options
  const tables = await loadTables({ dataDir, mostTables, bots, botPause, clockSpeed, addresses, changed, log })
  const pages = loadPages(options.pagesDir)
  const door = doorKeeper(() => port)

  const perAddress = limitsPerAddress()
  const { patienceMs = usualPatienceMs } = options

  const how = { maxHeaderSize: 8192, connectionsCheckingInterval: patienceMs / 5 }
  const server = createServer(how, (request, response) => {
    const from = request.socket.remoteAddress ?? ''
    if (!perAddress.request(from)) return refuse(response, 429, 'Too many requests')
    const to = request.socket.localAddress ?? ''
    if (!door.hostIsOurs(request)) {
      book.note('misnamed', from, to, request.headers.host)
      return refuse(response, 421, 'This is not the host you are looking for')
    }
    book.note('page', from, to)
    servePage(pages, request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, stream: Duplex) => {
    const { remoteAddress = '', localAddress = '' } = stream as Socket
    // The first byte of a TLS handshake: a browser that insists on https.
    if (error.rawPacket?.[0] === 0x16) book.note('https', remoteAddress, localAddress)
    if (!stream.writable) return stream.destroy()
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    turnAway(stream, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : status)
  })
  server.headersTimeout = patienceMs
  server.requestTimeout = patienceMs
  server.timeout = patienceMs * 2
  server.keepAliveTimeout = patienceMs / 2
  server.maxRequestsPerSocket = 200
  server.maxConnections = 2000
  server.on('connection', (socket) => {
    const from = socket.remoteAddress ?? ''
    if (!perAddress.connected(from)) return socket.destroy()
    socket.once('close', () => perAddress.left(from))
  })

  const nearby = () => discovery?.nearby() ?? []
  const parts = { tables, appVersion, nearby, perAddress, log }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const address = request.socket.remoteAddress ?? ''
    const path = (request.url ?? '').split('?', 1)[0]
    if (path !== socketPath) return turnAway(stream, '404 Not Found')
    if (!door.hostIsOurs(request) || !door.originIsOurs(request)) return turnAway(stream, '403 Forbidden')
    if (!perAddress.entered(address)) return turnAway(stream, '429 Too Many Requests')
    stream.once('close', () => perAddress.exited(address))
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const to = request.socket.localAddress ?? ''
      book.note('socket', address, to)
      const greeted = () => book.note('hello', address, to)
      connections.set(socket, serveSocket({ ...parts, greeted }, socket, request))
      socket.once('close', () => connections.delete(socket))
    })
  })
  const stopHeartbeat = heartbeat(connections)

  port = await listen(server, options.port)
  log(`listening on port ${port}`)
  const sleep = sleepWatch(Date.now)
  const afterSleep = () => {
    log('awake again')
    lookAround()
    connections.forEach((connection) => connection.tellOfSleep())
  }
  const looking = setInterval(() => {
    if (sleep.tick()) afterSleep()
    lookAround()
    askDoctor()
  }, options.lookMs ?? lookEveryMs)
  looking.unref()
  if (options.announce) {
    const tellNearby = () => connections.forEach((connection) => connection.tellNearby())
    discovery = startDiscovery({ port, appVersion, tables: () => tables.list(), changed: tellNearby, askMs, log })
  }

  return {
    get port() {
      return port
    },
    localUrl: `http://127.0.0.1:${port}/`,
    addresses,
    playing: () => tables.playing(),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    woke() {
      if (sleep.woke()) afterSleep()
    },
    async close() {
      stopHeartbeat()
      clearInterval(looking)
      const goodbye = discovery?.close()
      if (telling) clearTimeout(telling)
      for (const socket of connections.keys()) socket.close(1001, 'host stops')
      server.close()
      setTimeout(() => server.closeAllConnections(), 200)
      await tables.stop()
      await bots.close()
      await goodbye
    },
  }
}

/** Says no and hangs up, whether or not the other side does. */
function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => stream.destroy(), lingerMs).unref()
}

/** Ends connections that no longer answer, so that everyone sees soon who is away. */
function heartbeat(connections: ReadonlyMap<WebSocket, Connection>): () => void {
  const waiting = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of connections.keys()) {
      if (waiting.has(socket)) {
        socket.terminate()
        continue
      }
      waiting.add(socket)
      socket.once('pong', () => waiting.delete(socket))
      socket.ping()
    }
  }, heartbeatMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Listens on the wanted port, or on the next free one. */
async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(port, () => {
          server.off('error', fail)
          done()
        })
      })
      return (server.address() as AddressInfo).port
    } catch (error) {
      const busy = ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (!busy || wanted === 0 || port >= wanted + portsTried) throw error
    }
  }
}
