import { latticeSize, steps } from '../board'
import { emptyRing, firstMarble, noRing, type Grid } from './state'

/**
 * The groups that a placement cut off or filled (ZE-16, ZE-19); call it after `put`. Only groups next to the removed
 * ring or around the placed marble can be new; any other full group was left earlier and stays (ZE-18).
 */
export function isolated(grid: Grid, at: number, remove: number): number[][] {
  if (!grid.parted) return none
  const groups: number[][] = []
  const add = (start: number) => {
    if (groups.some((group) => group.includes(start))) return
    const group = fullGroup(grid, start)
    if (group !== null) groups.push(group)
  }
  add(at)
  if (remove !== 0) {
    const mask = grid.missing[remove]
    for (let d = 0; d < 6; d++) {
      const starts = ((mask >> d) & 1) === 0 && (mask >> ((d + 5) % 6)) & 1
      if (starts) add(remove + steps[d])
    }
  }
  return groups
}
const none: number[][] = []

const stack = new Uint8Array(latticeSize)
const visited = new Uint32Array(latticeSize)
let visit = 0

/** All rings connected to a ring. */
export function groupOf(grid: Grid, start: number): number[] {
  return flood(grid, start, false)!
}

/** The group around a ring if it has no empty ring, otherwise null. */
function fullGroup(grid: Grid, start: number): number[] | null {
  return flood(grid, start, true)
}

function flood(grid: Grid, start: number, fullOnly: boolean): number[] | null {
  const { cells } = grid
  if (fullOnly && cells[start] < firstMarble) return null
  const group = [start]
  let depth = 0
  visit++
  visited[start] = visit
  stack[depth++] = start
  while (depth > 0) {
    const cell = stack[--depth]
    for (let d = 0; d < 6; d++) {
      const next = cell + steps[d]
      if (cells[next] === noRing || visited[next] === visit) continue
      if (fullOnly && cells[next] === emptyRing) return null
      visited[next] = visit
      stack[depth++] = next
      group.push(next)
    }
  }
  return group
}
