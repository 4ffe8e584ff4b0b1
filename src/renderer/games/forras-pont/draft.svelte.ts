/** An answer under construction: a sheet, a placement, or a claim that grows disc by disc. */
import type { Seat } from '../../../engine/core/contract'
import type { Route } from '../../../engine/games/forras-pont/search/best'
import { fittingOwners } from '../../../engine/games/forras-pont/routes/claims'
import {
  centre,
  edgeOf,
  neighbours,
  pairs,
  playableColours,
  type Answer,
  type Cell,
  type ClaimAnswer,
  type Colour,
  type Operation,
  type Prompt,
  type Sheet,
  type Table,
} from '../../../engine/games/forras-pont/facts'
import { openSteps, type Opening } from '../../../engine/games/forras-pont/routes/openings'
import type { Draft } from '../../match/contract'

export type Mode = 'place' | 'claim' | 'pass'
const noOperations: readonly (Operation | null)[] = pairs.map(() => null)

export class ForrasDraft implements Draft {
  mode = $state<Mode>('place')
  /** The disc to place, and where. */
  colour = $state<Colour | null>(null)
  cell = $state<Cell | null>(null)
  /** The claim: the centre's disc, the cells in order, whose operation leads on from each (null: as usual). */
  last = $state<Colour | null>(null)
  route = $state.raw<readonly Cell[]>([])
  owners = $state.raw<readonly (Seat | null)[]>([])
  /** The step whose owner is being chosen; null: the newest. */
  step = $state<number | null>(null)
  /** Routes offered with assistance; null: not looked for yet. */
  offers = $state.raw<readonly Route[] | null>(null)
  /** Whether what one more disc would make possible is asked for, and what was found; null: not found yet. */
  ahead = $state(false)
  openings = $state.raw<readonly Opening[] | null>(null)
  /** The sheet, and the pair that gets the next operation. */
  operations = $state.raw<readonly (Operation | null)[]>(noOperations)
  pair = $state(0)
  /** Whether everyone's sheets lie open before the player. */
  sheetsOpen = $state(false)

  reset(): void {
    this.mode = 'place'
    this.colour = this.cell = this.last = this.step = null
    this.route = this.owners = []
    this.offers = this.openings = null
    this.ahead = false
    this.operations = noOperations
    this.pair = 0
  }
}

export const createDraft = () => new ForrasDraft()

/** Writes an operation to a pair. Where it stood before comes what the pair had: a swap. */
export function assign(draft: ForrasDraft, pair: number, operation: Operation): void {
  const before = draft.operations[pair]
  const elsewhere = draft.operations.indexOf(operation)
  const next = draft.operations.slice()
  if (elsewhere >= 0) next[elsewhere] = before
  next[pair] = operation
  draft.operations = next
  const empty = next.findIndex((_, i) => next[(pair + 1 + i) % next.length] === null)
  draft.pair = empty < 0 ? pair : (pair + 1 + empty) % next.length
}

export function swapPairs(draft: ForrasDraft, one: number, other: number): void {
  const next = draft.operations.slice()
  ;[next[one], next[other]] = [next[other], next[one]]
  draft.operations = next
  draft.pair = other
}

export function wholeSheet(draft: ForrasDraft): Sheet | null {
  const { operations } = draft
  return operations.every((operation) => operation !== null) ? operations : null
}

/** What a tap on a cell would do: a `stray` step goes where no operation leads. */
export type Aim = 'place' | 'start' | 'step' | 'stray' | 'back'

export interface Target {
  readonly aim: Aim
  /** Whose operations lead there. */
  readonly owners: readonly Seat[]
}

export function targets(
  table: Table,
  prompt: Prompt | null,
  seat: Seat | null,
  draft: ForrasDraft,
): ReadonlyMap<Cell, Target> {
  const found = new Map<Cell, Target>()
  if (prompt?.type !== 'turn' || seat === null) return found
  if (draft.mode === 'place') {
    for (const [cell, disc] of table.board.entries())
      if (disc === null && cell !== centre && cell !== draft.cell) found.set(cell, { aim: 'place', owners: [] })
    return found
  }
  if (draft.mode === 'pass') return found
  const last = draft.route.at(-1)
  if (last === undefined) {
    for (const cell of edgeOf(table.sides[seat]))
      if (table.board[cell] !== null) found.set(cell, { aim: 'start', owners: [] })
    return found
  }
  for (const cell of draft.route) found.set(cell, { aim: 'back', owners: [] })
  if (last === centre) return found
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbours[last * 8 + direction]
    if (to < 0 || draft.route.includes(to) || (to !== centre && table.board[to] === null)) continue
    found.set(to, { aim: 'stray', owners: [] })
  }
  for (const { to, colour, owners } of openSteps(table, seat, draft.route)) {
    if (to === centre && draft.last !== null && draft.last !== colour) continue
    const all = new Set([...(found.get(to)?.owners ?? []), ...owners])
    found.set(to, { aim: 'step', owners: [...all].sort() })
  }
  return found
}

/** Carries out a tap on a cell. */
export function tap(table: Table, prompt: Prompt | null, seat: Seat | null, draft: ForrasDraft, cell: Cell): boolean {
  const target = targets(table, prompt, seat, draft).get(cell)
  if (target === undefined) {
    if (draft.mode !== 'place' || draft.cell !== cell || prompt === null) return false
    draft.cell = null
    return true
  }
  switch (target.aim) {
    case 'place': {
      const playable = playableColours(table, seat!)
      if (playable.length === 1) draft.colour = playable[0]
      draft.cell = cell
      return true
    }
    case 'start':
      draft.route = [cell]
      return true
    case 'step':
    case 'stray':
      draft.route = [...draft.route, cell]
      draft.owners = [...draft.owners, null]
      draft.step = null
      if (cell === centre) draft.last ??= likelyLast(table, seat!, draft.route)
      return true
    case 'back':
      cutRoute(draft, draft.route.indexOf(cell) + (cell === draft.route.at(-1) ? 0 : 1))
      return true
    default:
      return target.aim satisfies never
  }
}

/** Keeps the first discs of the route. */
export function cutRoute(draft: ForrasDraft, length: number): void {
  draft.route = draft.route.slice(0, length)
  draft.owners = draft.owners.slice(0, Math.max(0, length - 1))
  draft.step = null
}

/** The colour for the centre that one would take: one that my operation leads to, else anybody's, else any. */
function likelyLast(table: Table, seat: Seat, route: readonly Cell[]): Colour | null {
  const playable = playableColours(table, seat)
  const owners = (colour: Colour) => fittingOwners(table, seat, colour, route, route.length - 2)
  return (
    playable.find((colour) => owners(colour).includes(seat)) ??
    playable.find((colour) => owners(colour).length > 0) ??
    playable[0] ??
    null
  )
}

/** Takes an offered route over into the draft. */
export function takeOffer(draft: ForrasDraft, { claim }: Route): void {
  draft.mode = 'claim'
  draft.last = claim.colour
  draft.route = claim.route
  draft.owners = claim.owners
  draft.step = null
}

/** Takes an opening's disc over into the draft, or lets go of it. */
export function takeOpening(draft: ForrasDraft, opening: Opening): void {
  const same = chosenOpening(draft) === opening
  draft.mode = 'place'
  draft.colour = same ? null : opening.place.colour
  draft.cell = same ? null : opening.place.cell
}

/** The opening whose disc is the one to be placed. */
export function chosenOpening(draft: ForrasDraft): Opening | null {
  if (draft.mode !== 'place' || !draft.ahead) return null
  const { cell, colour } = draft
  return draft.openings?.find(({ place }) => place.cell === cell && place.colour === colour) ?? null
}

/** Takes the last choice back. False if there was none. */
export function takeBack(draft: ForrasDraft): boolean {
  if (draft.mode === 'pass') draft.mode = 'place'
  else if (draft.mode === 'claim') {
    if (draft.route.length === 0) {
      draft.mode = 'place'
      draft.last = null
    } else cutRoute(draft, draft.route.length - 1)
  } else if (draft.cell !== null) draft.cell = null
  else if (draft.colour !== null) draft.colour = null
  else return false
  return true
}

/** The claim, once it reaches the centre. */
export function wholeClaim(draft: ForrasDraft): ClaimAnswer | null {
  if (draft.mode !== 'claim' || draft.route.at(-1) !== centre || draft.last === null) return null
  return { type: 'claim', colour: draft.last, route: draft.route, owners: draft.owners }
}

export function wholePlacement(draft: ForrasDraft): Answer | null {
  if (draft.mode !== 'place' || draft.cell === null || draft.colour === null) return null
  return { type: 'place', cell: draft.cell, colour: draft.colour }
}
