/** How a page gets to its place at a table, and what it is there. */
import type { PersonId, TableState, TableSummary } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import type { TableRoute } from './route'

/** `asking`: no seat yet, a name is needed. `moved`: the table is at another computer. `barred`: watching needs a PIN, or is not allowed. */
export type Arrival = 'looking' | 'asking' | 'barred' | 'there' | 'missing' | 'moved' | 'gone'

/** What a page can show for itself at its place. */
export interface Credentials {
  /** One for each person on this device. */
  readonly tokens: readonly string[]
  /** A one-time code, or an invitation to watch, brought along from another address of the host. */
  readonly code: string | undefined
  /** The token that the code is to bring. */
  readonly chosen: string
  /** For watching a table that asks for one. */
  readonly pin: string | null
  /** Who holds a device that is passed round: an index into its people. */
  readonly front: number | null
}

/** The first message of every connection: takes the old place again. Null if there is none to take. */
export function returnMessage(place: TableRoute, { tokens, code, chosen, pin, front }: Credentials): ToHost | null {
  const { table } = place
  if (place.at !== 'table') return { do: 'watch', table, ...(pin ? { pin } : code ? { invite: code } : {}) }
  if (tokens.length > 1) return { do: 'share', table, tokens: [...tokens], front }
  if (tokens.length === 1) return { do: 'return', table, token: tokens[0]! }
  return code === undefined ? null : { do: 'move', table, code, token: chosen }
}

/** Where a page is that has nothing to come back by. */
export function arrivalOfStranger(place: TableRoute, tables: readonly TableSummary[]): Arrival {
  return tables.some(({ id }) => id === place.table) ? 'asking' : 'missing'
}

/** Where a page is after its old place was refused. Other trouble is temporary: it keeps its tokens and tries again. */
export function arrivalAfterRefusal(place: TableRoute, rule: string | undefined): Arrival {
  if (rule === 'host.no-such-table' || rule === 'host.table-damaged') return 'missing'
  if (place.at !== 'table') return 'barred'
  return rule === 'host.wrong-token' || rule === 'host.device-ended' ? 'asking' : 'looking'
}

/** Whether the table's host is one of these people. */
export function isHosting(table: TableState | null, here: readonly (PersonId | null)[]): boolean {
  return table !== null && here.includes(table.host)
}

/** Whether one of these people holds a seat of a match that is on. */
export function isPlaying(table: TableState | null, here: readonly (PersonId | null)[]): boolean {
  return table?.phase === 'playing' && table.seats.some((one) => one?.kind === 'person' && here.includes(one.person))
}
