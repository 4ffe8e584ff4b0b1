/** What a claim under construction would bring, step by step. */
import type { Seat } from '../../../engine/core/contract'
import { fittingOwners, usualOwner } from '../../../engine/games/forras-pont/claim'
import {
  centre,
  pairIndex,
  type Cell,
  type Colour,
  type Operation,
  type Table,
} from '../../../engine/games/forras-pont/facts'

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
