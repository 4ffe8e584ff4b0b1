/** From http to sockets: which requests become one, and how long a silent one lasts. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { limits, socketPath } from '../../../protocol/version'
import type { DoorKeeper } from './guard'
import type { Limits } from './limits'
import { turnAway } from './server'

const heartbeatMs = 5000
/** In how many frames one message may come: empty ones cost us work, and count as no message. */
const mostFragments = 16

/** Calls `accept` with every socket that may come in. */
export function acceptSockets(
  server: Server,
  { keeper, perAddress }: { readonly keeper: DoorKeeper; readonly perAddress: Limits },
  accept: (socket: WebSocket, request: IncomingMessage) => void,
): void {
  const bounds = { maxPayload: limits.messageBytes, maxFragments: mostFragments, perMessageDeflate: false }
  const sockets = new WebSocketServer({ noServer: true, ...bounds })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const address = request.socket.remoteAddress ?? ''
    const path = (request.url ?? '').split('?', 1)[0]
    if (path !== socketPath) return turnAway(stream, '404 Not Found')
    if (!keeper.hostIsOurs(request) || !keeper.originIsOurs(request)) return turnAway(stream, '403 Forbidden')
    const leave = perAddress.entered(address)
    if (leave === null) return turnAway(stream, '429 Too Many Requests')
    stream.once('close', leave)
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, request))
  })
}

/** Ends connections that no longer answer, so that everyone soon sees who is away. Returns how to stop it. */
export function heartbeat(sockets: () => Iterable<WebSocket>): () => void {
  const waiting = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets()) {
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
