/**
 * One device passed round by several people, as a state and what changes it. Between turns the page is covered; each
 * change says what the page and the host have to do about it.
 */
import { manifests, type GameId } from '../../engine/games/catalog'
import type { MatchState, PersonId, TableState } from '../../protocol/toClient'
import { askKey } from './askKey'
import { nextInRound, seatOfPerson } from './round'

/** What someone is told once they have the device again, and nobody else before. */
export interface Message {
  readonly person: PersonId
  readonly text: string
  readonly rule: string | null
}

export interface PassAndPlayState {
  /** Everyone who plays on this device, in the order in which they came; fewer than two: it isn't passed round. */
  readonly people: readonly PersonId[]
  /** Whose page is open. */
  readonly open: PersonId | null
  /** An answer is on its way: nobody may lift the cover yet. */
  readonly sending: boolean
  /** Who had the device last. */
  readonly last: PersonId | null
  readonly message: Message | null
  /** Who has answered the current ask on this device. */
  readonly answered: { readonly ask: string; readonly people: readonly PersonId[] }
  /** The last ask that each of them has seen. */
  readonly seen: ReadonlyMap<PersonId, string>
  /** Who the host takes this device for, or soon will. */
  readonly front: PersonId | null
  /** Whether a match was on when the table was last heard of. */
  readonly playing: boolean
  /** Something is being done in someone's name: nobody takes the device from them meanwhile. */
  readonly acting: boolean
}

/** What a change depends on besides the state. */
export interface Around {
  readonly table: TableState | null
  readonly match: MatchState | null
}

export type Act =
  /** Tell the host who holds the device; `forget`: drop the match, which was the last holder's. */
  | { readonly do: 'hand'; readonly to: PersonId | null; readonly forget: boolean }
  /** Close anything open on top of the page: it may show something of the last holder's. */
  | { readonly do: 'closeOverlays' }
  /** Keep only the tokens at these indexes. */
  | { readonly do: 'keepPlaces'; readonly places: readonly number[] }
  /** Private notes belong to the device's only user again. */
  | { readonly do: 'shareNotes' }

export interface Change {
  readonly state: PassAndPlayState
  readonly acts: readonly Act[]
}

export const alone: PassAndPlayState = {
  people: [],
  open: null,
  sending: false,
  last: null,
  message: null,
  answered: { ask: '', people: [] },
  seen: new Map(),
  front: null,
  playing: false,
  acting: false,
}

/** In a game without secrets the page turns to the person who is asked, without a cover. */
function hidesNothing(game: GameId): boolean {
  return manifests[game].open
}

/** It also does so while a match has no secrets, in a game that has some at other times. */
function isInTheOpen({ table, match }: Around): boolean {
  if (table === null) return false
  return hidesNothing(table.game) || (match !== null && match.open && match.outcome === null)
}

const unchanged = (state: PassAndPlayState): Change => ({ state, acts: [] })

function then(first: Change, next: (state: PassAndPlayState) => Change): Change {
  const { state, acts } = next(first.state)
  return { state, acts: [...first.acts, ...acts] }
}

export function isPassedRound({ people }: PassAndPlayState): boolean {
  return people.length > 1
}

/** Whether the page is covered between turns now. */
export function hasCovers(state: PassAndPlayState, { table, match }: Around): boolean {
  return isPassedRound(state) && table?.phase === 'playing' && !isInTheOpen({ table, match })
}

/** Index of the person holding the device; null for nobody. */
export function frontPlace({ front, people }: PassAndPlayState): number | null {
  const place = front === null ? -1 : people.indexOf(front)
  return place < 0 ? null : place
}

/** Who should have the device now; null if nobody on it is being waited for. */
export function nextHolder(state: PassAndPlayState, { table, match }: Around): PersonId | null {
  if (table === null || match === null || match.outcome) return null
  if (state.message !== null) return state.message.person
  const answered = state.answered.ask === askKey(match) ? state.answered.people : []
  return nextInRound({ table, people: state.people, asked: match.asked, answered, last: state.last })
}

/** The step up to which someone knows what has happened; null if they have not looked at this match yet. */
export function stepSeenBy({ seen }: PassAndPlayState, person: PersonId, match: MatchState | null): number | null {
  const [number, step] = (seen.get(person) ?? '').split('/').map(Number)
  return number === match?.number ? (step ?? null) : null
}

/** Gives the device to someone, or to nobody. */
export function hand(state: PassAndPlayState, to: PersonId | null, forget = true): Change {
  return { state: { ...state, front: to }, acts: [{ do: 'hand', to, forget }] }
}

function closePage(state: PassAndPlayState): Change {
  return { state: { ...state, open: null }, acts: [{ do: 'closeOverlays' }] }
}

/** Covers the page: from here on nothing of its owner's is in it. */
export function cover(state: PassAndPlayState): Change {
  return isPassedRound(state) ? then(closePage(state), (next) => hand(next, null)) : unchanged(state)
}

/** Who the people are and who holds the device. */
export function seatPeople(state: PassAndPlayState, people: readonly PersonId[], front: PersonId | null): Change {
  const seated = { ...state, people, front }
  const closed = seated.open !== null && !people.includes(seated.open) ? closePage(seated) : unchanged(seated)
  return people.length < 2 ? { ...closed, acts: [...closed.acts, { do: 'shareNotes' }] } : closed
}

/** Another place at a table: nothing is known of it yet. */
export function leaveDevice(state: PassAndPlayState): Change {
  const { acts } = seatPeople(state, [], null)
  return { state: { ...alone, answered: state.answered, acting: state.acting }, acts }
}

/** The table has changed. Before and after a match the first person has the device; in a match the person who lifts the cover. */
export function tableChanged(state: PassAndPlayState, around: Around): Change {
  const { table } = around
  if (table === null || state.people.length === 0) return unchanged(state)
  const places = state.people.flatMap((person, at) => (table.people.some(({ id }) => id === person) ? [at] : []))
  if (places.length < state.people.length) {
    const left = places.map((at) => state.people[at]!)
    const { state: next, acts } = seatPeople(state, left, state.front)
    return then({ state: next, acts: [...acts, { do: 'keepPlaces', places }] }, (now) => tableChanged(now, around))
  }
  if (state.acting) return unchanged(state)
  const first = state.people[0]!
  if (!isPassedRound(state)) return state.front === first ? unchanged(state) : hand(state, first)
  const begins = table.phase === 'playing' && !state.playing
  const noted = { ...state, playing: table.phase === 'playing' }
  const begun = begins && !hidesNothing(table.game) ? closePage(noted) : unchanged(noted)
  return then(begun, (now) => settle(now, first, around, table))
}

function settle(state: PassAndPlayState, first: PersonId, around: Around, table: TableState): Change {
  if (table.phase === 'lobby') {
    const closed = { ...state, open: null, message: null }
    return closed.front === first ? unchanged(closed) : hand(closed, first)
  }
  if (table.phase !== 'playing') return unchanged(state)
  if (isInTheOpen(around)) return turnToNext(state, around)
  const forgotten = state.open === null && !state.sending && state.front !== null
  return forgotten ? hand(state, null) : unchanged(state)
}

/** Where nothing is secret the page is nobody's, and simply turns to the person who is asked. */
function turnToNext(state: PassAndPlayState, around: Around): Change {
  if (state.acting) return unchanged(state)
  const next = nextHolder(state, around)
  const uncovered = { ...state, open: null }
  return next === null || next === state.front ? unchanged(uncovered) : hand({ ...uncovered, last: next }, next, false)
}

/** Whether a match that arrives may be looked at: what was sent to the last holder may not. */
export function mayTake(state: PassAndPlayState, match: MatchState, { table }: Around): boolean {
  if (!isPassedRound(state) || table === null || isInTheOpen({ table, match })) return true
  return match.seat === seatOfPerson(table, state.front)
}

/** A match has arrived and was taken. */
export function matchArrived(state: PassAndPlayState, match: MatchState, around: Around): Change {
  if (!isPassedRound(state)) return unchanged(state)
  const { open } = state
  const looked = open === null ? state : { ...state, seen: new Map(state.seen).set(open, askKey(match)) }
  const noted = open !== null && match.answered ? noteAnswer(looked, match, open) : looked
  if (around.table?.phase !== 'playing') return unchanged(noted)
  if (isInTheOpen({ ...around, match })) return turnToNext(noted, around)
  // Secrets begin again: from here on somebody has to lift the cover.
  const uncovered = open === null && !noted.sending && !noted.acting && noted.front !== null
  return uncovered ? hand(noted, null) : unchanged(noted)
}

/** An answer goes out: the page is covered at once; the device stays in its giver's name until the host has replied. */
export function answerSent(state: PassAndPlayState, around: Around): Change {
  return hasCovers(state, around) && state.open !== null ? closePage({ ...state, sending: true }) : unchanged(state)
}

/** The host has replied. If the giver alone is asked again at once, their page opens again; else the cover stays. */
export function answerReplied(
  state: PassAndPlayState,
  { giver, step, ok }: { readonly giver: PersonId; readonly step: number; readonly ok: boolean },
  around: Around,
  wasHidden: boolean,
): Change {
  const { match } = around
  const idle = { ...state, sending: false }
  if (!ok || match === null) return hand(idle, null)
  const noted = match.step === step ? noteAnswer(idle, match, giver) : idle
  if (isInTheOpen(around)) return turnToNext(noted, around)
  const again = match.step > step && match.prompt !== null && nextHolder(noted, around) === giver
  if (again && hasCovers(noted, around) && !wasHidden) return matchArrived({ ...noted, open: giver }, match, around)
  return hand(noted, null)
}

function noteAnswer(state: PassAndPlayState, match: MatchState, person: PersonId): PassAndPlayState {
  const ask = askKey(match)
  const people = state.answered.ask === ask ? state.answered.people : []
  return people.includes(person) ? state : { ...state, answered: { ask, people: [...people, person] } }
}

/** Someone has lifted the cover and been sent what is theirs. */
export function opened(state: PassAndPlayState, person: PersonId): PassAndPlayState {
  const message = state.message?.person === person ? null : state.message
  return { ...state, sending: false, open: person, last: person, message }
}
