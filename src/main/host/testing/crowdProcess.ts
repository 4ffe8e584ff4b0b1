/**
 * Stubborn clients in a separate process, on a different computer from the host. Told by lines of JSON (`CrowdOrder`);
 * says `{"arrived": name, "table"}` of each that arrives, and all that they know when it is asked for a report.
 */
import process from 'node:process'
import { createInterface } from 'node:readline'
import { quickRng } from '../../../engine/core/rng'
import type { ToHost } from '../../../protocol/toHost'
import type { Witness } from './audit'
import { StubbornClient, type Way } from './stubbornClient'

export type CrowdOrder =
  | {
      readonly order: 'arrive'
      readonly client: string
      readonly by: Extract<ToHost, { do: 'open' | 'join' | 'watch' }>
    }
  | { readonly order: 'ask'; readonly client: string; readonly message: ToHost }
  /** All connections end in the middle of whatever is being sent. */
  | { readonly order: 'restart' }
  /** No further answers, except those on their way. */
  | { readonly order: 'rest' }
  | { readonly order: 'report' }

export interface CrowdReport {
  /** Clients that have not come back, or have not heard of their answer. */
  readonly waiting: number
  readonly connections: number
  readonly clients: Readonly<Record<string, Witness>>
}

const way = JSON.parse(process.argv[2]) as Way
const clients = new Map<string, StubbornClient>()
const say = (line: unknown) => void process.stdout.write(`${JSON.stringify(line)}\n`)

async function obey(order: CrowdOrder): Promise<void> {
  switch (order.order) {
    case 'arrive': {
      const client = new StubbornClient(way, order.client, quickRng(clients.size))
      clients.set(order.client, client)
      return say({ arrived: order.client, table: await client.arrive(order.by) })
    }
    case 'ask':
      return void (await clients.get(order.client)!.request(order.message))
    case 'restart':
      return clients.forEach((client) => client.restart())
    case 'rest':
      return clients.forEach((client) => (client.playing = false))
    case 'report':
      return say(report())
    default:
      order satisfies never
  }
}

function report(): CrowdReport {
  const all = [...clients.values()]
  const witness = ({ person, match, taken, refused, complaints }: StubbornClient): Witness => ({
    person,
    match,
    taken,
    refused,
    complaints,
  })
  return {
    waiting: all.filter((client) => client.match === null || client.pending !== null).length,
    connections: all.reduce((sum, client) => sum + client.connections, 0),
    clients: Object.fromEntries([...clients].map(([name, client]) => [name, witness(client)])),
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => void obey(JSON.parse(line) as CrowdOrder))
  .on('close', () => process.exit(0))
