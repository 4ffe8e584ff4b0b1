/** What a claim under construction would bring, step by step. */
import type { Seat } from '../../../core/contract'
import { fittingOwners, usualOwner } from './claims'
import {
  centre,
  edgeOf,
  minimumOf,
  pairIndex,
  type Cell,
  type Colour,
  type Operation,
  type Table,
} from '../facts'
import { openSteps } from './openings'

export interface DraftStep {
  readonly from: Cell
  readonly to: Cell
  /** The colour of the disc that the step leads to; null: the centre's, not chosen yet. */
  readonly colour: Colour | null
  /** Whose operations fit. */
  readonly fitting: readonly Seat[]
  /** Whose operation is used; null if none fits. */
  readonly owner: Seat | null
  readonly operation: Operation | null
}

interface Draft {
  readonly last: Colour | null
  readonly route: readonly Cell[]
  readonly owners: readonly (Seat | null)[]
}

export function stepsOf(table: Table, seat: Seat, draft: Draft): readonly DraftStep[] {
  const { route, last } = draft
  return route.slice(1).map((to, at) => {
    const from = route[at]
    const colour = to === centre ? last : table.board[to]
    const before = table.board[from]
    if (colour === null || before === null) return { from, to, colour, fitting: [], owner: null, operation: null }
    const fitting = fittingOwners(table, seat, colour, route, at)
    const chosen = draft.owners[at] ?? null
    const owner =
      chosen !== null && fitting.includes(chosen)
        ? chosen
        : fitting.length > 0
          ? usualOwner(table, seat, colour, route, at)
          : null
    const operation = owner === null ? null : table.sheets[owner][pairIndex(before, colour)]
    return { from, to, colour, fitting, owner, operation }
  })
}

/** How many discs each seat would get; steps that nobody's operation serves give nothing. */
export function sharesOf(table: Table, seat: Seat, draft: Draft): readonly number[] {
  const shares = table.sides.map(() => 0)
  if (draft.route.length > 0) shares[seat]++
  for (const { owner } of stepsOf(table, seat, draft)) if (owner !== null) shares[owner]++
  return shares
}

/** How a claim under construction stands: what it still needs, what is wrong with it, or what it brings. */
export type Standing =
  | { readonly type: 'noDiscs' | 'start' | 'stuck' | 'colour' }
  /** How many discs are missing at least, the centre's with them. */
  | { readonly type: 'goOn'; readonly missing: number }
  /** Steps are counted from 1. */
  | { readonly type: 'wrong'; readonly step: number }
  | { readonly type: 'short'; readonly length: number; readonly minimum: number }
  | { readonly type: 'whole'; readonly length: number; readonly own: number }

export function standingOf(table: Table, seat: Seat, draft: Draft): Standing {
  const { length } = draft.route
  const minimum = minimumOf(table.card)
  if (length === 0)
    return { type: edgeOf(table.sides[seat]).some((cell) => table.board[cell] !== null) ? 'start' : 'noDiscs' }
  const wrong = stepsOf(table, seat, draft).findIndex(({ owner, colour }) => owner === null && colour !== null)
  if (wrong >= 0) return { type: 'wrong', step: wrong + 1 }
  if (draft.route.at(-1) !== centre)
    return openSteps(table, seat, draft.route).length === 0
      ? { type: 'stuck' }
      : { type: 'goOn', missing: Math.max(1, minimum - length) }
  if (draft.last === null) return { type: 'colour' }
  if (length < minimum) return { type: 'short', length, minimum }
  return { type: 'whole', length, own: sharesOf(table, seat, draft)[seat] }
}
