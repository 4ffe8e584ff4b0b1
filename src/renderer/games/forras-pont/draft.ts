/** The answer under construction: a sheet, a placement, or a claim that grows disc by disc. */
import type { Refusal, Rng, Seat } from '../../../engine/core/contract'
import { centre } from '../../../engine/games/forras-pont/board'
import {
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
import { freeCells, randomSheet, whyNotFree } from '../../../engine/games/forras-pont/laying'
import type { Opening } from '../../../engine/games/forras-pont/routes/openings'
import {
  continuations,
  startsOf,
  usualCentreColour,
  whyNoStep,
  type PartialClaim,
  type PartialStep,
} from '../../../engine/games/forras-pont/routes/partialClaim'
import type { Route } from '../../../engine/games/forras-pont/search/best'

export type Mode = 'place' | 'claim' | 'pass'

/** Plain data; `draft.svelte.ts` makes it reactive. */
export interface DraftState {
  mode: Mode
  /** The disc to place, and where. */
  colour: Colour | null
  cell: Cell | null
  /** The claim: the centre's disc, the cells in order, whose operation leads on from each (null: the usual owner's). */
  last: Colour | null
  route: readonly Cell[]
  owners: readonly (Seat | null)[]
  /** Routes offered with assistance; null: not found yet. */
  offers: readonly Route[] | null
  /** Whether the player wants to see what one more disc would make possible, and what was found; null: nothing yet. */
  ahead: boolean
  openings: readonly Opening[] | null
  /** The sheet, and the pair that gets the next operation. */
  operations: readonly (Operation | null)[]
  pair: number
}

export function blankDraft(): DraftState {
  return {
    mode: 'place',
    colour: null,
    cell: null,
    last: null,
    route: [],
    owners: [],
    offers: null,
    ahead: false,
    openings: null,
    operations: pairs.map(() => null),
    pair: 0,
  }
}

// The sheet.

/** Gives a pair an operation. The pair that had it before gets this pair's old one: a swap. Moves on to the next empty pair. */
export function assign(draft: DraftState, pair: number, operation: Operation): void {
  const before = draft.operations[pair]
  const elsewhere = draft.operations.indexOf(operation)
  const next = draft.operations.slice()
  if (elsewhere >= 0) next[elsewhere] = before
  next[pair] = operation
  draft.operations = next
  const empty = next.findIndex((_, i) => next[(pair + 1 + i) % next.length] === null)
  draft.pair = empty < 0 ? pair : (pair + 1 + empty) % next.length
}

export function swapPairs(draft: DraftState, one: number, other: number): void {
  const next = draft.operations.slice()
  ;[next[one], next[other]] = [next[other], next[one]]
  draft.operations = next
  draft.pair = other
}

export function clearSheet(draft: DraftState): void {
  draft.operations = pairs.map(() => null)
  draft.pair = 0
}

/** Fills a sheet in: what has been chosen stays; a sheet without gaps is dealt out again. */
export function fillAtRandom(draft: DraftState, rng: Rng): void {
  const whole = wholeSheet(draft) !== null
  const rest = randomSheet(rng).filter((operation) => whole || !draft.operations.includes(operation))
  let next = 0
  draft.operations = draft.operations.map((operation) => (whole ? null : operation) ?? rest[next++])
}

export function wholeSheet(draft: DraftState): Sheet | null {
  const { operations } = draft
  return operations.every((operation) => operation !== null) ? operations : null
}

export function emptyPairs(draft: DraftState): number {
  return draft.operations.filter((operation) => operation === null).length
}

/** The pair an arrow key leads to from another, three in a row; null for other keys and at the ends. */
export function pairByArrow(pair: number, key: string): number | null {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[key]
  const next = by === undefined ? -1 : pair + by
  return next < 0 || next >= pairs.length ? null : next
}

/** The nine operations as a compass, row by row. */
export const compass: readonly Operation[] = [
  ...(['up-left', 'up', 'up-right', 'left', 'repeat', 'right', 'down-left', 'down', 'down-right'] as const),
]

/** The operation of a digit key. The number block is a compass, too: 8 is up, 5 repeats. */
export function operationByDigit(key: string): Operation | null {
  if (!/^[1-9]$/.test(key)) return null
  const digit = Number(key) - 1
  return compass[(2 - Math.floor(digit / 3)) * 3 + (digit % 3)]
}

// A turn.

/** What a tap on a cell would do: a `stray` step goes where no operation leads. */
export type Aim = 'place' | 'start' | 'step' | 'stray' | 'back'

export interface Target {
  readonly aim: Aim
  /** Whose operations lead there. */
  readonly owners: readonly Seat[]
}

export function claimOf(draft: DraftState): PartialClaim {
  return { colour: draft.last, route: draft.route, owners: draft.owners }
}

/** One object for every free cell: cells that stay free are not drawn again. */
const free: Target = { aim: 'place', owners: [] }

/** The cells that can be tapped, and what for. */
export function targets(
  table: Table,
  prompt: Prompt | null,
  seat: Seat | null,
  draft: DraftState,
): ReadonlyMap<Cell, Target> {
  const found = new Map<Cell, Target>()
  if (prompt?.type !== 'turn' || seat === null || draft.mode === 'pass') return found
  if (draft.mode === 'place') {
    for (const cell of freeCells(table)) if (cell !== draft.cell) found.set(cell, free)
    return found
  }
  if (draft.route.length === 0) for (const cell of startsOf(table, seat)) found.set(cell, { aim: 'start', owners: [] })
  for (const cell of draft.route) found.set(cell, { aim: 'back', owners: [] })
  for (const [cell, owners] of continuations(table, seat, claimOf(draft)))
    found.set(cell, { aim: owners.length > 0 ? 'step' : 'stray', owners })
  return found
}

/** Carries out a tap on a cell. False if it means nothing. */
export function tap(table: Table, prompt: Prompt | null, seat: Seat | null, draft: DraftState, cell: Cell): boolean {
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
      if (cell === centre) draft.last ??= usualCentreColour(table, seat!, draft.route)
      return true
    case 'back':
      cutRoute(draft, draft.route.indexOf(cell) + (cell === draft.route.at(-1) ? 0 : 1))
      return true
    default:
      return target.aim satisfies never
  }
}

/** Why a tap on a cell has no effect. */
export function whyNotCell(table: Table, draft: DraftState, cell: Cell): Refusal {
  return draft.mode === 'claim' ? whyNoStep(table, draft.route, cell) : whyNotFree(cell)
}

/** Whether nothing has been chosen for this turn yet. */
export const isUntouched = ({ mode, colour, cell }: DraftState): boolean =>
  mode === 'place' && colour === null && cell === null

/** Keeps the first discs of the route. */
function cutRoute(draft: DraftState, length: number): void {
  draft.route = draft.route.slice(0, length)
  draft.owners = draft.owners.slice(0, Math.max(0, length - 1))
}

/** Picks the colour to place, or lets go of it. */
export function pickColour(draft: DraftState, colour: Colour): void {
  draft.colour = draft.colour === colour ? null : colour
}

/** Picks the centre's colour. A second tap lets go of it, unless the route needs it already. */
export function pickCentre(draft: DraftState, colour: Colour): void {
  draft.last = draft.last === colour && draft.route.at(-1) !== centre ? null : colour
}

/** Gives a step to the next seat whose operation fits. False if there is no other. */
export function passStepOn(draft: DraftState, at: number, { fitting, owner }: PartialStep): boolean {
  if (fitting.length < 2 || owner === null) return false
  draft.owners = draft.owners.with(at, fitting[(fitting.indexOf(owner) + 1) % fitting.length])
  return true
}

/** Takes an offered route over into the draft. */
export function takeOffer(draft: DraftState, { claim }: Route): void {
  draft.mode = 'claim'
  draft.last = claim.colour
  draft.route = claim.route
  draft.owners = claim.owners
}

/** Takes an opening's disc over into the draft, or lets go of it. */
export function takeOpening(draft: DraftState, opening: Opening): void {
  const same = chosenOpening(draft) === opening
  draft.mode = 'place'
  draft.colour = same ? null : opening.place.colour
  draft.cell = same ? null : opening.place.cell
}

/** The opening whose disc is about to be placed. */
export function chosenOpening(draft: DraftState): Opening | null {
  if (draft.mode !== 'place' || !draft.ahead) return null
  const { cell, colour } = draft
  return draft.openings?.find(({ place }) => place.cell === cell && place.colour === colour) ?? null
}

/** Takes the last choice back. False if there was none. */
export function takeBack(draft: DraftState): boolean {
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
export function wholeClaim(draft: DraftState): ClaimAnswer | null {
  if (draft.mode !== 'claim' || draft.route.at(-1) !== centre || draft.last === null) return null
  return { type: 'claim', colour: draft.last, route: draft.route, owners: draft.owners }
}

export function wholePlacement(draft: DraftState): Answer | null {
  if (draft.mode !== 'place' || draft.cell === null || draft.colour === null) return null
  return { type: 'place', cell: draft.cell, colour: draft.colour }
}

// What the board shows of it.

/** The disc drawn on a cell, the draft's included. */
export function discShown(table: Table, draft: DraftState, claiming: boolean, cell: Cell): Colour | null {
  if (cell === centre) return claiming && draft.route.includes(centre) ? draft.last : null
  return table.board[cell] ?? (draft.mode === 'place' && draft.cell === cell ? draft.colour : null)
}

/** Discs drawn faintly: the openings' placements, or the centre of the route that the chosen one leads to. */
export function ghosts(draft: DraftState, prompt: Prompt | null): readonly { cell: Cell; colour: Colour }[] {
  const opening = chosenOpening(draft)
  if (opening) return [{ cell: centre, colour: opening.route.claim.colour }]
  if (prompt?.type !== 'turn' || draft.mode !== 'place' || !draft.ahead) return []
  const places = draft.openings?.map(({ place }) => place) ?? []
  return places.filter(({ cell }, i) => cell !== draft.cell && places.findIndex((one) => one.cell === cell) === i)
}
