import type { Avatar } from '../../../protocol/avatars'
import type { Reaction } from '../../../protocol/reactions'

/** Who sits where, for sentences and badges. */
export interface SeatFace {
  readonly seat: number
  readonly name: string
  /** The face they chose; null for bots and free seats. */
  readonly avatar: Avatar | null
  /** What they called their side, in games whose `words.side` asks for it. */
  readonly side: string | null
  readonly bot: boolean
  /** False while none of their devices is connected. Bots are always here. */
  readonly here: boolean
  /** True while a bot plays for them. */
  readonly standIn: boolean
  /** What they show at their place for a moment. */
  readonly reaction?: Reaction
}
