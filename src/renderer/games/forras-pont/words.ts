/** What this game says; the sentences are in words.hu.ts and words.en.ts. */
import type { Cell, Colour, NumberCard, Operation, Source } from '../../../engine/games/forras-pont/facts'
import type { Standing } from '../../../engine/games/forras-pont/routes/partialClaim'
import type { Language } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'
import type { Aim } from './draft'
import type { Check } from './animation'

/** Sentences of board and controls. */
export interface BoardWords {
  readonly board: string
  readonly bank: string
  readonly own: string
  readonly sheets: string
  readonly sheetsShort: string
  readonly readBy: string
  readonly inMyTurn: string
  readonly readHelp: string
  readonly why: string
  readonly yourSheet: string
  readonly operations: string
  /** What the first number card demands. */
  readonly firstRoute: (card: NumberCard) => string
  /** How to fill in the sheet: what to do with the next pair, what the round arrow means, and when all nine are filled in. */
  readonly fillPair: (pair: readonly [Colour, Colour]) => string
  readonly fillRepeat: string
  readonly filled: string
  readonly random: string
  readonly randomRest: string
  readonly clear: string
  readonly favourites: string
  readonly done: string
  readonly keep: string
  readonly unkeep: string
  readonly kept: string
  readonly noneKept: string
  readonly lastSheet: string
  readonly take: string
  readonly forget: string
  readonly pass: string
  readonly passTitle: string
  readonly passHelp: string
  readonly passEndsTitle: string
  readonly passEndsHelp: string
  readonly passEndsYes: string
  readonly place: string
  readonly pickCell: string
  readonly pickColour: string
  readonly claimRoute: string
  readonly offers: string
  readonly looking: string
  readonly noRoute: string
  /** Openings: as a heading, on the switch, while searching, and when there are none. */
  readonly openings: string
  readonly oneMore: string
  readonly lookingAhead: string
  readonly noOpening: string
  readonly noBetter: string
  readonly announce: string
  readonly cancelClaim: string
  readonly takeBack: string
  /** What the marks on the cells mean while a route is being built. */
  readonly marks: string
  readonly discs: string
  readonly shares: string
  readonly steps: string
  readonly centreDisc: string
  readonly refusedThen: string
  readonly lostThen: string
  readonly overThen: string
  readonly holds: string
  readonly fails: string
  sheetOf(name: string): string
  missing(left: number): string
  ownCount(count: number): string
  bankCount(count: number): string
  stockLabel(colour: Colour, text: string, onBoard: number): string
  pair(pair: readonly [Colour, Colour], operation: Operation | null): string
  operationButton(operation: Operation, used: boolean): string
  cell(cell: Cell, disc: Colour | null, aim: Aim | null, owners: readonly string[]): string
  offer(length: number, own: number, other: number): string
  offerShort(own: number): string
  opening(cell: Cell, colour: Colour, length: number, own: number, other: number): string
  discCount(count: number): string
  lengthOf(length: number, minimum: number): string
  step(at: number, operation: Operation | null, owner: string | null, fitting: number): string
  centreColour(colour: Colour, source: Source | null): string
  claim(standing: Standing): string
  checking(name: string): string
  /** While water runs: whose sheet carried the last step, and what a player has of it so far. */
  stepBy(at: number, owner: string): string
  yoursSoFar(count: number): string
  /** Why a step failed: what the owner's sheet does between two colours, and the way the route took. */
  notThisWay(
    pair: readonly [Colour, Colour],
    owner: string,
    operation: Operation,
    way: Operation,
    first: boolean,
  ): string
  verdictTrue(length: number): string
  verdictFalse(step: number): string
  verdictShort(length: number, minimum: number): string
  /** A verdict, as the next player reads it. */
  thenYou(verdict: string): string
  /** The end's decisive route, what it brought, from how far behind, and everyone's best. */
  readonly decisive: string
  routeFrom(length: number, cell: string): string
  broughtTo(name: string, count: number): string
  fromBehind(count: number): string
  bestRoute(own: number, length: number): string
  readonly noBest: string
  total(count: number): string
  owned(colour: Colour, count: number): string
  cardsWon(cards: readonly string[]): string
  /** `card`: whether one lies on the centre. */
  pile(count: number, card: boolean): string
}

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const boardWords = part(spoken, (one) => one.boardWords)

/** How a claim's check came out, in one sentence. */
export function verdictText(language: Language, { verdict, length, minimum, steps }: Check): string {
  const text = boardWords[language]
  switch (verdict) {
    case 'true':
      return text.verdictTrue(length)
    case 'short':
      return text.verdictShort(length, minimum)
    case 'false':
      return text.verdictFalse(steps.length)
    default:
      return verdict satisfies never
  }
}
