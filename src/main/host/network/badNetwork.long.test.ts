import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import { auditTable } from '../testing/audit'
import { goodQuality, joinBadly, whyNoBadCables, type BadCable, type Quality } from '../testing/badCable'
import { Child } from '../testing/child'
import type { CrowdOrder, CrowdReport } from '../testing/crowdProcess'
import { removeTempFolders } from '../testing/host'
import { hostOn, type HostOn } from '../testing/hostOn'
import { Networks, whyNoNamespaces, type Computer } from '../testing/namespaces'

const why = whyNoNamespaces() ?? whyNoBadCables()
const networks = new Networks()
const children: Child[] = []
const cables: BadCable[] = []
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

afterAll(async () => {
  await Promise.all([...children.map((child) => child.end()), ...cables.map((cable) => cable.end())])
  networks.remove()
  removeTempFolders()
})

/** The far corner of the garden: a fifth of all frames is lost, the rest comes late and in another order. */
const awful: Quality = { loss: 0.2, delayMs: 150, jitterMs: 100, twice: 0.05 }
/** The next room: what is lost is soon sent again. */
const poor: Quality = { loss: 0.1, delayMs: 15, jitterMs: 12, twice: 0.05 }
/** The least number of answers. */
const wanted = 150
const ids = Object.keys(games) as GameId[]

class Crowd {
  readonly #child: Child

  constructor(on: Computer, address: string, port: number) {
    this.#child = new Child('./crowdProcess.ts', [JSON.stringify({ address, port, hostPort: port })], on.inside)
    children.push(this.#child)
  }

  tell(order: CrowdOrder): void {
    this.#child.tell(order)
  }

  async arrive(client: string, by: Extract<CrowdOrder, { order: 'arrive' }>['by']): Promise<string> {
    this.tell({ order: 'arrive', client, by })
    return (await this.#child.line<{ table: string }>((line) => line.arrived === client)).table
  }

  report(): Promise<CrowdReport> {
    const from = this.#child.lines.length
    this.tell({ order: 'report' })
    return this.#child.line<CrowdReport>((line) => 'waiting' in line, 5000, from)
  }
}

describe.skipIf(why !== null)(`computers joined by bad cables${why === null ? '' : ` (skipped: ${why})`}`, () => {
  let host: HostOn
  let neighbour: HostOn
  let crowds: Crowd[] = []

  beforeAll(async () => {
    const [a, b, c] = [networks.computer(), networks.computer(), networks.computer()]
    cables.push(await joinBadly(networks, 'cab0', [a, '10.81.0.1'], [b, '10.81.0.2'], 1))
    cables.push(await joinBadly(networks, 'cab1', [a, '10.82.0.1'], [c, '10.82.0.2'], 2))
    await Promise.all(cables.map((cable) => cable.set(awful)))
    ;[host, neighbour] = await Promise.all([hostOn(a, 4), hostOn(b)])
    children.push(host.child, neighbour.child)
    crowds = [new Crowd(b, '10.81.0.1', host.port), new Crowd(c, '10.82.0.1', host.port)]
  }, 60_000)

  it('find each other all the same', async () => {
    host.child.tell({ do: 'open', game: 'zertz', name: 'Anna', tableName: 'Konyha' })
    await neighbour.sees((hosts) => hosts[0]?.url === 'http://10.81.0.1:7400' && hosts[0].tables[0]?.game === 'zertz')
  })

  it('play every game over it, with cables pulled and put back, and nothing is lost or doubled', async () => {
    await Promise.all(cables.map((cable) => cable.set(goodQuality)))
    const tables = new Map<GameId, string>()
    for (const game of ids) {
      const table = await crowds[0].arrive(`${game}0`, { do: 'open', game, name: 'P0' })
      tables.set(game, table)
      for (let at = 1; at < games[game]!.rules.seats.max; at++)
        await crowds[at % 2].arrive(`${game}${at}`, { do: 'join', table, name: `P${at}` })
      await crowds[1].arrive(`${game} watcher`, { do: 'watch', table })
    }
    const before = await Promise.all(cables.map((cable) => cable.set(awful)))
    for (const game of ids) crowds[0].tell({ order: 'ask', client: `${game}0`, message: { do: 'start' } })
    await sleep(3000)
    cables[0].pull()
    crowds[0].tell({ order: 'restart' })
    await sleep(1000)
    cables[0].plug()
    await Promise.all(cables.map((cable) => cable.set(poor)))
    await sleep(2500)
    cables[1].pull()
    await sleep(1000)
    crowds[1].tell({ order: 'restart' })
    cables[1].plug()
    for (const end = Date.now() + 12_000; Date.now() < end && taken(await reportsOf(crowds)) < wanted;) await sleep(300)
    const after = await Promise.all(cables.map((cable) => cable.set(awful)))
    await sleep(1500)
    await Promise.all(cables.map((cable) => cable.set(goodQuality)))

    for (const crowd of crowds) crowd.tell({ order: 'rest' })
    const reports = await calm(crowds)
    const clients = Object.assign({}, ...reports.map((one) => one.clients)) as CrowdReport['clients']
    let answers = 0
    for (const [game, table] of tables) {
      const witnesses = Object.entries(clients).flatMap(([name, one]) => (name.startsWith(game) ? [one] : []))
      const audit = await auditTable(game, join(host.dataDir, 'tables', table), witnesses)
      expect(audit.wrong, game).toEqual([])
      answers += audit.answers
    }
    expect(answers).toBeGreaterThanOrEqual(wanted)
    // The cables were as bad as they should be, and everyone had to come back.
    for (const [at, { carried, lost, doubled }] of after.entries()) {
      const share = (lost - before[at].lost) / (lost - before[at].lost + carried - before[at].carried)
      expect(share).toBeGreaterThan(0.07)
      expect(doubled).toBeGreaterThan(0)
    }
    expect(reports.reduce((sum, one) => sum + one.connections, 0)).toBeGreaterThanOrEqual(
      2 * Object.keys(clients).length,
    )
  }, 60_000)
})

function reportsOf(crowds: readonly Crowd[]): Promise<CrowdReport[]> {
  return Promise.all(crowds.map((crowd) => crowd.report()))
}

function taken(reports: readonly CrowdReport[]): number {
  return reports.flatMap((one) => Object.values(one.clients)).reduce((sum, one) => sum + one.taken.length, 0)
}

/**
 * What they say once all have come back, have heard of their answers and see the same step of their table. After bad
 * cables a connection may take seconds until it tries again.
 */
async function calm(crowds: readonly Crowd[]): Promise<CrowdReport[]> {
  for (const end = Date.now() + 20_000; ; await sleep(500)) {
    const reports = await reportsOf(crowds)
    const clients = reports.flatMap((one) => Object.entries(one.clients))
    const steps = ids.map((game) => clients.flatMap(([name, { match }]) => (name.startsWith(game) ? match?.step : [])))
    const waiting = reports.reduce((sum, one) => sum + one.waiting, 0)
    if (waiting === 0 && steps.every((seen) => new Set(seen).size === 1)) return reports
    if (Date.now() > end)
      throw new Error(`${waiting} clients never came back or never heard of their answer: ${JSON.stringify(steps)}`)
  }
}
