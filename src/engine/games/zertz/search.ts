import type { Rng } from '../../core/contract'
import { shuffle } from '../../core/rng'
import { findCandidates, newCandidates, takeBest, type Candidates } from './candidates'
import { evaluate } from './evaluate'
import { capturePaths, directionOf } from './legal'
import { cellOf, colourOf, removedOf } from './playout'
import {
  clonePosition,
  copyPosition,
  endCapture,
  endPlacement,
  hasMarble,
  hasSet,
  jump,
  placeAndClaim,
  type Position,
} from './position'

/** A move as the search knows it: a packed placement, or the way of a capture. */
export type Choice = number | readonly number[]

export interface Limits {
  /** Placements looked ahead, at most. */
  readonly depth: number
  /** Positions looked at, at most. */
  readonly nodes: number
  /** Rings taken away that are tried for a quiet placement. */
  readonly quiets: number
  readonly hurry: () => boolean
  /** Chooses among moves that look alike. */
  readonly rng: Rng
}

const won = 1_000_000
const longest = 60

interface Search {
  readonly limits: Limits
  readonly positions: Position[]
  readonly candidates: Candidates[]
  readonly history: Int32Array
  nodes: number
  stopped: boolean
}

/** The value of a position to the seat on turn; captures are free of depth, since they are forced. */
function value(search: Search, depth: number, ply: number, alpha: number, beta: number): number {
  const position = search.positions[ply]
  if (++search.nodes % 256 === 0 && (search.nodes > search.limits.nodes || search.limits.hurry())) search.stopped = true
  if (search.stopped || ply >= longest) return evaluate(position)
  if (position.captures) {
    let low = alpha
    let best = -won
    for (const path of capturePaths(position)) {
      const result = tryMove(search, path, depth, ply, low, beta)
      if (result > best) best = result
      if (result > low) low = result
      if (low >= beta) break
    }
    return best
  }
  if (depth <= 0) return evaluate(position)
  if (!hasMarble(position)) {
    const next = search.positions[ply + 1]
    copyPosition(position, next)
    next.turn ^= 1
    return hasMarble(next) ? -value(search, depth - 1, ply + 1, -beta, -alpha) : 0
  }
  const candidates = (search.candidates[ply] ??= newCandidates())
  findCandidates(position, candidates, search.history, search.limits.quiets)
  let low = alpha
  let best = -won
  for (let i = 0; i < candidates.count; i++) {
    const move = takeBest(candidates, i)
    const result = tryMove(search, move, depth - 1, ply, low, beta)
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
  return best === -won ? evaluate(position) : best
}

/** The value of a move to the one who makes it. */
function tryMove(search: Search, move: Choice, depth: number, ply: number, alpha: number, beta: number): number {
  const next = search.positions[ply + 1]
  copyPosition(search.positions[ply], next)
  return makeChoice(next, move) ? won - ply : -value(search, depth, ply + 1, -beta, -alpha)
}

/** Makes a move and hands the turn on; true if it wins. */
export function makeChoice(position: Position, move: Choice): boolean {
  const mover = position.turn
  if (typeof move === 'number') {
    placeAndClaim(position, colourOf(move), cellOf(move), removedOf(move))
    if (position.empties === 0) return true
    endPlacement(position, cellOf(move))
  } else {
    for (let i = 1; i < move.length; i++) jump(position, move[i - 1], directionOf(move[i - 1], move[i]))
    endCapture(position)
  }
  return hasSet(position, mover)
}

export interface Found {
  readonly move: Choice
  readonly value: number
  readonly depth: number
  readonly nodes: number
}

/** The best move that can be found within the limits, deeper and deeper. The position must offer one. */
export function findBest(position: Position, limits: Limits): Found {
  const search: Search = {
    limits,
    positions: Array.from({ length: longest + 2 }, () => clonePosition(position)),
    candidates: [],
    history: new Int32Array(1 << 16),
    nodes: 0,
    stopped: false,
  }
  const moves = rootMoves(search, position)
  let best: Found = { move: moves[0], value: 0, depth: 0, nodes: 0 }
  for (let depth = 1; depth <= (moves.length > 1 ? limits.depth : 1); depth++) {
    const round = deepen(search, moves, depth)
    if (round !== null) best = { ...round, depth, nodes: search.nodes }
    if (search.stopped || Math.abs(best.value) > won - 1000) break
  }
  return best
}

function rootMoves(search: Search, position: Position): Choice[] {
  if (position.captures) return shuffle(search.limits.rng, capturePaths(position))
  const candidates = newCandidates()
  findCandidates(position, candidates, search.history, search.limits.quiets + 2)
  for (let i = 0; i < candidates.count; i++) candidates.scores[i] += search.limits.rng.below(1000)
  return Array.from({ length: candidates.count }, (_, i) => takeBest(candidates, i))
}

/** Searches all root moves to a depth and puts the best in front. A round cut short counts if it found better. */
function deepen(search: Search, moves: Choice[], depth: number): { move: Choice; value: number } | null {
  let low = -won
  let best: Choice | null = null
  const capturing = typeof moves[0] !== 'number'
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    const result = tryMove(search, move, capturing ? depth : depth - 1, 0, low, won)
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
