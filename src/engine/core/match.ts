import type { AnyRules, AnyView, AnyWorld, Ask, Refusal, Rng, Seat, Told } from './contract'
import { matchRng } from './rng'
import { viewOf } from './views'

/** All that a match starts from. With the answers in order of arrival it determines everything. */
export interface MatchSetup {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: unknown
  readonly seed: string
}

/** A running match: a value; every answer makes a new one. `step` numbers the asks from 1. */
export interface Match {
  readonly rules: AnyRules
  readonly setup: MatchSetup
  readonly step: number
  readonly world: AnyWorld
  readonly ask: Ask<unknown> | null
  /** Answers to the present ask, sealed until it closes. */
  readonly answers: ReadonlyMap<Seat, unknown>
}

/** What a match became, and what was told on the way. `closed`: the ask was resolved. */
export interface Advance {
  readonly match: Match
  readonly told: readonly Told[]
  readonly closed: boolean
}

export type Submitted = Advance | { readonly refusal: Refusal }

export function refuse(rule: string, params: Refusal['params'] = {}): { refusal: Refusal } {
  return { refusal: { rule, params } }
}

/** Sets a match up. Its chance is the seed's unless another is handed in. */
export function beginMatch(rules: AnyRules, setup: MatchSetup, rng = matchRng(setup.seed, 0)): Submitted {
  if (setup.game !== rules.id) return refuse('CO-1', { game: setup.game })
  if (setup.version !== rules.version) return refuse('CO-2', { made: setup.version, have: rules.version })
  const { min, max } = rules.seats
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) return refuse('CO-3', { min, max })
  const options = rules.parseOptions(setup.options)
  if ('refusal' in options) return options
  const { world, told } = rules.setup(options.value, setup.seats, rng)
  return {
    match: { rules, setup, step: 1, world, ask: rules.ask(world.table), answers: new Map() },
    told,
    closed: true,
  }
}

/** What a seat is asked now; `undefined` if nothing, or if it has answered. */
export function promptFor(match: Match, seat: Seat): unknown {
  return match.answers.has(seat) ? undefined : match.ask?.prompts.get(seat)
}

/** Reads, judges and files one answer; resolves the ask if that closes it, by the seed's chance unless another is handed in. */
export function submit(match: Match, step: number, seat: Seat, raw: unknown, rng?: Rng): Submitted {
  const judged = judge(match, step, seat, raw)
  if ('refusal' in judged) return judged
  const answers = new Map(match.answers).set(seat, judged.value)
  if (!closes(match, answers, judged.value)) return { match: { ...match, answers }, told: [], closed: false }
  return resolveAsk(match, answers, rng ?? matchRng(match.setup.seed, match.step))
}

/** Whether an answer would be taken, and what it reads as; changes nothing. */
export function judge(match: Match, step: number, seat: Seat, raw: unknown): { value: unknown } | { refusal: Refusal } {
  if (match.ask === null) return refuse('CO-4')
  if (step !== match.step) return refuse('CO-5', { asked: match.step, answered: step })
  const prompt = match.ask.prompts.get(seat)
  if (prompt === undefined) return refuse('CO-6')
  if (match.answers.has(seat)) return refuse('CO-7')
  const parsed = match.rules.parseAnswer(raw)
  if ('refusal' in parsed) return parsed
  const refusal = match.rules.check(viewOf(match.world, seat), prompt, parsed.value)
  return refusal ? { refusal } : parsed
}

/** Whether filing this (already judged) answer would resolve the ask. */
export function wouldClose(match: Match, seat: Seat, answer: unknown): boolean {
  return closes(match, new Map(match.answers).set(seat, answer), answer)
}

function closes(match: Match, answers: ReadonlyMap<Seat, unknown>, last: unknown): boolean {
  const ask = match.ask!
  if (answers.size === ask.prompts.size) return true
  return ask.closes === 'race' && !match.rules.isPass!(last)
}

function resolveAsk(match: Match, answers: ReadonlyMap<Seat, unknown>, rng: Rng): Advance {
  const { rules, setup, world, step } = match
  const next = rules.resolve(world, answers, rng)
  return {
    match: { rules, setup, step: step + 1, world: next.world, ask: rules.ask(next.world.table), answers: new Map() },
    told: next.told,
    closed: true,
  }
}

/** The answer that silence gives, if this game's clock knows one. */
export function silenceOf(match: Match, seat: Seat): unknown {
  const prompt = promptFor(match, seat)
  return prompt === undefined ? undefined : match.rules.silence?.(viewOf(match.world, seat), prompt)
}

/** The same match from another position on: the present ask and its answers are gone. */
export function matchFrom(match: Match, world: AnyWorld): Match {
  return { ...match, step: match.step + 1, world, ask: match.rules.ask(world.table), answers: new Map() }
}

/** A match that begins with a world set by hand. It has no journal: seed and answers don't tell it. */
export function matchAt(rules: AnyRules, options: unknown, world: AnyWorld): Match {
  const setup = { game: rules.id, version: rules.version, seats: world.own.length, options, seed: '' }
  return { rules, setup, step: 1, world, ask: rules.ask(world.table), answers: new Map() }
}

export function matchView(match: Match, seat: Seat | null): AnyView {
  return viewOf(match.world, seat)
}
