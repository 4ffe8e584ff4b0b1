import type { BotLevel, Rng } from '../../src/engine/core/contract'
import { quickRng } from '../../src/engine/core/rng'
import { promptOf } from '../../src/engine/games/zertz/ask'
import { moveBy } from '../../src/engine/games/zertz/bot'
import { playMove, type GridMove } from '../../src/engine/games/zertz/grid/moves'
import type { Options, Table } from '../../src/engine/games/zertz/facts'
import { hasMarble } from '../../src/engine/games/zertz/grid/placing'
import { playOut } from '../../src/engine/games/zertz/grid/playout'
import { cloneGrid, copyGrid, type Grid } from '../../src/engine/games/zertz/grid/state'
import { gridOf } from '../../src/engine/games/zertz/grid/tables'
import { list } from '../../src/engine/games/zertz/legal'
import { advance } from '../../src/engine/games/zertz/resolve'
import { firstTable } from '../../src/engine/games/zertz/setup'
import { randomMove } from '../../src/engine/games/zertz/testing/players'

interface Figure {
  name: string
  value: string
  target: string
  ok: boolean
}

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
      table = advance(table, answers[rng.below(answers.length)], [])
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
  const two = moves.reduce((sum, move) => sum + answersOf(advance(first, move, [])).length, 0)
  return [
    { name: 'first moves', value: String(moves.length), target: '1944', ok: moves.length === 1944 },
    { name: 'sequences of two moves', value: String(two), target: '3277260', ok: two === 3_277_260 },
  ]
}

type Player = BotLevel | 'random'

/** Bots get little time, so that many games fit into a short run. */
function chosenMove(player: Player, grid: Grid, rng: Rng, ms: number): GridMove {
  if (player === 'random') return randomMove(grid, rng)
  const end = performance.now() + ms
  return moveBy(grid, { level: player, rng, hurry: () => performance.now() > end })
}

/** Plays games with alternating sides, each after two random moves; counts wins of the first player, and draws. */
function duel(one: Player, other: Player, games: number, ms: number) {
  let wins = 0
  let draws = 0
  for (let game = 0; game < games; game++) {
    const rng = quickRng(game + 1)
    const grid = gridOf(firstTable(basic, 0))
    let winner: Player | null = null
    for (let move = 0; move < 300 && winner === null; move++) {
      if (!grid.captures && !hasMarble(grid)) {
        grid.turn ^= 1
        if (!hasMarble(grid)) break
        continue
      }
      const player = grid.turn === game % 2 ? one : other
      if (playMove(grid, chosenMove(move < 2 ? 'random' : player, grid, rng, ms))) winner = player
    }
    if (winner === one) wins++
    if (winner === null) draws++
  }
  return { wins, draws }
}

function strength(one: Player, other: Player, games: number, ms: number, least: number): Figure {
  const { wins, draws } = duel(one, other, games, ms)
  return {
    name: `${one} against ${other}, at most ${ms} ms a move`,
    value: `${wins} of ${games}${draws > 0 ? `, ${draws} drawn` : ''}`,
    target: `at least ${least}`,
    ok: wins >= least,
  }
}

/** A hard bot's first moves without a time limit take the longest of a game. */
function slowestMove(): Figure {
  const rng = quickRng(8)
  const grid = gridOf(firstTable(basic, 0))
  let slowest = 0
  for (let move = 0; move < 6; move++) {
    const start = process.cpuUsage()
    playMove(grid, moveBy(grid, { level: 'hard', rng, hurry: () => false }))
    slowest = Math.max(slowest, process.cpuUsage(start).user / 1000)
  }
  return {
    name: 'slowest of the first six moves of hard, unhurried',
    value: `${Math.round(slowest)} ms of processor time`,
    target: 'at most 1500 ms',
    ok: slowest <= 1500,
  }
}

export async function bench(): Promise<Figure[]> {
  return [
    ...playoutRates(),
    ...sequences(),
    slowestMove(),
    strength('easy', 'random', 100, 50, 80),
    strength('medium', 'easy', 40, 50, 28),
    strength('hard', 'medium', 10, 60, 7),
    strength('hard', 'easy', 40, 30, 36),
    strength('hard', 'random', 100, 15, 100),
  ]
}
