import type { Refusal, Rng } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { marbles, type Placement, type Ring } from '../facts'
import { isolated } from '../grid/groups'
import { anyFree, isFree, put, sourceOf } from '../grid/placing'
import { cellOf, colourOf, packPlacement, randomPlacement, removedOf } from '../grid/playout'
import { cloneGrid, copyGrid, emptyRing, type Grid } from '../grid/state'

/** Why a placement is illegal, or null. May play it out on the grid. */
export function checkPlacement(grid: Grid, answer: Placement): Refusal | null {
  const { board, cells, stock } = grid
  const colour = marbles.indexOf(answer.marble)
  const source = sourceOf(grid)
  if (stock[source * 3 + colour] === 0) return refusal(source === 0 ? 'ZE-5' : 'ZE-23', { marble: answer.marble })
  const at = board.cellOf.get(answer.at)
  if (at === undefined) return refusal('ZE-1', { ring: answer.at })
  if (cells[at] !== emptyRing) return refusal('ZE-5', { ring: answer.at })
  if (answer.remove === null) {
    if (anyFree(grid, at)) return refusal('ZE-6')
    return checkLeave(grid, answer, at, 0)
  }
  const remove = board.cellOf.get(answer.remove)
  if (remove === undefined) return refusal('ZE-1', { ring: answer.remove })
  if (remove === at || !isFree(grid, remove)) return refusal('ZE-7', { ring: answer.remove })
  return checkLeave(grid, answer, at, remove)
}

/** Only groups that are offered can be left, and each only once (ZE-16). */
function checkLeave(grid: Grid, { marble, leave }: Placement, at: number, remove: number): Refusal | null {
  if (leave.length === 0) return null
  put(grid, marbles.indexOf(marble), at, remove)
  const groups = offered(grid, at, remove)
  const named = new Set<number[]>()
  for (const ring of leave) {
    const group = groups.find((cells) => cells.includes(grid.board.cellOf.get(ring) ?? 0))
    if (group === undefined || named.has(group)) return refusal('ZE-16', { ring })
    named.add(group)
  }
  return null
}

/**
 * The groups offered to the mover (ZE-16), in board order; call it after `put`. On a full board there is no choice: the
 * mover takes everything (ZE-22).
 */
export function offered(grid: Grid, at: number, remove: number): number[][] {
  if (grid.empties === 0 || !grid.parted) return []
  return isolated(grid, at, remove).sort((a, b) => Math.min(...a) - Math.min(...b))
}

/** A group is named by the first of its rings in board order. */
export function nameOfGroup({ board }: Grid, group: readonly number[]): Ring {
  return board.nameOf[Math.min(...group)]
}

/** All legal placements. */
export function listPlacements(grid: Grid): Placement[] {
  const { board, cells, stock } = grid
  const placements: Placement[] = []
  const source = sourceOf(grid)
  const colours = [0, 1, 2].filter((colour) => stock[source * 3 + colour] > 0)
  const trial = cloneGrid(grid)
  const free = [...board.cells].filter((cell) => isFree(grid, cell))
  for (const at of board.cells) {
    if (cells[at] !== emptyRing) continue
    const removable = free.filter((cell) => cell !== at)
    for (const remove of removable.length > 0 ? removable : [0]) {
      copyGrid(grid, trial)
      put(trial, 0, at, remove)
      const leaves = subsets(offered(trial, at, remove).map((group) => nameOfGroup(grid, group)))
      for (const colour of colours)
        for (const leave of leaves) placements.push(placementAnswer(grid, packPlacement(colour, at, remove), leave))
    }
  }
  return placements
}

/** A packed placement as an answer. */
export function placementAnswer({ board }: Grid, packed: number, leave: readonly Ring[]): Placement {
  const remove = removedOf(packed)
  return {
    type: 'place',
    marble: marbles[colourOf(packed)],
    at: board.nameOf[cellOf(packed)],
    remove: remove === 0 ? null : board.nameOf[remove],
    leave,
  }
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])
}

/** A placement at random; each group is left one time in four. Plays it out on the grid. */
export function samplePlacement(grid: Grid, rng: Rng): Placement {
  const packed = randomPlacement(grid, rng)
  const [at, remove] = [cellOf(packed), removedOf(packed)]
  put(grid, colourOf(packed), at, remove)
  const left = offered(grid, at, remove).filter(() => rng.below(4) === 0)
  const leave = left.map((group) => nameOfGroup(grid, group))
  return placementAnswer(grid, packed, leave)
}
