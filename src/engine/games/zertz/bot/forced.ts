/** Wins that nothing can stop: every placement on the way leaves the other side nothing but captures. */
import {
  findCaptures,
  lineFrom,
  makeCapture,
  makePlacement,
  newPaths,
  nextPath,
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
import { findCandidates, forcing, newCandidates, noHistory, type Candidates } from './candidates'

export interface ForcedWin {
  readonly move: GridMove
  /** How many moves of the winner it takes at most, this one included. */
  readonly moves: number
}

export interface Effort {
  /** The longest win looked for, in moves of the winner. */
  readonly moves: number
  /** Maximum number of moves tried. */
  readonly tries: number
}

interface Proof {
  readonly line: Line
  readonly paths: Paths
  readonly candidates: Candidates[]
  /** By position, within how many moves it is surely not won. */
  readonly failed: Map<number, number>
  /** What is left of the effort. */
  tries: number
}

const paths = newPaths()
const candidates: Candidates[] = []

/** The shortest forced win of the seat on turn that is found; null if none is. */
export function forcedWin(grid: Grid, effort: Effort): ForcedWin | null {
  const proof = proofFrom(grid, effort)
  for (let moves = 1; moves <= effort.moves && proof.tries > 0; moves++) {
    const move = winningMove(proof, moves)
    if (move !== null) return { move, moves }
  }
  return null
}

/** Within how many moves the seat that has just moved surely wins; null if that isn't found. */
export function lostWithin(grid: Grid, effort: Effort): number | null {
  const proof = proofFrom(grid, effort)
  for (let moves = 1; moves <= effort.moves && proof.tries > 0; moves++) if (isLost(proof, moves)) return moves
  return null
}

function proofFrom(grid: Grid, { tries }: Effort): Proof {
  paths.top = 0
  return { line: lineFrom(cloneGrid(grid)), paths, candidates, failed: new Map(), tries }
}

/** A move after which the seat on turn wins, in at most `moves` moves of its own. */
function winningMove(proof: Proof, moves: number): GridMove | null {
  const { line } = proof
  const key = keyOf(line)
  if ((proof.failed.get(key) ?? 0) >= moves) return null
  const move = line.grid.captures ? winningCapture(proof, moves) : winningPlacement(proof, moves)
  if (move === null && proof.tries > 0) proof.failed.set(key, moves)
  return move
}

/** As much of the hash as a number can hold exactly. */
const keyOf = ({ low, high }: Line) => (high >>> 0) * (1 << 20) + (low >>> 12)

function winningCapture(proof: Proof, moves: number): GridMove | null {
  const { line, paths } = proof
  return firstCapture(proof, (at, mover) =>
    hasSet(line.grid, mover) || isLost(proof, moves - 1) ? pathAt(paths, at) : null,
  )
}

function winningPlacement(proof: Proof, moves: number): GridMove | null {
  const { line } = proof
  const { grid } = line
  if (!hasMarble(grid)) return null
  const found = (proof.candidates[moves] ??= newCandidates())
  findCandidates(grid, found, noHistory, 1)
  const mover = grid.turn
  for (let i = 0; i < found.count; i++) {
    if (found.scores[i] < forcing) continue
    if (--proof.tries <= 0) return null
    const move = found.moves[i]
    const wins = makePlacement(line, move) || hasSet(grid, mover) || isLost(proof, moves - 1)
    unmakePlacement(line, move)
    if (wins) return move
  }
  return null
}

/** Whether the seat on turn has to capture, and every capture loses to at most `moves` moves of the other seat. */
function isLost(proof: Proof, moves: number): boolean {
  const { grid } = proof.line
  if (moves <= 0 || !grid.captures) return false
  const saved = firstCapture(proof, (_, mover) =>
    hasSet(grid, mover) || winningMove(proof, moves) === null ? true : null,
  )
  return saved === null && proof.tries > 0
}

/** Makes and takes back every capture; the first result that isn't null. */
function firstCapture<Result>(proof: Proof, look: (at: number, mover: number) => Result | null): Result | null {
  const { line, paths } = proof
  const mover = line.grid.turn
  const from = paths.top
  findCaptures(line.grid, paths)
  const to = paths.top
  let result: Result | null = null
  for (let at = from; at < to && result === null && --proof.tries > 0; at = nextPath(paths, at)) {
    makeCapture(line, paths, at)
    result = look(at, mover)
    unmakeCapture(line, paths, at)
  }
  paths.top = from
  return result
}
