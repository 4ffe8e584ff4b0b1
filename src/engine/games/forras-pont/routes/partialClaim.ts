/** A claim under construction: where it may start and continue, what it still needs, and what it would bring. */
import type { Refusal, Seat } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { centre, directionBetween, edgeOf, neighbours } from '../board'
import {
  minimumOf,
  pairIndex,
  playableColours,
  type Cell,
  type Colour,
  type Operation,
  type Table,
  type TurnPrompt,
} from '../facts'
import { fittingOwners, isLongEnough, leads, usualOwner } from './claims'

export interface PartialClaim {
  /** The colour for the centre; `null`: not chosen yet. */
  readonly colour: Colour | null
  readonly route: readonly Cell[]
  /** As in a claim: whose operation leads on from each cell; `null`: the usual owner's. */
  readonly owners: readonly (Seat | null)[]
}

/** A step by which a route can continue. */
export interface OpenStep {
  readonly to: Cell
  /** The colour of the disc there; for the centre, the colour to be laid on it. */
  readonly colour: Colour
  /** Seats whose operations allow it. */
  readonly owners: readonly Seat[]
}

/** The cells of a seat's edge from which a route can start (FP-14). */
export function startsOf(table: Table, seat: Seat): readonly Cell[] {
  return edgeOf(table.sides[seat]).filter((cell) => table.board[cell] !== null)
}

/** The steps by which somebody's operation continues a route. */
export function openSteps(table: Table, seat: Seat, route: readonly Cell[]): readonly OpenStep[] {
  const last = route.at(-1)
  if (last === undefined || last === centre) return []
  const from = table.board[last]
  if (from === null) return []
  const before = route.length < 2 ? -1 : directionBetween(route[route.length - 2], last)
  const steps: OpenStep[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbours[last * 8 + direction]
    if (to < 0 || route.includes(to)) continue
    const disc = table.board[to]
    for (const colour of to === centre ? playableColours(table, seat) : disc === null ? [] : [disc]) {
      const owners = [...table.sheets.keys()].filter((owner) =>
        leads(table.sheets[owner][pairIndex(from, colour)], table.sides[seat], direction, before),
      )
      if (owners.length > 0) steps.push({ to, colour, owners })
    }
  }
  return steps
}

/**
 * Every cell to which a route can be continued without a plain fault, with the seats whose operations lead there. With no
 * owners the claim would be false.
 */
export function continuations(
  table: Table,
  seat: Seat,
  { colour: centreColour, route }: PartialClaim,
): ReadonlyMap<Cell, readonly Seat[]> {
  const found = new Map<Cell, readonly Seat[]>()
  const last = route.at(-1)
  if (last === undefined || last === centre) return found
  for (const to of neighbours.slice(last * 8, last * 8 + 8))
    if (to >= 0 && !route.includes(to) && (to === centre || table.board[to] !== null)) found.set(to, [])
  for (const { to, colour, owners } of openSteps(table, seat, route)) {
    if (to === centre && centreColour !== null && centreColour !== colour) continue
    found.set(to, [...new Set([...found.get(to)!, ...owners])].sort())
  }
  return found
}

/** Why a route can't start or continue on a cell that is neither a start nor a continuation. */
export function whyNoStep(table: Table, route: readonly Cell[], cell: Cell): Refusal {
  const behind = route.at(-1) === centre && table.board[cell] !== null
  return refusal(route.length === 0 ? 'FP-14' : behind ? 'FP-17' : 'FP-15', { cell })
}

/** What a claim whose route doesn't reach the centre lacks. */
export function whyUnfinished(route: readonly Cell[]): Refusal {
  return refusal(route.length === 0 ? 'FP-14' : 'FP-17')
}

/** The colour a claimant would lay on the centre: one their own operation leads to, else anybody's, else any. */
export function usualCentreColour(table: Table, seat: Seat, route: readonly Cell[]): Colour | null {
  const playable = playableColours(table, seat)
  const owners = (colour: Colour) => fittingOwners(table, seat, colour, route, route.length - 2)
  return (
    playable.find((colour) => owners(colour).includes(seat)) ??
    playable.find((colour) => owners(colour).length > 0) ??
    playable[0] ??
    null
  )
}

export interface PartialStep {
  readonly from: Cell
  readonly to: Cell
  /** The colour of the disc the step leads to; `null`: the centre's, not chosen yet. */
  readonly colour: Colour | null
  /** Seats whose operation fits. */
  readonly fitting: readonly Seat[]
  /** Whose operation is used; `null` if none fits. */
  readonly owner: Seat | null
  readonly operation: Operation | null
}

export function stepsOf(table: Table, seat: Seat, claim: PartialClaim): readonly PartialStep[] {
  const { route } = claim
  return route.slice(1).map((to, at) => {
    const from = route[at]
    const colour = to === centre ? claim.colour : table.board[to]
    const before = table.board[from]
    if (colour === null || before === null) return { from, to, colour, fitting: [], owner: null, operation: null }
    const fitting = fittingOwners(table, seat, colour, route, at)
    const chosen = claim.owners[at] ?? null
    const usual = fitting.length > 0 ? usualOwner(table, seat, colour, route, at) : null
    const owner = chosen !== null && fitting.includes(chosen) ? chosen : usual
    const operation = owner === null ? null : table.sheets[owner][pairIndex(before, colour)]
    return { from, to, colour, fitting, owner, operation }
  })
}

/** How many discs each seat would get (FP-25). A step that nobody's operation serves counts for nobody. */
export function sharesOf(table: Table, seat: Seat, claim: PartialClaim): readonly number[] {
  const shares = table.sides.map(() => 0)
  if (claim.route.length > 0) shares[seat]++
  for (const { owner } of stepsOf(table, seat, claim)) if (owner !== null) shares[owner]++
  return shares
}

/** What a claim under construction still needs, what is wrong with it, or what it brings. */
export type Standing =
  | { readonly type: 'noDiscs' | 'start' | 'stuck' | 'colour' }
  /** At least how many discs are missing, the centre's included. */
  | { readonly type: 'goOn'; readonly missing: number }
  /** Steps are counted from 1. */
  | { readonly type: 'wrong'; readonly step: number }
  | { readonly type: 'short'; readonly length: number; readonly minimum: number }
  | { readonly type: 'whole'; readonly length: number; readonly own: number }

export function standingOf(table: Table, seat: Seat, claim: PartialClaim): Standing {
  const { length } = claim.route
  const minimum = minimumOf(table.card)
  if (length === 0) return { type: startsOf(table, seat).length > 0 ? 'start' : 'noDiscs' }
  const wrong = stepsOf(table, seat, claim).findIndex(({ owner, colour }) => owner === null && colour !== null)
  if (wrong >= 0) return { type: 'wrong', step: wrong + 1 }
  if (claim.route.at(-1) !== centre)
    return openSteps(table, seat, claim.route).length === 0
      ? { type: 'stuck' }
      : { type: 'goOn', missing: Math.max(1, minimum - length) }
  if (claim.colour === null) return { type: 'colour' }
  if (!isLongEnough(table, claim.route)) return { type: 'short', length, minimum }
  return { type: 'whole', length, own: sharesOf(table, seat, claim)[seat] }
}

/** What a false claim would cost: nothing with assistance, else the turn, or the game's end (FP-23, FP-24, FP-29). */
export function falseClaimCost({ assistance, passEnds }: TurnPrompt): 'nothing' | 'turn' | 'game' {
  return assistance ? 'nothing' : passEnds ? 'game' : 'turn'
}
