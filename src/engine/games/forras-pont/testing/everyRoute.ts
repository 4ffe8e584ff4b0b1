import { quickRng, shuffle } from '../../../core/rng'
import { centre, edgeOf, neighbours } from '../board'
import { randomBoard } from '../bot/sheet'
import { colours, minimumOf, numberCards, operations, type Cell, type Table } from '../facts'
import { position } from '../position'
import { fittingOwners } from '../routes/claims'
import type { Objective } from '../search/best'

/** How many routes of a length give the claimant this many discs. */
export interface RouteCount {
  readonly own: number
  readonly length: number
  readonly many: number
}

/** A random table of 2 to 4 seats with this many discs on the board. */
export function randomTable(seed: number, discs: number): Table {
  const rng = quickRng(seed)
  const seats = 2 + (seed % 3)
  const world = position({ sheets: Array<string>(seats).fill('↑↗→↘↓↙←↖↻'), turn: rng.below(seats) })
  const board = randomBoard(rng, discs)
  const bank = { ...world.table.bank }
  for (const colour of board) if (colour) bank[colour]--
  const sheets = world.table.sheets.map(() => shuffle(rng, operations))
  const card = numberCards[rng.below(numberCards.length)]
  return { ...world.table, board, bank, sheets, card }
}

/**
 * Every route there is, found by exhaustive search over `fittingOwners` alone, with nothing of the route finder. Counts the
 * routes by their length and the claimant's discs; `null` if there are too many to try.
 */
export function everyRoute(table: Table, patience: number): Map<string, RouteCount> | null {
  const seat = table.turn!
  const least = minimumOf(table.card)
  // Who could own the step from a cell in a direction, coming straight or not: 0 nobody, 1 others only, 2 the claimant.
  const steps = [false, true].map((straight) =>
    neighbours.map((to, at) => {
      const from = at >> 3
      const behind = neighbours[from * 8 + ((at + 4) & 7)]
      if (to < 0 || table.board[from] === null || (to !== centre && table.board[to] === null)) return 0
      if (straight && (behind < 0 || behind === centre)) return 0
      const route = straight ? [behind, from, to] : [from, to]
      const owners = colours
        .filter((one) => to !== centre || table.bank[one] > 0)
        .flatMap((colour) => fittingOwners(table, seat, colour, route, route.length - 2))
      return owners.includes(seat) ? 2 : owners.length > 0 ? 1 : 0
    }),
  )
  const found = new Map<string, RouteCount>()
  const used = new Set<Cell>()
  let tried = 0
  const grow = (cell: Cell, came: number, length: number, own: number): boolean => {
    if (++tried > patience) return false
    for (let direction = 0; direction < 8; direction++) {
      const owner = steps[direction === came ? 1 : 0][cell * 8 + direction]
      const next = neighbours[cell * 8 + direction]
      if (owner === 0 || used.has(next)) continue
      const now = own + (owner === 2 ? 1 : 0)
      if (next === centre) {
        if (length + 1 < least) continue
        const key = `${now} ${length + 1}`
        found.set(key, { own: now, length: length + 1, many: (found.get(key)?.many ?? 0) + 1 })
        continue
      }
      used.add(next)
      const whole = grow(next, direction, length + 1, now)
      used.delete(next)
      if (!whole) return false
    }
    return true
  }
  for (const start of edgeOf(table.sides[seat])) {
    if (table.board[start] === null) continue
    used.add(start)
    if (!grow(start, -1, 1, 1)) return null
    used.delete(start)
  }
  return found
}

/** The values of the best few of all routes by an objective. */
export function bestOf(all: ReadonlyMap<string, RouteCount>, count: number, objective: Objective): number[] {
  return [...all.values()]
    .flatMap(({ own, length, many }) =>
      Array<number>(Math.min(many, count)).fill(own * objective.own + (length - own) * objective.other),
    )
    .sort((a, b) => b - a)
    .slice(0, count)
}
