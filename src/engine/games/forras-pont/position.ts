import type { Seat } from '../../core/contract'
import { cells, centre, sidesFor } from './board'
import {
  addDisc,
  type Colour,
  colours,
  type Discs,
  discsOfColour,
  type NumberCard,
  numberCards,
  type Options,
  type Sheet,
  noDiscs,
} from './facts'
import type { GameWorld } from './motion'
import { colourNamed, sheetNamed } from './notation'

/** A position drawn as text. What is left out is as at the start of the turns. */
export interface PositionSpec {
  /** Seven rows from the north, one letter a cell as in the notation, `.` for an empty one. */
  readonly board?: string
  /** One sheet a seat, as nine signs. */
  readonly sheets: readonly string[]
  readonly options?: Partial<Options>
  readonly turn?: Seat
  readonly card?: NumberCard
  readonly pile?: readonly NumberCard[]
  /** Discs that each seat owns; the bank holds what is neither owned nor on the board. */
  readonly discs?: readonly Partial<Discs>[]
  readonly won?: readonly (readonly NumberCard[])[]
  readonly idle?: number
}

/** The world of a position in the middle of the turns. Throws if the position can't be. */
export function position(spec: PositionSpec): GameWorld {
  const options: Options = { seating: 'opposite', assistance: false, clock: 'off', ...spec.options }
  const seats = spec.sheets.length
  const board = boardDrawn(spec.board ?? '.'.repeat(cells))
  const discs = Array.from({ length: seats }, (_, seat): Discs => ({ ...noDiscs, ...spec.discs?.[seat] }))
  const card = spec.card ?? '?'
  const won = Array.from({ length: seats }, (_, seat) => spec.won?.[seat] ?? [])
  const pile = spec.pile ?? numberCards.filter((one) => one !== card && !won.flat().includes(one))
  return {
    table: {
      options,
      phase: 'turns',
      sides: sidesFor(seats, options.seating),
      sheets: spec.sheets.map(sheetDrawn),
      board,
      bank: bankLeft(board, discs),
      discs,
      won,
      card,
      pile: pile.length,
      first: 0,
      turn: spec.turn ?? 0,
      idle: spec.idle ?? 0,
      ended: [],
    },
    own: discs.map(() => null),
    hidden: { pile },
  }
}

/** A board from its drawing; blanks and line breaks don't count. */
export function boardDrawn(drawing: string): readonly (Colour | null)[] {
  const signs = drawing.replace(/\s/g, '')
  if (signs.length !== cells || signs[centre] !== '.') throw new Error(`not a board: ${drawing}`)
  return [...signs].map((sign) => {
    const colour = colourNamed(sign)
    if (colour === null && sign !== '.') throw new Error(`no colour: ${sign}`)
    return colour
  })
}

export function sheetDrawn(signs: string): Sheet {
  const sheet = sheetNamed(signs)
  if (sheet === null) throw new Error(`not a sheet: ${signs}`)
  return sheet
}

function bankLeft(board: readonly (Colour | null)[], discs: readonly Discs[]): Discs {
  let bank: Discs = noDiscs
  for (const colour of colours) {
    const gone = board.filter((disc) => disc === colour).length + discs.reduce((sum, own) => sum + own[colour], 0)
    bank = addDisc(bank, colour, discsOfColour - gone)
    if (bank[colour] < 0) throw new Error(`too many ${colour} discs`)
  }
  return bank
}
