/** Where each message belongs: at the door, or at the client's table. */
import type { ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import type { Arrived } from '../arrivals/knocks'
import { hostRefusal } from '../refusals'
import { act } from '../table/acts'
import type { Client } from '../table/client'
import { noKey, type Key } from '../table/pin'
import type { Table } from '../table/table'
import type { Tables } from '../table/tables'
import type { Result } from './guesses'

type Message<Do extends Numbered['do']> = Extract<Numbered, { do: Do }>

export async function route(tables: Tables, client: Client, message: Numbered): Promise<Result> {
  switch (message.do) {
    case 'open': {
      const { game, name, token } = message
      const table = await tables.open(game, message.tableName ?? name, token)
      if (table === null) return hostRefusal('too-many-tables')
      return arrived(message.n, table, await table.arrivals.join(client, name, noKey, token))
    }
    case 'join':
    case 'move':
    case 'claim':
    case 'absent':
    case 'watch': {
      const table = tables.find(message.table)
      return table === null ? tables.whyMissing(message.table) : knock(table, client, message)
    }
    case 'return':
    case 'share':
      return comeBack(tables, client, message)
    case 'putAway':
      return putAway(tables, client, message.table)
    default:
      return client.table === null ? hostRefusal('not-at-table') : act(client.table, client, message)
  }
}

/** What a stranger to a table may ask of it. */
async function knock(
  table: Table,
  client: Client,
  message: Message<'join' | 'move' | 'claim' | 'absent' | 'watch'>,
): Promise<Result> {
  const { arrivals } = table
  switch (message.do) {
    case 'join':
      return arrived(message.n, table, await arrivals.join(client, message.name, keyOf(message), message.token))
    case 'move':
      return arrived(message.n, table, await arrivals.move(client, message.code, message.token))
    case 'claim':
      if (client.table !== null) return hostRefusal('not-allowed')
      return arrived(message.n, table, await arrivals.knock(client, message.name, message.token))
    case 'absent':
      return { say: 'absent', re: message.n, names: arrivals.absent() }
    case 'watch':
      return arrivals.watch(client, keyOf(message))
    default:
      return message satisfies never
  }
}

function keyOf({ pin, invite }: Message<'join' | 'watch'>): Key {
  return { pin: pin ?? null, invite: invite ?? null }
}

/** One or several people return to a table, which may have to be fetched from the archive first. */
async function comeBack(tables: Tables, client: Client, message: Message<'return' | 'share'>): Promise<Result> {
  const passedRound = message.do === 'share'
  const tokens = passedRound ? message.tokens : [message.token]
  let table = tables.find(message.table)
  for (const token of tokens) table ??= await tables.fetch(message.table, token)
  if (table === null) return tables.whyMissing(message.table)
  const people = await table.arrivals.comeBack(client, tokens, passedRound ? message.front : 0, passedRound)
  if ('rule' in people) return people
  return passedRound ? { say: 'shared', re: message.n, people } : null
}

async function putAway(tables: Tables, client: Client, id: string): Promise<Result> {
  const table = tables.find(id)
  if (table === null) return hostRefusal('no-such-table')
  // The person at the host's own computer may put away anything, from its first page.
  const byOwner = client.local && client.table === null
  if (table.playing && !byOwner) return hostRefusal('match-is-on')
  if (!table.isHost(client) && !byOwner) return hostRefusal('not-host')
  await tables.putAway(table)
  return null
}

function arrived(re: number, table: Table, result: Arrived): Exclude<Result, null> {
  return 'token' in result ? ({ say: 'youAre', re, table: table.id, ...result } satisfies ToClient) : result
}
