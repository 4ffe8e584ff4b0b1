import { describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { ToClient } from '../../../protocol/toClient'
import { hostRefusal } from '../refusals'
import type { Table } from '../table/table'
import { Connection } from './connection'

function connected(address = '127.0.0.1') {
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: vi.fn(),
    terminate: vi.fn(),
    close: vi.fn(),
    pause: vi.fn(),
  }
  const connection = new Connection(socket as unknown as WebSocket, address, {
    tables: () => [],
    nearby: () => [],
    diskFull: () => false,
  })
  connection.greeted = true
  const said = () => socket.send.mock.calls.map(([text]) => (JSON.parse(text as string) as ToClient).say)
  return { connection, socket, said }
}

const table = () => ({ departures: { disconnected: vi.fn() } }) as unknown as Table

describe('a connection', () => {
  it('cuts off a device that reads too slowly, and sends nothing once it is closed', () => {
    const { connection, socket } = connected()
    socket.bufferedAmount = 1_000_001
    connection.sendText('x')
    expect(socket.terminate).toHaveBeenCalledOnce()
    socket.readyState = 3
    connection.sendText('x')
    expect(socket.send).not.toHaveBeenCalled()
    expect(socket.terminate).toHaveBeenCalledOnce()
  })

  it('leaves its table for another, not for the same one', () => {
    const { connection } = connected()
    const [first, second] = [table(), table()]
    connection.enter(first, 1)
    connection.enter(first, 2)
    expect(first.departures.disconnected).not.toHaveBeenCalled()
    connection.enter(second, 3)
    expect(first.departures.disconnected).toHaveBeenCalledWith(connection)
    expect([connection.table, connection.person]).toEqual([second, 3])
  })

  it('gives up waiting at a door when it enters, ends, or knocks elsewhere', () => {
    for (const go of ['enter', 'ended', 'waitsAtDoor'] as const) {
      const { connection } = connected()
      const drop = vi.fn()
      connection.waitsAtDoor(drop)
      if (go === 'enter') connection.enter(table(), null)
      else if (go === 'ended') connection.ended()
      else connection.waitsAtDoor(() => undefined)
      expect(drop, go).toHaveBeenCalledOnce()
    }
  })

  it('is shown the lists when it has left; hosts nearby only on this computer', () => {
    for (const [address, expected] of [
      ['127.0.0.1', ['gone', 'tables', 'nearby']],
      ['10.0.0.2', ['gone', 'tables']],
    ] as const) {
      const { connection, said } = connected(address)
      connection.enter(table(), 1)
      connection.tellTables()
      connection.leave(hostRefusal('left'))
      expect(said()).toEqual(expected)
    }
  })

  it('is told of a full disk, wherever it is', () => {
    const { connection, said } = connected('10.0.0.2')
    connection.tellDisk()
    connection.enter(table(), 1)
    connection.tellDisk()
    expect(said()).toEqual(['disk', 'disk'])
  })

  it('hears a diagnosis once', () => {
    const { connection, said } = connected()
    const found = { wall: 'no-network', remedy: 'join-network' } as const
    connection.tellDoctor({ wall: 'none', remedy: 'none' })
    connection.tellDoctor(found)
    connection.tellDoctor({ ...found })
    expect(said()).toEqual(['doctor'])
  })
})

it('a client that is closed because it sends too much is not read any more, and cut off soon', () => {
  vi.useFakeTimers()
  const [flooding, leaving] = [connected(), connected()]
  flooding.connection.close(1008, 'too fast')
  leaving.connection.close(1001, 'host stops')
  expect(flooding.socket.pause).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(flooding.socket.terminate).toHaveBeenCalledOnce()
  expect([leaving.socket.pause, leaving.socket.terminate].every((one) => one.mock.calls.length === 0)).toBe(true)
  vi.useRealTimers()
})
