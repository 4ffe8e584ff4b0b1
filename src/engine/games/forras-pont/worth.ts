import type { Seat } from '../../core/contract'
import { bestRoutes, type Aim, type Route } from './best'
import { findRoute } from './exists'
import {
  cells,
  centre,
  colours,
  countDiscs,
  directionOf,
  edgeOf,
  neighbours,
  playableColours,
  type Table,
} from './facts'
import { makeNet, positionOf } from './net'

/** What a claim is worth to a bot: with more players, a disc for one of the others hurts less. */
export function aimOf(table: Table): Aim {
  return table.sides.length === 2 ? { own: 10, other: -10 } : { own: 10, other: -5 }
}

/** The best claims of a seat within so many steps of search. */
export function claimsOf(table: Table, seat: Seat, count: number, nodes: number): readonly Route[] {
  const net = makeNet(positionOf(table, seat))
  if (findRoute(net) === null) return []
  return bestRoutes(net, count, aimOf(table), { nodes, hurry: () => false }).routes
}

/**
 * Roughly what a seat is short of: ten for each disc that is missing to the nearest way in, three for each step by
 * somebody else's operation. Repeats and lengths are left out of account.
 */
export function shortfall(table: Table, seat: Seat): number {
  const { board, sides } = table
  const playable = playableColours(table, seat)
  const far = 1000
  const cost = new Int32Array(cells * 3).fill(far)
  const queue: number[] = []
  const price = (cell: number, colour: number) =>
    board[cell] === null ? (playable.includes(colours[colour]) ? 10 : far) : board[cell] === colours[colour] ? 0 : far
  for (const cell of edgeOf(sides[seat]))
    for (let colour = 0; colour < 3; colour++) {
      cost[cell * 3 + colour] = price(cell, colour)
      if (cost[cell * 3 + colour] < far) queue.push(cell * 3 + colour)
    }
  const ways = table.sheets.map((sheet) =>
    sheet.map((operation) => (operation === 'repeat' ? -1 : directionOf(operation, sides[seat]))),
  )
  let best = far
  for (let i = 0; i < queue.length; i++) {
    const cell = Math.floor(queue[i] / 3)
    const from = queue[i] % 3
    for (const [owner, directions] of ways.entries())
      for (let to = 0; to < 3; to++) {
        const direction = directions[from * 3 + to]
        const next = direction < 0 ? -1 : neighbours[cell * 8 + direction]
        if (next < 0) continue
        const total = cost[queue[i]] + (owner === seat ? 0 : 3)
        if (next === centre) {
          if (total < best && playable.includes(colours[to])) best = total
          continue
        }
        const sum = total + price(next, to)
        if (sum >= cost[next * 3 + to] || sum >= best) continue
        cost[next * 3 + to] = sum
        queue.push(next * 3 + to)
      }
  }
  return best
}

/** How far ahead a seat is by the discs it owns. */
export function lead(table: Table, seat: Seat): number {
  const totals = table.discs.map(countDiscs)
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat))
}
