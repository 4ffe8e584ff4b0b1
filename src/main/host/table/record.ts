/** A table as kept on disk: everything except the match's answers, which have their own journal. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { botLevels } from '../../../engine/core/contract'
import { avatars, freeAvatar } from '../../../protocol/avatars'
import { nat, readJson } from '../../../protocol/reading'
import { gameIds, type GameId } from '../../../engine/games/catalog'
import { hashPin, isPlainPin } from './pin'
import { deviceSchema, endedSchema, oldDevices, type DeviceRecord } from './deviceRecord'

const level = v.picklist(botLevels)

const occupant = v.nullable(
  v.variant('kind', [
    v.object({ kind: v.literal('person'), person: nat, standIn: v.nullable(level) }),
    v.object({ kind: v.literal('bot'), level }),
  ]),
)

const person = v.pipe(
  v.object({
    id: nat,
    name: v.string(),
    // Records of earlier versions have none.
    avatar: v.optional(v.picklist(avatars)),
    side: v.optional(v.nullable(v.string()), null),
    devices: v.optional(v.array(deviceSchema)),
    ended: v.optional(v.array(endedSchema), []),
    /** Who hosted the table when they were last here, as they know; null: the current host. */
    knownHost: v.optional(v.nullable(nat), null),
    queued: v.boolean(),
    // Records of earlier versions have one list of tokens for all devices.
    tokens: v.optional(v.array(v.string()), []),
    ways: v.optional(v.array(v.string()), []),
  }),
  v.transform(({ tokens, ways, devices = oldDevices(tokens, ways), avatar, ...one }) => ({
    ...one,
    avatar: avatar ?? freeAvatar([], one.id),
    devices,
  })),
)

const schema = v.object({
  format: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[A-Z]{4}$/)),
  name: v.string(),
  /** Whether the table's host gave it this name. */
  named: v.optional(v.boolean(), false),
  game: v.picklist(gameIds),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  phase: v.picklist(['lobby', 'playing', 'over']),
  paused: v.boolean(),
  locked: v.boolean(),
  hints: v.optional(v.boolean(), false),
  quiet: v.optional(v.boolean(), false),
  /** As `hashPin` keeps it. Earlier versions kept it as it was typed. */
  pin: v.nullable(
    v.pipe(
      v.string(),
      v.transform((kept) => (isPlainPin(kept) ? hashPin(kept) : kept)),
    ),
  ),
  host: nat,
  people: v.array(person),
  nextPerson: nat,
  seats: v.array(occupant),
  /** Who had which seat when the last match ended, and may look back at it as that seat. Null: a bot. */
  played: v.optional(v.array(v.nullable(nat)), []),
  /** How many matches this table has started; the last one's journal has this number. */
  matches: nat,
  /** When the last one of them began, by `Date.now()`; null: not known. */
  startedAt: v.optional(v.nullable(nat), null),
  /** People with this id or a higher one came after the last match started. */
  lateFrom: v.optional(v.nullable(nat), null),
  evening: v.array(v.object({ person: nat, name: v.optional(v.string(), ''), played: nat, won: nat })),
  /** A match that couldn't be resumed, until the next one starts or somebody has acknowledged it. */
  setAside: v.optional(
    v.nullable(
      v.object({
        game: v.picklist(gameIds),
        why: v.picklist(['other-rules', 'broken', 'missing']),
        file: v.nullable(v.string()),
        failed: v.optional(v.boolean()),
      }),
    ),
    null,
  ),
  /** The lesson that the whole table takes together; `step` equals `of` at its end. */
  lesson: v.optional(
    v.nullable(
      v.object({
        lesson: v.string(),
        step: nat,
        of: nat,
        auto: v.boolean(),
        answer: v.optional(v.boolean(), false),
        solved: v.array(nat),
        knows: v.array(nat),
      }),
    ),
    null,
  ),
  /** Who asked for the game's assistance. */
  wishes: v.optional(v.array(nat), []),
  /** One more than the number of moves to another computer: the table is played where this is highest. */
  epoch: v.optional(nat, 1),
  /** The table was moved to another computer: nobody plays on with this copy. `ticket`: a hash. */
  moved: v.optional(v.nullable(v.object({ url: v.string(), epoch: nat, ticket: v.string(), at: nat })), null),
  /** When it was last used, by `Date.now()`. */
  usedAt: v.optional(nat, 0),
})

export type TableRecord = Readonly<v.InferOutput<typeof schema>>
export type PersonRecord = TableRecord['people'][number]
export type OptionValues = TableRecord['options']

export function readRecord(text: string): TableRecord | null {
  return readJson(schema, text)
}

/** A new secret that proves who a device belongs to: 192 random bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Tokens are kept on disk only as hashes. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export interface Found {
  readonly person: PersonRecord
  readonly device: DeviceRecord
}

/** Whose token this is. */
export function findByToken(record: TableRecord, token: string): Found | null {
  const isIt = isHashOf(token)
  return findDevice(record, ({ tokens }) => tokens.some(isIt))
}

/** Whose return code this is. */
export function findByWay(record: TableRecord, code: string): Found | null {
  const isIt = isHashOf(code)
  return findDevice(record, ({ ways }) => ways.some(isIt))
}

function findDevice(record: TableRecord, fits: (device: DeviceRecord) => boolean): Found | null {
  for (const person of record.people) {
    const device = person.devices.find(fits)
    if (device) return { person, device }
  }
  return null
}

/** When and by whom the device with this token was ended, if it was. */
export function findEnded(record: TableRecord, token: string): PersonRecord['ended'][number] | null {
  const isIt = isHashOf(token)
  return record.people.flatMap(({ ended }) => ended).findLast((one) => isIt(one.token)) ?? null
}

function isHashOf(secret: string): (hash: string) => boolean {
  const given = Buffer.from(hashToken(secret))
  return (hash) => {
    const kept = Buffer.from(hash)
    return kept.length === given.length && timingSafeEqual(kept, given)
  }
}

// No I and O: they look like digits.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export function newTableId(taken: (id: string) => boolean): string {
  for (;;) {
    const id = Array.from(randomBytes(4), (byte) => letters[byte % letters.length]).join('')
    if (!taken(id)) return id
  }
}

export function emptyRecord(id: string, name: string, game: GameId, seats: number, options: OptionValues): TableRecord {
  return {
    format: 1,
    id,
    name,
    named: false,
    game,
    options,
    phase: 'lobby',
    paused: false,
    locked: false,
    hints: false,
    quiet: false,
    pin: null,
    host: 0,
    people: [],
    nextPerson: 0,
    seats: Array.from({ length: seats }, () => null),
    played: [],
    matches: 0,
    startedAt: null,
    lateFrom: null,
    evening: [],
    setAside: null,
    lesson: null,
    wishes: [],
    epoch: 1,
    moved: null,
    usedAt: Date.now(),
  }
}
