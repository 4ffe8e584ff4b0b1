import type { Seat } from '../../core/contract'
import { discsOfColour } from './board'
import {
  addDisc,
  cells,
  centre,
  colours,
  sidesFor,
  type Discs,
  type ForrasWorld,
  type NumberCard,
  type Options,
} from './facts'
import { readColour, readSheet } from './notation'

/** A position drawn as text, as tests set it up: what is left out is as at the start of the turns. */
export interface Scene {
  /** Seven rows from the north, one letter a cell as in the notation, `./` for an empty one. */
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

export function worldOf(scene: Scene): ForrasWorld {
  const options: Options = { seating: 'opposite', assistance: false, clock: 'off', ...scene.options }
  const seats = scene.sheets.length
  const signs = (scene.board ?? './'.repeat(cells)).replace(/\s/g, '')
  if (signs.length !== cells || signs[centre] !== './') throw new Error(`not a board: ${scene.board}`)
  const board = [...signs].map((sign) => (sign === './' ? null : readColour(sign)))
  const none: Discs = { yellow: 0, purple: 0, pink: 0 }
  const discs = Array.from({ length: seats }, (_, seat): Discs => ({ ...none, ...scene.discs?.[seat] }))
  let bank: Discs = none
  for (const colour of colours) {
    const gone = board.filter((disc) => disc === colour).length + discs.reduce((sum, own) => sum + own[colour], 0)
    bank = addDisc(bank, colour, discsOfColour - gone)
    if (bank[colour] < 0) throw new Error(`too many ${colour} discs`)
  }
  const card = scene.card ?? '?'
  const won = Array.from({ length: seats }, (_, seat) => scene.won?.[seat] ?? [])
  const pile =
    scene.pile ?? ([4, 5, 6, 7, 8, 9, '?'] as const).filter((one) => one !== card && !won.flat().includes(one))
  const turn = scene.turn ?? 0
  return {
    table: {
      options,
      phase: 'turns',
      sides: sidesFor(seats, options.seating),
      sheets: scene.sheets.map(readSheet),
      board,
      bank,
      discs,
      won,
      card,
      pile: pile.length,
      first: 0,
      turn,
      idle: scene.idle ?? 0,
      ended: [],
    },
    own: discs.map(() => null),
    hidden: { pile },
  }
}
