/** What a stage shows, worked out from the table, the match and what this page is doing. */
import type { GameEvent, Outcome, Refusal, Seat } from '../../engine/core/contract'
import type { Heard, MatchState, TableState } from '../../protocol/toClient'
import type { Words } from '../words/en'
import { hostRefusalText } from '../words/refusals'
import { askKey } from '../connection/askKey'
import type { Reacting } from '../connection/hostNews'
import type { AnyPresentation, GameWords, SeatFace } from './contract'

type AnyWords = GameWords<unknown, unknown, unknown, GameEvent>

/** Who sits where and what they show there; bots are numbered. */
export function facesOf(table: TableState | null, words: Words, reactions: readonly Reacting[] = []): SeatFace[] {
  let bots = 0
  return (table?.seats ?? []).map((one, seat) => {
    const nobody = { seat, name: words.lobby.free, avatar: null, side: null, bot: false, here: true, standIn: false }
    if (one === null) return nobody
    if (one.kind === 'bot') return { ...nobody, name: words.lobby.botName(++bots), bot: true }
    const {
      name = '?',
      avatar = null,
      side = null,
      here = false,
    } = table!.people.find(({ id }) => id === one.person) ?? {}
    const reaction = reactions.find(({ from }) => from === one.person)?.reaction
    return { seat, name, avatar, side, bot: false, here, standIn: one.standIn !== null, reaction }
  })
}

/** How far this page has come with answering. Asks are named by their keys. */
export interface Answering {
  /** The ask whose answer is on its way. */
  readonly sending: string | null
  /** The ask whose answer the host has taken; its prompt is over even before the next state arrives. */
  readonly done: string | null
}

/** What this seat is to answer now; null while older steps are shown, an answer is on its way, or the past is in sight. */
export function promptNow(
  match: MatchState,
  { sending, done }: Answering,
  { past, waiting }: { readonly past: boolean; readonly waiting: number },
): unknown {
  if (past || waiting > 0 || match.answered || match.outcome) return null
  const ask = askKey(match)
  return sending === ask || done === ask ? null : (match.prompt ?? null)
}

/** Whether this page's answer has been taken: as the host says, or as its reply said before the next state arrived. */
export function hasAnswered(match: MatchState, { done }: Answering): boolean {
  return match.answered || done === askKey(match)
}

/** Whether the result must wait for the game's end show. */
export function isSuspense(
  presentation: Pick<AnyPresentation, 'suspense'>,
  { outcome, number }: Pick<MatchState, 'outcome' | 'number'>,
  { still, past, endedFor }: { readonly still: boolean; readonly past: boolean; readonly endedFor: number | null },
): boolean {
  return presentation.suspense === true && outcome !== null && !still && !past && endedFor !== number
}

/**
 * Who everyone is waiting for, by name; nobody if the status sentence begins with the only one. Where the host shows
 * nobody who has answered, a player still knows that they have.
 */
export function waitedFor({
  asked,
  mine,
  answered,
  outcome,
  names,
  status,
}: {
  readonly asked: readonly Seat[]
  readonly mine: Seat | null
  readonly answered: boolean
  readonly outcome: Outcome | null
  readonly names: readonly string[]
  readonly status: string
}): string[] {
  if (outcome) return []
  const others = answered ? asked.filter((seat) => seat !== mine) : asked
  const waited = others.map((seat) => names[seat] ?? '?')
  // A bot has an article in Hungarian.
  return waited.length === 1 && status.replace(/^Az? (?=\d)/, '').startsWith(`${waited[0]} `) ? [] : waited
}

export interface LogLine {
  readonly key: string
  readonly text: string
  readonly rule: string
  /** What it names on the board, to be lit. */
  readonly places: readonly string[]
}

/** The events of a step that may still be looked up. */
function remembered({ events }: Heard, rules: AnyPresentation['rules'], now: unknown): readonly GameEvent[] {
  return rules.remembers ? events.filter((event) => rules.remembers!(event, now)) : events
}

/** Every event that may still be looked up, oldest first. `now` is the newest table. */
export function heardEvents(log: readonly Heard[], rules: AnyPresentation['rules'], now: unknown): GameEvent[] {
  return log.flatMap((step) => remembered(step, rules, now))
}

/** The log in sentences, newest last. `hideStep`: the step whose events an end show is about to tell. */
export function logLines(
  log: readonly Heard[],
  {
    rules,
    words,
    names,
    table,
    now,
    hideStep,
    places,
  }: {
    readonly rules: AnyPresentation['rules']
    readonly words: AnyWords
    readonly names: readonly string[]
    readonly table: unknown
    readonly now: unknown
    readonly hideStep: number | null
    readonly places?: ((event: GameEvent) => readonly string[]) | undefined
  },
): LogLine[] {
  return log.flatMap(({ step, events }) =>
    step === hideStep
      ? []
      : events.flatMap((event, at) => {
          if (rules.remembers && !rules.remembers(event, now)) return []
          const text = words.tell(event, names, table)
          return text === null ? [] : [{ key: `${step}.${at}`, text, rule: event.rule, places: places?.(event) ?? [] }]
        }),
  )
}

/** What everyone has heard since a step, as sentences for the next person to hold the device. */
export function newsSince(
  since: number,
  log: readonly Heard[],
  {
    rules,
    words,
    names,
    table,
  }: {
    readonly rules: AnyPresentation['rules']
    readonly words: AnyWords
    readonly names: readonly string[]
    readonly table: unknown
  },
): string[] {
  return heardEvents(
    log.filter(({ step }) => step >= since),
    rules,
    table,
  ).flatMap((event) => words.tell(event, names, table) ?? [])
}

/** Why an answer was refused, in words, and the rule to look up, if it is one of the game's or the table's. */
export function refusalNote(
  why: Refusal,
  shell: Words,
  game: AnyWords,
  names: readonly string[],
): { readonly text: string; readonly rule: string | null } {
  const text = hostRefusalText(shell, why) ?? game.refusal(why, names) ?? shell.common.refused
  return { text, rule: why.rule.startsWith('host.') ? null : why.rule }
}

/** What may be said aside on a device, and by whom: a question to somebody comes first, then the seats in their order. */
export function asideAmong<Prompt>(
  may: ReadonlyMap<Seat, Prompt> | undefined,
  seats: readonly Seat[],
  calls: ((aside: Prompt) => boolean) | undefined,
): { readonly seat: Seat; readonly aside: Prompt } | null {
  const all = seats.flatMap((seat) => {
    const aside = may?.get(seat)
    return aside === undefined ? [] : [{ seat, aside }]
  })
  return all.find(({ aside }) => calls?.(aside)) ?? all[0] ?? null
}
