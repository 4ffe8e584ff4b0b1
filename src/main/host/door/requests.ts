/** What a socket's frames ask for: read, paced, routed and answered. */
import { readToHost, type Numbered } from '../../../protocol/toHost'
import { protocolVersion } from '../../../protocol/version'
import { stackOf } from '../../errors'
import { TableMoved } from '../table/keptRecord'
import type { Evenings } from '../evenings/evenings'
import { routeEvenings } from '../evenings/requests'
import type { Moving } from '../moving/moving'
import { hostRefusal } from '../refusals'
import type { Tables } from '../table/tables'
import type { Connection } from './connection'
import { countingGuesses } from './guesses'
import type { Limits } from './limits'
import { messagePacing, type Whereabouts } from './pacing'
import { route } from './routing'

export interface RequestParts {
  readonly tables: Tables
  readonly moving: Moving
  readonly evenings: Evenings
  readonly appVersion: string
  readonly perAddress: Limits
  diskFull(): boolean
  /** Whether other hosts are around. */
  hasNeighbours(): boolean
  /** The client has said hello as it should. */
  greeted(): void
  log(line: string): void
}

const mostBadMessages = 20

/** Handles the frames of one connection. */
export function requestHandler(parts: RequestParts, connection: Connection, address: string) {
  const { tables, perAddress } = parts
  const tooSoon = messagePacing(perAddress, address)
  const routed = countingGuesses(
    perAddress,
    address,
    (message) =>
      parts.moving.route(connection, message) ??
      routeEvenings(parts.evenings, parts.tables, connection, message) ??
      route(tables, connection, message),
    () => connection.close(1008, 'too many tries'),
  )
  let bad = 0

  return async (frame: string): Promise<void> => {
    const message = readToHost(frame)
    if (message === null) {
      connection.reply(-1, hostRefusal('bad-message'))
      if (++bad >= mostBadMessages) connection.close(1008, 'bad messages')
      return
    }
    if (message.do === 'hello') return greet(parts, connection, message)
    if (!connection.greeted) return connection.reply(message.n, hostRefusal('say-hello'))
    const refusal = tooSoon(message, whereabouts(connection))
    if (refusal) return connection.reply(message.n, refusal)
    try {
      const { table } = connection
      connection.reply(message.n, await routed(message))
      if (connection.table !== null && connection.table !== table)
        parts.moving.leaving.tellNewcomer(connection, connection.table)
      if (connection.hasSeat) perAddress.knows(address)
    } catch (error) {
      if (error instanceof TableMoved) return connection.reply(message.n, hostRefusal('moved'))
      parts.log(`${message.do} failed: ${stackOf(error)}`)
      connection.reply(message.n, hostRefusal('disk'))
    }
  }
}

function whereabouts({ table }: Connection): Whereabouts {
  return table === null ? 'nowhere' : { match: table.matches.play?.number ?? null }
}

function greet(parts: RequestParts, connection: Connection, { v, n }: Extract<Numbered, { do: 'hello' }>): void {
  if (v !== protocolVersion) {
    connection.reply(n, hostRefusal('other-version', { host: protocolVersion, client: v }))
    return connection.close(4000, 'other version')
  }
  connection.greeted = true
  parts.greeted()
  connection.send({ say: 'welcome', v: protocolVersion, app: parts.appVersion, tables: parts.tables.list() })
  if (parts.hasNeighbours()) connection.tellNearby()
  if (parts.diskFull()) connection.tellDisk()
  if (parts.moving.offers.length > 0) connection.tellOffers(parts.moving.offers)
}
