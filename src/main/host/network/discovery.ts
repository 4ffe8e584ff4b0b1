/** Finds other hosts over mDNS and lets itself be found: one voice on every usable IPv4 address. */
import Bonjour from 'bonjour-service'
import { randomBytes } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import type { NearbyHost, TableSummary } from '../../../protocol/toClient'
import { ownAdapters, type Adapter } from './addresses'
import { readGoodbyes, readSightings, records, serviceName, type Advert, type DnsRecord } from './advert'
import { nearbyHosts } from './nearby'
import { ticks } from '../ticks'

export interface DiscoveryParts {
  readonly port: number
  readonly appVersion: string
  tables(): readonly TableSummary[]
  /** The list of hosts around changed. */
  changed(): void
  log(line: string): void
  /** Milliseconds between two queries to everyone; shorter in tests. */
  readonly queryMs?: number
  adapters?(): readonly Adapter[]
}

export interface Discovery {
  nearby(): readonly NearbyHost[]
  /** Whether any other device was heard on the network. */
  heardAnyone(): boolean
  /** Tables or addresses changed: says so to the network, soon. */
  update(): void
  /** Says goodbye. */
  close(): Promise<void>
}

/** What of bonjour-service's insides is used: its socket has errors that only a listener there can catch. */
interface Inner {
  readonly server: {
    readonly mdns: EventEmitter & {
      respond(records: readonly DnsRecord[], done?: () => void): void
      query(name: string, type: string): void
      destroy(done?: () => void): void
    }
    register(records: readonly DnsRecord[]): void
    unregister(records: readonly DnsRecord[]): void
  }
}

interface Packet {
  readonly answers: readonly DnsRecord[]
  readonly additionals: readonly DnsRecord[]
}

const usualQueryMs = 10_000
const missedQueries = 3.5
const mostVoices = 8
const updateMs = 300
/** An announcement is repeated, since packets get lost. */
const repeats = [0, 1000, 3000]
const retryMs = 30_000
const goodbyeMs = 300

export function startDiscovery(parts: DiscoveryParts): Discovery {
  const id = randomBytes(4).toString('hex')
  const queryMs = parts.queryMs ?? usualQueryMs
  const near = nearbyHosts(id, queryMs * missedQueries)
  const voices = new Map<string, Voice>()
  const failed = new Map<string, number>()
  const heardFrom = new Set<string>()
  const adapters = parts.adapters ?? ownAdapters
  let shown = '[]'
  let announced = ''
  let updating: NodeJS.Timeout | null = null
  let closed = false

  const advert = (): Advert => {
    const tables = parts.tables().filter((one) => !one.locked)
    return {
      id,
      name: hostname().replace(/\.local$/i, ''),
      app: parts.appVersion,
      port: parts.port,
      tables: tables.map((one) => ({ name: one.name, free: one.freeSeats })),
    }
  }

  const tellChanges = () => {
    const list = JSON.stringify(near.list())
    if (list === shown || closed) return
    shown = list
    parts.changed()
  }

  const hear = (packet: Packet, from: string) => {
    const all = [...packet.answers, ...packet.additionals].slice(0, 200)
    if (!voices.has(from) && heardFrom.size < 100) heardFrom.add(from)
    for (const sighting of readSightings(all, from)) near.saw(sighting)
    for (const gone of readGoodbyes(all)) near.left(gone, from)
    tellChanges()
  }

  const fail = (address: string, error: Error) => {
    if (!voices.delete(address)) return
    failed.set(address, ticks() + retryMs)
    parts.log(`mDNS does not work at ${address}: ${error.message}`)
  }

  /** One voice for each address there is now; lets go of addresses that are no longer ours. */
  const look = () => {
    const wanted = usable(adapters())
    for (const [address, voice] of voices) {
      if (wanted.includes(address)) continue
      voices.delete(address)
      void voice.close()
    }
    for (const address of wanted) {
      if (voices.has(address) || (failed.get(address) ?? 0) > ticks()) continue
      const voice = speakAt(address, hear, (error) => fail(address, error))
      voices.set(address, voice)
      voice.announce(advert())
    }
  }

  const update = () => {
    if (closed) return
    updating ??= setTimeout(() => {
      updating = null
      look()
      const now = advert()
      if (JSON.stringify(now) === announced) return
      announced = JSON.stringify(now)
      for (const voice of voices.values()) voice.announce(now)
    }, updateMs)
  }

  look()
  const querying = setInterval(() => {
    look()
    for (const voice of voices.values()) voice.query()
    tellChanges()
  }, queryMs)
  querying.unref()

  return {
    nearby: () => near.list(),
    heardAnyone: () => heardFrom.size > 0,
    update,
    async close() {
      closed = true
      clearInterval(querying)
      if (updating) clearTimeout(updating)
      await Promise.all([...voices.values()].map((voice) => voice.close()))
    },
  }
}

function usable(adapters: readonly Adapter[]): string[] {
  const found = adapters.filter((one) => one.family === 'IPv4' && !one.pointToPoint).map((one) => one.address)
  return [...new Set(found)].slice(0, mostVoices)
}

interface Voice {
  announce(advert: Advert): void
  query(): void
  close(): Promise<void>
}

function speakAt(address: string, hear: (packet: Packet, from: string) => void, fail: (error: Error) => void): Voice {
  const options = { interface: address, bind: '0.0.0.0' } as ConstructorParameters<typeof Bonjour>[0]
  // An address may vanish between two looks; what can't be sent then is sent when it is back.
  const bonjour = new Bonjour(options, () => undefined)
  const { server } = bonjour as unknown as Inner
  let said: readonly DnsRecord[] = []
  let advert: Advert | null = null
  let timers: NodeJS.Timeout[] = []
  let working = true

  server.mdns.on('error', (error: Error) => {
    if (!working) return
    working = false
    stopRepeating()
    destroy(() => undefined)
    fail(error)
  })
  server.mdns.on('response', (packet: Packet, from: { address: string }) => hear(packet, from.address))
  server.mdns.on('query', (_: unknown, from: { address: string }) =>
    hear({ answers: [], additionals: [] }, from.address),
  )
  server.mdns.query(serviceName, 'PTR')

  const stopRepeating = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  const destroy = (done: () => void) => {
    try {
      server.mdns.destroy(done)
    } catch {
      done()
    }
  }

  return {
    announce(next) {
      stopRepeating()
      server.unregister(said)
      advert = next
      said = records(next, address)
      server.register(said)
      timers = repeats.map((ms) => setTimeout(() => server.mdns.respond(said), ms).unref())
    },
    query: () => server.mdns.query(serviceName, 'PTR'),
    close() {
      stopRepeating()
      if (!working) return Promise.resolve()
      working = false
      return new Promise((done) => {
        const end = () => destroy(done)
        const timer = setTimeout(end, goodbyeMs)
        server.unregister(said)
        if (advert === null) return end()
        server.mdns.respond(records(advert, address, 0), () => (clearTimeout(timer), end()))
      })
    },
  }
}
