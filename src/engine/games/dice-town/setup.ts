import type { Rng } from '../../core/contract'
import { shuffle } from '../../core/rng'
import { stepOf, tell } from '../../core/step'
import { properties, storeCards } from './cards/catalog'
import { bankMoney, noCards, nuggetsInMine, rowLength, startMoney, type Options, type Own, type Player } from './facts'
import { townInMotion, type GameStep, type GameWorld } from './motion'
import { advance } from './resolve'

export const newPlayer: Player = {
  money: startMoney,
  nuggets: 0,
  property: 0,
  store: 0,
  wired: [],
  dice: [],
  lifted: [],
  won: false,
}
export const emptyHand: Own = {
  property: [],
  store: [],
  thrown: [],
  drawn: [],
  loot: noCards,
  lost: noCards,
  offer: noCards,
}

/** The town before the first throw (DT-1.1), and that throw. */
export function setup(options: Options, seats: number, rng: Rng): GameStep {
  const motion = townInMotion(townBefore(options, seats, rng), rng)
  const { sheriff, row, phase } = motion.table
  tell(motion, { type: 'began', sheriff, row, rule: 'DT-1.3' })
  advance(motion, phase)
  return stepOf(motion)
}

function townBefore({ clock, firstSheriff }: Options, seats: number, rng: Rng): GameWorld {
  const sheriff = typeof firstSheriff === 'number' && firstSheriff < seats ? firstSheriff : rng.below(seats)
  const deck = shuffle(rng, storeCards)
  const land = shuffle(rng, properties)
  const row = land.slice(0, rowLength)
  const pile = land.slice(rowLength)
  return {
    table: {
      clock,
      round: 0,
      sheriff,
      players: Array.from({ length: seats }, () => newPlayer),
      mine: nuggetsInMine,
      bank: bankMoney,
      stagecoach: 0,
      row,
      pile: pile.length,
      deck: deck.length,
      discard: 0,
      used: [],
      open: [],
      place: null,
      phase: { type: 'keep' },
      agenda: [{ do: 'round' }],
      hands: null,
    },
    own: Array.from({ length: seats }, () => emptyHand),
    hidden: { deck, discard: [], pile },
  }
}
