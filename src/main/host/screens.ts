/** Sends to all devices at a table. What several of them see alike is written once. */
import type { MatchState, TableState, ToClient } from '../../protocol/toClient'
import type { Client } from './client'

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
