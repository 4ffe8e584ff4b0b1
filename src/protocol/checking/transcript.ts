/** What a device keeps of a match while it runs: what it was shown and sent, and what the host was bound to. */
import type { Outcome, Seat } from '../../engine/core/contract'
import type { AnyView } from '../../engine/core/contract'
import type { GameId } from '../../engine/games/catalog'
import type { Heard, MatchState } from '../toClient'
import { canonical, digestOf } from './digest'

/** One state of the match that arrived, as far as it told anything new. */
export interface Seen {
  readonly step: number
  readonly seat: Seat | null
  /** Digest of view, prompt and outcome. */
  readonly shown: string
  /** What the step before told, in full, so that a difference can be named. */
  readonly heard: Heard | null
  /** Digest of the whole log, where that was sent. */
  readonly log: string | null
}

/** An answer of this device. `taken`: what the host replied; null: the reply never came. */
export interface Sent {
  readonly step: number
  readonly seat: Seat | null
  readonly key: string
  readonly answer: unknown
  /** Null: this device had nothing to add. */
  readonly salt: string | null
  readonly taken: boolean | null
}

/**
 * A commitment that was heard for this match, with the heads of all devices' chains; `late`: the match was on already.
 * Null or missing heads: they were never told.
 */
export interface Promised {
  readonly match: string
  readonly commitment: string
  readonly late: boolean
  readonly heads?: readonly (string | null)[] | null
}

export interface Transcript {
  readonly asztal: 'transcript'
  readonly format: 1
  readonly table: string
  readonly number: number
  readonly game: GameId
  readonly version: number
  /** Whether this was its person's only device, and theirs alone: no other could answer with a salt. */
  readonly alone: boolean
  readonly promised: readonly Promised[]
  /** This device's part in the setup. */
  readonly salt: { readonly salt: string; readonly taken: boolean | null } | null
  readonly seen: readonly Seen[]
  readonly sent: readonly Sent[]
}

export function shownDigest(view: AnyView, prompt: unknown, outcome: Outcome | null): string {
  return digestOf({ view, prompt: prompt ?? null, outcome })
}

export function seenOf({ step, seat, view, prompt, outcome, heard, fresh }: MatchState): Seen {
  const shown = shownDigest(view, prompt, outcome)
  return { step, seat, shown, heard: fresh ? null : (heard[0] ?? null), log: fresh ? digestOf(heard) : null }
}

/** Whether a state told nothing new for its step. */
export function isKnown(seen: readonly Seen[], next: Seen): boolean {
  for (let at = seen.length - 1; at >= 0 && seen[at].step === next.step; at--) {
    const { seat, shown, heard, log } = seen[at]
    const sameHeard = next.heard === null || canonical(heard) === canonical(next.heard)
    if (seat === next.seat && shown === next.shown && sameHeard && (next.log === null || log === next.log)) return true
  }
  return false
}
