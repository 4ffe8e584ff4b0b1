import type { Seat } from '../../core/contract'
import { byCard, byPoints, properties, storeCards } from './cards/catalog'
import { byFace } from './dice/choices'
import {
  bankMoney,
  faces,
  nuggetsInMine,
  places,
  rowLength,
  startMoney,
  type Face,
  type Hidden,
  type Own,
  type Player,
  type StoreCard,
} from './facts'
import type { GameWorld } from './motion'
import { without } from './multiset'
import { newPlayer, emptyHand } from './setup'

/** Towns set by hand: any position in a few words. */

export interface PlayerSpec {
  readonly money?: number
  readonly nuggets?: number
  readonly store?: readonly StoreCard[]
  readonly property?: readonly number[]
  readonly wired?: readonly number[]
  /** Dice set aside: '9 9 9 J K'. */
  readonly dice?: string
  /** Dice under the cup. */
  readonly thrown?: string
  readonly won?: boolean
}

export interface PositionSpec {
  readonly players: readonly PlayerSpec[]
  readonly sheriff?: Seat
  readonly round?: number
  readonly bank?: number
  readonly stagecoach?: number
  readonly mine?: number
  readonly row?: readonly number[]
  /** The top of the store deck; the rest of the deck follows in any order. */
  readonly deck?: readonly StoreCard[]
  readonly discard?: readonly StoreCard[]
  /** Which of the discards everyone saw. */
  readonly used?: readonly StoreCard[]
  /** Store cards left out of the game, to make the deck small. */
  readonly without?: readonly StoreCard[]
  /** The top of the pile; the rest follows. `null`: no pile at all. */
  readonly pile?: readonly number[] | null
}

/** Dice from text such as '9 9 9 J K', sorted. */
export function diceOf(text: string): Face[] {
  const dice = text.split(' ').filter((die) => die !== '') as Face[]
  if (dice.some((die) => !faces.includes(die))) throw new Error(`no dice: ${text}`)
  return dice.sort(byFace)
}

function remaining<T>(all: readonly T[], taken: readonly T[]): T[] {
  let rest = [...all]
  for (const one of taken) rest = without(rest, one)
  return rest
}

/** A round's dice are kept, and the places come next. Every card is in exactly one place. */
export function position(town: PositionSpec): GameWorld {
  const { players } = town
  const { row, hidden } = pilesOf(town)
  return {
    table: {
      clock: 'off',
      round: town.round ?? 2,
      sheriff: town.sheriff ?? 0,
      players: players.map(playerOf),
      mine: town.mine ?? nuggetsInMine,
      bank: town.bank ?? bankMoney,
      stagecoach: town.stagecoach ?? 0,
      row,
      pile: hidden.pile.length,
      deck: hidden.deck.length,
      discard: hidden.discard.length,
      used: [...(town.used ?? [])].sort(byCard),
      open: [],
      place: null,
      phase: { type: 'keep' },
      agenda: [...places.map((place) => ({ do: 'place', place }) as const), { do: 'endRound' }],
      hands: null,
    },
    own: players.map(ownOf),
    hidden,
  }
}

function pilesOf(town: PositionSpec): { row: readonly number[]; hidden: Hidden } {
  const discard = town.discard ?? town.used ?? []
  const held = town.players.flatMap((player) => player.store ?? [])
  const rest = remaining(storeCards, [...held, ...discard, ...(town.without ?? [])])
  const deck = [...(town.deck ?? []), ...remaining(rest, town.deck ?? [])]
  const ownedLand = town.players.flatMap((player) => [...(player.property ?? []), ...(player.wired ?? [])])
  const land = remaining(properties, [...ownedLand, ...(town.row ?? [])])
  const row = town.row ?? land.splice(0, rowLength)
  const pile = town.pile === null ? [] : [...(town.pile ?? []), ...remaining(land, town.pile ?? [])]
  return { row, hidden: { deck, discard, pile } }
}

function playerOf(player: PlayerSpec): Player {
  return {
    ...newPlayer,
    money: player.money ?? startMoney,
    nuggets: player.nuggets ?? 0,
    property: player.property?.length ?? 0,
    store: player.store?.length ?? 0,
    wired: player.wired ?? [],
    dice: diceOf(player.dice ?? ''),
    won: player.won ?? false,
  }
}

function ownOf(player: PlayerSpec): Own {
  return {
    ...emptyHand,
    property: [...(player.property ?? [])].sort(byPoints),
    store: [...(player.store ?? [])].sort(byCard),
    thrown: diceOf(player.thrown ?? ''),
  }
}
