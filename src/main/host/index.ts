/** The host: one port for pages and sockets. The desktop app and the headless program both start it here. */
import { games } from '../../engine/games'
import type { TableOffer } from '../../protocol/toClient'
import { changeBell } from './changeBell'
import { watchDisk } from './disk/space'
import { openDoor, type Door } from './door/door'
import { loadEvenings } from './evenings/evenings'
import { loadPages } from './door/pages'
import { findWorker, threadedBots, type BotRunner } from './match/bots/runner'
import { askHost, ownAddressTowards, type AskHost } from './moving/hostLink'
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
  /** How many tables may be out at once; 100 if left out. */
  readonly mostTables?: number
  /** How other hosts are asked; over their sockets if left out. */
  readonly ask?: AskHost
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
  /** Tables that other computers would move here, and this computer's word on one. */
  offers(): readonly TableOffer[]
  decideOffer(offer: number, on: boolean): void
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

export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { log, appVersion, dataDir, mostTables, clockSpeed = 1 } = options
  const watch = addressWatch()
  let port = 0
  let door: Door | null = null
  let discovery: Discovery | null = null
  // Tables may change while they are being loaded, before there is a door.
  const changes = changeBell(() => door?.tell((connection) => connection.tellTables()))
  const addresses = () => watch.urls(port)

  const bots = options.bots ?? threadedBots(findWorker(import.meta.url))
  const { botPause = usualBotPause } = options
  const changed = () => changes.ring()
  const evenings = await loadEvenings({ dataDir, log })
  const atTables = { bots, botPause, clockSpeed, addresses, changed, finished: evenings.keep.bind(evenings), log }
  const tables = await loadTables({ ...atTables, dataDir, mostTables })
  void evenings.takeIn()

  const disk = await watchDisk(dataDir)
  if (disk.full) log('the disk is full')
  const diskFull = () => disk.full
  const book = visitBook()
  const nearby = () => discovery?.nearby() ?? []
  const moved = () => {
    tables.refresh()
    changed()
  }
  const { patienceMs = usualPatienceMs } = options
  const moving = new Moving({
    tables,
    dataDir,
    game: (id) => games[id] ?? null,
    ask: options.ask ?? askHost,
    ownUrl: async (to) => `http://${(await ownAddressTowards(to)) ?? '127.0.0.1'}:${port}`,
    nearby,
    changed() {
      door?.tell((connection) => connection.tellOffers(moving.offers))
      changed()
    },
    speed: clockSpeed,
    log,
  })
  const opened = openDoor({
    pages: loadPages(options.pagesDir),
    tables,
    moving,
    evenings,
    appVersion,
    nearby,
    diskFull,
    book,
    reachedAt: (address) => watch.worked(address) && moved(),
    patienceMs,
    log,
  })
  door = opened
  port = await opened.listen(options.port)
  log(`listening on port ${port}`)
  await moving.taking.resume()

  const lookout = startLookout({
    everyMs: options.lookMs ?? usualLookMs,
    watch,
    observe: () => ({ port, visits: book.all(), heard: discovery?.heardAnyone() ?? false }),
    clockSpeed,
    judge: options.diagnose,
    windows: () => opened.connections,
    looked() {
      void disk.look().then((news) => news && opened.tell((connection) => connection.tellDisk()))
    },
    moved,
    log,
  })
  if (options.announce) {
    const { queryMs } = options
    const tellNearby = () => opened.tell((connection) => connection.tellNearby())
    const started = new Discovery({ port, appVersion, tables: () => tables.list(), changed: tellNearby, queryMs, log })
    changes.listen(() => started.update())
    discovery = started
  }

  return {
    port,
    localUrl: `http://127.0.0.1:${port}/`,
    addresses,
    diskFull,
    offers: () => moving.offers,
    decideOffer: (offer, on) => void moving.taking.decide(offer, on),
    playing: () => tables.playing(),
    onChange: (listener) => changes.listen(listener),
    woke: () => lookout.woke(),
    async close() {
      lookout.stop()
      const goodbye = discovery?.close()
      changes.stop()
      moving.stop()
      opened.close()
      await tables.stop()
      await evenings.stop()
      await bots.close()
      await goodbye
    },
  }
}
