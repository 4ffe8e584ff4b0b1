/** A move under construction: a marble, a ring for it, a ring to take away; or a chain of jumps. */
import type { Answer, Marble, MarbleOn, Prompt, Ring, Table } from '../../../engine/games/zertz'
import {
  claimsAfter,
  emptyRings,
  freeRings,
  jumpingRings,
  jumpsOn,
  placeableMarbles,
} from '../../../engine/games/zertz'
import type { Draft } from '../../match/contract'

export interface ZertzDraft extends Draft {
  marble: Marble | null
  at: Ring | null
  remove: Ring | null
  path: readonly Ring[]
  /** Isolated groups that are not to be claimed, by their first ring. */
  leave: readonly Ring[]
}

export function createDraft(): ZertzDraft {
  let marble = $state<Marble | null>(null)
  let at = $state<Ring | null>(null)
  let remove = $state<Ring | null>(null)
  let path = $state.raw<readonly Ring[]>([])
  let leave = $state.raw<readonly Ring[]>([])
  return {
    get marble() {
      return marble
    },
    set marble(value) {
      marble = value
    },
    get at() {
      return at
    },
    set at(value) {
      at = value
    },
    get remove() {
      return remove
    },
    set remove(value) {
      remove = value
    },
    get path() {
      return path
    },
    set path(value) {
      path = value
    },
    get leave() {
      return leave
    },
    set leave(value) {
      leave = value
    },
    reset() {
      marble = at = remove = null
      path = leave = []
    },
  }
}

/** What a tap on a ring would do now. */
export type Target = 'place' | 'remove' | 'start' | 'jump'

/** Which rings can be tapped, and for what. */
export function targets(table: Table, prompt: Prompt | null, draft: ZertzDraft): ReadonlyMap<Ring, Target> {
  const found = new Map<Ring, Target>()
  if (prompt?.type !== 'move') return found
  if (prompt.capture && draft.at === null) {
    if (draft.path.length > 0) for (const { to } of jumpsOn(table, draft.path)) found.set(to, 'jump')
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

/** Isolated groups that the placement being built would bring. */
export function claims(table: Table, draft: ZertzDraft): readonly (readonly MarbleOn[])[] {
  const { marble, at, remove } = draft
  if (marble === null || at === null || !placementWhole(table, draft)) return []
  return claimsAfter(table, { marble, at, remove })
}

function placementWhole(table: Table, draft: ZertzDraft): boolean {
  return (
    draft.marble !== null && draft.at !== null && (draft.remove !== null || freeRings(table, draft.at).length === 0)
  )
}

/** The answer, once nothing is missing from it. */
export function finished(table: Table, draft: ZertzDraft): Answer | null {
  const { marble, at, remove, path } = draft
  if (path.length > 1 && jumpsOn(table, path).length === 0) return { type: 'capture', path }
  if (marble === null || at === null || !placementWhole(table, draft)) return null
  return { type: 'place', marble, at, remove, leave: draft.leave }
}

/** Takes the last choice back. False if there was none. */
export function takeBack(draft: ZertzDraft): boolean {
  draft.leave = []
  if (draft.path.length > 0) draft.path = draft.path.slice(0, -1)
  else if (draft.remove !== null) draft.remove = null
  else if (draft.at !== null) draft.at = null
  else if (draft.marble !== null) draft.marble = null
  else return false
  return true
}

/** Carries out a tap on a ring. */
export function tap(table: Table, prompt: Prompt | null, draft: ZertzDraft, ring: Ring): void {
  const target = targets(table, prompt, draft).get(ring)
  switch (target) {
    case 'place':
      draft.marble ??= onlyMarble(table)
      draft.at = ring
      return
    case 'remove':
      draft.remove = ring
      return
    case 'start':
      draft.path = [ring]
      return
    case 'jump':
      draft.path = goOn(table, [...draft.path, ring])
      return
    case undefined:
      if (ring === draft.at || ring === draft.remove || draft.path.includes(ring)) takeBack(draft)
      return
    default:
      target satisfies never
  }
}

/** The only colour there is to place; else the player says which. */
function onlyMarble(table: Table): Marble | null {
  const all = placeableMarbles(table)
  return all.length === 1 ? all[0] : null
}

/** Where the chain has only one way on, it goes there by itself. */
function goOn(table: Table, path: readonly Ring[]): readonly Ring[] {
  let whole = path
  for (;;) {
    const ways = jumpsOn(table, whole)
    if (ways.length !== 1) return whole
    whole = [...whole, ways[0].to]
  }
}

/** The board as it would look with the draft carried out, for drawing. */
export interface Preview {
  readonly placed: { readonly ring: Ring; readonly marble: Marble | null } | null
  readonly removed: Ring | null
  readonly jumper: { readonly from: Ring; readonly to: Ring } | null
  readonly taken: ReadonlySet<Ring>
}

export function preview(table: Table, draft: ZertzDraft): Preview {
  const taken = new Set<Ring>()
  for (let i = 1; i < draft.path.length; i++) {
    const way = jumpsOn(table, draft.path.slice(0, i)).find(({ to }) => to === draft.path[i])
    if (way) taken.add(way.over)
  }
  const from = draft.path[0]
  const to = draft.path[draft.path.length - 1]
  return {
    placed: draft.at === null ? null : { ring: draft.at, marble: draft.marble },
    removed: draft.remove,
    jumper: draft.path.length > 0 ? { from, to } : null,
    taken,
  }
}

/** What is asked next of a move under construction; null: nothing is chosen yet. */
export function nextOf(table: Table, draft: ZertzDraft): Next | null {
  if (finished(table, draft)) return draft.path.length > 0 ? 'jumps' : 'moves'
  if (draft.path.length > 0) return 'jumpOn'
  if (draft.at !== null) return draft.marble === null ? 'pickMarble' : 'pickFree'
  return draft.marble === null ? null : 'pickRing'
}
export type Next = 'pickMarble' | 'pickRing' | 'pickFree' | 'jumpOn' | 'moves' | 'jumps'
