/** Checks a match that is over: its record by the rules, and against what one device was shown and sent. */
import { commitmentTo } from '../../engine/core/chance'
import type { AnyRules, GameEvent, Told } from '../../engine/core/contract'
import type { Journal, JournalEntry } from '../../engine/core/journal'
import {
  beginMatch,
  matchView,
  setupChance,
  stepChance,
  submit,
  type Match,
  type Submitted,
} from '../../engine/core/match'
import { countingDice } from '../../engine/core/rng'
import { saltPattern } from '../../engine/core/salt'
import { eventsFor } from '../../engine/core/views'
import { canonical, digestOf } from './digest'
import { shownDigest, type Promised, type Seen, type Sent, type Transcript } from './transcript'

/**
 * What does not fit. `otherMatch`: record and transcript are of two matches. `seed`: not the one that was promised.
 * `promise`: another throw, or other chains, had been promised before. `setupSalt`: this device's part in the setup is
 * not there. `answerGone`, `answerChanged`, `saltChanged`: what this device sent is missing or different.
 * `answerForced`: it is there although it was refused. `notMine`: this device never sent it. `illegal`: the rules
 * refuse an answer of the record. `events`, `log`, `shown`: the device was shown something other than what the rules
 * give. `missing`: the record ends earlier.
 */
export type What =
  | 'otherMatch'
  | 'seed'
  | 'promise'
  | 'setupSalt'
  | 'answerGone'
  | 'answerChanged'
  | 'saltChanged'
  | 'answerForced'
  | 'notMine'
  | 'illegal'
  | 'events'
  | 'log'
  | 'shown'
  | 'missing'

/** The first step that differs. 0: the setup. */
export interface Difference {
  readonly step: number
  readonly what: What
  /** The rule that refuses, where `what` is `illegal`. */
  readonly rule?: string
  /** What was told and what should have been, where `what` is `events`. */
  readonly told?: readonly GameEvent[]
  readonly should?: readonly GameEvent[]
}

export interface Verdict {
  readonly difference: Difference | null
  /** Asks that the record holds, and those of which this device saw something. */
  readonly steps: number
  readonly seen: number
  /** The first step that this device saw; 1: it was there from the start. Null: it saw nothing, or there is no transcript. */
  readonly from: number | null
  /** Answers of this device that stand in the record as they were sent. */
  readonly answers: number
  /** Seats whose devices added to chance. */
  readonly mixers: number
  /** When the host was bound: before this device added anything, only later, or never. */
  readonly bound: 'before' | 'late' | 'never'
  /** False: the match was broken off, and the rest of it can't be checked. */
  readonly over: boolean
  /** All dice that were thrown, counted by side; what the sides show. */
  readonly dice: readonly number[]
  readonly faces: readonly string[]
}

/** These rules can't judge the record. */
export interface OtherRules {
  readonly needs: number
  readonly have: number
}

export function checkMatch(rules: AnyRules, record: Journal, transcript: Transcript | null): Verdict | OtherRules {
  const { version } = record.setup
  if (version !== rules.version) return { needs: version, have: rules.version }
  const run = replayAll(rules, record)
  const difference = firstOf([
    ...promiseDifferences(record, transcript),
    ...(transcript === null ? [] : sentDifferences(rules, record, transcript)),
    ...(transcript === null ? [] : seenDifferences(run, transcript)),
    ...run.broken,
  ])
  const seen = new Set(transcript?.seen.map(({ step }) => step))
  return {
    difference,
    steps: run.states.length,
    seen: seen.size,
    from: seen.size === 0 ? null : Math.min(...seen),
    answers: transcript?.sent.filter(({ taken }) => taken).length ?? 0,
    mixers: record.setup.mix === undefined ? 0 : mixersOf(record),
    bound: boundOf(record, transcript),
    over: run.states.at(-1)?.match.ask === null,
    dice: run.dice,
    faces: rules.dieFaces ?? ['1', '2', '3', '4', '5', '6'],
  }
}

function mixersOf({ setup, entries }: Journal): number {
  const seats = new Set(entries.filter(({ salt }) => salt !== undefined).map(({ seat }) => seat))
  for (const [seat, salt] of setup.mix?.salts.entries() ?? []) if (saltPattern.test(salt ?? '')) seats.add(seat)
  return seats.size
}

function boundOf({ setup }: Journal, transcript: Transcript | null): Verdict['bound'] {
  if (setup.mix === undefined) return 'never'
  return transcript?.promised.some(({ late }) => !late) ? 'before' : 'late'
}

/** The earliest step counts; within a step, what comes first. */
function firstOf(all: readonly Difference[]): Difference | null {
  return all.reduce<Difference | null>((first, one) => (first === null || one.step < first.step ? one : first), null)
}

/** A state of the match when an ask opened, and what the step before told. */
interface State {
  readonly match: Match
  readonly told: readonly Told[]
}

interface Run {
  /** At index k: the ask k + 1. */
  readonly states: readonly State[]
  /** Where the rules refuse the record. */
  readonly broken: readonly Difference[]
  readonly dice: readonly number[]
}

function replayAll(rules: AnyRules, { setup, entries }: Journal): Run {
  const dice = [0, 0, 0, 0, 0, 0]
  const begun = attempt(() => beginMatch(rules, setup, countingDice(setupChance(setup), dice)))
  if ('refusal' in begun) return { states: [], broken: [{ step: 0, what: 'illegal', rule: begun.refusal.rule }], dice }
  const states: State[] = [begun]
  let { match } = begun
  for (const { step, seat, answer, salt, ms } of entries) {
    const rng = countingDice(stepChance(match, seat, answer, salt), dice)
    const next = attempt(() => submit(match, step, seat, answer, { salt, ms, rng }))
    if ('refusal' in next)
      return { states, broken: [{ step: match.step, what: 'illegal', rule: next.refusal.rule }], dice }
    match = next.match
    if (next.closed) states.push(next)
  }
  return { states, broken: [], dice }
}

/** A record from outside may hold anything: if it makes the rules throw, it is refused. */
function attempt(act: () => Submitted): Submitted {
  try {
    return act()
  } catch {
    return { refusal: { rule: 'CO-9', params: {} } }
  }
}

function promiseDifferences({ setup: { seed, mix } }: Journal, transcript: Transcript | null): Difference[] {
  const found: Difference[] = []
  const say = (what: What) => found.push({ step: 0, what })
  if (mix && mix.commitment !== commitmentTo(mix.match, seed)) say('seed')
  if (transcript === null) return found
  const { promised, salt } = transcript
  const last = promised.at(-1)
  if (last && last.match !== mix?.match) say('otherMatch')
  else if (
    last &&
    mix &&
    promised.some(({ match, commitment }) => match === mix.match && commitment !== mix.commitment)
  )
    say('seed')
  const otherHeads = ({ match, heads }: Promised) =>
    match === mix?.match && heads && canonical(heads) !== canonical(mix.heads)
  if (promised.some((one) => one.match !== last?.match || otherHeads(one))) say('promise')
  if (salt?.taken && !mix?.salts.includes(salt.salt)) say('setupSalt')
  return found
}

function sentDifferences(rules: AnyRules, { setup, entries }: Journal, transcript: Transcript): Difference[] {
  const found: Difference[] = []
  const mine = new Set<JournalEntry>()
  for (const sent of transcript.sent) {
    const entry = entries.find(({ seat, key }) => seat === sent.seat && key.slice(key.indexOf(':') + 1) === sent.key)
    if (entry) mine.add(entry)
    const what = sentDifference(rules, entry, sent)
    if (what === 'saltChanged' && entry?.salt === undefined && addsNothing({ setup, entries }, entry!)) continue
    if (what) found.push({ step: sent.step, what })
  }
  return transcript.alone ? [...found, ...foreign(entries, transcript.seen, mine)] : found
}

/** Whether an answer had nothing to add to chance: its seat's chain never began or has ended, or there are no salts. */
export function addsNothing({ setup: { mix }, entries }: Journal, entry: JournalEntry): boolean {
  if (mix?.heads === undefined) return mix === undefined
  const before = entries.slice(0, entries.indexOf(entry)).filter(({ seat }) => seat === entry.seat)
  return !saltPattern.test(mix.salts[entry.seat] ?? '') || before.some(({ salt }) => salt === undefined)
}

function sentDifference(rules: AnyRules, entry: JournalEntry | undefined, sent: Sent): What | null {
  if (sent.taken === false) return entry ? 'answerForced' : null
  if (!entry) return sent.taken ? 'answerGone' : null
  const read = rules.parseAnswer(sent.answer)
  const given = 'value' in read ? read.value : sent.answer
  if (entry.step !== sent.step || canonical(entry.answer) !== canonical(given)) return 'answerChanged'
  return (entry.salt ?? null) === sent.salt ? null : 'saltChanged'
}

/** Salted answers in this device's seat that it never sent, after the first step that it saw. */
function foreign(
  entries: readonly JournalEntry[],
  seen: readonly Seen[],
  mine: ReadonlySet<JournalEntry>,
): Difference[] {
  const first = seen[0]?.step ?? Infinity
  const wasMine = new Set(seen.filter(({ seat, step }) => seat !== null && step > first).map(seatAt))
  return entries
    .filter((entry) => entry.salt !== undefined && wasMine.has(seatAt(entry)) && !mine.has(entry))
    .map(({ step }) => ({ step, what: 'notMine' as const }))
}

const seatAt = ({ step, seat }: { readonly step: number; readonly seat: number | null }) => `${step} ${seat}`

function seenDifferences({ states, broken }: Run, { seen }: Transcript): Difference[] {
  const found: Difference[] = []
  for (const one of seen) {
    const state = states[one.step - 1]
    // What led to a state is the step before.
    const step = Math.max(0, one.step - 1)
    const what = state ? seenDifference(states, state, one) : broken.length > 0 ? null : ({ what: 'missing' } as const)
    if (what) found.push({ step, ...what })
  }
  return found
}

function seenDifference(states: readonly State[], { match, told }: State, seen: Seen): Omit<Difference, 'step'> | null {
  const { seat, heard, log, shown } = seen
  if (heard) {
    const should = eventsFor(told, seat)
    const same = heard.step === seen.step - 1 && canonical(heard.events) === canonical(should)
    if (!same) return { what: 'events', told: heard.events, should }
  }
  if (log !== null && log !== logDigest(states, match, seat)) return { what: 'log' }
  const { ask, rules, world } = match
  const view = matchView(match, seat)
  const outcome = ask === null ? rules.outcome(world.table) : null
  const prompt = seat === null ? undefined : ask?.prompts.get(seat)
  // The same step is shown with its question and, once it is answered, without.
  const fits = [prompt, null].some((one) => shown === shownDigest(view, one, outcome))
  return fits ? null : { what: 'shown' }
}

/** The whole log as a host sends it at this state: what may still be looked up. */
function logDigest(states: readonly State[], { step, rules, world }: Match, seat: number | null): string {
  const remembered = (event: GameEvent) => rules.remembers?.(event, world.table) ?? true
  const log = states
    .slice(0, step)
    .map(({ told }, at) => ({ step: at, events: eventsFor(told, seat).filter(remembered) }))
    .filter(({ events }) => events.length > 0)
  return digestOf(log)
}
