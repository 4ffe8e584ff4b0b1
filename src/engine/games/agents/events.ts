import type { GameEvent, Seat } from '../../core/contract'
import type { Agent, End, Order, Point } from './facts'

/** Every event says when it happened. */
interface Dated<Type extends string> extends GameEvent {
  readonly type: Type
  readonly turn: number
  readonly round: number
}

/** Something a seat did, or that happened to it. */
interface Of<Type extends string> extends Dated<Type> {
  readonly seat: Seat
}

/** An amount said in an auction. */
interface Bid<Type extends string> extends Of<Type> {
  readonly agent: Agent
  readonly amount: number
}

/** A booking in short: the table has the whole ledgers, and repeating them would bloat the last update. */
export type AgentAndAmount = readonly [Agent, number]

export type Event =
  | (Dated<'began'> & { readonly first: Seat })
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
  | (Dated<'ended'> & Omit<End, 'ledgers'> & { readonly booked: readonly (readonly AgentAndAmount[])[] })
