import type { Rng } from '../../../core/contract'
import { shuffle } from '../../../core/rng'
import {
  findCaptures,
  lineFrom,
  makeCapture,
  makePlacement,
  newPaths,
  nextPath,
  pass,
  pathAt,
  unmakeCapture,
  unmakePlacement,
  type Line,
  type Paths,
} from '../grid/making'
import type { GridMove } from '../grid/moves'
import { hasMarble } from '../grid/placing'
import { hasSet } from '../grid/sets'
import { cloneGrid, type Grid } from '../grid/state'
import { claiming, findCandidates, findThreats, newCandidates, takeBest, type Candidates } from './candidates'
import { evaluate } from './evaluate'
import { isLearned, learnedLead } from './learned'
import { atLeast, atMost, exact, forgetPositions, recallPosition, remembered, storePosition } from './memory'

export interface Limits {
  /** Maximum depth, counted in placements. */
  readonly depth: number
  /** Maximum number of nodes. */
  readonly nodes: number
  /** Removals tried for each quiet placement. */
  readonly quiets: number
  /** How many placements it thinks of beside claims, drawn by lot. */
  readonly ideas: number
  /** Values captured marbles as learned from self-play, where the goals allow it. */
  readonly learned?: boolean
  /** Added for the seat on turn where marbles are valued as learned. */
  readonly tempo?: number
  readonly hurry: () => boolean
  /** Breaks ties between moves that look alike. */
  readonly rng: Rng
}

const won = 1_000_000
const surelyWon = won - 1000
const deepestPly = 60

interface Search {
  readonly limits: Limits
  readonly learned: boolean
  readonly tempo: number
  readonly line: Line
  readonly paths: Paths
  readonly candidates: Candidates[]
  /** History heuristic: by packed placement, how often and how high up it caused a cutoff. */
  readonly history: Int32Array
  nodes: number
  stopped: boolean
}

// One search at a time, so that small ones don't pay for large arrays.
const paths = newPaths()
const candidates: Candidates[] = []
const history = new Int32Array(1 << 16)

/** Static evaluation. A flag, not a function to call: the inner loop stays monomorphic. */
const valueAt = ({ learned, tempo, line: { grid } }: Search): number =>
  learned ? tempo + learnedLead(grid) : evaluate(grid)

/** Negamax with alpha-beta: the value for the seat on turn. Captures are forced, so they cost no depth. */
function value(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const { grid } = search.line
  if (++search.nodes % 256 === 0 && (search.nodes > search.limits.nodes || search.limits.hurry())) search.stopped = true
  if (search.stopped || ply >= deepestPly) return valueAt(search)
  if (grid.captures) return captureValue(search, depth, ply, alpha, beta)
  if (depth <= 0) return valueAt(search)
  return hasMarble(grid) ? placementValue(search, depth, ply, alpha, beta) : passValue(search, depth, ply, alpha, beta)
}

function captureValue(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const { line, paths } = search
  const from = paths.top
  findCaptures(line.grid, paths)
  const to = paths.top
  let low = alpha
  let best = -won
  for (let at = from; at < to && low < beta; at = nextPath(paths, at)) {
    const mover = line.grid.turn
    makeCapture(line, paths, at)
    const result = hasSet(line.grid, mover) ? won - ply : -value(search, depth, ply + 1, -beta, -low)
    unmakeCapture(line, paths, at)
    if (result > best) best = result
    if (result > low) low = result
  }
  paths.top = from
  return best
}

function passValue(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const { line } = search
  pass(line)
  const result = hasMarble(line.grid) ? -value(search, depth - 1, ply + 1, -beta, -alpha) : 0
  pass(line)
  return result
}

function placementValue(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const { line, limits, history } = search
  const { grid, low: hashLow, high: hashHigh } = line
  recallPosition(hashLow, hashHigh)
  let known = -1
  if (remembered.found) {
    const { value: then, bound } = remembered
    known = remembered.move
    if (remembered.depth >= depth)
      if (bound === exact || (bound === atLeast ? then >= beta : then <= alpha)) return then
  }
  const standing = depth === 1 && grid.stock[0] + grid.stock[1] + grid.stock[2] > 1
  let best = -won
  let bestMove = -1
  let low = alpha
  if (standing) {
    // Quiet placements change nothing that the evaluation sees.
    best = valueAt(search)
    if (best >= beta) return best
    if (best > low) low = best
  }
  const candidates = (search.candidates[ply] ??= newCandidates())
  if (standing) findThreats(grid, candidates, history)
  else findCandidates(grid, candidates, history, limits.quiets)
  if (known >= 0) prefer(candidates, known)
  for (let i = 0; i < candidates.count; i++) {
    const move = takeBest(candidates, i)
    const result = placedValue(search, move, i, depth, ply, low, beta)
    if (search.stopped) break
    if (result > best) {
      best = result
      bestMove = move
    }
    if (result > low) {
      low = result
      if (low >= beta) {
        history[move] += depth * depth
        break
      }
    }
  }
  if (search.stopped) return best === -won ? valueAt(search) : best
  storePosition(hashLow, hashHigh, best, bestMove, depth, best >= beta ? atLeast : best > alpha ? exact : atMost)
  return best
}

function prefer({ moves, scores, count }: Candidates, known: number): void {
  for (let i = 0; i < count; i++) if (moves[i] === known) scores[i] = 1 << 30
}

/** The value of a placement for its player. Later quiet ones are searched less deep unless they surprise. */
function placedValue(
  search: Search,
  move: number,
  i: number,
  depth: number,
  ply: number,
  low: number,
  beta: number,
): number {
  const { line } = search
  const mover = line.grid.turn
  const full = makePlacement(line, move)
  let result: number
  const rest = depth - 1
  if (full || hasSet(line.grid, mover)) result = won - ply
  else if (i === 0) result = -value(search, rest, ply + 1, -beta, -low)
  else {
    const less = !line.grid.captures && i > 5 && depth > 2 ? 1 : 0
    result = -value(search, rest - less, ply + 1, -low - 1, -low)
    if (result > low && less > 0) result = -value(search, rest, ply + 1, -low - 1, -low)
    if (result > low && result < beta) result = -value(search, rest, ply + 1, -beta, -low)
  }
  unmakePlacement(line, move)
  return result
}

export interface Found {
  readonly move: GridMove
  readonly value: number
  readonly depth: number
  readonly nodes: number
}

/** The best move found within the limits by iterative deepening. There must be a legal move. */
export function findBest(grid: Grid, limits: Limits): Found {
  forgetPositions()
  history.fill(0)
  paths.top = 0
  const line = lineFrom(cloneGrid(grid))
  const learned = limits.learned === true && isLearned(grid)
  const { tempo = 0 } = limits
  const search: Search = { limits, learned, tempo, line, paths, candidates, history, nodes: 0, stopped: false }
  return grid.captures ? bestCapture(search) : bestPlacement(search)
}

function bestCapture(search: Search): Found {
  const { line, paths, limits } = search
  findCaptures(line.grid, paths)
  const offsets: number[] = []
  for (let at = 0; at < paths.top; at = nextPath(paths, at)) offsets.push(at)
  return deepen(search, shuffle(limits.rng, offsets), (at) => pathAt(paths, at), captureTried)
}

function bestPlacement(search: Search): Found {
  const { line, limits, history } = search
  const candidates = newCandidates()
  findCandidates(line.grid, candidates, history, limits.quiets + 2)
  for (let i = 0; i < candidates.count; i++) candidates.scores[i] += limits.rng.below(1000)
  const moves = Array.from({ length: candidates.count }, (_, i) => takeBest(candidates, i))
  const claims = candidates.scores.subarray(0, moves.length).findLastIndex((score) => score >= claiming) + 1
  const known = moves.length <= limits.ideas ? moves : thoughtOf(moves, claims, limits)
  return deepen(search, known, (move) => move, placementTried)
}

/** All claims, which are plain to see, and some other placements. */
function thoughtOf(moves: readonly number[], claims: number, { ideas, rng }: Limits): number[] {
  return [...moves.slice(0, claims), ...shuffle(rng, moves.slice(claims)).slice(0, ideas)]
}

type Try = (search: Search, move: number, first: boolean, depth: number, low: number) => number

const captureTried: Try = (search, at, _first, depth, low) => {
  const { line, paths } = search
  const mover = line.grid.turn
  makeCapture(line, paths, at)
  const result = hasSet(line.grid, mover) ? won : -value(search, depth, 1, -won, -low)
  unmakeCapture(line, paths, at)
  return result
}

const placementTried: Try = (search, move, first, depth, low) =>
  placedValue(search, move, first ? 0 : 1, depth, 0, low, won)

/** Searches all root moves deeper and deeper. An interrupted round counts for what it found. */
function deepen(search: Search, moves: number[], shown: (move: number) => GridMove, tried: Try): Found {
  const { limits } = search
  let best: Found = { move: shown(moves[0]), value: 0, depth: 0, nodes: 0 }
  for (let depth = 1; depth <= (moves.length > 1 ? limits.depth : 1); depth++) {
    let low = -won
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]
      const result = tried(search, move, i === 0, depth, low)
      if (search.stopped && i > 0) break
      if (result <= low && i > 0) continue
      low = result
      moves.splice(i, 1)
      moves.unshift(move)
    }
    best = { move: shown(moves[0]), value: low, depth, nodes: search.nodes }
    if (search.stopped || Math.abs(best.value) > surelyWon) break
  }
  return best
}
