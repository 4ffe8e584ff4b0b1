import type { Seat } from '../../core/contract'
import type {
  Backs,
  Cards,
  Cheat,
  Decision,
  DocAction,
  Face,
  Place,
  Played,
  ShownOffer,
  StoreCard,
  Theft,
} from './facts'

/** What happens in Dice Town, as it is told. */

/** What one player shows as the cups are lifted. */
export interface Lift {
  readonly seat: Seat
  /** The kept dice as they were thrown. */
  readonly dice: readonly Face[]
  readonly brutes: number
  readonly cheats: readonly Cheat[]
  readonly paid: number
}

type Happening =
  | { readonly type: 'began'; readonly sheriff: Seat; readonly row: readonly number[] }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'threw'; readonly seats: readonly Seat[]; readonly last: boolean }
  | { readonly type: 'lifted'; readonly lifts: readonly Lift[]; readonly last: boolean }
  /** All hands are whole; the places come next. */
  | { readonly type: 'showdown'; readonly hands: readonly (readonly Face[])[] }
  | { readonly type: 'turned'; readonly seat: Seat; readonly from: Face; readonly to: Face }
  | { readonly type: 'charged'; readonly seat: Seat; readonly paid: number }
  | { readonly type: 'gaveBack'; readonly seat: Seat; readonly die: Face }
  | { readonly type: 'played'; readonly played: Played }
  | { readonly type: 'cancelled'; readonly by: Seat; readonly played: Played }
  | { readonly type: 'nobody'; readonly place: Place; readonly why: 'noDice' | 'nothing' }
  | { readonly type: 'tie'; readonly decision: Decision; readonly sheriff: Seat }
  | { readonly type: 'offered'; readonly offers: readonly ShownOffer[]; readonly round: 1 | 2 }
  | { readonly type: 'again'; readonly sheriff: Seat }
  | { readonly type: 'decided'; readonly decision: Decision; readonly sheriff: Seat; readonly order: readonly Seat[] }
  | { readonly type: 'bribed'; readonly offer: ShownOffer; readonly sheriff: Seat }
  | {
      readonly type: 'bribeCards'
      readonly from: Seat
      readonly sheriff: Seat
      readonly cards: Cards
      readonly round: number
    }
  | { readonly type: 'mined'; readonly seat: Seat; readonly nuggets: number; readonly dynamite: boolean }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'split'; readonly from: Seat; readonly to: Seat; readonly money: number }
  | { readonly type: 'stagecoach'; readonly money: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly place: 'store' | 'doc' }
  | {
      readonly type: 'drawn'
      readonly seat: Seat
      readonly cards: readonly StoreCard[]
      readonly round: number
    }
  | { readonly type: 'shopped'; readonly seat: Seat; readonly discarded: number }
  | { readonly type: 'reshuffled'; readonly cards: number }
  /** `idle`: nobody has a dollar to give. */
  | { readonly type: 'joe'; readonly seat: Seat; readonly idle: boolean }
  | { readonly type: 'joePaid'; readonly from: Seat; readonly to: Seat; readonly money: number }
  | { readonly type: 'stole'; readonly thief: Seat; readonly theft: Theft }
  | {
      readonly type: 'loot'
      readonly thief: Seat
      readonly victim: Seat
      readonly cards: Cards
      readonly round: number
    }
  | {
      readonly type: 'lootKept'
      readonly thief: Seat
      readonly victim: Seat
      readonly back: 'property' | 'store'
      readonly returned: Backs
    }
  | {
      readonly type: 'lootCard'
      readonly thief: Seat
      readonly victim: Seat
      readonly card: StoreCard | number
      readonly round: number
    }
  | { readonly type: 'badge'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'reelected'; readonly seat: Seat }
  | { readonly type: 'badgeStays'; readonly sheriff: Seat; readonly winner: Seat }
  | { readonly type: 'granted'; readonly seat: Seat; readonly properties: readonly number[]; readonly round: number }
  | { readonly type: 'corrupted'; readonly seat: Seat }
  | { readonly type: 'corruptCard'; readonly seat: Seat; readonly property: number; readonly round: number }
  | { readonly type: 'refilled'; readonly row: readonly number[]; readonly added: number }
  | {
      readonly type: 'visited'
      readonly seat: Seat
      /** `null`: the player stayed away. */
      readonly action: DocAction | null
      readonly elixir: boolean
    }
  | { readonly type: 'wired'; readonly seat: Seat; readonly properties: readonly number[] }
  | {
      readonly type: 'collected'
      readonly seat: Seat
      readonly what: 'money' | 'nuggets'
      readonly from: readonly { readonly seat: Seat; readonly amount: number }[]
    }
  | { readonly type: 'ended'; readonly why: 'mine' | 'properties' | 'both' }
  | { readonly type: 'hands'; readonly hands: readonly Cards[]; readonly totals: readonly number[] }
  | { readonly type: 'over'; readonly winner: Seat }

export type Event = Happening & { readonly rule: string }
