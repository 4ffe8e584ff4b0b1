import type { Seat } from '../../../core/contract'
import { cells, centre, edgeOf, neighbours } from '../board'
import { colours, playableColours, type Colour, type Table } from '../facts'
import { ownersByPair, type Owners } from './graph'

// Scratch memory of the search below, which ends before anybody else can begin one.
const seen = new Int32Array(cells * 9)
const queue = new Int32Array(cells * 9)
let stamp = 0

const numberOf = Object.fromEntries(colours.map((colour, i) => [colour, i])) as Readonly<Record<Colour, number>>
/** Stands for a route that has not moved yet, where others have the direction they came in. */
const nowhere = 8

/** Whether a step between discs of a colour pair is allowed to a route that came in some direction. */
function opens({ arrow, repeat }: Owners, pair: number, direction: number, came: number): boolean {
  return arrow[pair * 8 + direction] !== 0 || (came === direction && repeat[pair] !== 0)
}

/**
 * Whether no chain of allowed steps leads from a seat's edge to the centre, even if discs could be used twice. Then there is
 * no claim, and this is much quicker than building the graph of discs to find that out.
 */
export function isCutOff(table: Table, seat: Seat): boolean {
  const { board } = table
  const owners = ownersByPair(table.sheets, table.sides[seat])
  let queued = 0
  stamp = (stamp + 1) | 0
  for (const cell of edgeOf(table.sides[seat]))
    if (board[cell] !== null && cell !== centre) queue[queued++] = cell * 9 + nowhere
  if (queued === 0) return true
  const centreColours = playableColours(table, seat)
  for (let i = 0; i < queued; i++) {
    const cell = Math.floor(queue[i] / 9)
    const came = queue[i] % 9
    const from = numberOf[board[cell]!]
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbours[cell * 8 + direction]
      if (next < 0) continue
      if (next === centre) {
        for (const colour of centreColours)
          if (opens(owners, from * 3 + numberOf[colour], direction, came)) return false
        continue
      }
      const disc = board[next]
      const at = next * 9 + direction
      if (disc === null || seen[at] === stamp || !opens(owners, from * 3 + numberOf[disc], direction, came)) continue
      seen[at] = stamp
      queue[queued++] = at
    }
  }
  return true
}
