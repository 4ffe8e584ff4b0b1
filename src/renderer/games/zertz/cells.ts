/** What is drawn on each ring, so that a tap touches only the rings that change. */
import type { Marble, Ring, Table } from '../../../engine/games/zertz/facts'
import { ringsLeft } from '../../../engine/games/zertz/legal/choices'
import type { StepAnimation } from './animation'
import type { Choices, Target } from './draft'
import type { Layout } from './geometry'
import { lastMarks, previewOf, shownMarble } from './preview'

export interface Cell {
  readonly ring: Ring
  readonly x: number
  readonly y: number
  readonly marble: Marble | null
  /** What a tap would do. */
  readonly aim: Target | null
  readonly chosen: boolean
  /** The marble is captured or claimed by the move under construction. */
  readonly taken: boolean
  /** The ring goes, or the marble comes, by the move under construction. */
  readonly removed: boolean
  readonly placed: boolean
  /** The last move ended here. */
  readonly last: boolean
  /** When the marble appears, because a ghost brings it. */
  readonly arrives: number | null
}

/** Where a ring was. */
export interface Socket {
  readonly ring: Ring
  readonly x: number
  readonly y: number
  /** The last move took it off. */
  readonly bare: boolean
}

export function cellsOf(
  { spots }: Layout,
  table: Table,
  draft: Choices,
  aims: ReadonlyMap<Ring, Target>,
  { arrives }: StepAnimation,
): Cell[] {
  const shown = previewOf(table, draft)
  const present = ringsLeft(table)
  const ended = draft.path.length === 0 && draft.at === null ? lastMarks(table).placed : null
  return spots
    .filter(({ ring }) => present.has(ring))
    .map(({ ring, x, y }) => ({
      ring,
      x,
      y,
      marble: shownMarble(table, shown, ring),
      aim: aims.get(ring) ?? null,
      chosen: shown.jumper?.from === ring || shown.placed?.ring === ring,
      taken: shown.taken.has(ring),
      removed: shown.removed === ring,
      placed: shown.placed?.ring === ring,
      last: ended === ring,
      arrives: arrives.get(ring) ?? null,
    }))
}

export function socketsOf({ spots }: Layout, table: Table): Socket[] {
  const present = ringsLeft(table)
  const { removed } = lastMarks(table)
  return spots
    .filter(({ ring }) => !present.has(ring))
    .map(({ ring, x, y }) => ({ ring, x, y, bare: removed === ring }))
}
