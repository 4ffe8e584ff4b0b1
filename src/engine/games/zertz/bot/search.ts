import type { Rng } from '../../../core/contract'
import { shuffle } from '../../../core/rng'
import { capturePaths } from '../grid/jumping'
import { playMove, type GridMove } from '../grid/moves'
import { hasMarble } from '../grid/placing'
import { cloneGrid, copyGrid, type Grid } from '../grid/state'
import { findCandidates, newCandidates, takeBest, type Candidates } from './candidates'
import { evaluate } from './evaluate'

export interface Limits {
  /** Maximum depth, counted in placements. */
  readonly depth: number
  /** Maximum number of nodes. */
  readonly nodes: number
  /** Removals tried for each quiet placement. */
  readonly quiets: number
  readonly hurry: () => boolean
  /** Breaks ties between moves that look alike. */
  readonly rng: Rng
}

const won = 1_000_000
const deepestPly = 60

interface Search {
  readonly limits: Limits
  /** One grid per ply. */
  readonly grids: Grid[]
  readonly candidates: Candidates[]
  /** History heuristic: by packed placement, how often and how high up it caused a cutoff. */
  readonly history: Int32Array
  nodes: number
  stopped: boolean
}

/** Negamax with alpha-beta: the value for the seat on turn. Captures are forced, so they cost no depth. */
function value(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const grid = search.grids[ply]
  if (++search.nodes % 256 === 0 && (search.nodes > search.limits.nodes || search.limits.hurry())) search.stopped = true
  if (search.stopped || ply >= deepestPly) return evaluate(grid)
  if (grid.captures) return captureValue(search, depth, ply, alpha, beta)
  if (depth <= 0) return evaluate(grid)
  return hasMarble(grid) ? placementValue(search, depth, ply, alpha, beta) : passValue(search, depth, ply, alpha, beta)
}

function captureValue(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  let low = alpha
  let best = -won
  for (const path of capturePaths(search.grids[ply])) {
    const result = moveValue(search, path, depth, ply, low, beta)
    if (result > best) best = result
    if (result > low) low = result
    if (low >= beta) break
  }
  return best
}

function passValue(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const next = search.grids[ply + 1]
  copyGrid(search.grids[ply], next)
  next.turn ^= 1
  return hasMarble(next) ? -value(search, depth - 1, ply + 1, -beta, -alpha) : 0
}

function placementValue(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const grid = search.grids[ply]
  const candidates = (search.candidates[ply] ??= newCandidates())
  findCandidates(grid, candidates, search.history, search.limits.quiets)
  let low = alpha
  let best = -won
  for (let i = 0; i < candidates.count; i++) {
    const move = takeBest(candidates, i)
    const result = moveValue(search, move, depth - 1, ply, low, beta)
    if (search.stopped) break
    if (result > best) best = result
    if (result > low) {
      low = result
      if (low >= beta) {
        search.history[move] += depth * depth
        break
      }
    }
  }
  return best === -won ? evaluate(grid) : best
}

/** The value of a move for its player. */
function moveValue(search: Search, move: GridMove, depth: number, ply: number, alpha: number, beta: number): number {
  const next = search.grids[ply + 1]
  copyGrid(search.grids[ply], next)
  return playMove(next, move) ? won - ply : -value(search, depth, ply + 1, -beta, -alpha)
}

export interface Found {
  readonly move: GridMove
  readonly value: number
  readonly depth: number
  readonly nodes: number
}

/** The best move found within the limits by iterative deepening. There must be a legal move. */
export function findBest(grid: Grid, limits: Limits): Found {
  const search: Search = {
    limits,
    grids: Array.from({ length: deepestPly + 2 }, () => cloneGrid(grid)),
    candidates: [],
    history: new Int32Array(1 << 16),
    nodes: 0,
    stopped: false,
  }
  const moves = rootMoves(search, grid)
  let best: Found = { move: moves[0], value: 0, depth: 0, nodes: 0 }
  for (let depth = 1; depth <= (moves.length > 1 ? limits.depth : 1); depth++) {
    const round = deepen(search, moves, depth)
    if (round !== null) best = { ...round, depth, nodes: search.nodes }
    if (search.stopped || Math.abs(best.value) > won - 1000) break
  }
  return best
}

function rootMoves(search: Search, grid: Grid): GridMove[] {
  if (grid.captures) return shuffle(search.limits.rng, capturePaths(grid))
  const candidates = newCandidates()
  findCandidates(grid, candidates, search.history, search.limits.quiets + 2)
  for (let i = 0; i < candidates.count; i++) candidates.scores[i] += search.limits.rng.below(1000)
  return Array.from({ length: candidates.count }, (_, i) => takeBest(candidates, i))
}

/** Searches all root moves to a depth and moves the best to the front. An interrupted round counts for what it found. */
function deepen(search: Search, moves: GridMove[], depth: number): { move: GridMove; value: number } | null {
  let low = -won
  let best: GridMove | null = null
  const capturing = typeof moves[0] !== 'number'
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    const result = moveValue(search, move, capturing ? depth : depth - 1, 0, low, won)
    if (search.stopped && i > 0) break
    if (result > low || best === null) {
      low = result
      best = move
      moves.splice(i, 1)
      moves.unshift(move)
    }
  }
  return best === null ? null : { move: best, value: low }
}
