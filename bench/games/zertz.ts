import { quickRng } from '../../src/engine/core/rng'
import { promptOf } from '../../src/engine/games/zertz/ask'
import { moveBy } from '../../src/engine/games/zertz/bot'
import { playMove } from '../../src/engine/games/zertz/grid/moves'
import type { Options, Table } from '../../src/engine/games/zertz/facts'
import { playOut } from '../../src/engine/games/zertz/testing/playOut'
import { cloneGrid, copyGrid } from '../../src/engine/games/zertz/grid/state'
import { gridOf } from '../../src/engine/games/zertz/grid/tables'
import { list } from '../../src/engine/games/zertz/legal'
import { tableAfter } from '../../src/engine/games/zertz/resolve'
import { firstTable } from '../../src/engine/games/zertz/setup'
import { runBuilt } from '../built'
import type { Figure } from '../figure'

const basic: Options = { variant: 'basic', rings: 37, overlooked: false }
const answersOf = (table: Table) => list({ seat: table.turn, table, own: null }, promptOf(table))

/** Games per second of a function that plays one, measured for at least `leastMs`. */
function rate(playOne: () => void, leastMs: number): number {
  const start = performance.now()
  let games = 0
  let spent = 0
  do {
    playOne()
    games++
    spent = performance.now() - start
  } while (spent < leastMs)
  return (games * 1000) / spent
}

function playoutRates(): Figure[] {
  const rng = quickRng(1)
  const first = gridOf(firstTable(basic, 0))
  const grid = cloneGrid(first)
  const fast = () => {
    copyGrid(first, grid)
    playOut(grid, rng)
  }
  const plain = () => {
    let table = firstTable(basic, 0)
    while (table.outcome === null) {
      const answers = answersOf(table)
      table = tableAfter(table, answers[rng.below(answers.length)])
    }
  }
  rate(fast, 500)
  rate(plain, 500)
  const [quick, slow] = [rate(fast, 2500), rate(plain, 2500)]
  return [
    {
      name: 'random playouts a second',
      value: Math.round(quick).toLocaleString('en'),
      target: 'at least 10,000',
      ok: quick >= 10_000,
    },
    {
      name: 'playouts against listing all moves and picking one',
      value: `${(quick / slow).toFixed(0)} times (${Math.round(slow)} a second)`,
      target: 'at least 5 times',
      ok: quick >= 5 * slow,
    },
  ]
}

function sequences(): Figure[] {
  const first = firstTable(basic, 0)
  const moves = answersOf(first)
  const two = moves.reduce((sum, move) => sum + answersOf(tableAfter(first, move)).length, 0)
  return [
    { name: 'first moves', value: String(moves.length), target: '1944', ok: moves.length === 1944 },
    { name: 'sequences of two moves', value: String(two), target: '3277260', ok: two === 3_277_260 },
  ]
}

/** How far a hard bot's first moves, the longest of a game, overrun the host's limit. */
function slowestMove(): Figure {
  const rng = quickRng(8)
  const grid = gridOf(firstTable(basic, 0))
  let slowest = 0
  for (let move = 0; move < 4; move++) {
    const start = process.cpuUsage()
    const spent = () => process.cpuUsage(start).user / 1000
    playMove(grid, moveBy(grid, { level: 'hard', rng, hurry: () => spent() >= 1500 }))
    slowest = Math.max(slowest, spent())
  }
  return {
    name: 'slowest of the first four moves of hard, given 1500 ms',
    value: `${Math.round(slowest)} ms of processor time`,
    target: 'at most 1550 ms',
    ok: slowest <= 1550,
  }
}

export async function bench(): Promise<Figure[]> {
  const strength = await runBuilt<Figure[]>(new URL('../duels/run.ts', import.meta.url), [])
  return [...playoutRates(), ...sequences(), slowestMove(), ...strength]
}
