/** The http server: pages for requests that name us correctly, within limits, and a quick no for everything else. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { VisitBook } from '../network/doctor'
import type { Crowd } from './crowd'
import type { DoorKeeper } from './guard'
import type { Limits } from './limits'
import { refuse, servePage, type Pages } from './pages'

export interface ServerParts {
  readonly pages: Pages
  readonly keeper: DoorKeeper
  readonly perAddress: Limits
  readonly visitors: Crowd<Socket>
  readonly book: VisitBook
  /** How long a connection may say nothing, or say it slowly. */
  readonly patienceMs: number
}

const lingerMs = 300
const portsTried = 50
/** The first byte of a TLS handshake: a browser that insists on https. */
const tlsHandshake = 0x16

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

export function httpServer(parts: ServerParts): Server {
  const { perAddress, visitors, patienceMs } = parts
  const how = { maxHeaderSize: 8192, connectionsCheckingInterval: patienceMs / 5 }
  const server = createServer(how, (request, response) => answer(parts, request, response))
  server.on('clientError', (error: ClientError, stream: Duplex) => answerError(parts, error, stream))
  server.on('connection', (socket) => {
    const from = socket.remoteAddress ?? ''
    const leave = perAddress.connected(from)
    if (leave === null) return socket.destroy()
    socket.once('close', leave)
    if (!visitors.enter(socket, from)) return socket.destroy()
    socket.once('close', () => visitors.exit(socket))
  })
  server.headersTimeout = patienceMs
  server.requestTimeout = patienceMs
  server.timeout = patienceMs * 2
  server.keepAliveTimeout = patienceMs / 2
  server.maxRequestsPerSocket = 200
  return server
}

function answer({ perAddress, keeper, book, pages }: ServerParts, request: IncomingMessage, response: ServerResponse) {
  const from = request.socket.remoteAddress ?? ''
  if (!perAddress.request(from)) return refuse(response, 429, 'Too many requests')
  const to = request.socket.localAddress ?? ''
  if (!keeper.hostIsOurs(request)) {
    book.note('misnamed', from, to, request.headers.host)
    return refuse(response, 421, 'This is not the host you are looking for')
  }
  book.note('page', from, to)
  servePage(pages, request, response)
}

/** Answers what isn't a proper request. */
function answerError({ book }: ServerParts, error: ClientError, stream: Duplex): void {
  const { remoteAddress = '', localAddress = '' } = stream as Socket
  if (error.rawPacket?.[0] === tlsHandshake) book.note('https', remoteAddress, localAddress)
  if (!stream.writable) return void stream.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  turnAway(stream, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : status)
}

/** Says no and hangs up, whether or not the other side does. */
export function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => stream.destroy(), lingerMs).unref()
}

/** Listens on the wanted port, or on the next free one. Later errors, such as too many open files, are only logged. */
export async function listen(server: Server, wanted: number, log: (line: string) => void): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(port, () => {
          server.off('error', fail)
          done()
        })
      })
      server.on('error', (error) => log(`a connection can't be accepted: ${String(error)}`))
      return (server.address() as AddressInfo).port
    } catch (error) {
      const busy = ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (!busy || wanted === 0 || port >= wanted + portsTried) throw error
    }
  }
}
