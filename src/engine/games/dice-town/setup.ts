import type { Rng, Step } from '../../core/contract'
import { shuffle } from '../../core/rng'
import type { Event } from './events'
import { stepOf, tell, type Draft } from './motion'
import {
  bankMoney,
  noCards,
  nuggetsInMine,
  properties,
  rowLength,
  startMoney,
  storeCards,
  type Hidden,
  type Own,
  type Phase,
  type Table,
} from './facts'
import type { Options } from './options'
import { advance } from './resolve'

const nothingYet: Phase = { type: 'keep' }

/** The town before the first throw (DT-1.1), and that throw. */
export function setup(options: Options, seats: number, rng: Rng): Step<Table, Own, Hidden, Event> {
  const { firstSheriff } = options
  const sheriff = typeof firstSheriff === 'number' && firstSheriff < seats ? firstSheriff : rng.below(seats)
  const deck = shuffle(rng, storeCards)
  const land = shuffle(rng, properties)
  const row = land.slice(0, rowLength)
  const pile = land.slice(rowLength)
  const draft: Draft = {
    table: {
      clock: options.clock,
      round: 0,
      sheriff,
      players: Array.from({ length: seats }, () => ({
        money: startMoney,
        nuggets: 0,
        property: 0,
        store: 0,
        wired: [],
        dice: [],
        lifted: [],
        won: false,
      })),
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
      phase: nothingYet,
      agenda: [{ do: 'round' }],
      hands: null,
    },
    own: Array.from({ length: seats }, () => ({
      property: [],
      store: [],
      thrown: [],
      drawn: [],
      loot: noCards,
      lost: noCards,
      offer: noCards,
    })),
    hidden: { deck, discard: [], pile },
    told: [],
    rng,
  }
  tell(draft, { type: 'began', sheriff, row, rule: 'DT-1.3' })
  advance(draft, { phase: nothingYet })
  return stepOf(draft)
}
