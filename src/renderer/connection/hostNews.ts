/** What the host has told this page, message by message. */
import type { OwnDevice } from '../../protocol/devices'
import type { Reaction } from '../../protocol/reactions'
import type { Diagnosis } from '../../protocol/doctor'
import type {
  ChatLine,
  MatchState,
  NearbyHost,
  NoticeKind,
  PersonId,
  LedReview,
  TableMove,
  TableOffer,
  TableState,
  TableSummary,
  ToClient,
} from '../../protocol/toClient'
import { withPerson, type Crowd, type Toast } from '../ui/toasts'
import type { Words } from '../words/en'
import { hostRefusalText } from '../words/refusals'
import { networkChange } from './changes'

/** `count` tells one from the next. */
export interface Reacting {
  readonly from: PersonId
  readonly reaction: Reaction
  readonly count: number
}

export interface HostNews {
  readonly tables: readonly TableSummary[]
  readonly table: TableState | null
  readonly you: PersonId | null
  /** The newest state of the match; how it is shown is up to the match's own store. */
  readonly match: MatchState | null
  /** Which moment of the finished match shared screens show; null: its end. */
  readonly moment: number | null
  /** The review that everyone watches together. */
  readonly review: LedReview | null
  readonly chat: readonly ChatLine[]
  readonly unread: number
  /** What people show at their places for a moment. */
  readonly reactions: readonly Reacting[]
  /** Whose small talk is not shown here. */
  readonly muted: readonly PersonId[]
  /** Other hosts around; only this host's own computer is told. */
  readonly nearby: readonly NearbyHost[]
  /** What stands between phones and this host; only this host's own computer is told. */
  readonly diagnosis: Diagnosis | null
  /** The move to another computer that is under way. */
  readonly moving: TableMove | null
  /** Tables that others would move here; only this host's own computer is told. */
  readonly offers: readonly TableOffer[]
  /** Whether the host's disk is full. */
  readonly diskFull: boolean
  /** Who wants to come back from another device; only those who may let them in are told. */
  readonly knocks: Extract<ToClient, { say: 'claims' }>['claims']
  /** This person's devices; only told where there are several, or after asking. */
  readonly devices: readonly OwnDevice[]
  /** What this table's QR carries so that nobody types the PIN; null: it has none. */
  readonly invite: string | null
  /** Shown here and to the person who decides about this page's knock, so that they can compare. */
  readonly mark: string
}

export const noNews: HostNews = {
  tables: [],
  table: null,
  you: null,
  match: null,
  moment: null,
  review: null,
  chat: [],
  unread: 0,
  reactions: [],
  muted: [],
  nearby: [],
  diagnosis: null,
  moving: null,
  offers: [],
  diskFull: false,
  knocks: [],
  devices: [],
  invite: null,
  mark: '',
}

const chatKept = 200

/** Clears everything learned at the previous table; the list of tables is the host's and stays. */
export function leavePlace({ tables, mark, diskFull, offers }: HostNews): HostNews {
  return { ...noNews, tables, mark, diskFull, offers }
}

/** What is known after a message. Replies go to those who asked and change nothing here. */
export function afterMessage(news: HostNews, message: ToClient): HostNews {
  switch (message.say) {
    case 'welcome':
      return afterWelcome(news, message.tables)
    case 'tables':
      return { ...news, tables: message.tables }
    case 'table':
      return { ...news, table: message.table, you: message.you, invite: message.invite ?? null }
    case 'match':
      return afterMatch(news, message.match)
    case 'moment':
      return { ...news, moment: message.at }
    case 'review':
      return { ...news, review: message.review }
    case 'chat':
      return afterChat(news, message)
    case 'reaction':
      return afterReaction(news, message)
    case 'moving':
      return { ...news, moving: message.move }
    case 'offers':
      return { ...news, offers: message.offers }
    case 'disk':
      return { ...news, diskFull: message.full }
    case 'knocked':
      return { ...news, mark: message.mark }
    case 'claims':
      return { ...news, knocks: message.claims }
    case 'devices':
      return { ...news, devices: message.devices }
    case 'nearby':
      return { ...news, nearby: message.hosts }
    case 'doctor':
      return { ...news, diagnosis: message.diagnosis }
    default:
      return news
  }
}

/** On a new connection the host tells these again only where there is something to tell. */
function afterWelcome(news: HostNews, tables: HostNews['tables']): HostNews {
  const { knocks, diskFull, offers, moving, nearby, diagnosis } = noNews
  // Nothing is told of a person's only device, which is this one.
  const devices = news.devices.filter(({ you }) => you)
  return { ...news, tables, knocks, diskFull, offers, moving, nearby, diagnosis, devices }
}

function afterChat(news: HostNews, { fresh, lines }: Extract<ToClient, { say: 'chat' }>): HostNews {
  if (fresh) return { ...news, chat: lines }
  const fromOthers = lines.filter(({ from }) => from !== news.you && !news.muted.includes(from)).length
  return { ...news, chat: [...news.chat, ...lines].slice(-chatKept), unread: news.unread + fromOthers }
}

function afterReaction(news: HostNews, { from, reaction }: Extract<ToClient, { say: 'reaction' }>): HostNews {
  if (news.muted.includes(from)) return news
  const count = Math.max(0, ...news.reactions.map((one) => one.count)) + 1
  return { ...news, reactions: [...withoutReaction(news.reactions, from), { from, reaction, count }] }
}

/** Without a person's reactions, or without one of them. */
export const withoutReaction = (all: readonly Reacting[], from: PersonId, count?: number): readonly Reacting[] =>
  all.filter((one) => one.from !== from || (count !== undefined && one.count !== count))

/** Which moment or review is shown is told again after a whole snapshot, and belongs to one match. */
function afterMatch(news: HostNews, match: MatchState): HostNews {
  const same = !match.fresh && match.number === news.match?.number
  return { ...news, match: newest(news.match, match), ...(same ? {} : { moment: null, review: null }) }
}

/** A late message of an earlier step does not replace a newer one; a whole snapshot always counts. */
function newest(before: MatchState | null, received: MatchState): MatchState {
  const late = before?.number === received.number && !received.fresh && received.step < before.step
  return late ? before : received
}

/** Several people come and go at once, as when a network is back. */
const isOfCrowds = (kind: NoticeKind): kind is 'joined' | 'left' | 'away' | 'back' =>
  ['joined', 'left', 'away', 'back'].includes(kind)

function noticeToast({ kind, name }: Extract<ToClient, { say: 'notice' }>, words: Words, inSight: Crowd | null) {
  if (!isOfCrowds(kind))
    return { text: words.notice[kind](name), kind: kind === 'slept' ? ('news' as const) : ('note' as const) }
  const crowd = withPerson(inSight, kind, name)
  return { text: words.crowd[kind](crowd.names), kind: 'note' as const, crowd }
}

/** The toast a message calls for, before it changes what is known; null if none. */
export function toastFor(
  news: HostNews,
  message: ToClient,
  words: Words,
  atHost: boolean,
  inSight: Crowd | null = null,
): (Pick<Toast, 'text' | 'kind'> & { readonly crowd?: Crowd }) | null {
  if (message.say === 'notice') return noticeToast(message, words, inSight)
  if (message.say === 'moving' && message.why !== null)
    return { text: hostRefusalText(words, message.why) ?? words.common.refused, kind: 'trouble' }
  // At the host's computer: phones now reach it at another address, so the QR code in sight has changed.
  if (message.say !== 'table' || news.table?.id !== message.table.id || !atHost) return null
  const change = networkChange(news.table.addresses, message.table.addresses)
  return change === null
    ? null
    : { text: words.connection.network[change], kind: change === 'gone' ? 'trouble' : 'news' }
}

/** Whether a page at this address is on the computer that hosts. */
export function isHostComputer(hostname: string): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(hostname)
}
