/** The door: one port for pages and sockets, with its limits, and everyone who is connected. */
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { isLocal } from '../network/addresses'
import type { VisitBook } from '../network/doctor'
import type { Connection } from './connection'
import { Crowd } from './crowd'
import { doorKeeper } from './guard'
import { limitsPerAddress } from './limits'
import type { Pages } from './pages'
import { httpServer, listen } from './server'
import { serveSocket, type SocketParts } from './sockets'
import { acceptSockets, heartbeat } from './upgrade'

export interface DoorParts extends Omit<SocketParts, 'perAddress' | 'greeted'> {
  readonly pages: Pages
  readonly book: VisitBook
  /** A device of the network got in at this address of ours. */
  reachedAt(address: string): void
  /** How long a connection may say nothing, or say it slowly. */
  readonly patienceMs: number
}

export interface Door {
  /** Opens it at the wanted port or the next free one, which it returns. */
  listen(wanted: number): Promise<number>
  readonly connections: Iterable<Connection>
  tell(say: (connection: Connection) => void): void
  close(): void
}

/** How long sockets have to close by themselves. */
const closingMs = 200

export function openDoor(parts: DoorParts): Door {
  const { pages, book, patienceMs } = parts
  const sockets = new Map<WebSocket, Connection>()
  const perAddress = limitsPerAddress()
  const seats = new WeakMap<Socket, Connection>()
  const visitors = new Crowd<Socket>((one) => seats.get(one)?.hasSeat ?? false)
  let port = 0
  const keeper = doorKeeper(() => port)
  const server = httpServer({ pages, keeper, perAddress, visitors, book, patienceMs })
  acceptSockets(server, { keeper, perAddress }, (socket, request) => {
    const { remoteAddress: from = '', localAddress: to = '' } = request.socket
    book.note('socket', from, to)
    const greeted = () => {
      book.note('hello', from, to)
      if (!isLocal(from)) parts.reachedAt(to)
    }
    const connection = serveSocket({ ...parts, perAddress, greeted }, socket, request)
    sockets.set(socket, connection)
    seats.set(request.socket, connection)
    socket.once('close', () => sockets.delete(socket))
  })
  const stopHeartbeat = heartbeat(() => sockets.keys())

  return {
    async listen(wanted) {
      port = await listen(server, wanted, parts.log)
      return port
    },
    get connections() {
      return sockets.values()
    },
    tell(say) {
      for (const connection of sockets.values()) say(connection)
    },
    close() {
      stopHeartbeat()
      for (const socket of sockets.keys()) socket.close(1001, 'host stops')
      server.close()
      setTimeout(() => server.closeAllConnections(), closingMs)
    },
  }
}
