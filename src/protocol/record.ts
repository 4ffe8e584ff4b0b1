/** A match's record as it is kept and saved: how what comes from a file or from outside is read. */
import * as v from 'valibot'
import { away, saltPattern } from '../engine/core/salt'
import { nat } from './reading'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const matchId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
export const saltText = v.pipe(v.string(), v.regex(saltPattern))

/** The head of a device's chain. */
export const headText = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const mixShape = v.object({
  match: matchId,
  commitment: hash,
  heads: v.optional(v.array(v.nullable(v.union([headText, v.literal(away)])))),
  salts: v.array(v.nullable(v.union([saltText, v.literal(away)]))),
})

export const setupShape = v.object({
  game: v.string(),
  version: nat,
  seats: nat,
  options: v.unknown(),
  seed: v.string(),
  mix: v.optional(mixShape),
})

export const entryShape = v.object({
  step: nat,
  seat: nat,
  answer: v.unknown(),
  key: v.optional(v.string(), ''),
  salt: v.optional(saltText),
  ms: v.optional(nat),
})

export const recordShape = v.object({ setup: setupShape, entries: v.array(entryShape) })
