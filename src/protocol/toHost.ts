/** What clients say to the host. Everything that comes in is read here first, and only here. */
import { avatars } from './avatars'
import * as v from 'valibot'
import { botLevels } from '../engine/core/contract'
import { gameIds } from '../engine/games/catalog'
import { evening, matchKey } from './evenings'
import { reactions } from './reactions'
import { readJson } from './reading'
import { headText, matchId, saltText } from './record'
import { isOrigin } from './shortCode'
import { limits } from './version'

const text = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 4),
    v.transform((raw) => cleanText(raw)),
    v.minLength(least),
    v.maxLength(most),
  )
const name = text(1, limits.nameLength)
const tableName = text(1, limits.tableNameLength)
const tableId = v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/))
/** Chosen by a newcomer, who may then ask again without coming twice: as long as the host's own, 192 random bits. */
const chosen = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/)))
/** Of the sender's choice: the same key is the same message. */
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const device = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8}$/))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
const person = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6))
const pin = v.pipe(v.string(), v.regex(/^\d{4,8}$/))
const step = v.pipe(v.number(), v.integer(), v.minValue(0))
const origin = v.pipe(v.string(), v.check(isOrigin))
const lessonId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
const lessonStep = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))
const level = v.picklist(botLevels)

/** Each message by the verb in its `do`. */
const messages = [
  // Arriving
  v.object({ do: v.literal('hello'), v: v.number() }),
  v.object({ do: v.literal('open'), game: v.picklist(gameIds), name, tableName: v.optional(tableName), token: chosen }),
  // `invite`: what the invitation's QR carries, instead of the PIN.
  v.object({
    do: v.literal('join'),
    table: tableId,
    name,
    pin: v.optional(pin),
    invite: v.optional(token),
    token: chosen,
  }),
  v.object({ do: v.literal('return'), table: tableId, token }),
  // A device that several people pass round: all of them are here; one of them, or nobody, has it in hand.
  v.object({
    do: v.literal('share'),
    table: tableId,
    tokens: v.pipe(v.array(token), v.minLength(1), v.maxLength(limits.peopleOfDevice)),
    front: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.object({ do: v.literal('watch'), table: tableId, pin: v.optional(pin), invite: v.optional(token) }),
  v.object({ do: v.literal('leave') }),
  // A table that is no longer needed: its host may put it away, and this computer's own screens if nobody is there.
  v.object({ do: v.literal('putAway'), table: tableId }),
  // One's seat on another device: the old device asks for a code (the table's host may, for someone who is away),
  // the new one gives it.
  v.object({ do: v.literal('moveCode'), person: v.optional(person) }),
  v.object({
    do: v.literal('move'),
    table: tableId,
    code: v.union([v.pipe(v.string(), v.regex(/^\d{6}$/)), token]),
    token: chosen,
  }),
  // Codes by which everyone on this device comes back, once, when the host is at another address: given to `move`.
  v.object({ do: v.literal('wayBack') }),
  // One's own devices: all of them, one that is known from here on, and one that is ended.
  v.object({ do: v.literal('devices') }),
  v.object({ do: v.literal('noteDevice'), device }),
  v.object({ do: v.literal('endDevice'), device }),
  // Who is away from a table, and to be let in as one of them: the reply comes when somebody there has decided.
  v.object({ do: v.literal('absent'), table: tableId }),
  v.object({ do: v.literal('claim'), table: tableId, name, token: chosen }),
  // Those at the table decide.
  v.object({ do: v.literal('letIn'), claim: v.pipe(v.number(), v.integer(), v.minValue(0)), on: v.boolean() }),
  // At the table
  // Someone else sits down with this device.
  v.object({ do: v.literal('bring'), name, token: chosen }),
  v.object({ do: v.literal('rename'), name }),
  v.object({ do: v.literal('avatar'), avatar: v.picklist(avatars) }),
  // What one's side is called in games whose sides have names, such as a party; null: it has none.
  v.object({ do: v.literal('side'), name: v.nullable(name) }),
  v.object({ do: v.literal('sit'), seat }),
  v.object({ do: v.literal('stand') }),
  v.object({ do: v.literal('queue'), on: v.boolean() }),
  // The table's host has been away for a while: somebody has to.
  v.object({ do: v.literal('takeHosting') }),
  // The table learns together: this person has solved the step, or knows the game already.
  v.object({ do: v.literal('solved'), lesson: lessonId, step: lessonStep }),
  v.object({ do: v.literal('knows'), on: v.boolean() }),
  // A screen that belongs to nobody has shown the step's answer.
  v.object({ do: v.literal('shown'), lesson: lessonId, step: lessonStep }),
  // Asks the table's host for the game's assistance, or asks no longer.
  v.object({ do: v.literal('wish'), on: v.boolean() }),
  v.object({ do: v.literal('chat'), text: text(1, limits.chatLength), key: v.optional(key) }),
  v.object({ do: v.literal('react'), reaction: v.picklist(reactions) }),
  // Playing
  v.object({
    do: v.literal('answer'),
    // An answer that was late for one match must not count in the next one.
    match: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    step,
    key,
    answer: v.unknown(),
    // What the device adds to chance: its chain's link for this step.
    salt: v.optional(saltText),
  }),
  // The head of the device's chain, after it has heard the commitment; its first link, after it has heard all heads.
  v.object({ do: v.literal('head'), match: matchId, head: headText }),
  v.object({ do: v.literal('salt'), match: matchId, salt: saltText }),
  v.object({ do: v.literal('moreTime') }),
  // Asks for answers that would be taken now: for programs that don't know the rules.
  v.object({ do: v.literal('help') }),
  v.object({ do: v.literal('journal') }),
  // Everyone watches the review of the match that is over with this person: whose match, and which moment; null: no longer.
  v.object({ do: v.literal('showReview'), look: v.nullable(v.object({ seat, at: step })) }),
  // Hosting the table
  v.object({
    do: v.literal('set'),
    game: v.optional(v.picklist(gameIds)),
    options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]))),
    name: v.optional(tableName),
    locked: v.optional(v.boolean()),
    pin: v.optional(v.nullable(pin)),
    // Whether pages may tell people what a bot would do; set before the match.
    hints: v.optional(v.boolean()),
    // Nobody chats or reacts during a match.
    quiet: v.optional(v.boolean()),
  }),
  v.object({ do: v.literal('bot'), seat, level: v.nullable(level) }),
  v.object({ do: v.literal('place'), person, seat: v.nullable(seat) }),
  // That a match could not be taken up is known now: everyone's lobby may stop telling it.
  v.object({ do: v.literal('noted') }),
  // Begins a lesson for the whole table, or goes to one of its steps; null: it is over.
  v.object({
    do: v.literal('teach'),
    lesson: v.nullable(
      v.object({
        id: lessonId,
        step: lessonStep,
        of: lessonStep,
        auto: v.boolean(),
        // Nobody is waited for any longer: every page shows the step's answer.
        answer: v.optional(v.boolean(), false),
      }),
    ),
  }),
  v.object({ do: v.literal('start') }),
  v.object({ do: v.literal('again') }),
  v.object({ do: v.literal('lobby') }),
  v.object({ do: v.literal('kick'), person }),
  // Sends everyone away who came in numbers or only stands about, and locks the table.
  v.object({ do: v.literal('clear') }),
  v.object({ do: v.literal('handOver'), person }),
  v.object({ do: v.literal('pause'), on: v.boolean() }),
  v.object({ do: v.literal('standIn'), seat, level: v.nullable(level) }),
  // Names the ask that is to be closed, so that it is never the next one.
  v.object({ do: v.literal('closeWindow'), step }),
  v.object({ do: v.literal('endMatch') }),
  // Shared screens show this moment of the match that is over; null: its end again.
  v.object({ do: v.literal('showMoment'), at: v.nullable(step) }),
  // Moves the table to another computer, whose owner is asked; `keepTable` calls that off.
  v.object({ do: v.literal('neighbours') }),
  v.object({ do: v.literal('moveTable'), to: origin }),
  v.object({ do: v.literal('keepTable') }),
  // On the host's own computer: writes a backup of the table one is at; lists backups; opens one, or a folder, at no table.
  v.object({ do: v.literal('saveBackup') }),
  v.object({ do: v.literal('backups') }),
  v.object({ do: v.literal('openBackup'), path: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)) }),
  // On the host's own computer: the matches that were finished here, who played them, and what is to be deleted of that.
  v.object({ do: v.literal('evenings'), from: step }),
  v.object({ do: v.literal('keptMatch'), id: matchKey }),
  v.object({ do: v.literal('regulars') }),
  v.object({
    do: v.literal('forget'),
    what: v.union([v.object({ evening }), v.object({ person: name }), v.object({ all: v.literal(true) })]),
  }),
  // One host to another: asks its owner, then lets it fetch the table and take it over.
  v.object({
    do: v.literal('offer'),
    table: tableId,
    ticket: token,
    name: tableName,
    game: v.picklist(gameIds),
    version: step,
    from: origin,
  }),
  v.object({ do: v.literal('fetchTable'), table: tableId, ticket: token, part: step }),
  v.object({ do: v.literal('releaseTable'), table: tableId, ticket: token, digest: token }),
  v.object({ do: v.literal('tookTable'), table: tableId, ticket: token }),
  // This computer's owner decides about a table that would be moved here.
  v.object({ do: v.literal('decideOffer'), offer: step, on: v.boolean() }),
] as const

const envelope = v.intersect([
  v.object({ n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)) }),
  v.variant('do', messages),
])

/** A message with its number `n`, which the host's reply names. */
export type ToHost = v.InferInput<(typeof messages)[number]>
export type Numbered = v.InferOutput<typeof envelope>

/** Reads one frame of the socket: a message, or `null` if it isn't one of ours. */
export function readToHost(frame: string): Numbered | null {
  return readJson(envelope, frame)
}

// An emoji may ask to be drawn in colour; it is found together with what asks for it, so that it can be left alone.
const unseen = /\p{Extended_Pictographic}\ufe0f|[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu

/** One line without outer blanks and without what controls, changes direction or is not seen; signs keep their colour. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(unseen, (found) => (found.length > 1 && found.endsWith('\ufe0f') ? found : ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
