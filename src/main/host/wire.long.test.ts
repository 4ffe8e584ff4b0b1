import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyWorld, Seat, Told } from '../../engine/core/contract'
import type { JournalEntry } from '../../engine/core/journal'
import { beginMatch, submit, type Match } from '../../engine/core/match'
import { quickRng } from '../../engine/core/rng'
import { eventsFor, viewOf } from '../../engine/core/views'
import { games } from '../../engine/games'
import type { GameId } from '../../engine/games/catalog'
import type { MatchState, ToClient } from '../../protocol/toClient'
import { Checksums } from './disk/checksums'
import { readJournal } from './disk/journalFile'
import { TestClient } from './testing/client'
import { tempFolder, testHost } from './testing/host'
import { ownHosts } from './testing/ownHosts'

const host = ownHosts()

const ids = Object.keys(games) as GameId[]
const json = (value: unknown) => JSON.stringify(value)
const plain = (value: unknown): unknown => JSON.parse(json(value))

/** Every seat taken by a client, a spectator as the last one, match begun. */
async function seated(port: number, game: GameId): Promise<TestClient[]> {
  const { max } = games[game]!.rules.seats
  const first = await TestClient.connect(port)
  await first.must({ do: 'open', game, name: 'P0' })
  const clients = [first]
  for (let seat = 1; seat < max; seat++) {
    const next = await TestClient.connect(port)
    await next.must({ do: 'join', table: first.tableId, name: `P${seat}` })
    clients.push(next)
  }
  const spectator = await TestClient.connect(port)
  await spectator.must({ do: 'watch', table: first.tableId })
  await first.must({ do: 'start' })
  await Promise.all([...clients, spectator].map((one) => one.until(() => one.match !== null)))
  return [...clients, spectator]
}

/** The true world before each ask, what was told when the one before closed, and the ask itself. */
function truth(match: Match, told: readonly Told[], entries: readonly JournalEntry[]) {
  const steps = new Map<number, { match: Match; told: readonly Told[] }>([[match.step, { match, told }]])
  for (const { step, seat, answer, salt } of entries) {
    const next = submit(match, step, seat, answer, salt === undefined ? {} : { salt })
    if ('refusal' in next) throw new Error(json(next.refusal))
    match = next.match
    if (next.closed) steps.set(match.step, { match, told: next.told })
  }
  return steps
}

/** The parts of a seat's facts that are long enough to be recognised. */
function marks(own: unknown): string[] {
  if (own === null || typeof own !== 'object') return []
  const parts = Object.entries(own).flatMap(([key, value]) => [`${json(key)}:${json(value)}`, ...marks(value)])
  return [json(own), ...parts].filter((text) => text.length >= 14)
}

const matchKeys =
  'answered,asked,closable,fresh,game,heard,msHeld,msLeft,number,open,outcome,prompt,seat,seats,step,version,view'.split(
    ',',
  )

describe('what goes over the wire', () => {
  it.each(ids)('of %s: every frame holds what its receiver may know, and no secret of another seat', async (game) => {
    const { port, dataDir } = await host({ clockSpeed: 500 })
    const clients = await seated(port, game)
    const players = clients.slice(0, -1)
    const { rules } = games[game]!
    const end = Date.now() + 6000
    const late: { client: TestClient; seat: Seat | null }[] = []
    for (let given = 0; given < 250 && Date.now() < end && clients[0].match!.outcome === null;) {
      const asked = players.filter((one) => one.owes)
      for (const [at, client] of asked.entries()) {
        if (!client.owes) continue
        await client.answerRandomly(given * 31 + at)
        // In the middle of an ask: a second device of each, and someone who looks in.
        if ([4, 60].includes(++given))
          for (const seat of [...players.keys(), null]) late.push(await comeLate(port, clients, seat))
      }
      if (asked.length === 0) await new Promise((done) => setTimeout(done, 3))
    }
    await Promise.all(clients.map((one) => one.request({ do: 'journal' })))
    const read = await readJournal(join(dataDir, 'tables', clients[0].tableId, 'match-1.jsonl'))
    if ('unread' in read) throw new Error(read.at)
    const begun = beginMatch(rules, read.journal.setup)
    if ('refusal' in begun) throw new Error('no match')
    const steps = truth(begun.match, begun.told, read.journal.entries)
    let checked = 0
    let hunted = 0
    const stayed = clients.map((client, at) => ({ client, seat: at < players.length ? at : null }))
    for (const { client, seat } of [...stayed, ...late]) {
      const said: unknown[] = []
      for (const [number, message] of client.received.entries()) {
        const frame = client.frames[number]
        if (message.say === 'journal') continue
        expect(frame).not.toContain(read.journal.setup.seed)
        if (message.say !== 'match') continue
        const true_ = steps.get(message.match.step)!
        if (message.match.fresh) said.push(...demandWhole(message.match, seat, steps))
        said.push(...eventsFor(true_.told, seat))
        demandExact(message.match, seat, true_)
        checked++
        hunted += hunt(frame, true_.match.world, seat, said)
      }
    }
    expect(late.length).toBeGreaterThan(0)
    expect(checked).toBeGreaterThan(clients.length * 10)
    if (['agents', 'dice-town'].includes(game)) expect(hunted).toBeGreaterThan(100)
  })
})

/** A match as it was sent says exactly what the projection of the true world says, and nothing beside it. */
function demandExact(sent: MatchState, seat: Seat | null, { match, told }: { match: Match; told: readonly Told[] }) {
  expect(Object.keys(sent).sort()).toEqual(matchKeys)
  expect(sent.seat).toBe(seat)
  // Nobody pauses here.
  expect(sent.msHeld).toBeNull()
  expect(sent.view).toEqual(plain(viewOf(match.world, seat)))
  // From what all may see.
  expect(sent.closable).toBe(match.rules.ask(match.world.table)?.quiet ?? false)
  const prompts = match.ask?.prompts ?? new Map<Seat, unknown>()
  // Seats have something of their own all together or not at all, so that saying which tells nothing of one of them.
  const secretive = match.world.own.map((own) => own !== null)
  expect(new Set(secretive).size).toBe(1)
  expect(sent.open).toBe(!secretive[0] && prompts.size <= 1)
  if (match.ask?.quiet) expect(sent.asked).toEqual([...prompts.keys()])
  else expect(sent.asked.every((one) => prompts.has(one))).toBe(true)
  if (sent.prompt !== null) expect(sent.prompt).toEqual(plain(prompts.get(seat!)))
  if (seat === null) expect([sent.prompt, sent.answered]).toEqual([null, false])
  if (!sent.fresh && sent.heard.length > 0)
    expect(sent.heard).toEqual([{ step: match.step - 1, events: plain(eventsFor(told, seat)) }])
}

/** A snapshot tells what its receiver was told, less what the game lets fall into oblivion. Returns all they were told. */
function demandWhole(sent: MatchState, seat: Seat | null, steps: ReturnType<typeof truth>): unknown[] {
  const { rules, world } = steps.get(sent.step)!.match
  const told = [...steps].filter(([step]) => step <= sent.step)
  const all = told.map(([step, one]) => ({ step: step - 1, events: eventsFor(one.told, seat) }))
  const kept = all.map(({ step, events }) => ({
    step,
    events: events.filter((event) => rules.remembers?.(event, world.table) ?? true),
  }))
  expect(sent.heard).toEqual(plain(kept.filter(({ events }) => events.length > 0)))
  return all.flatMap(({ events }) => events)
}

async function comeLate(port: number, clients: readonly TestClient[], seat: Seat | null) {
  const client = await TestClient.connect(port)
  const table = clients[0].tableId
  await client.must(seat === null ? { do: 'watch', table } : { do: 'return', table, token: clients[seat].token })
  return { client, seat }
}

/** Looks for other seats' facts in a frame; what the receiver knows by right is not counted. */
function hunt(frame: string, world: AnyWorld, seat: Seat | null, heard: readonly unknown[]): number {
  const known = json([world.table, seat === null ? null : world.own[seat], heard])
  let looked = 0
  for (const [other, own] of world.own.entries()) {
    if (other === seat) continue
    for (const mark of marks(own)) {
      if (known.includes(mark)) continue
      looked++
      if (frame.includes(mark)) throw new Error(`seat ${seat} was sent ${mark} of seat ${other}: ${frame}`)
    }
  }
  return looked
}

/** Two hosts with the same tables, people and seeds: they differ in what people do from now on. */
async function twins(game: GameId, tables: number): Promise<{ here: TestClient[]; there: TestClient[] }[]> {
  const first = await testHost({ clockSpeed: 20 })
  const begun: TestClient[][] = []
  for (let i = 0; i < tables; i++) begun.push(await seated(first.port, game))
  await first.close()
  for (const [at, [{ tableId }]] of begun.entries()) {
    const path = join(first.dataDir, 'tables', tableId, 'match-1.jsonl')
    const { asztal, setup } = JSON.parse(readFileSync(path, 'utf8')) as { asztal: number; setup: object }
    writeFileSync(path, new Checksums().line({ asztal, setup: { ...setup, seed: `wire ${at}` } }))
  }
  const copy = tempFolder()
  cpSync(first.dataDir, copy, { recursive: true })
  const hosts = [await host({ dataDir: first.dataDir, clockSpeed: 20 }), await host({ dataDir: copy, clockSpeed: 20 })]
  const back = async (port: number, before: TestClient[]) => {
    const table = before[0].tableId
    const now: TestClient[] = []
    for (const { token } of before) {
      const client = await TestClient.connect(port)
      await client.must(token === '' ? { do: 'watch', table } : { do: 'return', table, token })
      await client.until(() => client.match !== null)
      now.push(client)
    }
    return now
  }
  const pairs: { here: TestClient[]; there: TestClient[] }[] = []
  for (const before of begun)
    pairs.push({ here: await back(hosts[0].port, before), there: await back(hosts[1].port, before) })
  return pairs
}

/** Waits until everything that was sent so far has arrived: a reply comes after what was said before it. */
async function barrier(clients: readonly TestClient[]): Promise<void> {
  await Promise.all(clients.map((one) => one.request({ do: 'journal' })))
}

const comparable = (message: ToClient, frame: string) =>
  message.say === 'refused' ? null : frame.replace(/"msLeft":\d+/, '"msLeft":0')

function since(client: TestClient, mark: number): (string | null)[] {
  const all = client.received.map((message, at) => comparable(message, client.frames[at]))
  return all.slice(mark).filter((one) => one !== null)
}

describe('a quiet answer', () => {
  it.each(ids)('of %s sends nobody else anything that depends on it', async (game) => {
    const { rules } = games[game]!
    const pairs = await twins(game, 3)
    let compared = 0
    for (const [table, { here, there }] of pairs.entries()) {
      const rng = quickRng(table + 1)
      for (let ask = 0; ask < 12; ask++) {
        const { step, view, outcome } = here[0].match!
        const now = outcome === null ? rules.ask(view.table) : null
        if (now === null) break
        const seats = [...now.prompts.keys()]
        const mine = (seat: Seat) => rules.sample(here[seat].match!.view, here[seat].match!.prompt, rng)
        const diverges = now.quiet && seats.length > 1 && ask >= table * 3
        if (diverges) {
          const quiet = seats[table % seats.length]
          const others = [...here.keys()].filter((at) => at !== quiet)
          const marks = [here, there].map((side) => others.map((at) => side[at].received.length))
          const answer = now.closes === 'race' ? passOf(game, here[quiet].match!) : mine(quiet)
          const other = now.closes === 'race' ? null : anotherThan(answer, () => mine(quiet))
          if (answer !== null) {
            const say = (side: TestClient[], what: unknown) =>
              what === null ? null : side[quiet].refusal({ do: 'answer', step, key: 'q', answer: what })
            expect(await say(here, answer)).toBeNull()
            expect(await say(there, other)).toBeNull()
            await Promise.all([here, there].map((side) => barrier(others.map((at) => side[at]))))
            const [seen, twin] = [here, there].map((side, which) =>
              others.map((at, index) => since(side[at], marks[which][index])),
            )
            expect(seen).toEqual(twin)
            compared++
            break
          }
        }
        for (const seat of seats) {
          if (here[seat].match!.step !== step) break
          const answer = mine(seat)
          const say = (side: TestClient[]) => side[seat].refusal({ do: 'answer', step, key: `k${step}`, answer })
          expect(await Promise.all([say(here), say(there)])).toEqual([null, null])
          if (now.closes === 'race' && !rules.isPass!(answer)) break
        }
        await Promise.all([...here, ...there].map((one) => one.until(() => one.match!.step > step)))
        expect(here.map((one) => one.match!.view)).toEqual(there.map((one) => one.match!.view))
      }
    }
    if (['agents', 'dice-town'].includes(game)) expect(compared).toBeGreaterThan(1)
  })
})

/** The answer that lets a race go by, if this seat may give it. */
function passOf(game: GameId, match: MatchState): unknown {
  const { rules } = games[game]!
  for (let seed = 0; seed < 50; seed++) {
    const answer = rules.sample(match.view, match.prompt, quickRng(seed))
    if (rules.isPass!(answer)) return answer
  }
  return null
}

function anotherThan(answer: unknown, next: () => unknown): unknown {
  for (let i = 0; i < 50; i++) {
    const other = next()
    if (json(other) !== json(answer)) return other
  }
  return answer
}
