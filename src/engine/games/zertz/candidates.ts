import { steps } from './board'
import { packPlacement } from './playout'
import { emptyRing, firstMarble, isFree, noRing, sourceOf, type Position } from './position'

/**
 * Placements worth searching. Of all rings that could be taken away only those are tried that matter: rings that cut
 * something off, rings that marbles could land on because of this placement, and a few others for quiet moves.
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

/** How many empty rings a group has (2 for two or more); `lastEmpty` is the only one. */
function emptiesOf(position: Position, start: number): number {
  const { cells } = position
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
/** By cell: the ring whose removal claims a group once its last empty ring, the cell, is filled; 0: none. */
const filledBy = new Uint8Array(128)
const free = new Uint8Array(64)

/** Looks for rings that cut full groups off. Returns how many; the rings are in `cutters`. */
function findCuts(position: Position, frees: number): number {
  const { cells, missing } = position
  let found = 0
  filledBy.fill(0)
  for (let i = 0; i < frees; i++) {
    const ring = free[i]
    const mask = missing[ring]
    let marble = false
    for (let d = 0; d < 6; d++) if (cells[ring + steps[d]] >= firstMarble) marble = true
    if (!marble && !position.parted) continue
    cells[ring] = noRing
    let cuts = false
    for (let d = 0; d < 6; d++) {
      if (((mask >> d) & 1) === 1 || ((mask >> ((d + 5) % 6)) & 1) === 0) continue
      const empties = emptiesOf(position, ring + steps[d])
      if (empties === 0) cuts = true
      else if (empties === 1) filledBy[lastEmpty] = ring
    }
    cells[ring] = emptyRing
    if (cuts) cutters[found++] = ring
  }
  return found
}

function collectFree(position: Position): number {
  const rings = position.board.cells
  let frees = 0
  for (let i = 0; i < rings.length; i++) if (isFree(position, rings[i])) free[frees++] = rings[i]
  return frees
}

const claiming = 1 << 24
const forcing = 1 << 20

/** Fills in the placements worth searching, best first by what history says of them. */
export function findCandidates(position: Position, into: Candidates, history: Int32Array, quiets: number): void {
  const { board, cells, stock } = position
  const rings = board.cells
  const from = sourceOf(position) * 3
  const frees = collectFree(position)
  const cuts = findCuts(position, frees)
  into.count = 0
  for (let i = 0; i < rings.length; i++) {
    const at = rings[i]
    if (cells[at] !== emptyRing) continue
    tried.fill(0)
    let force = false
    for (let d = 0; d < 6; d++) {
      if (cells[at + steps[d]] < firstMarble) continue
      const ahead = at + 2 * steps[d]
      const behind = at - steps[d]
      if (cells[ahead] === emptyRing || cells[behind] === emptyRing) force = true
      if (isFree(position, ahead)) tried[ahead] = 1
      if (isFree(position, behind)) tried[behind] = 1
    }
    const bonus = force ? forcing : 0
    for (let j = 0; j < cuts; j++) if (cutters[j] !== at) tried[cutters[j]] = 2
    if (filledBy[at] !== 0 && filledBy[at] !== at) tried[filledBy[at]] = 2
    // Quiet removals are spread over the rim, a different part of it for each ring.
    let left = quiets
    for (let j = 0; j < frees && left > 0; j++) {
      const ring = free[(i * 7 + j * 5) % frees]
      if (ring === at || tried[ring] !== 0) continue
      tried[ring] = 1
      left--
    }
    let some = false
    for (let j = 0; j < frees; j++) {
      const ring = free[j]
      if (ring === at || tried[ring] === 0) continue
      some = true
      for (let colour = 0; colour < 3; colour++)
        if (stock[from + colour] > 0)
          add(into, packPlacement(colour, at, ring), tried[ring] === 2 ? claiming : bonus, history)
    }
    if (!some)
      for (let colour = 0; colour < 3; colour++)
        if (stock[from + colour] > 0) add(into, packPlacement(colour, at, 0), bonus, history)
  }
}
const tried = new Uint8Array(128)

function add(into: Candidates, move: number, bonus: number, history: Int32Array): void {
  into.moves[into.count] = move
  into.scores[into.count++] = bonus + history[move]
}

/** Brings the best of the candidates from `i` on to place `i` and returns it. */
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
