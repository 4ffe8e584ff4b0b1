/** What the host says to clients. */
import type { Avatar } from './avatars'
import type { AnyView, BotLevel, GameEvent, Outcome, Refusal, Seat } from '../engine/core/contract'
import type { Journal } from '../engine/core/journal'
import type { GameId } from '../engine/games/catalog'
import type { OwnDevice } from './devices'
import type { Diagnosis } from './doctor'
import type { KeptMatch } from './evenings'
import type { Regular } from './regulars'
import type { Reaction } from './reactions'

export type PersonId = number

/** A table as it is listed on the home screen. */
export interface TableSummary {
  readonly id: string
  readonly name: string
  readonly game: GameId
  readonly phase: Phase
  readonly people: number
  /** How many of the people are connected now. */
  readonly here: number
  readonly freeSeats: number
  /** Whether its host gave it its name; otherwise it is called after who opened it. */
  readonly named: boolean
  readonly locked: boolean
}

export type Phase = 'lobby' | 'playing' | 'over'

/** `here`: at least one of their devices is connected now. */
export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly avatar: Avatar
  /** What their side is called in games whose sides have names. */
  readonly side: string | null
  readonly here: boolean
  /** How many of their devices are connected. */
  readonly devices: number
  /** Waits for a seat in the next match. */
  readonly queued: boolean
}

/** Who plays a seat. `standIn`: a bot answers for the person; where they are here, unless they soon say otherwise. */
export type Occupant =
  | { readonly kind: 'person'; readonly person: PersonId; readonly standIn: BotLevel | null }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | null

/** `name`: as the person was called when they last played; they may have left since. */
export interface EveningLine {
  readonly person: PersonId
  readonly name: string
  readonly played: number
  readonly won: number
}

/**
 * A match that could not be taken up when the host started, or on which the rules failed: what it was, why not, and
 * under which name its journal is kept.
 */
export interface SetAside {
  readonly game: GameId
  /** `other-rules`: another version of the app made it. `broken`: the file is damaged, or the rules fail on it. `missing`: it is not there. */
  readonly why: 'other-rules' | 'broken' | 'missing'
  /** Below the data folder; null where there is nothing to keep. */
  readonly file: string | null
  /** The file is fine: the rules themselves failed on it. */
  readonly failed?: boolean
}

/** A lesson that the whole table takes together. Who has solved the step is told, never who has failed. */
export interface TableLesson {
  readonly lesson: string
  readonly step: number
  /** How many steps it has; `step` equals this at its end. */
  readonly of: number
  /** Goes on by itself. */
  readonly auto: boolean
  /** Nobody is waited for any longer: every page shows the step's answer. */
  readonly answer: boolean
  readonly solved: readonly PersonId[]
  /** Those who know the game already, and help. Nobody waits for them. */
  readonly knows: readonly PersonId[]
}

/** All that everyone at a table may know about it, besides the match. */
export interface TableState {
  readonly id: string
  /** Raised each time the table moves to another computer: a device that has seen a higher one ignores lower ones. */
  readonly epoch: number
  readonly name: string
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly phase: Phase
  readonly paused: boolean
  readonly locked: boolean
  readonly hasPin: boolean
  /** The table agreed to hints: anyone may ask what a bot would do. */
  readonly hints: boolean
  /** The table's host wants no small talk during a match. */
  readonly quiet: boolean
  /** Whether people may chat and react now: not in a match that is quiet or whose rules forbid talking. */
  readonly mayTalk: boolean
  /** Who hosts the table: sets options, starts, kicks. */
  readonly host: PersonId
  readonly people: readonly Person[]
  /** Lobby: as many as the game has at most. Playing: the seats of the match. */
  readonly seats: readonly Occupant[]
  readonly watchers: number
  /** How many people came in numbers from one address or only stand about: the table's host may clear them. */
  readonly strangers: number
  /** The evening so far: matches played and won, by person. */
  readonly evening: readonly EveningLine[]
  /** Told in the lobby until the next match begins or the table's host has taken note. */
  readonly setAside: SetAside | null
  /** What the table learns now, in the lobby; null: nothing. */
  readonly lesson: TableLesson | null
  /** Who asked the table's host for the game's assistance, until that is decided or a match begins. */
  readonly wishes: readonly PersonId[]
  /** Every address under which phones may reach this host, best first. */
  readonly addresses: readonly string[]
}

/** What happened in one step, as far as the receiver may hear it. */
export interface Heard {
  readonly step: number
  readonly events: readonly GameEvent[]
}

/** The match as one seat (or, with `seat: null`, everyone) sees it. Replaces what was sent before. */
export interface MatchState {
  readonly number: number
  readonly game: GameId
  readonly version: number
  readonly seats: number
  readonly seat: Seat | null
  /** Number of the current ask. */
  readonly step: number
  readonly view: AnyView
  /** Who owes an answer now; in a quiet ask this stays the same until it closes. */
  readonly asked: readonly Seat[]
  /** Whether the table's host may close the ask for those who have not answered; tells nothing about who has. */
  readonly closable: boolean
  /** Whether nothing is secret just now: no seat knows anything of its own, and at most one is asked. */
  readonly open: boolean
  /** What this seat is asked, or `null` if nothing or if it has answered. */
  readonly prompt: unknown
  readonly answered: boolean
  /** Milliseconds until silence answers; `null`: no clock runs. */
  readonly msLeft: number | null
  /** What the clock will go on with after the pause; `null`: no pause, or no clock. */
  readonly msHeld: number | null
  /** Snapshot: all that may still be looked up. Update: what the last step told. */
  readonly heard: readonly Heard[]
  /** True when `heard` is the whole log and replaces the client's own. */
  readonly fresh: boolean
  readonly outcome: Outcome | null
}

/** Who leads through the review of the finished match, whose match it is, and which moment, counted from the setup. */
export interface LedReview {
  readonly by: PersonId
  readonly seat: Seat
  readonly at: number
}

/** Another host on the same network, as it advertises itself. */
export interface NearbyHost {
  readonly name: string
  /** Where its page is: a literal address. */
  readonly url: string
  readonly tables: readonly NearbyTable[]
}

export interface NearbyTable {
  readonly code: string
  readonly game: GameId
  /** Null unless its host gave it a name: what it is called otherwise would tell who opened it. */
  readonly name: string | null
  readonly free: number
}

/** `number`: shown on both computers. `asking`: the other computer's owner has not said yes yet. */
export interface TableMove {
  readonly number: string
  readonly to: string
  readonly asking: boolean
}

export interface TableOffer {
  readonly id: number
  readonly number: string
  /** The computer that it would come from. */
  readonly from: string
  readonly table: string
  readonly game: GameId
}

export type NoticeKind =
  | 'joined'
  | 'left'
  | 'away'
  | 'back'
  | 'moved'
  | 'codeUsed'
  | 'letIn'
  | 'kicked'
  | 'hosts'
  | 'standIn'
  | 'tookOver'
  | 'closed'
  | 'slept'

export interface ChatLine {
  readonly from: PersonId
  readonly name: string
  readonly text: string
  readonly at: number
}

export type ToClient =
  | { readonly say: 'welcome'; readonly v: number; readonly app: string; readonly tables: readonly TableSummary[] }
  | { readonly say: 'tables'; readonly tables: readonly TableSummary[] }
  /** The reply to message `re`. */
  | { readonly say: 'done'; readonly re: number }
  | { readonly say: 'refused'; readonly re: number; readonly why: Refusal }
  /** The receiver is now this person; the token is told once, to be kept. */
  | {
      readonly say: 'youAre'
      readonly re: number
      readonly table: string
      readonly person: PersonId
      readonly token: string
    }
  /** Who the people of a passed device are, in the order of their tokens; null: that token is no longer anyone's. */
  | { readonly say: 'shared'; readonly re: number; readonly people: readonly (PersonId | null)[] }
  | { readonly say: 'moveCode'; readonly re: number; readonly code: string; readonly msLeft: number }
  /** One for each who plays on this device. Told once, to be kept. */
  | { readonly say: 'wayBack'; readonly re: number; readonly codes: readonly string[] }
  /** The receiver's own devices: where there are several, and after `devices`. Replaces what was said before. */
  | { readonly say: 'devices'; readonly devices: readonly OwnDevice[] }
  /** Names of those who are away; null: this table does not tell strangers. */
  | { readonly say: 'absent'; readonly re: number; readonly names: readonly string[] | null }
  /** Who would come back from another device. Told only to those who may let them in. */
  | {
      readonly say: 'claims'
      readonly claims: readonly { readonly id: number; readonly person: PersonId; readonly mark: string }[]
    }
  /** A knock (`claim`) waits. The person who decides is shown the same two digits. */
  | { readonly say: 'knocked'; readonly mark: string }
  /** Answers that would be taken now; `all`: there are no others. */
  | { readonly say: 'help'; readonly re: number; readonly answers: readonly unknown[]; readonly all: boolean }
  | { readonly say: 'journal'; readonly re: number; readonly journal: Journal }
  /** `invite`: what an invitation's QR carries at a table with a PIN; told to its people and to the host's own screens. */
  | { readonly say: 'table'; readonly table: TableState; readonly you: PersonId | null; readonly invite?: string }
  /**
   * Binds the host to the chance of match `number`, whose own id is `match`, and every device to its chain. `asks`: the
   * match is about to begin, and devices with a seat are to tell their chain's head or, once `heads` are there, to add
   * its first link.
   */
  | {
      readonly say: 'commitment'
      readonly number: number
      readonly match: string
      readonly commitment: string
      readonly asks: boolean
      /** By seat; null: not yet known, or a match begun before there were chains. */
      readonly heads: readonly (string | null)[] | null
    }
  | { readonly say: 'match'; readonly match: MatchState }
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[]; readonly fresh: boolean }
  /** Shown at that person's place for a moment; nothing keeps it. */
  | { readonly say: 'reaction'; readonly from: PersonId; readonly reaction: Reaction }
  /** Which moment of the finished match shared screens show, counted from its beginning; null: its end. */
  | { readonly say: 'moment'; readonly at: number | null }
  /** The review that everyone watches together; null: none. */
  | { readonly say: 'review'; readonly review: LedReview | null }
  /** Whether the host's disk is full, so that nothing new can be kept. */
  | { readonly say: 'disk'; readonly full: boolean }
  /** This table is being moved to another computer; null: no longer, and `why` says why it stays. */
  | { readonly say: 'moving'; readonly move: TableMove | null; readonly why: Refusal | null }
  /**
   * The receiver's table is at another computer now; it may come back there by its return codes. `invite`: lets
   * watchers in there, at a table with a PIN.
   */
  | {
      readonly say: 'moved'
      readonly table: string
      readonly url: string
      readonly epoch: number
      readonly invite?: string
    }
  /** Tables that other computers would move here; only to this host's own computer. Replaces what was said before. */
  | { readonly say: 'offers'; readonly offers: readonly TableOffer[] }
  /** A part of a table's text, to the computer it moves to. */
  | { readonly say: 'part'; readonly re: number; readonly of: number; readonly text: string }
  /** Paths of backups on the host's own computer, the latest first. */
  | { readonly say: 'backups'; readonly re: number; readonly files: readonly string[] }
  /** The tables that were opened from a backup. */
  | { readonly say: 'opened'; readonly re: number; readonly tables: readonly string[] }
  /** Matches finished at this host, oldest first, from the one that was asked for; `of`: how many there are. */
  | { readonly say: 'evenings'; readonly re: number; readonly matches: readonly KeptMatch[]; readonly of: number }
  /** Who has played at this host, the last ones first. */
  | { readonly say: 'regulars'; readonly re: number; readonly people: readonly Regular[] }
  /** Other computers with Asztal, to which a table may be moved. */
  | { readonly say: 'neighbours'; readonly re: number; readonly hosts: readonly NearbyHost[] }
  /** Something happened at the table, to be shown for a moment. */
  | { readonly say: 'notice'; readonly kind: NoticeKind; readonly name: string }
  /** The hosts around; told only to screens of the host's own computer that are at no table. */
  | { readonly say: 'nearby'; readonly hosts: readonly NearbyHost[] }
  /** Which wall stands between phones and this host; told only to screens of the host's own computer at a table. */
  | { readonly say: 'doctor'; readonly diagnosis: Diagnosis }
  /** The receiver is no longer at the table. */
  | { readonly say: 'gone'; readonly why: Refusal }
