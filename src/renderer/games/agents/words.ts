/** What this game says; the sentences are in words.* and boardWords.*, by language. */
import type { Point } from '../../../engine/games/agents/board'
import type { Order, Table } from '../../../engine/games/agents/facts'
import type { Language } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'
import type { Deed } from './draft'

/** Sentences of board and controls. */
export interface BoardWords {
  readonly board: string
  readonly treasure: string
  partners(one: string, other: string): string
  aim(place: string): string
  agent(name: string, place: string): string
  turn(turn: number, limit: number | null, round: number): readonly string[]
  readonly turnHelp: string
  skips(count: number): string
  skipsLong(count: number): string
  readonly partner: string

  readonly pickAgent: string
  readonly pickDeed: string
  /** What is asked about the agent that was picked; `whole`: the order is there and waits to be given. */
  next(agent: string, deed: Deed | null, whole: boolean): string
  readonly pickWay: string
  readonly pickVictim: string
  readonly move: string
  readonly carry: string
  readonly murder: string
  readonly book: string
  readonly noTreasure: string
  readonly noVictim: string
  readonly noWay: string
  readonly murderPrice: string
  readonly murderPoor: string
  readonly order: string
  readonly orderSure: string
  orderTitle(order: Order, agents: readonly string[], from: string, to: string): string
  readonly vetoMayStop: string
  winsForUs(): string
  givesAway(name: string): string
  readonly sureGive: string
  readonly pass: string
  readonly passSure: string
  readonly offerDraw: string
  readonly offerDrawSure: string
  readonly offered: string

  readonly mineOn: string
  readonly ledger: string
  /** The open book: its title, who sees it, what is left, and whom nothing lies on. */
  readonly myLedger: string
  readonly onlyMe: string
  readonly leftIn: string
  readonly nothingOn: string
  readonly nothingBooked: string
  left(amount: string): string
  round(round: number): string
  readonly fee: string
  readonly dead: string
  readonly shownOn: string
  readonly noneShownOn: string
  atLeast(name: string, amount: string): string
  killedWith(name: string): string
  readonly myBookings: string
  readonly noBookings: string
  total(amount: string): string

  bookTitle(agent: string): string
  readonly bookGo: string
  bookHelp(money: string): string
  readonly noMoney: string
  vetoTitle(agent: string): string
  vetoGo(amount: number): string
  vetoHelp(least: string, most: string): string
  readonly vetoNothing: string
  vetoTooLittle(least: string): string
  raiseTitle(agent: string): string
  raiseGo(amount: number): string
  readonly typeAmount: string
  atLeastAmount(least: string): string

  readonly letGo: string
  /** `wins`: the order would end the match, as `winsBy` says. */
  letGoWhat(order: Order['type'], wins: string | null): string
  /** For whom a treasure on its way home would win; null: for my team. */
  winsBy(names: readonly string[] | null): string
  readonly veto: string
  readonly vetoWhat: string
  readonly hold: string
  holdWhat(amount: string): string
  holdPoor(amount: string): string
  readonly giveUp: string
  readonly giveUpWhat: string
  readonly raise: string
  readonly raiseWhat: string
  readonly passVeto: string
  passVetoWhat(wins: string | null): string
  amountsLeft(left: number): string
  readonly agree: string
  readonly refuse: string
  readonly autoLetGo: string
  readonly autoLetGoHelp: string
  readonly autoSoon: string
  readonly duel: string
  readonly orders: string
  /** Between killer and victim. */
  readonly kills: string
  readonly vetoes: string
  heldUpTo(amount: string): string
  windowLeast(amount: string): string
  readonly whoVetoes: string
  readonly silenceLetsGo: string
  readonly latest: string
  readonly shownMoney: string
  readonly noneShown: string
  readonly heldIt: string
  holdsOrNot(name: string): string
  raisesOrNot(name: string): string
  /** Who brought it home, and on whom: the end's one strong line. */
  broughtBy(mover: string, agent: string): string
  turningPoint(round: number): string
  gaveWay(name: string, agent: string, amount: string): string
  /** What the loser of that duel had; `enough`: they could have gone on. */
  couldHave(name: string, had: string, enough: boolean): string

  readonly notebook: string
  readonly notebookRecent: string
  readonly notebookFull: string
  readonly sortBy: string
  readonly byAgent: string
  readonly byPlayer: string
  readonly mine: string
  readonly nothingNoted: string
  readonly agentsList: string
  readonly more: string
  readonly ledgersOpen: string
  readonly lost: string
  readonly noneBooked: string
}

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const boardWords = part(spoken, (one) => one.boardWords)

/** An amount as people write it. */
export const amountText = (language: Language, amount: number) => spoken[language].amountText(amount)

/** A point's name: its letter and number, or whose headquarters it is. */
export const placeText = (language: Language, table: Table, point: Point, names: readonly string[]) =>
  spoken[language].placeText(table, point, names)
