/** What the referee can be asked, as a line of JSON. */
import * as v from 'valibot'
import { away } from '../../engine/core/salt'
import { nat } from '../../protocol/reading'
import { headText, matchId, recordShape, saltText } from '../../protocol/record'

const match = v.string()
const bySeat = (text: typeof saltText) => v.array(v.nullable(v.union([text, v.literal(away)])))
const chance = v.optional(v.array(nat))

const question = v.variant('do', [
  v.object({ do: v.literal('games') }),
  v.object({
    do: v.literal('new'),
    game: v.string(),
    seats: v.optional(nat),
    options: v.optional(v.unknown(), {}),
    seed: v.optional(v.union([v.string(), v.number()])),
    mix: v.optional(v.object({ match: matchId, heads: v.optional(bySeat(headText)), salts: bySeat(saltText) })),
    chance,
  }),
  v.object({ do: v.literal('asked'), match }),
  v.object({ do: v.literal('list'), match, seat: nat }),
  v.object({ do: v.literal('sample'), match, seat: nat, seed: v.optional(nat) }),
  v.object({ do: v.literal('check'), match, seat: nat, answer: v.unknown() }),
  v.object({ do: v.literal('view'), match, seat: v.nullable(nat) }),
  v.object({
    do: v.literal('answer'),
    match,
    seat: nat,
    answer: v.unknown(),
    step: v.optional(nat),
    salt: v.optional(saltText),
    ms: v.optional(nat),
    chance,
  }),
  v.object({ do: v.literal('world'), match }),
  v.object({ do: v.literal('set'), match, world: v.unknown() }),
  v.object({ do: v.literal('silence'), match, seat: nat }),
  v.object({ do: v.literal('journal'), match }),
  v.object({
    do: v.literal('replay'),
    match: v.optional(match),
    journal: v.optional(recordShape),
  }),
  v.object({ do: v.literal('record'), game: v.string(), text: v.string() }),
  v.object({ do: v.literal('drop'), match }),
])
export type Question = v.InferOutput<typeof question>

/** Reads one line; an `error` says what is wrong with it. */
export function readQuestion(line: string): Question | { readonly error: string } {
  let raw: unknown
  try {
    raw = JSON.parse(line.trim())
  } catch {
    return { error: 'not JSON' }
  }
  const read = v.safeParse(question, raw)
  return read.success ? read.output : { error: `not understood: ${read.issues[0].message}` }
}
