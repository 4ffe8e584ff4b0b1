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

export interface Choices {
  readonly mode: Mode
  /** The disc to place, and where. */
  readonly colour: Colour | null
  readonly cell: Cell | null
  /** The claim: the centre's disc, the cells in order, whose operation leads on from each (null: the usual owner's). */
  readonly last: Colour | null
  readonly route: readonly Cell[]
  readonly owners: readonly (Seat | null)[]
  /** Routes offered with assistance; null: not found yet. */
  readonly offers: readonly Route[] | null
  /** Whether the player wants to see what one more disc would make possible, and what was found; null: nothing yet. */
  readonly ahead: boolean
  readonly openings: readonly Opening[] | null
  /** The sheet, and the pair that gets the next operation. */
  readonly operations: readonly (Operation | null)[]
  readonly pair: number
}

/** Nothing chosen yet; also what every new ask starts from. */
export const nothingChosen: Choices = {
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

// The sheet.

/** A pair gets an operation. The pair that had it before gets this pair's old one: a swap. The next empty pair is up. */
export function withOperation(draft: Choices, pair: number, operation: Operation): Choices {
  const before = draft.operations[pair]
  const elsewhere = draft.operations.indexOf(operation)
  const swapped = elsewhere < 0 ? draft.operations : draft.operations.with(elsewhere, before)
  const operations = swapped.with(pair, operation)
  const empty = operations.findIndex((_, i) => operations[(pair + 1 + i) % operations.length] === null)
  return { ...draft, operations, pair: empty < 0 ? pair : (pair + 1 + empty) % operations.length }
}

export function withPairsSwapped(draft: Choices, one: number, other: number): Choices {
  const { operations } = draft
  return { ...draft, operations: operations.with(one, operations[other]).with(other, operations[one]), pair: other }
}

export function withBlankSheet(draft: Choices): Choices {
  return { ...draft, operations: nothingChosen.operations, pair: 0 }
}

/** A sheet filled in at random: what has been chosen stays; one without gaps is dealt out again. */
export function withRandomSheet(draft: Choices, rng: Rng): Choices {
  const whole = wholeSheet(draft) !== null
  const rest = randomSheet(rng).filter((operation) => whole || !draft.operations.includes(operation))
  let next = 0
  return { ...draft, operations: draft.operations.map((operation) => (whole ? null : operation) ?? rest[next++]) }
}

export function wholeSheet(draft: Choices): Sheet | null {
  const { operations } = draft
  return operations.every((operation) => operation !== null) ? operations : null
}

export function emptyPairs(draft: Choices): number {
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

export function claimOf(draft: Choices): PartialClaim {
  return { colour: draft.last, route: draft.route, owners: draft.owners }
}

/** One object for every free cell: cells that stay free are not drawn again. */
const free: Target = { aim: 'place', owners: [] }

/** The cells that can be tapped, and what for. */
export function targets(
  table: Table,
  prompt: Prompt | null,
  seat: Seat | null,
  draft: Choices,
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

/** The draft after a tap on a cell; the same one if the tap means nothing. */
export function afterTap(table: Table, prompt: Prompt | null, seat: Seat | null, draft: Choices, cell: Cell): Choices {
  const target = targets(table, prompt, seat, draft).get(cell)
  if (target === undefined) {
    const isPicked = draft.mode === 'place' && draft.cell === cell && prompt !== null
    return isPicked ? { ...draft, cell: null } : draft
  }
  switch (target.aim) {
    case 'place': {
      const playable = playableColours(table, seat!)
      return { ...draft, cell, colour: playable.length === 1 ? playable[0] : draft.colour }
    }
    case 'start':
      return { ...draft, route: [cell] }
    case 'step':
    case 'stray': {
      const route = [...draft.route, cell]
      const last = draft.last ?? (cell === centre ? usualCentreColour(table, seat!, route) : null)
      return { ...draft, route, owners: [...draft.owners, null], last }
    }
    case 'back':
      return cutTo(draft, draft.route.indexOf(cell) + (cell === draft.route.at(-1) ? 0 : 1))
    default:
      return target.aim satisfies never
  }
}

/** Why a tap on a cell has no effect. */
export function whyNotCell(table: Table, draft: Choices, cell: Cell): Refusal {
  return draft.mode === 'claim' ? whyNoStep(table, draft.route, cell) : whyNotFree(cell)
}

/** Whether nothing has been chosen for this turn yet. */
export const isUntouched = ({ mode, colour, cell }: Choices): boolean =>
  mode === 'place' && colour === null && cell === null

/** With the first discs of the route only. */
function cutTo(draft: Choices, length: number): Choices {
  return { ...draft, route: draft.route.slice(0, length), owners: draft.owners.slice(0, Math.max(0, length - 1)) }
}

/** Another colour to place; the same again lets go of it. */
export function withColour(draft: Choices, colour: Colour): Choices {
  return { ...draft, colour: draft.colour === colour ? null : colour }
}

/** Another colour for the centre. The same again lets go of it, unless the route needs it already. */
export function withCentre(draft: Choices, colour: Colour): Choices {
  return { ...draft, last: draft.last === colour && draft.route.at(-1) !== centre ? null : colour }
}

/** A step given to the next seat whose operation fits; the same draft if there is no other. */
export function withNextOwner(draft: Choices, at: number, { fitting, owner }: PartialStep): Choices {
  if (fitting.length < 2 || owner === null) return draft
  return { ...draft, owners: draft.owners.with(at, fitting[(fitting.indexOf(owner) + 1) % fitting.length]) }
}

/** An offered route becomes the claim. */
export function withOffer(draft: Choices, { claim }: Route): Choices {
  return { ...draft, mode: 'claim', last: claim.colour, route: claim.route, owners: claim.owners }
}

/** An opening's disc is about to be placed; the same opening again lets go of it. */
export function withOpening(draft: Choices, opening: Opening): Choices {
  const { cell, colour } = chosenOpening(draft) === opening ? nothingChosen : opening.place
  return { ...draft, mode: 'place', cell, colour }
}

/** The opening whose disc is about to be placed. */
export function chosenOpening(draft: Choices): Opening | null {
  if (draft.mode !== 'place' || !draft.ahead) return null
  const { cell, colour } = draft
  return draft.openings?.find(({ place }) => place.cell === cell && place.colour === colour) ?? null
}

/** The draft without the last choice; the same one if there was none. */
export function afterTakeBack(draft: Choices): Choices {
  if (draft.mode === 'pass') return { ...draft, mode: 'place' }
  if (draft.mode === 'claim')
    return draft.route.length === 0 ? { ...draft, mode: 'place', last: null } : cutTo(draft, draft.route.length - 1)
  if (draft.cell !== null) return { ...draft, cell: null }
  return draft.colour === null ? draft : { ...draft, colour: null }
}

/** The claim, once it reaches the centre. */
export function wholeClaim(draft: Choices): ClaimAnswer | null {
  if (draft.mode !== 'claim' || draft.route.at(-1) !== centre || draft.last === null) return null
  return { type: 'claim', colour: draft.last, route: draft.route, owners: draft.owners }
}

export function wholePlacement(draft: Choices): Answer | null {
  if (draft.mode !== 'place' || draft.cell === null || draft.colour === null) return null
  return { type: 'place', cell: draft.cell, colour: draft.colour }
}

// What the board shows of it.

/** The disc drawn on a cell, the draft's included. */
export function discShown(table: Table, draft: Choices, claiming: boolean, cell: Cell): Colour | null {
  if (cell === centre) return claiming && draft.route.includes(centre) ? draft.last : null
  return table.board[cell] ?? (draft.mode === 'place' && draft.cell === cell ? draft.colour : null)
}

/** Discs drawn faintly: the openings' placements, or the centre of the route that the chosen one leads to. */
export function ghosts(draft: Choices, prompt: Prompt | null): readonly { cell: Cell; colour: Colour }[] {
  const opening = chosenOpening(draft)
  if (opening) return [{ cell: centre, colour: opening.route.claim.colour }]
  if (prompt?.type !== 'turn' || draft.mode !== 'place' || !draft.ahead) return []
  const places = draft.openings?.map(({ place }) => place) ?? []
  return places.filter(({ cell }, i) => cell !== draft.cell && places.findIndex((one) => one.cell === cell) === i)
}
