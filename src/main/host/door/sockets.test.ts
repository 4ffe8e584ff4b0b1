import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { protocolVersion } from '../../../protocol/version'
import { limitsPerAddress } from './limits'
import { listen } from './server'
import { serveSocket, type SocketParts } from './sockets'

it('a frame that the host fails on is logged, and nothing else happens', async () => {
  const logged: string[] = []
  const parts = {
    tables: { list: () => [] },
    perAddress: limitsPerAddress(),
    greeted: () => {
      throw new Error('oops')
    },
    nearby: () => [],
    diskFull: () => false,
    log: (line: string) => void logged.push(line),
  } as unknown as SocketParts
  const socket = Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1, bufferedAmount: 0, send: () => undefined })
  const request = { socket: { remoteAddress: '10.0.0.9' }, headers: {} } as IncomingMessage
  const connection = serveSocket(parts, socket as unknown as WebSocket, request)
  socket.emit('message', Buffer.from(JSON.stringify({ do: 'hello', v: protocolVersion, n: 0 })), false)
  await vi.waitFor(() => expect(logged.join()).toContain('oops'))
  vi.spyOn(connection, 'ended').mockImplementation(() => {
    throw new Error('gone wrong')
  })
  socket.emit('close')
  expect(logged.join()).toContain('gone wrong')
})

it('a server that can’t accept a connection goes on with the others', async () => {
  const logged: string[] = []
  const server = createServer()
  await listen(server, 0, (line) => void logged.push(line))
  server.emit('error', new Error('accept EMFILE'))
  server.close()
  expect(logged.join()).toContain('EMFILE')
})
