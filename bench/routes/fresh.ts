/** A freshly started process: finds the best routes of its first boards and reports to its parent. */
import { existsSync, readFileSync } from 'node:fs'
import { quickRng } from '../../src/engine/core/rng'
import type { DiscGraph } from '../../src/engine/games/forras-pont/routes/graph'
import { greedy, type Search, startSearch } from '../../src/engine/games/forras-pont/search/best'
import { exhaustive, randomGraph, worked } from './boards'

export type Manner = 'within 50 ms' | 'bit by bit'

export interface FirstBoards {
  readonly boards: number
  /** Boards an exhaustive search could finish, and those on which the best route was as good. */
  readonly finished: number
  readonly equal: number
  /** The longest the process was blocked at a time: in milliseconds of its thread's CPU time, and of wall time. */
  readonly held: number
  readonly passed: number
}

const bit = 12
const patience = 60
const budget = 45

const [seed, manner] = process.argv.slice(2)
const rng = quickRng(Number(seed))
const graphs = [4, 3, 2, 4, 3, 2].map((sheets) => randomGraph(rng, sheets)())
let [held, passed] = [0, 0]

/** CPU time of this thread in milliseconds; of the whole process where the system doesn't tell. */
function workedHere(): number {
  const path = '/proc/thread-self/schedstat'
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6 : worked()
}

/** Runs some work and records how long it blocked the process. */
function hold<T>(work: (since: number) => T): T {
  const [start, then] = [workedHere(), performance.now()]
  const done = work(start)
  held = Math.max(held, workedHere() - start)
  passed = Math.max(passed, performance.now() - then)
  return done
}

/** In one go, by the thread's CPU time, since wall time includes other programs. Reading it is slow, so it is read rarely. */
function atOnce(graph: DiscGraph): Search {
  return hold((since) => {
    let calls = 0
    const hurry = () => (++calls & 3) === 0 && workedHere() - since > budget
    return startSearch(graph, 1, greedy).resume({ expansions: Infinity, hurry })
  })
}

/** As pages do it: setting up is one slice, then slices by wall time. */
function bitByBit(graph: DiscGraph): Search {
  const search = hold(() => startSearch(graph, 1, greedy))
  const goOn = () => {
    const until = performance.now() + bit
    return hold(() => search.resume({ expansions: Infinity, hurry: () => performance.now() > until }))
  }
  let so = goOn()
  for (let bits = 1; bits < patience && !so.proven; bits++) so = goOn()
  return so
}

const look = manner === 'bit by bit' ? bitByBit : atOnce
const values = graphs.map((graph) => look(graph).routes[0]?.value ?? -Infinity)
const truths = graphs.map((graph) => exhaustive(graph, 20_000_000))
const seen: FirstBoards = {
  boards: graphs.length,
  finished: truths.filter((truth) => truth !== null).length,
  equal: truths.filter((truth, i) => truth === values[i]).length,
  held,
  passed,
}
process.send!(seen)
