import type { Seat } from '../../core/contract'
import type { RegionId } from './board'
import type { Action, Color, Dice, Die, PerSeat, RpsHand, Value } from './facts'

/** What one die does to the other when they meet. `seat` owns the die affected. */
export type Effect =
  /** Blue against white is worth 2 less; `to` 0: nothing is written. */
  | { readonly type: 'reduced'; readonly seat: Seat; readonly from: Value; readonly to: number; readonly rule: string }
  /** White met a blue or red of equal value and is not written. */
  | { readonly type: 'blocked'; readonly seat: Seat; readonly value: Value; readonly rule: string }
  /** Red met a lower value, whose owner (`by`) picks the field. */
  | {
      readonly type: 'ceded'
      readonly seat: Seat
      readonly by: Seat
      readonly value: Value
      readonly against: Value
      readonly rule: string
    }

/** Everything that can happen at the table. */
export type Event = { readonly rule: string } & (
  | { readonly type: 'round'; readonly round: number }
  /** One throw: the dice thrown, and which colours were set aside after it. */
  | {
      readonly type: 'thrown'
      readonly round: number
      readonly seat: Seat
      readonly attempt: number
      readonly dice: readonly Die[]
      readonly aside: readonly Color[]
    }
  | { readonly type: 'rolled'; readonly round: number; readonly dice: PerSeat<Dice> }
  | { readonly type: 'hidden'; readonly round: number }
  /** Who flipped a die, but not which one (EN-3.2). */
  | {
      readonly type: 'flips'
      readonly round: number
      readonly action: Action
      readonly seats: readonly Seat[]
      readonly answering: boolean
      readonly left: PerSeat<number>
    }
  /** Only the flipping seat hears this. */
  | {
      readonly type: 'flippedOwn'
      readonly round: number
      readonly action: Action
      readonly color: Color
      readonly from: Value
      readonly to: Value
    }
  | { readonly type: 'revealed'; readonly round: number; readonly action: Action; readonly dice: PerSeat<Die> }
  /** What comes of two dice meeting; `writes` 0: nothing. `veto`: either party may still stop it. */
  | {
      readonly type: 'met'
      readonly round: number
      readonly action: Action
      readonly dice: PerSeat<Die>
      readonly writes: PerSeat<number>
      readonly placers: PerSeat<Seat>
      readonly effects: readonly Effect[]
      readonly veto: boolean
    }
  /** Who vetoed; empty: both let it stand. */
  | { readonly type: 'vetoes'; readonly round: number; readonly action: Action; readonly by: readonly Seat[] }
  | { readonly type: 'third'; readonly round: number }
  | {
      readonly type: 'hands'
      readonly round: number
      readonly action: Action
      readonly attempt: number
      readonly hands: PerSeat<RpsHand>
      readonly winner: Seat | null
    }
  | {
      readonly type: 'order'
      readonly round: number
      readonly action: Action
      readonly first: Seat
      readonly reason: 'value' | 'flips' | 'hands'
    }
  /** `seat` owns the number, `by` picked the field. `color` null: a bonus. */
  | {
      readonly type: 'written'
      readonly round: number
      readonly action: Action
      readonly seat: Seat
      readonly by: Seat
      readonly color: Color | null
      readonly value: Value
      readonly field: number
      readonly region: RegionId
    }
  | { readonly type: 'set'; readonly seat: Seat; readonly set: number }
  /** A number for which no field was left; `value` null: a bonus. */
  | { readonly type: 'lost'; readonly seat: Seat; readonly color: Color | null; readonly value: Value | null }
  | { readonly type: 'roundOver'; readonly round: number; readonly full: boolean }
  | {
      readonly type: 'counted'
      readonly region: RegionId
      readonly sums: PerSeat<number>
      readonly winner: Seat | null
      readonly total: boolean
      readonly mandates: number
    }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly mandates: PerSeat<number> }
)
