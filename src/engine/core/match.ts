import { chanceFrom, chanceOf, type ChanceSource, type GivenSalts } from './chance'
import type { AnyRules, AnyView, AnyWorld, Ask, Refusal, Rng, Seat, Told } from './contract'
import { afterAnswer, afterAsk, beginMixing, isLink, setupSalts, type Mixing } from './mixing'
import { refusal } from './refusal'
import { viewOf } from './views'

/** All that a match starts from. With the answers in order of arrival it determines everything. */
export interface MatchSetup extends ChanceSource {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: unknown
}

/** A running match: a value; every answer makes a new one. `step` numbers the asks from 1. */
export interface Match {
  readonly rules: AnyRules
  readonly setup: MatchSetup
  readonly step: number
  readonly world: AnyWorld
  readonly ask: Ask<unknown> | null
  /** Answers to the current ask, sealed until it closes. */
  readonly answers: ReadonlyMap<Seat, unknown>
  /** What people's devices added to chance with those answers. */
  readonly salts: ReadonlyMap<Seat, string>
  /** Where devices' chains stand; null: the match has none. */
  readonly mixing: Mixing | null
}

/** What goes with an answer: its sender's salt, how long it took, and a chance other than the match's own. */
export interface AnswerBy {
  readonly salt?: string | undefined
  /** Milliseconds since the ask opened, where a clock charges them. */
  readonly ms?: number | undefined
  readonly rng?: Rng | undefined
}

/** What a match became, and what was told on the way. `closed`: the ask was resolved. */
export interface Advance {
  readonly match: Match
  readonly told: readonly Told[]
  readonly closed: boolean
}

export type Submitted = Advance | { readonly refusal: Refusal }

function refuse(rule: string, params: Refusal['params'] = {}): { refusal: Refusal } {
  return { refusal: refusal(rule, params) }
}

/** Sets up a match. Uses the match's own chance unless another is passed in. */
export function beginMatch(rules: AnyRules, setup: MatchSetup, rng = setupChance(setup)): Submitted {
  if (setup.game !== rules.id) return refuse('CO-1', { game: setup.game })
  if (setup.version !== rules.version) return refuse('CO-2', { made: setup.version, have: rules.version })
  const { min, max } = rules.seats
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) return refuse('CO-3', { min, max })
  const options = rules.parseOptions(setup.options)
  if ('refusal' in options) return options
  const mixing = mixingOf(setup)
  if (mixing === 'CO-10') return refuse('CO-10')
  const { world, told } = rules.setup(options.value, setup.seats, rng)
  return { match: opened(rules, setup, 1, world, mixing), told, closed: true }
}

export function setupChance(setup: MatchSetup): Rng {
  const mixing = mixingOf(setup)
  if (mixing !== null && mixing !== 'CO-10') return chanceFrom(setup, mixing.pool)
  return chanceOf(setup, 0, setupSalts(setup.mix?.salts ?? []))
}

function mixingOf({ mix }: MatchSetup): ReturnType<typeof beginMixing> | null {
  return mix?.heads === undefined ? null : beginMixing(mix)
}

const none: ReadonlyMap<Seat, never> = new Map<Seat, never>()

function opened(rules: AnyRules, setup: MatchSetup, step: number, world: AnyWorld, mixing: Mixing | null): Match {
  return { rules, setup, step, world, ask: rules.ask(world.table), answers: none, salts: none, mixing }
}

/** What a seat is asked now; `undefined` if nothing, or if it has answered. */
export function promptFor(match: Match, seat: Seat): unknown {
  return match.answers.has(seat) ? undefined : match.ask?.prompts.get(seat)
}

/** What a seat may say although nobody is waiting for it. */
export function asideFor(match: Match, seat: Seat): unknown {
  return match.ask?.may?.get(seat)
}

/** Whether a legal answer is an aside. */
export function isAside(match: Match, seat: Seat, answer: unknown): boolean {
  const aside = asideFor(match, seat)
  return aside !== undefined && match.rules.check(viewOf(match.world, seat), aside, answer) === null
}

/** The match after some time has passed in the current ask, where a clock charges it. */
export function afterTime(match: Match, ms: number | undefined): Match {
  const { rules, world } = match
  return ms === undefined || !rules.spend
    ? match
    : { ...match, world: { ...world, table: rules.spend(world.table, ms) } }
}

/** Reads, judges and files one answer; resolves the ask if that closes it. */
export function submit(before: Match, step: number, seat: Seat, raw: unknown, by: AnswerBy = byNobody): Submitted {
  const match = afterTime(before, by.ms)
  const judged = judge(match, step, seat, raw)
  if ('refusal' in judged) return judged
  if (by.salt !== undefined && !takesSalt(match, seat, by.salt)) return refuse('CO-10')
  return filed(match, seat, judged.value, by)
}

const byNobody: AnswerBy = {}

/** Files an answer that `judge` has taken, with a salt that `takesSalt` has; resolves the ask if that closes it. */
export function fileJudged(match: Match, seat: Seat, answer: unknown, by: AnswerBy): Advance {
  return filed(afterTime(match, by.ms), seat, answer, by)
}

function filed(before: Match, seat: Seat, answer: unknown, { salt, rng }: AnswerBy): Advance {
  const match = withAnswer(before, seat, answer, salt)
  if (!closes(before, seat, match.answers, answer)) return { match, told: [], closed: false }
  return resolveAsk(match, rng)
}

/** The chance that closes the current ask if this (already judged) answer is the last one. */
export function stepChance(match: Match, seat: Seat, answer: unknown, salt?: string): Rng {
  const filed = withAnswer(match, seat, answer, salt)
  return closingChance(filed, mixedBy(filed))
}

/** Whether this seat may add this salt with its answer: where there are chains, only its own next link. */
export function takesSalt({ mixing, step }: Match, seat: Seat, salt: string): boolean {
  return mixing === null || isLink(mixing, seat, step, salt)
}

function withAnswer(match: Match, seat: Seat, answer: unknown, salt: string | undefined): Match {
  const { rules, setup, step, world, ask } = match
  const answers = new Map(isAside(match, seat, answer) ? none : match.answers).set(seat, answer)
  const salts = salt === undefined ? match.salts : new Map(match.salts).set(seat, salt)
  const mixing = match.mixing && afterAnswer(match.mixing, seat, step, salt)
  return { rules, setup, step, world, ask, answers, salts, mixing }
}

function mixedBy({ mixing, step, answers, salts }: Match): Mixing | null {
  return mixing && afterAsk(mixing, step, saltsOf(answers, salts))
}

function closingChance({ setup, step, answers, salts }: Match, mixed: Mixing | null): Rng {
  if (mixed) return chanceFrom(setup, mixed.pool)
  return chanceOf(setup, step, setup.mix === undefined ? [] : saltsOf(answers, salts))
}

function saltsOf(answers: ReadonlyMap<Seat, unknown>, salts: ReadonlyMap<Seat, string>): GivenSalts {
  return [...answers.keys()].sort((a, b) => a - b).map((seat) => [seat, salts.get(seat) ?? null])
}

/** Whether an answer would be taken, and what it reads as; changes nothing. */
export function judge(match: Match, step: number, seat: Seat, raw: unknown): { value: unknown } | { refusal: Refusal } {
  if (match.ask === null) return refuse('CO-4')
  if (step !== match.step) return refuse('CO-5', { asked: match.step, answered: step })
  const prompt = match.ask.prompts.get(seat)
  const aside = asideFor(match, seat)
  if (prompt === undefined && aside === undefined) return refuse('CO-6')
  if (match.answers.has(seat) && aside === undefined) return refuse('CO-7')
  const parsed = match.rules.parseAnswer(raw)
  if ('refusal' in parsed) return parsed
  if (isAside(match, seat, parsed.value)) return parsed
  if (match.answers.has(seat)) return refuse('CO-7')
  const refusal = match.rules.check(viewOf(match.world, seat), prompt ?? aside, parsed.value)
  return refusal ? { refusal } : parsed
}

/** Whether filing this (already judged) answer would resolve the ask. */
export function wouldClose(match: Match, seat: Seat, answer: unknown): boolean {
  return closes(match, seat, new Map(match.answers).set(seat, answer), answer)
}

function closes(match: Match, seat: Seat, answers: ReadonlyMap<Seat, unknown>, last: unknown): boolean {
  const ask = match.ask!
  if (isAside(match, seat, last)) return true
  if (answers.size === ask.prompts.size) return true
  return ask.closes === 'race' && !match.rules.isPass!(last)
}

function resolveAsk(match: Match, rng: Rng | undefined): Advance {
  const { rules, setup, world, step, answers } = match
  const mixed = mixedBy(match)
  const next = rules.resolve(world, answers, rng ?? closingChance(match, mixed))
  return { match: opened(rules, setup, step + 1, next.world, mixed), told: next.told, closed: true }
}

/** The answer that silence stands for, if this game's clock has one. */
export function silenceOf(match: Match, seat: Seat): unknown {
  const prompt = promptFor(match, seat)
  return prompt === undefined ? undefined : match.rules.silence?.(viewOf(match.world, seat), prompt)
}

/** The same match continued from another position: the current ask and its answers are dropped. */
export function matchFrom(match: Match, world: AnyWorld): Match {
  return opened(match.rules, match.setup, match.step + 1, world, match.mixing)
}

/** A match that begins with a world set by hand. It has no journal: seed and answers don't determine it. */
export function matchAt(rules: AnyRules, options: unknown, world: AnyWorld): Match {
  const setup = { game: rules.id, version: rules.version, seats: world.own.length, options, seed: '' }
  return opened(rules, setup, 1, world, null)
}

export function matchView(match: Match, seat: Seat | null): AnyView {
  return viewOf(match.world, seat)
}
