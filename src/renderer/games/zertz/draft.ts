/** A move under construction: a marble, a ring for it, a ring to remove; or a chain of jumps. Each tap makes a new one. */
import type { Answer, Marble, MarbleOn, Prompt, Ring, Table } from '../../../engine/games/zertz/facts'
import {
  claimsAfter,
  emptyRings,
  freeRings,
  jumpingRings,
  nextJumps,
  placeableMarbles,
} from '../../../engine/games/zertz/legal/choices'

export interface Choices {
  readonly marble: Marble | null
  readonly at: Ring | null
  readonly remove: Ring | null
  readonly path: readonly Ring[]
  /** Isolated groups that are not claimed, each by its first ring. */
  readonly leave: readonly Ring[]
}

export const nothingChosen: Choices = { marble: null, at: null, remove: null, path: [], leave: [] }

/** What a tap on a ring would do. */
export type Target = 'place' | 'remove' | 'start' | 'jump'

/** The rings that can be tapped, and what for. */
export function targets(table: Table, prompt: Prompt | null, draft: Choices): ReadonlyMap<Ring, Target> {
  const found = new Map<Ring, Target>()
  if (prompt?.type !== 'move') return found
  if (prompt.capture && draft.at === null) {
    if (draft.path.length > 0) for (const { to } of nextJumps(table, draft.path)) found.set(to, 'jump')
    if (draft.path.length < 2)
      for (const ring of jumpingRings(table)) if (ring !== draft.path[0]) found.set(ring, 'start')
  }
  if (prompt.place !== null && draft.path.length === 0) {
    if (draft.at === null) {
      if (placeableMarbles(table).length > 0) for (const ring of emptyRings(table)) found.set(ring, 'place')
    } else if (draft.remove === null) for (const ring of freeRings(table, draft.at)) found.set(ring, 'remove')
  }
  return found
}

/** The colours that can be picked. */
export function choosableMarbles(table: Table, prompt: Prompt | null, draft: Choices): readonly Marble[] {
  const placing = prompt?.type === 'move' && prompt.place !== null && draft.path.length === 0
  return placing ? placeableMarbles(table) : []
}

export function isBegun({ marble, at, path }: Choices): boolean {
  return marble !== null || at !== null || path.length > 0
}

/** The answer, once nothing is missing from it. */
export function answerOf(table: Table, draft: Choices): Answer | null {
  const { marble, at, remove, path, leave } = draft
  if (path.length > 1 && nextJumps(table, path).length === 0) return { type: 'capture', path }
  if (marble === null || at === null || !isRemovalSettled(table, draft)) return null
  return { type: 'place', marble, at, remove, leave }
}

/** Whether a ring to remove was chosen, or none is free. */
function isRemovalSettled(table: Table, { at, remove }: Choices): boolean {
  return remove !== null || freeRings(table, at).length === 0
}

/** The isolated groups that the placement would bring. */
export function claims(table: Table, draft: Choices): readonly (readonly MarbleOn[])[] {
  const { marble, at, remove } = draft
  if (marble === null || at === null || !isRemovalSettled(table, draft)) return []
  return claimsAfter(table, { marble, at, remove })
}

/** The draft after a tap on a ring. A tap on a chosen ring takes the last choice back; any other changes nothing. */
export function afterTap(table: Table, prompt: Prompt | null, draft: Choices, ring: Ring): Choices {
  const target = targets(table, prompt, draft).get(ring)
  switch (target) {
    case 'place':
      return { ...draft, marble: draft.marble ?? onlyMarble(table), at: ring }
    case 'remove':
      return { ...draft, remove: ring }
    case 'start':
      return { ...draft, path: [ring] }
    case 'jump':
      return { ...draft, path: withForcedJumps(table, [...draft.path, ring]) }
    case undefined:
      return ring === draft.at || ring === draft.remove || draft.path.includes(ring) ? afterTakeBack(draft) : draft
    default:
      return target satisfies never
  }
}

/** The draft with another marble; everything else stays. */
export function withMarble(draft: Choices, marble: Marble): Choices {
  return { ...draft, marble }
}

/** The draft after a group's claim was switched off, or on again. */
export function afterToggle(draft: Choices, group: Ring): Choices {
  const { leave } = draft
  return { ...draft, leave: leave.includes(group) ? leave.filter((one) => one !== group) : [...leave, group] }
}

/** The draft without its last choice. */
export function afterTakeBack(draft: Choices): Choices {
  const kept = { ...draft, leave: [] }
  if (draft.path.length > 0) return { ...kept, path: draft.path.slice(0, -1) }
  if (draft.remove !== null) return { ...kept, remove: null }
  if (draft.at !== null) return { ...kept, at: null }
  return { ...kept, marble: null }
}

/** The only colour there is to place; otherwise the player says which. */
function onlyMarble(table: Table): Marble | null {
  const all = placeableMarbles(table)
  return all.length === 1 ? all[0] : null
}

/** Follows a chain for as long as there is only one way on. */
function withForcedJumps(table: Table, path: readonly Ring[]): readonly Ring[] {
  let whole = path
  for (;;) {
    const jumps = nextJumps(table, whole)
    if (jumps.length !== 1) return whole
    whole = [...whole, jumps[0].to]
  }
}

/** What a move under construction still needs, or that it is ready; null: nothing is chosen yet. */
export type NextStep = 'pickMarble' | 'pickRing' | 'pickFree' | 'jumpOn' | 'moves' | 'jumps'

export function nextStep(table: Table, draft: Choices): NextStep | null {
  if (answerOf(table, draft)) return draft.path.length > 0 ? 'jumps' : 'moves'
  if (draft.path.length > 0) return 'jumpOn'
  if (draft.at !== null) return draft.marble === null ? 'pickMarble' : 'pickFree'
  return draft.marble === null ? null : 'pickRing'
}
