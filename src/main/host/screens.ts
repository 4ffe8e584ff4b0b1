/** Sends to all devices at a table. What several of them see alike is written once. */
import type { MatchState, PersonId, TableState, ToClient } from '../../protocol/toClient'
import type { Client } from './client'
import type { TableRecord } from './record'

export function devicesOf(clients: Iterable<Client>, person: PersonId): number {
  let count = 0
  for (const client of clients) if (client.person === person) count++
  return count
}

/** All that everyone at a table may know about it: neither tokens nor the PIN. */
export function stateOf(record: TableRecord, clients: ReadonlySet<Client>, addresses: readonly string[]): TableState {
  const { id, name, game, options, phase, paused, locked, pin, host, seats, evening } = record
  const people = record.people.map((one) => {
    const devices = devicesOf(clients, one.id)
    return { id: one.id, name: one.name, queued: one.queued, here: devices > 0, devices }
  })
  const watchers = [...clients].filter((one) => one.person === null).length
  const hasPin = pin !== null
  const about = { id, name, game, options, phase, paused, locked, hasPin }
  return { ...about, host, people, seats, watchers, evening, addresses }
}

export function tellAll(clients: Iterable<Client>, message: ToClient): void {
  const text = JSON.stringify(message)
  for (const client of clients) client.sendText(text)
}

export function tellTable(clients: Iterable<Client>, table: TableState): void {
  const text = JSON.stringify(table)
  for (const client of clients) client.sendText(`{"say":"table","table":${text},"you":${client.person}}`)
}

/** `seatOf`: as which seat a client watches; `stateFor`: what that seat may see. */
export function tellMatch(
  clients: Iterable<Client>,
  seatOf: (client: Client) => number | null,
  stateFor: (seat: number | null) => MatchState,
): void {
  const written = new Map<number | null, string>()
  for (const client of clients) {
    const seat = seatOf(client)
    let text = written.get(seat)
    if (text === undefined) {
      text = JSON.stringify({ say: 'match', match: stateFor(seat) } satisfies ToClient)
      written.set(seat, text)
    }
    client.sendText(text)
  }
}
