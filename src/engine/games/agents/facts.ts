import type { Seat } from '../../core/contract'
import type { Agent, CityName, Point } from './board'

export type { Agent, City, CityName, Point } from './board'
export type { Event } from './events'

export const seatCount = 6
export const agentCount = 12
export const startMoney = 15_000
export const murderPrice = 1000
/** How many amounts a vetoer may name in one auction (AG-7.4). */
export const amountsPerAuction = 20
/** Minimum time a veto window stays open (AG-8.2). */
export const windowLeastMs = 3000

/** Opposite seats play together (AG-1.2). */
export const partnerOf = (seat: Seat): Seat => (seat + 3) % seatCount
/** The teams are 0 (seats 0 and 3), 1 (1 and 4) and 2 (2 and 5). */
export const teamOf = (seat: Seat): number => seat % 3

export type Limit = 'off' | number

export interface Options {
  readonly city: CityName
  /** Clocks are in seconds. */
  readonly windowClock: Limit
  readonly turnClock: Limit
  readonly holdClock: Limit
  readonly raiseClock: Limit
  readonly turnLimit: 'default' | 'off'
  readonly notebook: 'recent' | 'full'
  /** Whether the table may chat during a match. */
  readonly chat: boolean
}

/** What an agent is told to do. In a murder `agent` is the killer. */
export type Order =
  | { readonly type: 'move'; readonly agent: Agent; readonly from: Point; readonly to: Point }
  | { readonly type: 'carry'; readonly agent: Agent; readonly from: Point; readonly to: Point }
  | { readonly type: 'murder'; readonly agent: Agent; readonly victim: Agent; readonly at: Point }

/** An order that may still be vetoed. */
export interface Pending {
  readonly order: Order
  /** The highest amount held on this order; a veto must exceed it (AG-6.5). */
  readonly held: number
  /** Seats that have lost a veto on this order (AG-7.7). */
  readonly lost: readonly Seat[]
}

export interface Auction {
  readonly vetoer: Seat
  readonly bid: number
  /** How many amounts the vetoer has named. */
  readonly named: number
}

export type Phase =
  | { readonly type: 'turn' }
  | { readonly type: 'window'; readonly pending: Pending }
  | { readonly type: 'hold'; readonly pending: Pending; readonly auction: Auction }
  | { readonly type: 'raise'; readonly pending: Pending; readonly auction: Auction }
  | { readonly type: 'draw' }
  | { readonly type: 'over'; readonly end: End }

export type PhaseOf<Type extends Phase['type']> = Extract<Phase, { readonly type: Type }>

export interface End {
  readonly by: 'headquarters' | 'agreement' | 'limit'
  readonly winners: readonly Seat[]
  /** Every seat's ledger, open at last (AG-3.5). */
  readonly ledgers: readonly Ledger[]
}

export interface Booking {
  readonly agent: Agent
  readonly amount: number
  readonly turn: number
  readonly round: number
}

/** A murder paid for: its price comes off what the seat had on the killer (AG-5.2). */
export interface Fee {
  readonly agent: Agent
  readonly turn: number
  readonly round: number
}

/** What one seat has paid: its secret until the end (AG-3.3). */
export interface Ledger {
  readonly money: number
  readonly bookings: readonly Booking[]
  readonly fees: readonly Fee[]
  /** What counts on each agent now: bookings less fees; 0 for the dead. */
  readonly on: readonly number[]
}

/** What everyone saw and may still look up, only as far back as the notebook goes (AG-10.1). */
export type Note =
  | { readonly type: 'booked'; readonly seat: Seat; readonly turn: number; readonly round: number }
  | {
      readonly type: 'claimed'
      readonly seat: Seat
      readonly agent: Agent
      readonly atLeast: number
      readonly turn: number
      readonly round: number
    }
  | {
      readonly type: 'murdered'
      readonly seat: Seat
      readonly agent: Agent
      readonly turn: number
      readonly round: number
    }

export interface Table {
  readonly options: Options
  /** Number of finished turns after which the game is drawn; `null`: no limit. */
  readonly limit: number | null
  readonly first: Seat
  readonly seat: Seat
  readonly round: number
  /** Number of the current turn: finished turns plus one. */
  readonly turn: number
  /** Turns each seat still has to skip. */
  readonly skips: readonly number[]
  /** Where each agent stands; `null`: dead. */
  readonly agents: readonly (Point | null)[]
  readonly treasure: Point
  /** Whether a draw has already been offered this turn. */
  readonly offered: boolean
  readonly notes: readonly Note[]
  readonly phase: Phase
}

/** An answer that gives an order. */
export type OrderAnswer = Extract<Answer, { readonly type: Order['type'] }>

export type Own = Ledger
export type Hidden = null

export type Prompt =
  | { readonly type: 'turn'; readonly mayOfferDraw: boolean }
  | { readonly type: 'window'; readonly mover: Seat; readonly order: Order; readonly least: number }
  | {
      readonly type: 'hold'
      readonly order: Order
      readonly vetoer: Seat
      readonly bid: number
      readonly amountsLeft: number
    }
  | {
      readonly type: 'raise'
      readonly mover: Seat
      readonly order: Order
      readonly held: number
      readonly amountsLeft: number
    }
  | { readonly type: 'draw'; readonly offeredBy: Seat }

export type PromptOf<Type extends Prompt['type']> = Extract<Prompt, { readonly type: Type }>

export type Answer =
  | { readonly type: 'move'; readonly agent: Agent; readonly to: Point }
  | { readonly type: 'carry'; readonly agent: Agent; readonly to: Point }
  | { readonly type: 'murder'; readonly agent: Agent; readonly victim: Agent }
  | { readonly type: 'book'; readonly agent: Agent; readonly amount: number }
  | { readonly type: 'pass' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'veto'; readonly amount: number }
  | { readonly type: 'letGo' }
  | { readonly type: 'hold' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'raise'; readonly amount: number }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
