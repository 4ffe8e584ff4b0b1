/**
 * `npx tsx bench/calibration/zertzMarbles.ts [games]`: learns what captured marbles are worth in basic ZÉRTZ from quick games of
 * the search against itself, and prints the values of bot/learned.ts. 17,070 games take some ten minutes.
 */
import type { Rng } from '../../src/engine/core/contract'
import { quickRng } from '../../src/engine/core/rng'
import { findCandidates, newCandidates } from '../../src/engine/games/zertz/bot/candidates'
import { findBest, type Found } from '../../src/engine/games/zertz/bot/search'
import type { Options } from '../../src/engine/games/zertz/facts'
import { playMove, type GridMove } from '../../src/engine/games/zertz/grid/moves'
import { hasMarble } from '../../src/engine/games/zertz/grid/placing'
import { randomPlacement } from '../../src/engine/games/zertz/grid/playout'
import { cloneGrid, type Grid } from '../../src/engine/games/zertz/grid/state'
import { gridOf } from '../../src/engine/games/zertz/grid/tables'
import { firstTable } from '../../src/engine/games/zertz/setup'

const options: Options = { variant: 'basic', rings: 37, overlooked: false }
const longest = 150
const decided = 900_000
/** Units of log-odds are printed this many times larger. */
const scale = 40

/** A quiet position as the fit sees it: both seats' captured marbles, and who won. */
interface Example {
  readonly seat: number
  readonly own: number
  readonly other: number
  /** 1 if the seat on turn won, ½ for a draw. */
  share: number
}

const history = new Int32Array(1 << 16)
const candidates = newCandidates()

/** A position after up to six random placements. */
function opening(rng: Rng): Grid {
  let grid = gridOf(firstTable(options, 0))
  const moves = rng.below(7)
  for (let move = 0; move < moves && !grid.captures;) {
    const next = cloneGrid(grid)
    playMove(next, randomPlacement(grid, rng))
    if (next.captures && rng.below(3) > 0) continue
    grid = next
    move++
  }
  return grid
}

const indexOf = ({ stock }: Grid, seat: number) => {
  const own = (seat + 1) * 3
  return stock[own] * 20 + stock[own + 1] * 5 + stock[own + 2]
}

/** Now and then a random candidate, so that positions the search avoids are seen too. */
function moveOf(grid: Grid, found: Found, rng: Rng): GridMove {
  if (grid.captures || rng.below(8) > 0 || Math.abs(found.value) > decided) return found.move
  findCandidates(grid, candidates, history, 1)
  return candidates.moves[rng.below(candidates.count)]
}

/** The quiet positions of one game in which the search saw no end yet. */
function examplesOf(rng: Rng): Example[] {
  const grid = opening(rng)
  const examples: Example[] = []
  let winner = -1
  for (let move = 0; move < longest && winner < 0; move++) {
    const mover = grid.turn
    if (!grid.captures && !hasMarble(grid)) {
      grid.turn ^= 1
      if (!hasMarble(grid)) break
      continue
    }
    const found = findBest(grid, { depth: 30, nodes: 2000, quiets: 1, ideas: Infinity, hurry: () => false, rng })
    if (!grid.captures && Math.abs(found.value) < decided)
      examples.push({ seat: mover, own: indexOf(grid, mover), other: indexOf(grid, mover ^ 1), share: 0.5 })
    if (playMove(grid, moveOf(grid, found, rng))) winner = mover
  }
  if (winner >= 0) for (const example of examples) example.share = example.seat === winner ? 1 : 0
  return examples
}

/** What the fit starts from and what it keeps for sets of marbles that hardly occur: the values set by hand. */
function handMade(): Float64Array {
  const nearness = [400, 46, 17, 6, 2, 1, 0]
  const values = new Float64Array(61)
  for (let white = 0; white < 3; white++)
    for (let grey = 0; grey < 4; grey++)
      for (let black = 0; black < 5; black++) {
        const mixed = Math.max(0, 2 - white) + Math.max(0, 2 - grey) + Math.max(0, 2 - black)
        const sets = nearness[3 - white] + nearness[4 - grey] + nearness[5 - black] + nearness[mixed]
        values[white * 20 + grey * 5 + black] = Math.min(6, (white * 7 + grey * 5 + black * 4 + sets) / 24)
      }
  return values
}

/** Minimises the logarithmic loss by Adam. The last value is that of being on turn. */
function fit(examples: readonly Example[]): Float64Array {
  const prior = handMade()
  const values = prior.slice()
  const mean = new Float64Array(61)
  const square = new Float64Array(61)
  for (let round = 1; round <= 300; round++) {
    const slope = values.map((value, i) => 8 * (value - prior[i]))
    for (const { own, other, share } of examples) {
      const off = 1 / (1 + Math.exp(values[other] - values[own] - values[60])) - share
      slope[60] += off
      slope[own] += off
      slope[other] -= off
    }
    const pace = round < 200 ? 0.05 : 0.01
    for (let i = 0; i < 61; i++) {
      const by = slope[i] / examples.length
      mean[i] = 0.9 * mean[i] + 0.1 * by
      square[i] = 0.99 * square[i] + 0.01 * by * by
      values[i] -= (pace * mean[i]) / (1 - 0.9 ** round) / (Math.sqrt(square[i] / (1 - 0.99 ** round)) + 1e-9)
    }
  }
  return values
}

const examples: Example[] = []
for (let seed = 1000; seed < 1000 + Number(process.argv[2] ?? 17_070); seed++)
  examples.push(...examplesOf(quickRng(((seed * 2_654_435_761) % 2_147_483_647) + 1)))
const values = fit(examples)
const scaled = Array.from(values, (value, i) => Math.round(scale * (i === 60 ? value : value - values[0])))
console.log(`${examples.length} positions; on turn: ${scaled[60]}; marbles: ${scaled.slice(0, 60).join(', ')}`)
