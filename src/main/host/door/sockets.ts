/** The socket's side of the border: frames come in, at a bounded pace, until the connection ends. */
import type { IncomingMessage } from 'node:http'
import type { RawData, WebSocket } from 'ws'
import type { NearbyHost } from '../../../protocol/toClient'
import { stackOf } from '../../errors'
import { hostRefusal } from '../refusals'
import { Connection } from './connection'
import { kindOf } from './deviceKind'
import { bucket } from '../buckets'
import { framesPerSocket } from './limits'
import { requestHandler, type RequestParts } from './requests'

export interface SocketParts extends Omit<RequestParts, 'hasNeighbours'> {
  nearby(): readonly NearbyHost[]
  diskFull(): boolean
}

const helloMs = 10_000

/** Serves one connection until it ends. */
export function serveSocket(parts: SocketParts, socket: WebSocket, request: IncomingMessage): Connection {
  const { tables, perAddress, nearby, diskFull } = parts
  const address = request.socket.remoteAddress ?? ''
  const connection = new Connection(
    socket,
    address,
    { tables: () => tables.list(), nearby, diskFull },
    kindOf(request.headers['user-agent']),
  )
  const receive = requestHandler({ ...parts, hasNeighbours: () => nearby().length > 0 }, connection, address)
  const frames = bucket(...(connection.local ? framesPerSocket.near : framesPerSocket.far))
  const bytes = bucket(...framesPerSocket.bytes)

  // One connection's error must not end the program for everyone.
  const failed = (error: unknown) => parts.log(`a connection failed: ${stackOf(error)}`)

  socket.on('message', (data: RawData, binary: boolean) => {
    if (!connection.open) return
    const frame = data as Buffer
    if (binary || !frames.take() || !bytes.take(frame.length) || !perAddress.message(address)) {
      connection.reply(-1, hostRefusal(binary ? 'bad-message' : 'too-fast'))
      return connection.close(1008, binary ? 'text only' : 'too fast')
    }
    receive(frame.toString('utf8')).catch(failed)
  })
  // Each ping is answered; a client that sends many and reads nothing must not fill our memory with answers.
  const pinged = () => {
    if (!frames.take() || connection.clogged) socket.terminate()
  }
  socket.on('ping', pinged).on('pong', pinged)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(greeting)
    try {
      connection.ended()
    } catch (error) {
      failed(error)
    }
  })
  const greeting = setTimeout(() => {
    if (!connection.greeted) connection.close(1008, 'no hello')
  }, helloMs)
  return connection
}
