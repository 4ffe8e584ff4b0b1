/** The host: one port for pages and sockets. The desktop app and the headless program both start it here. */
import { games } from '../../engine/games'
import type { TableOffer } from '../../protocol/toClient'
import { changeBell } from './changeBell'
import { watchDisk } from './disk/space'
import { openDoor, type Door } from './door/door'
import { loadEvenings } from './evenings/evenings'
import { loadPages } from './door/pages'
import { findWorker, threadedBots, type BotRunner } from './match/bots/runner'
import { ownAddressTowards, requestHost, type RequestHost } from './moving/hostLink'
import { Moving } from './moving/moving'
import { Discovery } from './network/discovery'
import { visitBook, type diagnose } from './network/doctor'
import { startLookout } from './network/lookout'
import { addressWatch } from './network/watch'
import { loadTables } from './table/tables'

export interface HostOptions {
  /** Where tables and journals are kept. */
  readonly dataDir: string
  /** The built pages. */
  readonly pagesDir: string
  /** Wanted port; the next free one is taken if it is in use. 0: any. */
  readonly port: number
  readonly appVersion: string
  /** Whether to advertise over mDNS. */
  readonly announce: boolean
  /** Milliseconds between two queries for other hosts; ten seconds if left out. */
  readonly queryMs?: number
  /** Milliseconds between two looks at the network; three seconds if left out. */
  readonly lookMs?: number
  /** How long a connection may say nothing, or say it slowly; ten seconds if left out. */
  readonly patienceMs?: number
  /** The connection doctor's judgement. */
  readonly diagnose?: typeof diagnose
  /** Milliseconds that bots wait before they answer; 900 if left out. */
  readonly botPause?: number
  /** How much faster than real time the games' clocks and the doctor's patience run; 1 if left out. */
  readonly clockSpeed?: number
  /** How many tables may be open at once; 100 if left out. */
  readonly mostTables?: number
  /** How requests reach other hosts; over their sockets if left out. */
  readonly request?: RequestHost
  /** Who thinks for the bots; worker threads if left out. */
  readonly bots?: BotRunner
  log(line: string): void
}

export interface RunningHost {
  readonly port: number
  /** The page for this computer's own windows. */
  readonly localUrl: string
  /** Addresses for phones, best first; call again each time, since networks change. */
  addresses(): readonly string[]
  /** Whether the disk has no room for further tables and answers. */
  diskFull(): boolean
  /** Tables that other computers would move here, and this computer's decision about one. */
  offers(): readonly TableOffer[]
  decideOffer(offer: number, on: boolean): void
  /** Where a table was moved to from here; null if it was not. */
  movedTo(table: string): string | null
  /** Whether any match is going on now. */
  playing(): boolean
  /** Calls back when `playing` or `addresses` may have changed. Returns how to stop listening. */
  onChange(listener: () => void): () => void
  /** The computer has slept: looks at the network again, and tells its own windows. */
  woke(): void
  /** Stops cleanly; journals are on disk at any time. */
  close(): Promise<void>
}

const usualPatienceMs = 10_000
const usualLookMs = 3000
const usualBotPause = 900

/** What tables and moves refer to before it exists. */
interface Network {
  port: number
  door: Door | null
  discovery: Discovery | null
}

export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { log, dataDir, mostTables, clockSpeed = 1, botPause = usualBotPause } = options
  const watch = addressWatch()
  const network: Network = { port: 0, door: null, discovery: null }
  const changes = changeBell(() => network.door?.tell((connection) => connection.tellTables()))
  const changed = () => changes.ring()
  const addresses = () => watch.urls(network.port)

  const bots = options.bots ?? threadedBots(findWorker(import.meta.url))
  const evenings = await loadEvenings({ dataDir, log })
  const atTables = { bots, botPause, clockSpeed, addresses, changed, finished: evenings.keep.bind(evenings), log }
  const tables = await loadTables({ ...atTables, dataDir, mostTables })
  void evenings.takeIn()

  const disk = await watchDisk(dataDir)
  if (disk.full) log('the disk is full')
  const moving = prepareMoves(options, network, tables, changed)
  const parts = { options, network, watch, disk, tables, moving, evenings, book: visitBook(), changed }
  const door = openHostDoor(parts)
  network.door = door
  network.port = await door.listen(options.port)
  log(`listening on port ${network.port}`)
  await moving.taking.resume()
  const lookout = lookAtNetwork(parts, door)
  if (options.announce) {
    network.discovery = announce(parts, door)
    changes.listen(() => network.discovery?.update())
  }

  return {
    port: network.port,
    localUrl: `http://127.0.0.1:${network.port}/`,
    addresses,
    diskFull: () => disk.full,
    offers: () => moving.offers,
    decideOffer: (offer, on) => void moving.taking.decide(offer, on),
    movedTo: (table) => tables.movedAway(table)?.url ?? null,
    playing: () => tables.playing(),
    onChange: (listener) => changes.listen(listener),
    woke: () => lookout.woke(),
    async close() {
      lookout.stop()
      const goodbye = network.discovery?.close()
      changes.stop()
      moving.stop()
      door.close()
      await tables.stop()
      await evenings.stop()
      await bots.close()
      await goodbye
    },
  }
}

type Tables = Awaited<ReturnType<typeof loadTables>>

/** What the parts that face the network have in common. */
interface HostParts {
  readonly options: HostOptions
  readonly network: Network
  readonly watch: ReturnType<typeof addressWatch>
  readonly disk: Awaited<ReturnType<typeof watchDisk>>
  readonly tables: Tables
  readonly moving: Moving
  readonly evenings: Awaited<ReturnType<typeof loadEvenings>>
  readonly book: ReturnType<typeof visitBook>
  changed(): void
}

function prepareMoves(options: HostOptions, network: Network, tables: Tables, changed: () => void): Moving {
  const { dataDir, request = requestHost, clockSpeed = 1, log } = options
  const moving: Moving = new Moving({
    tables,
    dataDir,
    game: (id) => games[id] ?? null,
    request,
    ownUrl: async (to) => `http://${(await ownAddressTowards(to)) ?? '127.0.0.1'}:${network.port}`,
    nearby: () => network.discovery?.nearby() ?? [],
    changed() {
      network.door?.tell((connection) => connection.tellOffers(moving.offers))
      changed()
    },
    speed: clockSpeed,
    log,
  })
  return moving
}

function openHostDoor(parts: HostParts): Door {
  const { options, network, watch, disk, tables, moving, evenings, book } = parts
  const { pagesDir, appVersion, patienceMs = usualPatienceMs, log } = options
  return openDoor({
    pages: loadPages(pagesDir),
    tables,
    moving,
    evenings,
    appVersion,
    nearby: () => network.discovery?.nearby() ?? [],
    diskFull: () => disk.full,
    book,
    reachedAt: (address) => watch.worked(address) && addressesChanged(parts),
    patienceMs,
    log,
  })
}

function lookAtNetwork(parts: HostParts, door: Door): ReturnType<typeof startLookout> {
  const { options, network, watch, disk, book } = parts
  const { lookMs = usualLookMs, clockSpeed = 1, diagnose: judge, log } = options
  return startLookout({
    everyMs: lookMs,
    watch,
    observe: () => ({ port: network.port, visits: book.all(), heard: network.discovery?.heardAnyone() ?? false }),
    clockSpeed,
    judge,
    windows: () => door.connections,
    looked() {
      void disk.look().then((news) => news && door.tell((connection) => connection.tellDisk()))
    },
    moved: () => addressesChanged(parts),
    log,
  })
}

function announce({ options, network, tables }: HostParts, door: Door): Discovery {
  const { appVersion, queryMs, log } = options
  const changed = () => door.tell((connection) => connection.tellNearby())
  return new Discovery({ port: network.port, appVersion, tables: () => tables.list(), changed, queryMs, log })
}

function addressesChanged({ tables, changed }: HostParts): void {
  tables.refresh()
  changed()
}
