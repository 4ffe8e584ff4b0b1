/** A program just started: the best routes of its first boards, told to who started it. */
import { existsSync, readFileSync } from 'node:fs'
import { quickRng } from '../../src/engine/core/rng'
import type { DiscGraph } from '../../src/engine/games/forras-pont/routes/graph'
import { greedy, type Search, startSearch } from '../../src/engine/games/forras-pont/search/best'
import { exhaustive, randomGraph, worked } from './boards'

export type Manner = 'within 50 ms' | 'bit by bit'

export interface FirstBoards {
  readonly boards: number
  /** Boards that an exhaustive search could finish, and those on which the best route was as good. */
  readonly finished: number
  readonly equal: number
  /** The longest that the program was held at a time, in milliseconds of its thread's own work and by the clock on the wall. */
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

/** Milliseconds that this thread has really worked; where the system doesn't tell, those of the whole program. */
function workedHere(): number {
  const path = '/proc/thread-self/schedstat'
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6 : worked()
}

/** Does something and notes how long it held the program. */
function hold<T>(work: (since: number) => T): T {
  const [start, then] = [workedHere(), performance.now()]
  const done = work(start)
  held = Math.max(held, workedHere() - start)
  passed = Math.max(passed, performance.now() - then)
  return done
}

/** All at once, by the thread's own work: others on the machine are no fault of it. Asking for that is slow. */
function atOnce(graph: DiscGraph): Search {
  return hold((since) => {
    let calls = 0
    const hurry = () => (++calls & 3) === 0 && workedHere() - since > budget
    return startSearch(graph, 1, greedy).resume({ expansions: Infinity, hurry })
  })
}

/** As pages look: setting up is a bit of its own, and then by the clock on the wall. */
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
