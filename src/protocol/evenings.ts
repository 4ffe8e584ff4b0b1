/** Finished matches as the host's computer remembers them, and the people who played them. */
import * as v from 'valibot'
import { avatars } from './avatars'
import { nat } from './reading'

export const matchKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** The day an evening began, such as 2026-11-17. */
export const evening = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/** `forgotten`: somebody whose name is no longer kept. */
const player = v.variant('kind', [
  v.object({ kind: v.literal('person'), name: v.string(), avatar: v.nullable(v.picklist(avatars)) }),
  v.object({ kind: v.literal('bot') }),
  v.object({ kind: v.literal('forgotten') }),
])

export const keptMatchShape = v.object({
  id: matchKey,
  table: v.pipe(v.string(), v.regex(/^[A-Z]{4}$/)),
  /** Which of the table's matches it was. */
  number: nat,
  evening,
  /** When it ended, by `Date.now()`. */
  at: nat,
  /** How long it took; null: not known. */
  ms: v.nullable(nat),
  game: v.string(),
  /** Who played, by seat. */
  players: v.array(player),
  outcome: v.object({
    winners: v.array(nat),
    rule: v.string(),
    scores: v.array(v.object({ seat: nat, total: v.number(), parts: v.record(v.string(), v.number()) })),
  }),
})

export type KeptMatch = Readonly<v.InferOutput<typeof keptMatchShape>>
export type KeptPlayer = KeptMatch['players'][number]
