/**
 * What salts cost an answer: matches with salts and matches without, at the same host and in turns of a few answers,
 * over the whole way from one screen's answer to all screens.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import { Child } from './child'
import type { ProcessOptions } from './hostProcess'
import { LightClient, type ClientTable } from './lightClient'
import { medianOf, ratioOf, type Ratio } from './paired'
import { playAnswer } from './rounds'

export interface SaltCost {
  readonly answers: number
  /** Answers with salts, over those without. */
  readonly latency: Ratio
  readonly processor: Ratio
  /** Of answers without salts. */
  readonly plainMs: number
  readonly plainProcessorMs: number
}

export interface SaltCostOptions {
  readonly game: GameId
  /** Makes a new data folder. */
  readonly folder: () => string
  /** How many answers to take in all, about. */
  readonly answers: number
  readonly most: { readonly ms: number }
}

/** Answers in a row at one table. */
const turn = 20
/** About as many as both matches of a pair are sure to take. */
const answersOfPair = 300
/** Turns of a host that are not counted. */
const warmUp = 20
/** A host keeps a hundred tables out. */
const mostPairs = 48

interface SeatedTable extends ClientTable {
  readonly id: string
  readonly tokens: readonly string[]
}

export async function measureSaltCost({ game, folder, answers, most }: SaltCostOptions): Promise<SaltCost> {
  const until = Date.now() + most.ms
  const pairs: Pair[] = []
  const missing = () => answers - answersIn(pairs)
  do pairs.push(...(await playPairs(game, folder(), missing(), until)))
  while (missing() > answersOfPair && Date.now() < until)
  return costOf(pairs)
}

/** Pairs of matches at a host of their own. */
async function playPairs(game: GameId, dataDir: string, answers: number, until: number): Promise<Pair[]> {
  const options: ProcessOptions = { dataDir, announce: false, port: 0, clockSpeed: 100, client: false }
  const begun = await started(options)
  const tables: SeatedTable[] = []
  const count = Math.min(mostPairs, Math.ceil(answers / answersOfPair))
  for (let at = 0; at < 2 * count; at++) tables.push(await beginMatch(begun.port, game))
  await begun.host.end()
  const isPlain = (at: number) => at % 2 === 1
  for (const [at, { id }] of tables.entries()) if (isPlain(at)) leaveOutSalts(join(dataDir, 'tables', id))
  const { host, port } = await started(options)
  try {
    const back: ClientTable[] = []
    for (const [at, table] of tables.entries()) back.push(await comeBack(port, table, !isPlain(at)))
    const pairs = Array.from({ length: count }, (_, at) => new Pair(back[2 * at], back[2 * at + 1]))
    await playInTurns(host, pairs, until)
    return pairs.filter((pair) => pair.salted.length > 0)
  } finally {
    await host.end()
  }
}

async function started(options: ProcessOptions): Promise<{ host: Child; port: number }> {
  const host = new Child('./hostProcess.ts', [JSON.stringify(options)])
  const { port } = await host.line<{ port: number }>((line) => 'port' in line, 60_000)
  return { host, port }
}

async function beginMatch(port: number, game: GameId): Promise<SeatedTable> {
  const all: LightClient[] = []
  const tokens: string[] = []
  let id = ''
  for (let seat = 0; seat < games[game]!.rules.seats.max; seat++) {
    const client = await LightClient.connect(port)
    const name = `P${seat}`
    const reply = await client.request(seat === 0 ? { do: 'open', game, name } : { do: 'join', table: id, name })
    if (reply.say !== 'youAre') throw new Error(JSON.stringify(reply))
    id = reply.table
    tokens.push(reply.token)
    all.push(client)
  }
  const reply = await all[0].request({ do: 'start' })
  if (reply.say !== 'done') throw new Error(JSON.stringify(reply))
  for (const client of all) client.close()
  return { id, tokens, game, players: all, all }
}

/** Makes of a match that has just begun one as it was before there were salts. */
function leaveOutSalts(folder: string): void {
  const path = join(folder, 'match-1.jsonl')
  const [first] = readFileSync(path, 'utf8').split('\n')
  const { setup } = JSON.parse(first) as { setup: Record<string, unknown> }
  delete setup.mix
  writeFileSync(path, `${JSON.stringify({ asztal: 1, setup })}\n`)
}

async function comeBack(port: number, { id, tokens, game, players }: SeatedTable, salted: boolean) {
  const all: LightClient[] = []
  for (const [seat, token] of tokens.entries()) {
    const client = await LightClient.connect(port)
    const reply = await client.request({ do: 'return', table: id, token })
    if (reply.say !== 'done') throw new Error(JSON.stringify(reply))
    if (salted) client.salting = players[seat].salting
    all.push(client)
  }
  return { game, players: all, all }
}

interface Turn {
  readonly ms: readonly number[]
  readonly processorMs: number
}

/** A match with salts and one without, and their turns so far. */
class Pair {
  readonly salted: Turn[] = []
  readonly plain: Turn[] = []
  readonly #saltedTable: ClientTable
  readonly #plainTable: ClientTable

  constructor(salted: ClientTable, plain: ClientTable) {
    this.#saltedTable = salted
    this.#plainTable = plain
  }

  /** A turn of each, with salts first or last; false if one of the matches has ended. */
  async play(host: Child, saltedFirst: boolean, counts: boolean): Promise<boolean> {
    const [first, second] = saltedFirst ? [this.#saltedTable, this.#plainTable] : [this.#plainTable, this.#saltedTable]
    const one = await playTurn(host, first)
    const other = await playTurn(host, second)
    if (one === null || other === null) return false
    if (!counts) return true
    this.salted.push(saltedFirst ? one : other)
    this.plain.push(saltedFirst ? other : one)
    return true
  }
}

const answersIn = (pairs: readonly Pair[]) => pairs.reduce((sum, { plain }) => sum + 2 * turn * plain.length, 0)

async function playInTurns(host: Child, pairs: readonly Pair[], until: number): Promise<void> {
  let going = pairs
  let played = 0
  for (let round = 0; going.length > 0 && Date.now() < until; round++) {
    const ended: Pair[] = []
    for (const [at, pair] of going.entries())
      if (!(await pair.play(host, (round + at) % 2 === 0, played++ >= warmUp))) ended.push(pair)
    going = going.filter((pair) => !ended.includes(pair))
  }
}

/** Matches differ, so each pair gives one ratio. */
function costOf(pairs: readonly Pair[]): SaltCost {
  const allMs = (turns: readonly Turn[]) => turns.flatMap(({ ms }) => ms)
  const processorMs = (turns: readonly Turn[]) => turns.reduce((sum, one) => sum + one.processorMs, 0)
  const plain = pairs.flatMap((pair) => pair.plain)
  return {
    answers: answersIn(pairs),
    latency: ratioOf(pairs.map((pair) => medianOf(allMs(pair.salted)) / medianOf(allMs(pair.plain)))),
    processor: ratioOf(pairs.map((pair) => processorMs(pair.salted) / processorMs(pair.plain))),
    plainMs: medianOf(allMs(plain)),
    plainProcessorMs: processorMs(plain) / (turn * plain.length),
  }
}

/** The answers of all tables. */
const rng = quickRng(17)

/** A few answers at one table; null if the match ended meanwhile. */
async function playTurn(host: Child, table: ClientTable): Promise<Turn | null> {
  const ms: number[] = []
  const from = await spent(host)
  for (let given = 0, tries = 0; given < turn; tries++) {
    if (tries > 50 * turn || table.all[0].match?.outcome != null) return null
    const took = await playAnswer(table, rng, 0)
    if (took !== 'none') given++
    if (typeof took === 'number') ms.push(took)
  }
  return ms.length === 0 ? null : { ms, processorMs: (await spent(host)) - from }
}

/** Processor time that the host has used, in milliseconds. */
async function spent(host: Child): Promise<number> {
  const from = host.lines.length
  host.tell({ spent: true })
  const line = await host.line<{ spent: NodeJS.CpuUsage }>((one) => 'spent' in one, 15_000, from)
  return (line.spent.user + line.spent.system) / 1000
}
