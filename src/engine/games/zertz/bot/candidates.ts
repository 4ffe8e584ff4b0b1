import { steps } from '../board'
import { someCapture } from '../grid/making'
import { packPlacement } from '../grid/playout'
import { arcs, isFree, sourceOf } from '../grid/placing'
import { emptyRing, firstMarble, noRing, type Grid } from '../grid/state'

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
  const { cells, missing, parted } = grid
  let found = 0
  filledBy.fill(0)
  for (let i = 0; i < frees; i++) {
    const ring = free[i]
    const mask = missing[ring]
    // Groups could part only where the neighbours aren’t one arc.
    if (!parted && arcs[mask] < 2) continue
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

export const claiming = 1 << 24
export const forcing = 16

/** The removals to try with one placement, and which rings are among them already. */
const removals = new Uint8Array(64)
const marks = new Uint32Array(128)
let mark = 0

/** Fills `into` with the placements worth searching, scored by kind and by the history heuristic. */
export function findCandidates(grid: Grid, into: Candidates, history: Int32Array, quiets: number): void {
  const { cells } = grid
  const rings = grid.board.cells
  const frees = collectFree(grid)
  const cuts = findCuts(grid, frees)
  into.count = 0
  for (let i = 0; i < rings.length; i++) {
    const at = rings[i]
    if (cells[at] !== emptyRing) continue
    addClaims(grid, into, at, cuts)
    const landings = findLandings(grid, at)
    const bonus = forces ? forcing : 0
    const count = addQuiets(at, landings, i, frees, quiets)
    for (let j = 0; j < count; j++) addColours(grid, into, history, at, removals[j], bonus)
    if (frees === 0 || (frees === 1 && free[0] === at)) addColours(grid, into, history, at, 0, bonus)
  }
}

/** Fills `into` with the placements that may gain something at once: claims, and sacrifices that are answered. */
export function findThreats(grid: Grid, into: Candidates, history: Int32Array): void {
  const { cells } = grid
  const rings = grid.board.cells
  const frees = collectFree(grid)
  const cuts = findCuts(grid, frees)
  into.count = 0
  for (let i = 0; i < rings.length; i++) {
    const at = rings[i]
    if (cells[at] !== emptyRing) continue
    addClaims(grid, into, at, cuts)
    const landings = findLandings(grid, at)
    if (!forces) continue
    const count = addQuiets(at, landings, i, frees, 1)
    cells[at] = firstMarble
    let kept = 0
    for (let j = 0; j < count; j++) if (isAnsweredWithout(grid, at, removals[j])) removals[kept++] = removals[j]
    cells[at] = emptyRing
    for (let j = 0; j < kept; j++) addColours(grid, into, history, at, removals[j], forcing)
  }
}

/** Adds the placements on `at` that cut a group off. Their rings are marked. */
function addClaims(grid: Grid, into: Candidates, at: number, cuts: number): void {
  mark++
  marks[at] = mark
  for (let j = 0; j < cuts; j++) addClaim(grid, into, at, cutters[j])
  if (filledBy[at] !== 0) addClaim(grid, into, at, filledBy[at])
}

function addClaim(grid: Grid, into: Candidates, at: number, remove: number): void {
  if (marks[remove] === mark) return
  marks[remove] = mark
  addColours(grid, into, noHistory, at, remove, claiming)
}
/** A history in which no placement has caused a cutoff. */
export const noHistory = new Int32Array(1 << 16)

/** Whether a marble on the ring last given to `findLandings` would force a capture. */
let forces = false

/** Puts the free rings into `removals` that jumps could land on because of a marble on `at`, and returns their number. */
function findLandings(grid: Grid, at: number): number {
  const { cells } = grid
  let count = 0
  forces = false
  for (let d = 0; d < 6; d++) {
    if (cells[at + steps[d]] < firstMarble) continue
    const ahead = at + 2 * steps[d]
    const behind = at - steps[d]
    if (cells[ahead] !== emptyRing && cells[behind] !== emptyRing) continue
    forces = true
    if (isFree(grid, ahead)) count = addRemoval(ahead, count)
    if (isFree(grid, behind)) count = addRemoval(behind, count)
  }
  return count
}

function addRemoval(ring: number, count: number): number {
  if (marks[ring] === mark) return count
  marks[ring] = mark
  removals[count] = ring
  return count + 1
}

/** Adds a few more free rings, spread over the rim differently for each placement. */
function addQuiets(at: number, landings: number, i: number, frees: number, quiets: number): number {
  const most = landings + quiets
  let count = landings
  // Coprime to the number of rings, so that each comes up.
  const stride = frees % 5 === 0 ? 1 : 5
  for (let j = 0; j < frees && count < most; j++) count = addRemoval(free[(i * 7 + j * stride) % frees], count)
  return count
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
  for (let colour = 0; colour < 3; colour++) {
    if (stock[from + colour] === 0) continue
    const move = packPlacement(colour, at, remove)
    into.moves[into.count] = move
    into.scores[into.count++] = bonus + history[move]
  }
}

/** Whether a sacrifice on `at`, where a marble lies already, is answered once a ring is gone. */
function isAnsweredWithout(grid: Grid, at: number, ring: number): boolean {
  const { cells } = grid
  cells[ring] = noRing
  const answered = isAnswered(cells, grid, at)
  cells[ring] = emptyRing
  return answered
}

/** Whether the marble on `at` makes captures possible, each of which leaves one to the other side. */
function isAnswered(cells: Uint8Array, grid: Grid, at: number): boolean {
  let forces = false
  for (let d = 0; d < 6; d++) {
    const step = steps[d]
    if (cells[at + step] < firstMarble) continue
    // The marble jumps over its neighbour, or the neighbour over it.
    if (cells[at + 2 * step] === emptyRing) {
      if (!leavesCapture(cells, grid, at, step)) return false
      forces = true
    }
    if (cells[at - step] === emptyRing) {
      if (!leavesCapture(cells, grid, at + step, -step)) return false
      forces = true
    }
  }
  return forces
}

function leavesCapture(cells: Uint8Array, grid: Grid, from: number, step: number): boolean {
  const over = cells[from + step]
  const jumper = cells[from]
  const to = from + 2 * step
  cells[from] = emptyRing
  cells[from + step] = emptyRing
  cells[to] = jumper
  // A chain is not followed: it counts as a capture left.
  const leaves = someCapture(grid)
  cells[from] = jumper
  cells[from + step] = over
  cells[to] = emptyRing
  return leaves
}

/** Swaps the best of the candidates from `i` on into place `i`, and returns it. */
export function takeBest(candidates: Candidates, i: number): number {
  const { moves, scores, count } = candidates
  let best = i
  for (let j = i + 1; j < count; j++) if (scores[j] > scores[best]) best = j
  const move = moves[best]
  const score = scores[best]
  moves[best] = moves[i]
  scores[best] = scores[i]
  moves[i] = move
  scores[i] = score
  return move
}
