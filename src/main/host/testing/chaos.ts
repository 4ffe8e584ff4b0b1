/**
 * A session in which everything goes wrong: six clients of every game are cut, frozen and restarted, and the host is
 * killed, at random, while they play. In the end all must agree with the journal, with nothing lost or duplicated.
 */
import { join } from 'node:path'
import { pick, quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import { auditTable } from './audit'
import { Child } from './child'
import { tempFolder } from './host'
import type { ProcessOptions } from './hostProcess'
import { badLine, type Line } from './proxy'
import { StubbornClient } from './stubbornClient'

export interface ChaosOptions {
  readonly games: readonly GameId[]
  readonly ms: number
  readonly seed: number
  /** How often the host is killed. */
  readonly kills: number
  /** Milliseconds between two mishaps of one table. */
  readonly mishapMs: number
}

export interface ChaosReport {
  readonly answers: number
  readonly matches: number
  readonly mishaps: number
  readonly kills: number
  readonly reconnects: number
  /** Everything that went wrong; empty if nothing did. */
  readonly wrong: readonly string[]
}

interface Place {
  readonly client: StubbornClient
  readonly line: Line
}

interface ChaosTable {
  readonly game: GameId
  readonly id: string
  readonly places: readonly Place[]
}

const clientsEach = 6
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const rng = quickRng(options.seed)
  const dataDir = tempFolder()
  let port = 0
  // The next host loads while the current one runs.
  let spare = new Child('./hostProcess.ts', [])
  const start = async (last: boolean) => {
    const child = spare
    const how: ProcessOptions = { dataDir, announce: false, port, clockSpeed: 200, client: false }
    child.tell(how)
    if (!last) spare = new Child('./hostProcess.ts', [])
    const started = await child.line<{ port: number }>((line) => 'port' in line, 60_000)
    if (port !== 0 && started.port !== port) throw new Error('the port was taken meanwhile')
    port = started.port
    return child
  }
  let host = await start(options.kills === 0)
  const tables: ChaosTable[] = []
  try {
    for (const game of options.games) tables.push(await seatTable(game, () => port, options.seed))
    let mishaps = 0
    let running = true
    const ends = Date.now() + options.ms
    const harm = async (table: ChaosTable) => {
      while (running) {
        await sleep(options.mishapMs * (0.5 + rng.below(100) / 100))
        if (!running) break
        mishaps++
        mishap(pick(rng, table.places), rng.below(6), 20 + rng.below(400))
      }
    }
    const again = async (table: ChaosTable) => {
      while (running) {
        const { client } = table.places[0]
        if (client.match?.outcome) await client.request({ do: 'again' })
        await sleep(30)
      }
    }
    const loops = tables.flatMap((table) => [harm(table), again(table)])
    for (let kill = 0; kill < options.kills; kill++) {
      await sleep(Math.max(200, (ends - Date.now()) / (options.kills - kill + 1)))
      await host.end('SIGKILL')
      host = await start(kill === options.kills - 1)
    }
    await sleep(Math.max(0, ends - Date.now()))
    running = false
    await Promise.all(loops)
    const wrong = await settle(tables)
    let [answers, matches] = [0, 0]
    for (const table of tables) {
      const clients = table.places.map(({ client }) => client)
      const audit = await auditTable(table.game, join(dataDir, 'tables', table.id), clients)
      answers += audit.answers
      matches += audit.matches
      wrong.push(...audit.wrong.map((line) => `${table.game}: ${line}`))
    }
    const all = tables.flatMap((table) => table.places)
    const reconnects = all.reduce((sum, { client }) => sum + client.connections - 1, 0)
    return { answers, matches, mishaps, kills: options.kills, reconnects, wrong }
  } finally {
    for (const { client, line } of tables.flatMap((table) => table.places)) {
      client.stop()
      await line.close()
    }
    await host.end('SIGKILL')
    await spare.end('SIGKILL')
  }
}

/** A started match with as many players as the game seats, and watchers up to six clients. */
async function seatTable(game: GameId, hostPort: () => number, seed: number): Promise<ChaosTable> {
  const seats = games[game]!.rules.seats.max
  const places: Place[] = []
  let id = ''
  for (let at = 0; at < clientsEach; at++) {
    const line = await badLine(hostPort)
    const client = new StubbornClient({ port: line.port, hostPort: hostPort() }, `${game}${at}`, quickRng(seed + at))
    places.push({ client, line })
    if (at === 0) id = await client.arrive({ do: 'open', game, name: 'P0' })
    else if (at < seats) await client.arrive({ do: 'join', table: id, name: `P${at}` })
    else await client.arrive({ do: 'watch', table: id })
  }
  await places[0].client.request({ do: 'start' })
  return { game, id, places }
}

function mishap({ client, line }: Place, kind: number, ms: number): void {
  switch (kind) {
    case 0:
      return line.cut()
    case 1:
      return client.restart()
    case 2:
      return client.stall(ms)
    case 3:
      line.delayMs = ms / 10
      line.loss = 0.05
      return
    case 4:
      line.delayMs = 0
      line.loss = 0
      return
    default:
      line.freeze(true)
      setTimeout(() => line.freeze(false), ms)
  }
}

/** Lets everyone reconnect and catch up. */
async function settle(tables: readonly ChaosTable[]): Promise<string[]> {
  const all = tables.flatMap((table) => table.places)
  for (const { client, line } of all) {
    client.playing = false
    line.freeze(false)
    line.delayMs = 0
    line.loss = 0
  }
  const steps = () => tables.map((table) => table.places.map(({ client }) => client.match?.step ?? -1).join()).join(' ')
  let calmSince = Date.now()
  let before = ''
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) {
    const now = steps()
    if (now !== before || now.includes('-1') || all.some(({ client }) => client.pending)) calmSince = Date.now()
    before = now
    if (Date.now() - calmSince > 700) return []
  }
  const waiting = all.filter(({ client }) => client.match === null || client.pending !== null).length
  return [`${waiting} clients never came back or never heard of their answer: ${steps()}`]
}
