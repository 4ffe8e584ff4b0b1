import type { Rng } from '../../core/contract'
import { shuffle } from '../../core/rng'
import { reveal } from '../../core/views'
import { cells, sidesFor } from './board'
import { discsOfColour, numberCards, type Options, type Table, noDiscs } from './facts'
import type { GameStep } from './motion'

/** Lays out the board and turns up the first number card; the sheets come next (FP-1 to FP-3). */
export function setup(options: Options, seats: number, rng: Rng): GameStep {
  const [card, ...pile] = shuffle(rng, numberCards)
  const sides = sidesFor(seats, options.seating)
  const everyone = sides.map((_, seat) => seat)
  const table: Table = {
    options,
    phase: 'sheets',
    sides,
    sheets: [],
    board: Array<null>(cells).fill(null),
    bank: { yellow: discsOfColour, purple: discsOfColour, pink: discsOfColour },
    discs: everyone.map(() => noDiscs),
    won: everyone.map(() => []),
    card,
    pile: pile.length,
    first: null,
    turn: null,
    idle: 0,
    ended: [],
  }
  return {
    world: { table, own: everyone.map(() => null), hidden: { pile } },
    told: [reveal({ type: 'dealt', rule: 'FP-3', sides, card })],
  }
}
