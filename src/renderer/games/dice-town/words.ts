/** What this game says; the sentences are in words.*, tell.* and boardWords.*, by language. */
import type { Backs, DocAction, Face, Place, Played, StoreCard } from '../../../engine/games/dice-town/facts'
import type { HandKind } from '../../../engine/games/dice-town/dice/poker'
import type { Stake } from '../../../engine/games/dice-town/places/stakes'
import { dictionary, part } from '../../words/dictionary'

type Goods = Backs & { readonly money: number; readonly nuggets: number }

/** Sentences of board and controls. */
export interface BoardWords {
  readonly place: Readonly<Record<Place, string>>
  /** Who gets what there, for newcomers. */
  readonly placeHelp: Readonly<Record<Place, string>>
  /** The same, short enough for a tall tile. */
  readonly placeShort: Readonly<Record<Place, string>>
  card(face: StoreCard): string
  cardHelp(face: StoreCard): string
  hand(kind: HandKind): string
  /** Why a place is won and what it brings: "Three nines: 3 nuggets". `hand`: the poker hand at the town hall. */
  brings(stake: Stake, hand: string): string
  readonly sheriffDecides: string
  readonly firstToDoc: string
  readonly doc: Readonly<Record<DocAction, string>>
  readonly docHelp: Readonly<Record<DocAction, string>>
  readonly cup: string
  readonly lookUnder: string
  readonly coverUp: string
  keep(count: number, price: number): string
  readonly keepSome: string
  readonly keepHint: string
  tooDear(money: number): string
  readonly lastHint: string
  readonly fine: string
  readonly brutes: string
  readonly cheat: string
  turnTo(from: Face): string
  readonly giveBack: string
  play(card: StoreCard): string
  readonly pass: string
  readonly cancel: string
  readonly dontAsk: string
  /** The same where there is little room. */
  readonly dontAskShort: string
  readonly noCards: string
  more(what: string): string
  readonly inEnvelope: string
  readonly nothing: string
  readonly takeOut: string
  readonly nothingToPlay: string
  readonly given: string
  readonly stall: string
  readonly stalling: string
  readonly goOn: string
  readonly muted: string
  readonly offerFor: string
  readonly offerWhat: string
  readonly offer: string
  readonly noOffer: string
  readonly money: string
  readonly nuggets: string
  readonly noOffers: string
  choose(name: string | null): string
  readonly again: string
  readonly order: string
  readonly setOrder: string
  readonly take: string
  readonly target: string
  readonly victim: string
  readonly property: string
  readonly deed: string
  readonly store: string
  readonly steal: string
  readonly loot: string
  readonly visit: string
  readonly stayAway: string
  readonly wireWhich: string
  readonly myCards: string
  points(count: number): string
  readonly sheriff: string
  readonly wired: string
  inHand(backs: Backs): string
  goods(goods: Goods): string
  played(played: Played, names: readonly string[]): string
  deck(count: number): string
  dollars(count: number): string
  gold(count: number): string
  /** Where there is little room. */
  goldShort(count: number): string
  dice(list: readonly Face[]): string
}

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const boardWords = part(spoken, (one) => one.boardWords)
