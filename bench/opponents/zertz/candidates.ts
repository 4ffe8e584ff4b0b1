import { steps } from '../../../src/engine/games/zertz/board'
import { packPlacement } from '../../../src/engine/games/zertz/grid/playout'
import { isFree, sourceOf } from '../../../src/engine/games/zertz/grid/placing'
import { emptyRing, firstMarble, noRing, type Grid } from '../../../src/engine/games/zertz/grid/state'

/**
 * The placements worth searching. Only removals that matter are tried: rings that cut a group off, rings that marbles
 * could land on because of this placement, and a few more for quiet moves.
 */
export interface Candidates {
  readonly moves: Int32Array
  readonly scores: Int32Array
  count: number
}

export const newCandidates = (): Candidates => ({
  moves: new Int32Array(6000),
  scores: new Int32Array(6000),
  count: 0,
})

const stack = new Uint8Array(128)
const visited = new Uint32Array(128)
let visit = 0
let lastEmpty = 0

/** The number of empty rings in a group, counted up to 2. If it is 1, `lastEmpty` is that ring. */
function emptiesOf(grid: Grid, start: number): number {
  const { cells } = grid
  let depth = 0
  let empties = 0
  visit++
  visited[start] = visit
  stack[depth++] = start
  while (depth > 0) {
    const cell = stack[--depth]
    if (cells[cell] === emptyRing) {
      if (++empties === 2) return 2
      lastEmpty = cell
    }
    for (let d = 0; d < 6; d++) {
      const next = cell + steps[d]
      if (cells[next] === noRing || visited[next] === visit) continue
      visited[next] = visit
      stack[depth++] = next
    }
  }
  return empties
}

const cutters = new Uint8Array(64)
/** By cell, the last empty ring of a group: the ring whose removal isolates the group once the cell is filled; 0: none. */
const filledBy = new Uint8Array(128)
const free = new Uint8Array(64)

/** Stores the rings that cut off full groups in `cutters`, and returns their number. Also fills `filledBy`. */
function findCuts(grid: Grid, frees: number): number {
  const { cells, missing } = grid
  let found = 0
  filledBy.fill(0)
  for (let i = 0; i < frees; i++) {
    const ring = free[i]
    const mask = missing[ring]
    let marble = false
    for (let d = 0; d < 6; d++) if (cells[ring + steps[d]] >= firstMarble) marble = true
    if (!marble && !grid.parted) continue
    cells[ring] = noRing
    let cuts = false
    for (let d = 0; d < 6; d++) {
      if (((mask >> d) & 1) === 1 || ((mask >> ((d + 5) % 6)) & 1) === 0) continue
      const empties = emptiesOf(grid, ring + steps[d])
      if (empties === 0) cuts = true
      else if (empties === 1) filledBy[lastEmpty] = ring
    }
    cells[ring] = emptyRing
    if (cuts) cutters[found++] = ring
  }
  return found
}

function collectFree(grid: Grid): number {
  const rings = grid.board.cells
  let frees = 0
  for (let i = 0; i < rings.length; i++) if (isFree(grid, rings[i])) free[frees++] = rings[i]
  return frees
}

const claiming = 1 << 24
const forcing = 1 << 20

const removals = new Uint8Array(128)
const quiet = 1
const cutting = 2

/** Fills `into` with the placements worth searching, scored by kind and by the history heuristic. */
export function findCandidates(grid: Grid, into: Candidates, history: Int32Array, quiets: number): void {
  const rings = grid.board.cells
  const frees = collectFree(grid)
  const cuts = findCuts(grid, frees)
  into.count = 0
  for (let i = 0; i < rings.length; i++) {
    const at = rings[i]
    if (grid.cells[at] !== emptyRing) continue
    removals.fill(0)
    const bonus = markLandings(grid, at) ? forcing : 0
    for (let j = 0; j < cuts; j++) if (cutters[j] !== at) removals[cutters[j]] = cutting
    if (filledBy[at] !== 0 && filledBy[at] !== at) removals[filledBy[at]] = cutting
    markQuiets(at, i, frees, quiets)
    addPlacements(grid, into, history, at, frees, bonus)
  }
}

/** Marks the free rings that jumps could land on because of a marble on `at`; true if it would force a capture. */
function markLandings(grid: Grid, at: number): boolean {
  const { cells } = grid
  let forces = false
  for (let d = 0; d < 6; d++) {
    if (cells[at + steps[d]] < firstMarble) continue
    const ahead = at + 2 * steps[d]
    const behind = at - steps[d]
    if (cells[ahead] === emptyRing || cells[behind] === emptyRing) forces = true
    if (isFree(grid, ahead)) removals[ahead] = quiet
    if (isFree(grid, behind)) removals[behind] = quiet
  }
  return forces
}

/** Marks a few more free rings, spread over the rim differently for each placement. */
function markQuiets(at: number, i: number, frees: number, quiets: number): void {
  let left = quiets
  // Coprime to the number of rings, so that each comes up.
  const stride = frees % 5 === 0 ? 1 : 5
  for (let j = 0; j < frees && left > 0; j++) {
    const ring = free[(i * 7 + j * stride) % frees]
    if (ring === at || removals[ring] !== 0) continue
    removals[ring] = quiet
    left--
  }
}

/** Adds the placements on `at` with every marked removal, or without one if no ring is marked. */
function addPlacements(
  grid: Grid,
  into: Candidates,
  history: Int32Array,
  at: number,
  frees: number,
  bonus: number,
): void {
  let some = false
  for (let j = 0; j < frees; j++) {
    const ring = free[j]
    if (ring === at || removals[ring] === 0) continue
    some = true
    addColours(grid, into, history, at, ring, removals[ring] === cutting ? claiming : bonus)
  }
  if (!some) addColours(grid, into, history, at, 0, bonus)
}

function addColours(
  grid: Grid,
  into: Candidates,
  history: Int32Array,
  at: number,
  remove: number,
  bonus: number,
): void {
  const { stock } = grid
  const from = sourceOf(grid) * 3
  for (let colour = 0; colour < 3; colour++)
    if (stock[from + colour] > 0) add(into, packPlacement(colour, at, remove), bonus, history)
}

function add(into: Candidates, move: number, bonus: number, history: Int32Array): void {
  into.moves[into.count] = move
  into.scores[into.count++] = bonus + history[move]
}

/** Swaps the best of the candidates from `i` on into place `i`, and returns it. */
export function takeBest(candidates: Candidates, i: number): number {
  const { moves, scores, count } = candidates
  let best = i
  for (let j = i + 1; j < count; j++) if (scores[j] > scores[best]) best = j
  const move = moves[best]
  moves[best] = moves[i]
  scores[best] = scores[i]
  moves[i] = move
  return move
}
