/**
 * `npx tsx bench/duels/zertz.ts <one> <other> [games] [ms] [variant] [rings] [first opening] [random placements]`: plays two
 * bots of ZÉRTZ against each other, each opening twice, and prints the score. A player is a level, `yardstick` (hard as it
 * was), `random`, or a level of another version of the bot: `<level>@<path of its bot/index.ts>`.
 */
import { pathToFileURL } from 'node:url'
import { botLevels, type BotLevel, type Rng } from '../../src/engine/core/contract'
import { quickRng } from '../../src/engine/core/rng'
import { moveBy } from '../../src/engine/games/zertz/bot'
import { playMove, type GridMove } from '../../src/engine/games/zertz/grid/moves'
import type { BoardSize, Options, Variant } from '../../src/engine/games/zertz/facts'
import { hasMarble } from '../../src/engine/games/zertz/grid/placing'
import { randomPlacement } from '../../src/engine/games/zertz/grid/playout'
import { cloneGrid, type Grid } from '../../src/engine/games/zertz/grid/state'
import { gridOf } from '../../src/engine/games/zertz/grid/tables'
import { firstTable } from '../../src/engine/games/zertz/setup'
import { randomMove } from '../../src/engine/games/zertz/testing/players'
import { yardstickMove, type Thinking } from '../opponents/zertz'
import { scoreOf, scoreText, type Score } from './score'

export type Player = (grid: Grid, thinking: Thinking) => GridMove

export interface Terms {
  readonly options: Options
  readonly games: number
  /** Processor time for each move. */
  readonly ms: number
  /** Openings are numbered; the first one to play. */
  readonly from?: number
  /** Random placements before the players begin. Without them games start as at a table. */
  readonly drawn?: number
}

const longest = 300

export const levelPlayer =
  (level: BotLevel): Player =>
  (grid, thinking) =>
    moveBy(grid, { level, ...thinking })

export const random: Player = (grid, { rng }) => randomMove(grid, rng)

/** A position after random placements that left nothing to capture. */
function opening(options: Options, seed: number, drawn: number): Grid {
  const rng = quickRng(seed * 31 + 7)
  let grid = gridOf(firstTable(options, 0))
  for (let move = 0; move < drawn;) {
    const next = cloneGrid(grid)
    playMove(next, randomPlacement(grid, rng))
    if (next.captures) continue
    grid = next
    move++
  }
  return grid
}

/** The seat that wins, or −1 for a draw. Too long a game is a draw too. */
function winnerOf(start: Grid, players: readonly Player[], rng: Rng, ms: number): number {
  const grid = cloneGrid(start)
  for (let move = 0; move < longest; move++) {
    const mover = grid.turn
    if (!grid.captures && !hasMarble(grid)) {
      grid.turn ^= 1
      if (!hasMarble(grid)) return -1
      continue
    }
    if (playMove(grid, players[mover](cloneGrid(grid), { rng, hurry: stopwatch(ms) }))) return mover
  }
  return -1
}

/** Turns true once the process has computed this long: other processes on the machine don't count. */
function stopwatch(ms: number): () => boolean {
  const before = process.cpuUsage()
  return () => process.cpuUsage(before).user >= ms * 1000
}

const points = (winner: number, seat: number) => (winner < 0 ? 0.5 : winner === seat ? 1 : 0)

/** Plays each opening twice, with the sides exchanged. `report` hears of the score now and then. */
export function duel(one: Player, other: Player, terms: Terms, report?: (score: Score) => void): Score {
  const { options, games, ms, from = 0, drawn = 0 } = terms
  const pairs: number[] = []
  for (let pair = 0; pair < games / 2; pair++) {
    const start = opening(options, from + pair, drawn)
    const first = winnerOf(start, [one, other], quickRng(2 * (from + pair) + 1), ms)
    const second = winnerOf(start, [other, one], quickRng(2 * (from + pair) + 2), ms)
    pairs.push(points(first, 0) + points(second, 1))
    if (pair % 20 === 19) report?.(scoreOf(pairs))
  }
  return scoreOf(pairs)
}

async function playerNamed(name: string): Promise<Player> {
  if (name === 'yardstick') return yardstickMove
  if (name === 'random') return random
  const [level, path] = name.split('@') as [BotLevel, string | undefined]
  if (!botLevels.includes(level)) throw new Error(`there is no player ${name}`)
  if (path === undefined) return levelPlayer(level)
  const version = (await import(pathToFileURL(path).href)) as { moveBy: typeof moveBy }
  return (grid, thinking) => version.moveBy(grid, { level, ...thinking })
}

if (process.argv[1]?.endsWith('duels/zertz.ts')) {
  const [one, other, games = '200', ms = '30', variant = 'basic', rings = '37', from = '0', drawn = '0'] =
    process.argv.slice(2)
  const options: Options = { variant: variant as Variant, rings: Number(rings) as BoardSize, overlooked: false }
  const terms: Terms = { options, games: Number(games), ms: Number(ms), from: Number(from), drawn: Number(drawn) }
  const tell = (score: Score) =>
    console.log(`${one} against ${other}, ${ms} ms, ${variant} ${rings}: ${scoreText(score)}`)
  tell(duel(await playerNamed(one), await playerNamed(other), terms, tell))
}
