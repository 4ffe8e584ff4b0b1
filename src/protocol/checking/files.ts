/** Saved records and transcripts, read from files that may hold anything. */
import * as v from 'valibot'
import type { GameEvent } from '../../engine/core/contract'
import type { Journal } from '../../engine/core/journal'
import { gameIds } from '../../engine/games/catalog'
import { nat } from '../reading'
import { recordShape } from '../record'
import type { Transcript } from './transcript'

const taken = v.nullable(v.boolean())
const event = v.custom<GameEvent>(
  (raw) => typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string',
)

const transcriptShape = v.object({
  asztal: v.literal('transcript'),
  format: v.literal(1),
  table: v.string(),
  number: nat,
  game: v.picklist(gameIds),
  version: nat,
  alone: v.boolean(),
  promised: v.array(
    v.object({
      match: v.string(),
      commitment: v.string(),
      late: v.boolean(),
      heads: v.optional(v.nullable(v.array(v.nullable(v.string())))),
    }),
  ),
  salt: v.nullable(v.object({ salt: v.string(), taken })),
  seen: v.array(
    v.object({
      step: nat,
      seat: v.nullable(nat),
      shown: v.string(),
      heard: v.nullable(v.object({ step: nat, events: v.array(event) })),
      log: v.nullable(v.string()),
    }),
  ),
  sent: v.array(
    v.object({
      step: nat,
      seat: v.nullable(nat),
      key: v.string(),
      answer: v.unknown(),
      salt: v.nullable(v.string()),
      taken,
    }),
  ),
})

export type SavedFile =
  { readonly record: Journal } | { readonly transcript: Transcript } | { readonly unread: 'neither' }

/** What a file holds. A journal as the host keeps it, one line after the other, is a record too. */
export function readSaved(text: string): SavedFile {
  const whole = json(text)
  const record = v.safeParse(recordShape, whole ?? fromLines(text))
  if (record.success) return { record: record.output as Journal }
  const transcript = v.safeParse(transcriptShape, whole)
  return transcript.success ? { transcript: transcript.output } : { unread: 'neither' }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fromLines(text: string): unknown {
  const [first, ...entries] = text.trim().split('\n').map(json)
  return typeof first === 'object' && first !== null && 'setup' in first ? { setup: first.setup, entries } : null
}
