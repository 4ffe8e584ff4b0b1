import type { GameEvent, Seat, Told } from '../../core/contract'
import type { Agent, CityName, Point } from './board'

export type { Agent, City, CityName, Point } from './board'

export const seatCount = 6
export const agentCount = 12
export const startMoney = 15_000
export const murderPrice = 1000
/** How many amounts a vetoer may name in one auction (AG-7.4). */
export const amountsPerAuction = 20
/** A veto window stays open for this long at the least (AG-8.2). */
export const windowLeastMs = 3000
/** What a seat gets when it asks, once per window, for more time (AG-8.1). */
export const moreTimeMs = 15_000

/** Opposite seats play together (AG-1.2). */
export const partnerOf = (seat: Seat): Seat => (seat + 3) % seatCount
/** The teams are 0 (seats 0 and 3), 1 (1 and 4) and 2 (2 and 5). */
export const teamOf = (seat: Seat): number => seat % 3

export type Limit = 'off' | number

export interface Options {
  readonly city: CityName
  /** Seconds until silence lets go. */
  readonly windowClock: Limit
  readonly turnClock: Limit
  readonly holdClock: Limit
  readonly raiseClock: Limit
  readonly turnLimit: 'default' | 'off'
  readonly notebook: 'recent' | 'full'
  /** Whether the table has a chat; the host's matter. */
  readonly chat: boolean
}

/** What an agent is told to do. In a murder `agent` is the killer. */
export type Order =
  | { readonly type: 'move'; readonly agent: Agent; readonly from: Point; readonly to: Point }
  | { readonly type: 'carry'; readonly agent: Agent; readonly from: Point; readonly to: Point }
  | { readonly type: 'murder'; readonly agent: Agent; readonly victim: Agent; readonly at: Point }

/** An order that waits for its vetoes. */
export interface Pending {
  readonly order: Order
  /** The highest amount held on this order; a veto must exceed it (AG-6.5). */
  readonly held: number
  /** Who has lost a veto on this order (AG-7.7). */
  readonly lost: readonly Seat[]
}

export interface Auction {
  readonly vetoer: Seat
  readonly bid: number
  /** Amounts that the vetoer has named. */
  readonly named: number
}

export type Phase =
  | { readonly type: 'turn' }
  | { readonly type: 'window'; readonly pending: Pending }
  | { readonly type: 'hold'; readonly pending: Pending; readonly auction: Auction }
  | { readonly type: 'raise'; readonly pending: Pending; readonly auction: Auction }
  | { readonly type: 'draw' }
  | { readonly type: 'over'; readonly end: End }

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

/** The price of a murder that happened, taken off what was booked on the killer. */
export interface Fee {
  readonly agent: Agent
  readonly turn: number
  readonly round: number
}

/** What one seat has paid: its secret. */
/** A booking in short. The table has the ledgers whole: told twice they would make the last update a long one. */
export type AgentAndAmount = readonly [Agent, number]

export interface Ledger {
  readonly money: number
  readonly bookings: readonly Booking[]
  readonly fees: readonly Fee[]
  /** What counts on each agent now: bookings less fees; 0 for the dead. */
  readonly on: readonly number[]
}

/** What everybody saw and may still look up (AG-10.1): only as far back as the notebook goes. */
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
  /** Finished turns after which the game is drawn; `null`: never. */
  readonly limit: number | null
  readonly first: Seat
  readonly seat: Seat
  readonly round: number
  /** Number of the present turn; one more than the finished ones. */
  readonly turn: number
  /** Turns that each seat has still to skip. */
  readonly skips: readonly number[]
  /** Where each agent stands; `null`: dead. */
  readonly agents: readonly (Point | null)[]
  readonly treasure: Point
  /** Whether a draw was offered this turn already. */
  readonly offered: boolean
  readonly notes: readonly Note[]
  readonly phase: Phase
}

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

interface Happening<Type extends string> extends GameEvent {
  readonly type: Type
  readonly turn: number
  readonly round: number
}

interface Of<Type extends string> extends Happening<Type> {
  readonly seat: Seat
}

interface Bid<Type extends string> extends Of<Type> {
  readonly agent: Agent
  readonly amount: number
}

export type Event =
  | (Happening<'began'> & { readonly first: Seat })
  | Of<'booked'>
  | Of<'passed'>
  | (Of<'ordered'> & { readonly order: Order })
  | Bid<'vetoed'>
  | Bid<'held'>
  | Bid<'gaveUp'>
  | Bid<'raised'>
  | (Bid<'withdrew'> & { readonly forced: boolean; readonly skips: number })
  | (Of<'reopened'> & { readonly least: number })
  | (Of<'foiled'> & { readonly order: Order; readonly vetoer: Seat })
  | (Of<'moved'> & { readonly agent: Agent; readonly from: Point; readonly to: Point })
  | (Of<'carried'> & { readonly agent: Agent; readonly from: Point; readonly to: Point })
  | (Of<'murdered'> & { readonly agent: Agent; readonly victim: Agent; readonly at: Point })
  | (Of<'skipped'> & { readonly left: number })
  | Of<'drawOffered'>
  | (Of<'drawRefused'> & { readonly agreed: readonly Seat[] })
  | (Happening<'ended'> & Omit<End, 'ledgers'> & { readonly booked: readonly (readonly AgentAndAmount[])[] })

export interface World {
  readonly table: Table
  readonly own: readonly Ledger[]
  readonly hidden: Hidden
}

export interface Step {
  readonly world: World
  readonly told: readonly Told<Event>[]
}

export interface SeatView {
  readonly seat: Seat | null
  readonly table: Table
  readonly own: Ledger | null
}
