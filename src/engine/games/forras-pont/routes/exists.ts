import type { Rng, Seat } from '../../../core/contract'
import { cells, centre, neighbours } from '../board'
import type { Cell, Table } from '../facts'
import { isCutOff } from './cutOff'
import { discGraphOf, standpointOf, type DiscGraph } from './graph'

/** Whether a seat could make a true claim as the table stands. Exact. */
export function canClaim(table: Table, seat: Seat): boolean {
  return !isCutOff(table, seat) && findRoute(discGraphOf(standpointOf(table, seat))) !== null
}

// Scratch memory of one `findRoute`, which ends before another can begin.
const used = new Uint8Array(cells)
const arrowSeen = new Int32Array(cells)
const repeatSeen = new Int32Array(cells * 8)
// Every step is queued at most once, so the queue never holds more than all steps and the start.
const queueCell = new Int32Array(cells * 8 + 1)
const queueFrom = new Int32Array(cells * 8 + 1)
let stamp = 0

/** The shortest path from a cell to the centre over unused discs; `roundabout` if that would use a disc twice. */
function shortestRest(
  live: DiscGraph['live'],
  cell: Cell,
  came: number,
): readonly Cell[] | 'unreachable' | 'roundabout' {
  stamp = (stamp + 1) | 0
  let length = 1
  queueCell[0] = cell * 9 + came
  queueFrom[0] = -1
  for (let i = 0; i < length; i++) {
    const at = Math.floor(queueCell[i] / 9)
    const by = queueCell[i] % 9
    let open = 0
    if (arrowSeen[at] !== stamp) {
      arrowSeen[at] = stamp
      open = live.arrow[at]
    }
    if (by < 8 && (live.repeat[at] >> by) & 1 && repeatSeen[at * 8 + by] !== stamp) {
      repeatSeen[at * 8 + by] = stamp
      open |= 1 << by
    }
    for (let direction = 0; open >> direction; direction++) {
      if (!((open >> direction) & 1)) continue
      const next = neighbours[at * 8 + direction]
      if (next === centre) return restOf(i)
      if (used[next] || (arrowSeen[next] === stamp && !((live.repeat[next] >> direction) & 1))) continue
      if (arrowSeen[next] === stamp && repeatSeen[next * 8 + direction] === stamp) continue
      queueCell[length] = next * 9 + direction
      queueFrom[length++] = i
    }
  }
  return 'unreachable'
}

/** The path that the queue leads back along from its entry `last`. */
function restOf(last: number): readonly Cell[] | 'roundabout' {
  const rest: Cell[] = [centre]
  for (let i = last; queueFrom[i] >= 0; i = queueFrom[i]) {
    const cell = Math.floor(queueCell[i] / 9)
    if (rest.includes(cell)) return 'roundabout'
    rest.unshift(cell)
  }
  return rest
}

/**
 * A route to the centre that is long enough, or `null` if there is none. Exact. With chance handed in it is a random one,
 * and every route may come up.
 *
 * Depth-first search over routes. At each step a breadth-first search over (cell, direction) that avoids the discs used so
 * far shows whether the centre can still be reached; a shortest path that is long enough completes the route at once.
 */
export function findRoute(graph: DiscGraph, rng: Rng | null = null): readonly Cell[] | null {
  const { live } = graph
  const { minimum } = graph.standpoint
  const path: Cell[] = []
  used.fill(0)

  function search(cell: Cell, came: number): readonly Cell[] | null {
    const rest = shortestRest(live, cell, came)
    if (rest === 'unreachable') return null
    if (rest !== 'roundabout' && path.length + rest.length >= minimum && rng === null) return [...path, ...rest]
    const open = live.arrow[cell] | (came < 8 ? live.repeat[cell] & (1 << came) : 0)
    const skip = rng === null ? 0 : rng.below(8)
    for (let turn = 0; turn < 8; turn++) {
      const direction = turn ^ skip
      if (!((open >> direction) & 1)) continue
      const next = neighbours[cell * 8 + direction]
      if (next === centre) {
        if (path.length + 1 >= minimum) return [...path, centre]
        continue
      }
      if (used[next]) continue
      used[next] = 1
      path.push(next)
      const found = search(next, direction)
      if (found) return found
      path.pop()
      used[next] = 0
    }
    return null
  }

  const skip = rng === null ? 0 : rng.below(Math.max(1, graph.starts.length))
  for (let i = 0; i < graph.starts.length; i++) {
    const start = graph.starts[(i + skip) % graph.starts.length]
    used[start] = 1
    path.push(start)
    const found = search(start, 8)
    if (found) return found
    path.pop()
    used[start] = 0
  }
  return null
}
