/** Finds other hosts over mDNS and lets itself be found: one voice on every usable IPv4 address. */
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { NearbyHost, TableSummary } from '../../../protocol/toClient'
import { ticks } from '../ticks'
import { ownAdapters, type Adapter } from './addresses'
import { readGoodbyes, readSightings, type Advert } from './advert'
import { nearbyHosts } from './nearby'
import { Voice, type Packet } from './voice'

export interface DiscoveryParts {
  readonly port: number
  readonly appVersion: string
  tables(): readonly TableSummary[]
  /** The list of nearby hosts changed. */
  changed(): void
  log(line: string): void
  /** Milliseconds between two queries; shorter in tests. */
  readonly queryMs?: number
  adapters?(): readonly Adapter[]
}

const usualQueryMs = 10_000
const missedQueries = 3.5
const mostVoices = 8
const mostRecords = 200
const mostOthers = 100
const updateMs = 300
const retryMs = 30_000

export class Discovery {
  readonly #parts: DiscoveryParts
  readonly #id = randomBytes(4).toString('hex')
  readonly #near: ReturnType<typeof nearbyHosts>
  readonly #querying: NodeJS.Timeout
  #voices = new Map<string, Voice>()
  /** When to try addresses again at which mDNS did not work. */
  #retryAt = new Map<string, number>()
  #others = new Set<string>()
  #shown = '[]'
  #announced = ''
  #updating: NodeJS.Timeout | null = null
  #closed = false

  constructor(parts: DiscoveryParts) {
    this.#parts = parts
    const queryMs = parts.queryMs ?? usualQueryMs
    this.#near = nearbyHosts(this.#id, queryMs * missedQueries)
    this.#look()
    this.#querying = setInterval(() => {
      this.#look()
      for (const voice of this.#voices.values()) voice.query()
      this.#tellChanges()
    }, queryMs).unref()
  }

  nearby(): readonly NearbyHost[] {
    return this.#near.list()
  }

  /** Whether any other device was heard on the network. */
  heardAnyone(): boolean {
    return this.#others.size > 0
  }

  /** Call when tables or addresses have changed: announces them soon. */
  update(): void {
    if (this.#closed) return
    this.#updating ??= setTimeout(() => {
      this.#updating = null
      this.#look()
      const advert = this.#advert()
      if (JSON.stringify(advert) === this.#announced) return
      this.#announced = JSON.stringify(advert)
      for (const voice of this.#voices.values()) voice.announce(advert)
    }, updateMs)
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#querying)
    if (this.#updating) clearTimeout(this.#updating)
    await Promise.all([...this.#voices.values()].map((voice) => voice.close()))
  }

  #advert(): Advert {
    const { appVersion, port, tables } = this.#parts
    const open = tables().filter((one) => !one.locked)
    return {
      id: this.#id,
      name: hostname().replace(/\.local$/i, ''),
      app: appVersion,
      port,
      tables: open.map(({ id, game, name, named, freeSeats }) => ({
        code: id,
        game,
        name: named ? name : null,
        free: freeSeats,
      })),
    }
  }

  #tellChanges(): void {
    const list = JSON.stringify(this.#near.list())
    if (list === this.#shown || this.#closed) return
    this.#shown = list
    this.#parts.changed()
  }

  #hear(packet: Packet, from: string): void {
    const all = [...packet.answers, ...packet.additionals].slice(0, mostRecords)
    if (!this.#voices.has(from) && this.#others.size < mostOthers) this.#others.add(from)
    for (const sighting of readSightings(all, from)) this.#near.saw(sighting)
    for (const gone of readGoodbyes(all)) this.#near.left(gone, from)
    this.#tellChanges()
  }

  #fail(address: string, error: Error): void {
    if (!this.#voices.delete(address)) return
    this.#retryAt.set(address, ticks() + retryMs)
    this.#parts.log(`mDNS does not work at ${address}: ${error.message}`)
  }

  /** One voice for each current address; closes those at addresses that are no longer ours. */
  #look(): void {
    const wanted = usable((this.#parts.adapters ?? ownAdapters)())
    for (const [address, voice] of this.#voices) {
      if (wanted.includes(address)) continue
      this.#voices.delete(address)
      void voice.close()
    }
    for (const address of wanted) {
      if (this.#voices.has(address) || (this.#retryAt.get(address) ?? 0) > ticks()) continue
      const voice = new Voice(address, {
        hear: (packet, from) => this.#hear(packet, from),
        fail: (error) => this.#fail(address, error),
      })
      this.#voices.set(address, voice)
      voice.announce(this.#advert())
    }
  }
}

function usable(adapters: readonly Adapter[]): string[] {
  const found = adapters.filter((one) => one.family === 'IPv4' && !one.pointToPoint).map((one) => one.address)
  return [...new Set(found)].slice(0, mostVoices)
}
