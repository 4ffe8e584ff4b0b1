import type { Refusal, Seat } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { arrowOf, cells, centre, directionBetween, directionOf, edgeOf } from '../board'
import {
  minimumOf,
  pairIndex,
  sourceFault,
  type Cell,
  type CheckedStep,
  type ClaimAnswer,
  type Colour,
  type Operation,
  type Side,
  type Table,
} from '../facts'

/** The result of checking a claim: true if no step failed and the route is not short. */
export interface Verdict {
  /** The steps in order, up to and including the first that fails. */
  readonly steps: readonly CheckedStep[]
  /** Index of the step that failed. */
  readonly failed: number | null
  readonly short: boolean
}

/** A fault that shows without looking at any sheet, or `null` (FP-22). */
export function plainFault(table: Table, seat: Seat, claim: ClaimAnswer): Refusal | null {
  const { route, owners, colour } = claim
  const sourceless = sourceFault(table, seat, colour)
  if (sourceless !== null) return sourceless
  if (route.some((cell) => cell < 0 || cell >= cells)) return refusal('FP-15')
  if (route.length < 2 || route.at(-1) !== centre) return refusal('FP-17')
  if (owners.length !== route.length - 1) return refusal('FP-20', { steps: route.length - 1, owners: owners.length })
  if (owners.some((owner) => owner !== null && (owner < 0 || owner >= table.sides.length))) return refusal('FP-20')
  if (!edgeOf(table.sides[seat]).includes(route[0])) return refusal('FP-14', { cell: route[0] })
  for (const [at, cell] of route.entries()) {
    if (route.indexOf(cell) < at) return refusal('FP-16', { cell })
    if (cell !== centre && table.board[cell] === null) return refusal('FP-15', { cell })
    if (at > 0 && directionBetween(route[at - 1], cell) < 0) return refusal('FP-15', { cell })
  }
  return null
}

/** The colour on a cell once the claimant's disc lies on the centre. */
function colourAt(table: Table, colour: Colour, cell: Cell): Colour {
  return cell === centre ? colour : table.board[cell]!
}

/** What an owner's sheet says for the two discs of a step. */
function operationAt(table: Table, owner: Seat, colour: Colour, from: Cell, to: Cell): Operation {
  return table.sheets[owner][pairIndex(colourAt(table, colour, from), colourAt(table, colour, to))]
}

/** Whether an operation leads in a direction after a step in direction `before`; -1: the first step (FP-18, FP-19). */
export function leads(operation: Operation, side: Side, direction: number, before: number): boolean {
  return operation === 'repeat' ? direction === before : directionOf(operation, side) === direction
}

/** Seats whose operation fits the step after `route[at]`, in seat order. The route must have no plain fault. */
export function fittingOwners(
  table: Table,
  seat: Seat,
  colour: Colour,
  route: readonly Cell[],
  at: number,
): readonly Seat[] {
  const direction = directionBetween(route[at], route[at + 1])
  const before = at === 0 ? -1 : directionBetween(route[at - 1], route[at])
  return table.sheets
    .map((_, owner) => owner)
    .filter((owner) =>
      leads(operationAt(table, owner, colour, route[at], route[at + 1]), table.sides[seat], direction, before),
    )
}

/** Whose operation serves a step if nobody is named: the claimant's if it fits, else the next clockwise (FP-20). */
export function usualOwner(table: Table, seat: Seat, colour: Colour, route: readonly Cell[], at: number): Seat {
  const fitting = fittingOwners(table, seat, colour, route, at)
  const seats = table.sheets.length
  for (let i = 0; i < seats; i++) if (fitting.includes((seat + i) % seats)) return (seat + i) % seats
  return seat
}

/** Whether a route has as many discs as the number card asks for (FP-21). */
export function isLongEnough(table: Table, route: readonly Cell[]): boolean {
  return route.length >= minimumOf(table.card)
}

/** The rule that says most about each outcome of a check. */
export const verdictRules = { true: 'FP-25', false: 'FP-20', short: 'FP-21' } as const

/** Checks a claim without plain faults step by step, up to the first that fails (FP-23). */
export function verdictOf(table: Table, seat: Seat, claim: ClaimAnswer): Verdict {
  const { route, owners, colour } = claim
  const side = table.sides[seat]
  const steps: CheckedStep[] = []
  let before = -1
  for (let at = 0; at + 1 < route.length; at++) {
    const direction = directionBetween(route[at], route[at + 1])
    const owner = owners[at] ?? usualOwner(table, seat, colour, route, at)
    const operation = operationAt(table, owner, colour, route[at], route[at + 1])
    const holds = leads(operation, side, direction, before)
    steps.push({ from: route[at], to: route[at + 1], owner, operation, arrow: arrowOf(direction, side), holds })
    if (!holds) break
    before = direction
  }
  const failed = steps.at(-1)!.holds ? null : steps.length - 1
  return { steps, failed, short: !isLongEnough(table, route) }
}
