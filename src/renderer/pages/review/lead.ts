/** Watching one review together: one person leads, everyone else's page follows. */
import type { Seat } from '../../../engine/core/contract'

export interface Lead {
  /** What the leader looks at; null: nobody else leads. `at` is counted from the setup. */
  readonly followed: { readonly seat: Seat; readonly at: number } | null
  readonly leading: boolean
  /** Who leads, if it is somebody else. */
  readonly leader: string | null
  /** Whether this page may lead now. */
  readonly may: boolean
  start(): void
  stop(): void
  /** This page looks there; told to all while it leads. */
  tell(seat: Seat, at: number): void
}
