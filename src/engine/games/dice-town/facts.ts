import type { Seat } from '../../core/contract'

/** The nouns of Dice Town, as the rulebook names them. */

/** The six sides of a poker die, lowest first. */
export const faces = ['9', '10', 'J', 'Q', 'K', 'A'] as const
export type Face = (typeof faces)[number]

export const actionCards = [
  'dynamite',
  'girls',
  'brute',
  'cheater',
  'corruption',
  'credit',
  'joe',
  'marshal',
  'split',
  'wanted',
  'elixir',
] as const
export type ActionCard = (typeof actionCards)[number]
export type Equipment = `equipment-${number}`
/** A store card by its face; cards of one face are alike. */
export type StoreCard = ActionCard | Equipment

/** How many of each action card there are. */
export const copies: Readonly<Record<ActionCard, number>> = {
  dynamite: 1,
  girls: 1,
  brute: 2,
  cheater: 2,
  corruption: 1,
  credit: 1,
  joe: 1,
  marshal: 1,
  split: 1,
  wanted: 1,
  elixir: 1,
}

/** The places in the order in which they are resolved. Nobody wins the stagecoach. */
export const places = ['mine', 'bank', 'stagecoach', 'store', 'saloon', 'sheriff', 'townHall', 'doc'] as const
export type Place = (typeof places)[number]

/** The die that a place goes by; the town hall goes by the whole hand. */
export const placeFace = { mine: '9', bank: '10', store: 'J', saloon: 'Q', sheriff: 'K' } as const
export type CountedPlace = keyof typeof placeFace

export type DocAction = 'wire' | 'draw' | 'cash' | 'gold'
export const docActions: readonly DocAction[] = ['wire', 'draw', 'cash', 'gold']
/** The dice of which one must be in the hand for each of the doc's actions. */
export const docDice: Readonly<Record<DocAction, readonly Face[]>> = {
  wire: ['9', '10'],
  draw: ['J', 'Q'],
  cash: ['K'],
  gold: ['A'],
}

export const diceEach = 5
export const startMoney = 8
export const bankMoney = 3
export const nuggetsInMine = 30
export const rowLength = 3
export const joePrice = 4
export const cashPrice = 2
export const sheriffPoints = 5

/** Cards in someone's hand, by their faces. */
export interface Cards {
  readonly property: readonly number[]
  readonly store: readonly StoreCard[]
}
export const noCards: Cards = { property: [], store: [] }

/** Cards by their backs only. */
export interface Backs {
  readonly property: number
  readonly store: number
}

/** What everyone may know about a player. */
export interface Player {
  readonly money: number
  readonly nuggets: number
  /** How many properties are in the hand; wired ones lie open and are not counted here. */
  readonly property: number
  readonly store: number
  readonly wired: readonly number[]
  /** Dice set aside this round. */
  readonly dice: readonly Face[]
  /** Dice of the lift that is just being settled. */
  readonly lifted: readonly Face[]
  /** Whether a place has given this player anything this round (DT-12.1). */
  readonly won: boolean
}

/** What only its owner knows. */
export interface Own extends Cards {
  /** Dice under the cup. */
  readonly thrown: readonly Face[]
  /** Cards drawn in the store, of which one is kept. */
  readonly drawn: readonly StoreCard[]
  /** Cards taken in the saloon, of which one is kept. */
  readonly loot: Cards
  /** Cards that a thief has in the hand right now. */
  readonly lost: Cards
  /** Cards of the hand that lie in a shown offer, face down. */
  readonly offer: Cards
}

/** What nobody knows. The first card of a list is the next. */
export interface Hidden {
  readonly deck: readonly StoreCard[]
  readonly discard: readonly StoreCard[]
  readonly pile: readonly number[]
}

/** What the sheriff has to decide: which of the tied gets a place, or their order at the doc. */
export interface Decision {
  readonly place: Exclude<Place, 'stagecoach'>
  readonly tied: readonly Seat[]
}

/** An offer as all see it. */
export interface ShownOffer extends Backs {
  readonly from: Seat
  readonly for: Seat
  readonly money: number
  readonly nuggets: number
}

/** A moment in which one kind of card may be played. */
export type Window =
  | { readonly card: 'dynamite'; readonly seat: Seat; readonly nuggets: number }
  | { readonly card: 'split'; readonly robber: Seat; readonly money: number }
  | { readonly card: 'credit'; readonly seat: Seat; readonly jacks: number }
  | { readonly card: 'girls'; readonly seat: Seat; readonly queens: number }
  | { readonly card: 'marshal'; readonly winner: Seat }
  | { readonly card: 'corruption'; readonly seat: Seat }
  | { readonly card: 'elixir' }

/** A card lying open, its target named, its effect still to come. */
export type Played =
  | { readonly seat: Seat; readonly card: 'brute' }
  | { readonly seat: Seat; readonly card: 'cheater'; readonly from: Face; readonly to: Face }
  | { readonly seat: Seat; readonly card: 'dynamite'; readonly nuggets: number }
  | { readonly seat: Seat; readonly card: 'split'; readonly robber: Seat; readonly money: number }
  | { readonly seat: Seat; readonly card: 'credit'; readonly jacks: number }
  | { readonly seat: Seat; readonly card: 'girls'; readonly queens: number; readonly theft: Theft }
  | { readonly seat: Seat; readonly card: 'marshal' }
  | { readonly seat: Seat; readonly card: 'corruption' }
  | { readonly seat: Seat; readonly card: 'elixir'; readonly action: DocAction }
  | { readonly seat: Seat; readonly card: 'joe'; readonly target: Seat }

/** A thief's victim, and how many cards of each back to take. */
export interface Theft extends Backs {
  readonly victim: Seat
}

/** What is being decided right now. */
export type Phase =
  | { readonly type: 'keep' }
  | { readonly type: 'last' }
  | { readonly type: 'giveBack'; readonly seat: Seat }
  | { readonly type: 'window'; readonly window: Window }
  | { readonly type: 'wanted'; readonly played: readonly Played[] }
  | { readonly type: 'offers'; readonly decision: Decision; readonly round: 1 | 2 }
  | {
      readonly type: 'decide'
      readonly decision: Decision
      readonly offers: readonly ShownOffer[]
      /** Whether a new round of offers may still be asked for. */
      readonly again: boolean
    }
  | { readonly type: 'take'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'joe'; readonly seat: Seat }
  | { readonly type: 'steal'; readonly seat: Seat; readonly queens: number }
  | { readonly type: 'loot'; readonly seat: Seat; readonly theft: Theft }
  /** `action`: already named, by the elixir. */
  | { readonly type: 'visit'; readonly seat: Seat; readonly action: DocAction | null }
  | { readonly type: 'final'; readonly tied: readonly Seat[] }
  | { readonly type: 'over'; readonly winner: Seat; readonly rule: string }

/** What is still to be done, next first. Whatever needs no decision is carried out at once. */
export type Task =
  | { readonly do: 'round' }
  | { readonly do: 'throw' }
  | { readonly do: 'settle'; readonly owing: Seat | null }
  | { readonly do: 'place'; readonly place: Place }
  | { readonly do: 'yield'; readonly place: CountedPlace | 'townHall'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat; readonly jacks: number }
  | { readonly do: 'steal'; readonly seat: Seat; readonly queens: number }
  | { readonly do: 'window'; readonly window: Window }
  | { readonly do: 'play'; readonly played: readonly Played[] }
  | { readonly do: 'effects'; readonly played: readonly Played[]; readonly cancelled: number | null }
  | { readonly do: 'joe'; readonly seat: Seat }
  | { readonly do: 'badge'; readonly seat: Seat }
  | { readonly do: 'slide' }
  | { readonly do: 'visit'; readonly seat: Seat; readonly action: DocAction | null }
  | { readonly do: 'endRound' }

export interface Table {
  readonly clock: ClockOption
  readonly round: number
  readonly sheriff: Seat
  readonly players: readonly Player[]
  readonly mine: number
  readonly bank: number
  readonly stagecoach: number
  /** Properties on offer, the bottom one first. */
  readonly row: readonly number[]
  readonly pile: number
  readonly deck: number
  readonly discard: number
  /** Store cards that all saw going to the discards since the last reshuffle. */
  readonly used: readonly StoreCard[]
  /** Store cards lying open: played, not yet discarded. */
  readonly open: readonly StoreCard[]
  /** The place being resolved; `null` while dice are thrown. */
  readonly place: Place | null
  readonly phase: Phase
  readonly agenda: readonly Task[]
  /** All hands, shown when the game is over. */
  readonly hands: readonly Cards[] | null
}

export type Prompt =
  /** Which dice under the cup to keep. `pays`: how much the player could pay. */
  | { readonly type: 'keep'; readonly dice: number; readonly pays: number }
  /** The last throw: all is kept; a cheater may be used. */
  | { readonly type: 'last'; readonly dice: number }
  | { readonly type: 'giveBack'; readonly lifted: readonly Face[] }
  | { readonly type: 'window'; readonly window: Window }
  | { readonly type: 'wanted'; readonly played: readonly Played[] }
  | { readonly type: 'offer'; readonly decision: Decision; readonly round: 1 | 2 }
  | {
      readonly type: 'decide'
      readonly decision: Decision
      readonly offers: readonly ShownOffer[]
      readonly again: boolean
    }
  | { readonly type: 'take'; readonly count: number }
  | { readonly type: 'joe' }
  | { readonly type: 'steal'; readonly queens: number }
  | { readonly type: 'loot'; readonly theft: Theft }
  | { readonly type: 'visit'; readonly actions: readonly DocAction[]; readonly optional: boolean }
  | { readonly type: 'final'; readonly tied: readonly Seat[] }
export type PromptOf<Type extends Prompt['type']> = Extract<Prompt, { type: Type }>

/** A die turned to another side. */
export interface Cheat {
  readonly from: Face
  readonly to: Face
}

/** Cards played by their name alone. */
type PlainCard = 'dynamite' | 'split' | 'credit' | 'marshal' | 'corruption'
type PlainPlay = { [Card in PlainCard]: { readonly type: 'play'; readonly card: Card } }

export type PlayAnswer =
  | PlainPlay[PlainCard]
  | ({ readonly type: 'play'; readonly card: 'girls' } & Theft)
  | { readonly type: 'play'; readonly card: 'elixir'; readonly action: DocAction }
  | { readonly type: 'play'; readonly card: 'wanted'; readonly against: number }

export type Answer =
  | {
      readonly type: 'keep'
      readonly dice: readonly Face[]
      readonly brutes: number
      readonly cheats: readonly Cheat[]
    }
  | { readonly type: 'last'; readonly cheats: readonly Cheat[] }
  | { readonly type: 'giveBack'; readonly die: Face }
  | { readonly type: 'pass' }
  | PlayAnswer
  | ({ readonly type: 'offer'; readonly for: Seat; readonly money: number; readonly nuggets: number } & Cards)
  | { readonly type: 'choose'; readonly seat: Seat }
  | { readonly type: 'order'; readonly seats: readonly Seat[] }
  | { readonly type: 'again' }
  | { readonly type: 'take'; readonly card: StoreCard }
  | { readonly type: 'target'; readonly seat: Seat }
  | ({ readonly type: 'steal' } & Theft)
  | { readonly type: 'loot'; readonly card: StoreCard | number }
  | { readonly type: 'visit'; readonly action: DocAction; readonly properties: readonly number[] }
export type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>

export interface Options {
  /** The youngest's seat, or by lot. A seat that nobody sits in means by lot (DT-1.3). */
  readonly firstSheriff: 'random' | number
  /** Seconds for a decision (DT-15.1). */
  readonly clock: ClockOption
}
export type ClockOption = 'off' | '20' | '40' | '90'
