import { cells, centre, neighbours, type Cell } from './facts'
import type { Aim } from './best'
import type { Net, Ways } from './net'

/** Whether, or by how much, the rest of a route from a cell entered in a direction could be worth more than so much. */
export interface Bound {
  readonly exceeds: (cell: Cell, came: number, floor: number, missing: number) => boolean
  /** A rough limit to the discs that can still come to the claimant; -1 if the centre is out of reach. */
  readonly limit: (cell: Cell, came: number) => number
}

/**
 * What the rest of a route can't exceed. A walk over all discs that are not `used` yet shows which are within reach,
 * by arrow or by repeat; if the centre is not, or they are too few, nothing can come of it. A route enters and leaves
 * each disc once: so the discs that can still come to the claimant are no more than the steps by its own operations in
 * a matching of the discs left to the discs entered.
 */
export function makeBound(net: Net, ways: Ways, aim: Aim, used: Uint8Array): Bound {
  const { arrowFrom, arrowWays, repeats, ownArrow, ownRepeat, into, intoFrom } = prepare(net, ways)
  const back = new Int32Array(cells)
  const behind = new Int32Array(cells)
  const reached = new Int32Array(cells)
  const entered = new Int32Array(cells)
  const slid = new Int32Array(cells * 8)
  const left = new Int32Array(cells)
  const queue = new Int32Array(cells)
  const leavers = new Int32Array(cells)
  const degree = new Int32Array(cells)
  const targets = new Int32Array(cells * 16)
  const partner = new Int32Array(cells)
  const tried = new Int32Array(cells)
  let stamp = 0
  let trial = 0
  let size = 0
  let incoming = 0
  let outgoing = 0
  let home = false
  let ownHome = false

  /** Notes a step by one's own operation. */
  function note(from: Cell, to: Cell) {
    if (left[from] !== stamp) {
      left[from] = stamp
      degree[from] = 0
      leavers[outgoing++] = from
    }
    targets[from * 16 + degree[from]++] = to
    if (entered[to] !== stamp) {
      entered[to] = stamp
      partner[to] = -1
      incoming++
    }
  }

  /** Goes on by repeat as long as it can. */
  function slide(start: Cell, direction: number) {
    let cell = start
    while ((repeats[cell] >> direction) & 1) {
      const way = cell * 8 + direction
      if (slid[way] === stamp) return
      slid[way] = stamp
      const next = neighbours[way]
      if (used[next]) return
      if (ownRepeat[way]) note(cell, next)
      if (next === centre) {
        home = true
        if (ownRepeat[way]) ownHome = true
        return
      }
      reach(next)
      cell = next
    }
  }

  function reach(cell: Cell) {
    if (reached[cell] === stamp) return
    reached[cell] = stamp
    queue[size++] = cell
  }

  function leave(cell: Cell) {
    for (let i = arrowFrom[cell]; i < arrowFrom[cell + 1]; i++) {
      const way = arrowWays[i]
      const next = neighbours[way]
      if (used[next]) continue
      if (ownArrow[way]) note(cell, next)
      if (next === centre) {
        home = true
        if (ownArrow[way]) ownHome = true
        continue
      }
      reach(next)
      slide(next, way & 7)
    }
  }

  /** Finds a new partner for a disc that is left, moving others if need be. */
  function augment(from: Cell): boolean {
    const last = from * 16 + degree[from]
    for (let i = from * 16; i < last; i++) {
      const to = targets[i]
      if (tried[to] === trial || back[to] !== stamp) continue
      tried[to] = trial
      if (partner[to] < 0 || augment(partner[to])) {
        partner[to] = from
        return true
      }
    }
    return false
  }

  /** Marks the discs within reach from which the centre is, and counts them with the centre. */
  function lookBack(): number {
    let count = 0
    back[centre] = stamp
    behind[count++] = centre
    for (let i = 0; i < count; i++) {
      const cell = behind[i]
      for (let k = intoFrom[cell]; k < intoFrom[cell + 1]; k++) {
        const before = into[k]
        if (back[before] === stamp || reached[before] !== stamp) continue
        back[before] = stamp
        behind[count++] = before
      }
    }
    return count
  }

  /** Whether the largest matching has more than so many steps. */
  function matchesMore(enough: number): boolean {
    let size = 0
    for (let i = 0; i < outgoing; i++) {
      if (size + outgoing - i <= enough) return false
      if (back[leavers[i]] !== stamp) continue
      trial++
      if (augment(leavers[i]) && ++size > enough) return true
    }
    return false
  }

  function walk(cell: Cell, came: number) {
    stamp++
    size = 0
    incoming = 0
    outgoing = 0
    home = false
    ownHome = false
    leave(cell)
    if (came < 8) slide(cell, came)
    for (let i = 0; i < size; i++) leave(queue[i])
  }

  function exceeds(cell: Cell, came: number, floor: number, missing: number): boolean {
    walk(cell, came)
    if (!home || size + 1 < missing) return false
    if (floor === -Infinity) return true
    // Worth of `own` discs for oneself among the rest: rises with `own`, so ask for the least that is enough.
    const { own, other } = aim
    const base = other > 0 ? (size + 1) * other : ownHome ? 0 : other
    const each = other > 0 ? own - other : own
    const enough = Math.floor((floor - base) / each)
    if (enough < 0) return true
    if (Math.min(incoming, outgoing) <= enough) return false
    if (lookBack() < missing) return false
    back[cell] = stamp
    return matchesMore(enough)
  }

  function limit(cell: Cell, came: number): number {
    walk(cell, came)
    return home ? Math.min(incoming, outgoing) : -1
  }

  return { exceeds, limit }
}

/** The live ways in the shape that the walk wants. */
function prepare(net: Net, ways: Ways) {
  const mine = 1 << net.position.seat
  const arrowFrom = new Int32Array(cells + 1)
  const arrowWays = new Int32Array(cells * 8)
  const repeats = new Uint8Array(cells)
  const ownArrow = new Uint8Array(cells * 8)
  const ownRepeat = new Uint8Array(cells * 8)
  let count = 0
  for (let way = 0; way < cells * 8; way++) {
    const cell = way >> 3
    const bit = 1 << (way & 7)
    if ((way & 7) === 0) arrowFrom[cell] = count
    if (((ways.arrow[cell] | ways.repeat[cell]) & bit) === 0) continue
    if (ways.arrow[cell] & bit) arrowWays[count++] = way
    if (net.byRepeat[way]) repeats[cell] |= bit
    if (net.byArrow[way] & mine) ownArrow[way] = 1
    if (net.byRepeat[way] & mine) ownRepeat[way] = 1
  }
  arrowFrom[cells] = count
  const intoFrom = new Int32Array(cells + 1)
  const into = new Int32Array(cells * 8)
  let entries = 0
  for (let cell = 0; cell < cells; cell++) {
    intoFrom[cell] = entries
    for (let direction = 0; direction < 8; direction++) {
      const before = neighbours[cell * 8 + ((direction + 4) & 7)]
      if (before >= 0 && ((ways.arrow[before] | ways.repeat[before]) >> direction) & 1) into[entries++] = before
    }
  }
  intoFrom[cells] = entries
  return { arrowFrom, arrowWays, repeats, ownArrow, ownRepeat, into, intoFrom }
}
