/** The board as it would look after the move under construction. */
import type { Marble, Ring, Stock, Table } from '../../../engine/games/zertz/facts'
import { marbleOn, nextJumps } from '../../../engine/games/zertz/legal/choices'
import { claims, type Choices } from './draft'

export interface Preview {
  readonly placed: { readonly ring: Ring; readonly marble: Marble | null } | null
  readonly removed: Ring | null
  readonly jumper: { readonly from: Ring; readonly to: Ring } | null
  /** Rings whose marble is captured or claimed. */
  readonly taken: ReadonlySet<Ring>
}

export function previewOf(table: Table, draft: Choices): Preview {
  const { marble, at, remove, path } = draft
  return {
    placed: at === null ? null : { ring: at, marble },
    removed: remove,
    jumper: path.length > 0 ? { from: path[0], to: path[path.length - 1] } : null,
    taken: new Set([...jumpedRings(table, path), ...claimedMarbles(table, draft).map(({ ring }) => ring)]),
  }
}

function jumpedRings(table: Table, path: readonly Ring[]): Ring[] {
  return path
    .slice(1)
    .flatMap((to, i) => nextJumps(table, path.slice(0, i + 1)).filter((jump) => jump.to === to))
    .map(({ over }) => over)
}

function claimedMarbles(table: Table, draft: Choices) {
  return claims(table, draft)
    .filter((group) => !draft.leave.includes(group[0].ring))
    .flat()
}

/** The marbles that the move under construction would bring. */
export function gainOf(table: Table, draft: Choices): Stock {
  const gain = { white: 0, grey: 0, black: 0 }
  for (const ring of jumpedRings(table, draft.path)) {
    const marble = marbleOn(table, ring)
    if (marble) gain[marble]++
  }
  for (const { marble } of claimedMarbles(table, draft)) gain[marble]++
  return gain
}

/** The marble to draw on a ring. */
export function shownMarble(table: Table, { jumper, placed }: Preview, ring: Ring): Marble | null {
  if (jumper?.to === ring) return marbleOn(table, jumper.from)
  if (jumper?.from === ring) return null
  return placed?.ring === ring ? placed.marble : marbleOn(table, ring)
}

/** Where the last move ended, which ring it removed, and the way its marble jumped. */
export function lastMarks({ last }: Table): {
  readonly placed: Ring | null
  readonly removed: Ring | null
  readonly path: readonly Ring[]
} {
  switch (last?.type) {
    case 'place':
      return { placed: last.at, removed: last.remove, path: [] }
    case 'capture':
      return { placed: last.path.at(-1) ?? null, removed: null, path: last.path }
    default:
      return { placed: null, removed: null, path: [] }
  }
}
