/** What people may do to a table, as pure functions from a record to the changed record or a refusal. */
import type { BotLevel, Refusal } from '../../../engine/core/contract'
import { assistance } from '../../../engine/core/options'
import type { GameId } from '../../../engine/games/catalog'
import { freeAvatar, type Avatar } from '../../../protocol/avatars'
import type { PersonId, SetAside } from '../../../protocol/toClient'
import type { DeviceRecord } from './deviceRecord'
import { looksOf } from './names'
import { hostRefusal, type HostRefusal } from '../refusals'
import type { OptionValues, TableRecord } from './record'

export type Changed = TableRecord | { readonly refusal: Refusal }

/** What the lobby must know of a game. */
export interface GameFacts {
  readonly id: GameId
  readonly seats: { readonly min: number; readonly max: number }
  /** Reads options and fills in defaults. */
  parseOptions(raw: unknown): { readonly value: unknown } | { readonly refusal: Refusal }
}

export const refused = (code: HostRefusal, params: Refusal['params'] = {}): Changed => ({
  refusal: hostRefusal(code, params),
})
export const mostPeople = 40

export function addPerson(record: TableRecord, name: string, device: DeviceRecord): Changed {
  if (record.people.length >= mostPeople) return refused('table-full')
  const id = record.nextPerson
  const host = record.people.length === 0 ? id : record.host
  const avatar = freeAvatar(
    record.people.map((one) => one.avatar),
    id,
  )
  const known = { avatar, side: null, devices: [device], ended: [], knownHost: host, queued: false }
  const people = [...record.people, { id, name: freeName(record, name), ...known }]
  return { ...record, people, nextPerson: id + 1, host }
}

function freeName(record: TableRecord, name: string, but: PersonId | null = null): string {
  const taken = new Set(record.people.filter((one) => one.id !== but).flatMap((one) => looksOf(one.name)))
  const isTaken = (one: string) => looksOf(one).some((look) => taken.has(look))
  // Never cut a surrogate pair in half.
  const stem = name.slice(0, 20).replace(/[\ud800-\udbff]$/, '')
  let free = name
  for (let n = 2; isTaken(free); n++) free = `${stem} ${n}`
  return free
}

export function rename(record: TableRecord, person: PersonId, name: string): TableRecord {
  return mapPerson(record, person, (one) => ({ ...one, name: freeName(record, name, person) }))
}

/** Two people never have the same face by choice. */
export function setAvatar(record: TableRecord, person: PersonId, avatar: Avatar): Changed {
  const taken = record.people.some((one) => one.id !== person && one.avatar === avatar)
  return taken ? refused('avatar-taken') : mapPerson(record, person, (one) => ({ ...one, avatar }))
}

export function nameSide(record: TableRecord, person: PersonId, side: string | null): TableRecord {
  return mapPerson(record, person, (one) => ({ ...one, side }))
}

export function setQueued(record: TableRecord, person: PersonId, queued: boolean): TableRecord {
  return mapPerson(record, person, (one) => ({ ...one, queued }))
}

export function seatOf(record: TableRecord, person: PersonId): number | null {
  const seat = record.seats.findIndex((one) => one?.kind === 'person' && one.person === person)
  return seat < 0 ? null : seat
}

/** Takes a free seat in the lobby, or a bot's seat at any time. */
export function sit(record: TableRecord, person: PersonId, seat: number): Changed {
  if (seat >= record.seats.length) return refused('no-such-seat')
  // They may have left meanwhile: nobody could play or free such a seat.
  if (!record.people.some(({ id }) => id === person)) return refused('no-such-person')
  const there = record.seats[seat]
  if (there?.kind === 'person') return there.person === person ? record : refused('seat-taken')
  if (record.phase === 'playing' && (there === null || seatOf(record, person) !== null)) return refused('match-is-on')
  const seats = record.seats.map((one, at) => {
    if (at === seat) return { kind: 'person' as const, person, standIn: null }
    return one?.kind === 'person' && one.person === person ? null : one
  })
  return setQueued({ ...record, seats }, person, false)
}

/** Seats newcomers in a lobby where there is room; they can still stand up. */
export function sitIfFree(record: TableRecord, person: PersonId): TableRecord {
  const free = record.seats.indexOf(null)
  if (record.phase !== 'lobby' || free < 0) return record
  const next = sit(record, person, free)
  return 'refusal' in next ? record : next
}

export function stand(record: TableRecord, person: PersonId): Changed {
  if (record.phase === 'playing') return refused('match-is-on')
  return { ...record, seats: withoutPerson(record, person) }
}

export function putBot(record: TableRecord, seat: number, level: BotLevel | null): Changed {
  if (seat >= record.seats.length) return refused('no-such-seat')
  const there = record.seats[seat]
  if (there?.kind === 'person') return refused('seat-taken')
  if (record.phase === 'playing' && (there === null || level === null)) return refused('match-is-on')
  return { ...record, seats: replaced(record.seats, seat, level === null ? null : { kind: 'bot', level }) }
}

/** The names of people who took a bot's seat in a match, between one record and the next. */
export function tookOver(before: TableRecord, after: TableRecord): string[] {
  if (before.phase !== 'playing' || after.phase !== 'playing') return []
  const takers = after.seats.map((one, seat) =>
    one?.kind === 'person' && before.seats[seat]?.kind === 'bot' ? one.person : null,
  )
  return after.people.filter(({ id }) => takers.includes(id)).map(({ name }) => name)
}

/** Lets a bot answer for someone until they are back. */
export function setStandIn(record: TableRecord, seat: number, level: BotLevel | null): Changed {
  const there = record.seats[seat]
  if (there?.kind !== 'person') return refused('no-such-seat')
  return { ...record, seats: replaced(record.seats, seat, { ...there, standIn: level }) }
}

/** Lets them play for themselves again. */
export function endStandIn(record: TableRecord, person: PersonId): TableRecord {
  const seat = seatOf(record, person)
  const there = seat === null ? null : record.seats[seat]
  if (seat === null || there?.kind !== 'person' || there.standIn === null) return record
  return { ...record, seats: replaced(record.seats, seat, { ...there, standIn: null }) }
}

/**
 * Whether someone came after the current match started. They may play, but not take over hosting while others are left:
 * a host can open the seats of people who are away, secrets included.
 */
export function cameLate({ phase, lateFrom, people }: TableRecord, person: PersonId): boolean {
  if (phase !== 'playing' || lateFrom === null) return false
  return person >= lateFrom && people.some(({ id }) => id < lateFrom)
}

/**
 * Leaving for good. In a match a bot takes over the seat. If the host left, the first to have come among those present
 * inherits the table, but nobody who came late.
 */
export function removePerson(
  record: TableRecord,
  person: PersonId,
  isHere: (person: PersonId) => boolean = () => true,
): TableRecord {
  const people = record.people.filter((one) => one.id !== person)
  const seats =
    record.phase === 'playing'
      ? record.seats.map((one) =>
          one?.kind === 'person' && one.person === person ? { kind: 'bot' as const, level: 'medium' as const } : one,
        )
      : withoutPerson(record, person)
  const heirs = people.filter((one) => !cameLate({ ...record, people }, one.id))
  const heir = heirs.find((one) => isHere(one.id)) ?? heirs[0]
  const host = record.host === person ? (heir?.id ?? person) : record.host
  const known = people.map((one) => ({ ...one, knownHost: one.knownHost ?? record.host }))
  return { ...record, people: known, seats, host }
}

export function setGame(record: TableRecord, game: GameFacts): Changed {
  if (record.phase === 'playing') return refused('match-is-on')
  const options = game.parseOptions({})
  if ('refusal' in options) return options
  return openLobby({ ...record, lesson: null, wishes: [], game: game.id, options: options.value as OptionValues }, game)
}

export function setOptions(record: TableRecord, game: GameFacts, raw: OptionValues): Changed {
  if (record.phase === 'playing') return refused('match-is-on')
  const options = game.parseOptions({ ...record.options, ...raw })
  if ('refusal' in options) return options
  // Switched on or off, the wish for it is answered.
  const wishes = assistance in raw ? [] : record.wishes
  return { ...record, options: options.value as OptionValues, wishes }
}

/** What the table's host sets together: all of it or nothing. */
export interface Settings {
  readonly game?: GameId
  readonly options?: OptionValues
  readonly name?: string
  readonly locked?: boolean
  /** As `hashPin` keeps it. */
  readonly pin?: string | null
  readonly hints?: boolean
  readonly quiet?: boolean
}

export function setAll(record: TableRecord, set: Settings, factsOf: (id: GameId) => GameFacts | null): Changed {
  let next: Changed = record
  if (set.game !== undefined && set.game !== record.game) {
    const game = factsOf(set.game)
    next = game ? setGame(next, game) : refused('no-such-game')
  }
  if (set.options !== undefined && !('refusal' in next)) next = setOptions(next, factsOf(next.game)!, set.options)
  if ('refusal' in next) return next
  if (set.hints !== undefined && record.phase === 'playing') return refused('match-is-on')
  const { name = next.name, locked = next.locked, pin = next.pin, hints = next.hints, quiet = next.quiet } = set
  const named = next.named || set.name !== undefined
  return { ...next, name, named, locked, hints, quiet, pin }
}

/**
 * Back to the lobby, with as many seats as the game has. If there are too few, bots lose theirs before people do, and
 * people without one queue for the next; people in the queue sit down where there is room.
 */
export function openLobby(record: TableRecord, game: GameFacts): TableRecord {
  const { max } = game.seats
  const taken = record.seats.filter((one) => one !== null).map(withoutStandIn)
  const left = { person: max, bot: max - Math.min(max, taken.filter((one) => one.kind === 'person').length) }
  const kept = taken.filter(({ kind }) => left[kind]-- > 0)
  const lost = new Set(taken.flatMap((one) => (one.kind === 'person' && !kept.includes(one) ? [one.person] : [])))
  const waiting = record.people.filter((one) => one.queued && seatOf(record, one.id) === null)
  const seated = waiting.slice(0, max - kept.length)
  const seats = [
    ...kept,
    ...seated.map((one) => ({ kind: 'person' as const, person: one.id, standIn: null })),
    ...Array.from({ length: max - kept.length - seated.length }, () => null),
  ]
  const queued = (one: PersonRecord) => lost.has(one.id) || (one.queued && !seated.includes(one))
  return {
    ...record,
    phase: 'lobby',
    paused: false,
    seats,
    people: record.people.map((one) => ({ ...one, queued: queued(one) })),
  }
}

/** Back to the lobby without the last match, which can't be resumed; everyone sees why. */
export function giveUpMatch(record: TableRecord, game: GameFacts, setAside: SetAside): TableRecord {
  return { ...openLobby(record, game), setAside }
}

/** Asks the table's host for the game's assistance, or asks no longer. */
export function wish(record: TableRecord, person: PersonId, on: boolean): Changed {
  if (record.phase === 'playing') return refused('match-is-on')
  const others = record.wishes.filter((one) => one !== person)
  return { ...record, wishes: on ? [...others, person] : others }
}

/** From lobby or result to the next match, with the taken seats. */
export function startMatch(record: TableRecord, game: GameFacts): Changed {
  if (record.phase === 'playing') return refused('match-is-on')
  const seats = record.seats.filter((one) => one !== null).map(withoutStandIn)
  const { min, max } = game.seats
  if (seats.length < min) return refused('too-few-players', { min })
  if (seats.length > max) return refused('too-many-players', { max })
  return {
    ...record,
    phase: 'playing',
    paused: false,
    seats,
    matches: record.matches + 1,
    lateFrom: record.nextPerson,
    lesson: null,
    wishes: [],
    setAside: null,
  }
}

/** Ends the match and adds it to the evening's score. */
export function finishMatch(record: TableRecord, winners: readonly number[]): TableRecord {
  if (record.phase !== 'playing') return record
  const evening = new Map(record.evening.map((one) => [one.person, one]))
  for (const [seat, one] of record.seats.entries()) {
    if (one?.kind !== 'person') continue
    const { person } = one
    const { played, won } = evening.get(person) ?? { played: 0, won: 0 }
    // Keep the name, for people who leave before the evening ends.
    const name = record.people.find(({ id }) => id === person)?.name ?? ''
    evening.set(person, { person, name, played: played + 1, won: won + (winners.includes(seat) ? 1 : 0) })
  }
  const played = record.seats.map((one) => (one?.kind === 'person' ? one.person : null))
  return { ...record, phase: 'over', paused: false, evening: [...evening.values()], played }
}

type Seats = TableRecord['seats']

function withoutStandIn<T extends Seats[number]>(one: T): T {
  return one?.kind === 'person' ? { ...one, standIn: null } : one
}

function withoutPerson(record: TableRecord, person: PersonId): Seats {
  return record.seats.map((one) => (one?.kind === 'person' && one.person === person ? null : one))
}

function replaced(seats: Seats, seat: number, by: Seats[number]): Seats {
  return seats.map((one, at) => (at === seat ? by : one))
}

type PersonRecord = TableRecord['people'][number]

export function mapPerson(record: TableRecord, id: PersonId, change: (one: PersonRecord) => PersonRecord): TableRecord {
  return { ...record, people: record.people.map((one) => (one.id === id ? change(one) : one)) }
}
