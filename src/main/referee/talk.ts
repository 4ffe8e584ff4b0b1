/** What the referee replies to each line. Holds the matches; does no I/O. */
import { randomBytes } from 'node:crypto'
import { commitmentTo } from '../../engine/core/chance'
import type { AnyWorld, Refusal, Rng, Told } from '../../engine/core/contract'
import { replay, type JournalEntry } from '../../engine/core/journal'
import {
  afterTime,
  asideFor,
  beginMatch,
  judge,
  matchFrom,
  matchView,
  promptFor,
  setupChance,
  stepChance,
  submit,
  type Match,
} from '../../engine/core/match'
import { quickRng } from '../../engine/core/rng'
import { games } from '../../engine/games'
import { isGameId } from '../../engine/games/catalog'
import { Misfit, scripted, worldLike } from './byHand'
import { readQuestion, type Question } from './questions'

interface Running {
  match: Match
  readonly entries: JournalEntry[]
  /** Whether chance or a world was given by hand: seed and answers then no longer determine the match. */
  byHand: boolean
  samples: number
}

/** A reply to a line; an `error` says that the line itself made no sense. */
export type Reply = Readonly<Record<string, unknown>>

/** A reply as a line. One that can't be serialised (a world nested too deep) becomes an error. */
export function written(reply: Reply): string {
  try {
    return JSON.stringify(reply)
  } catch (error) {
    return JSON.stringify({ error: `the reply can't be written: ${String(error)}` })
  }
}

type About<Do extends Question['do']> = Extract<Question, { do: Do }>
type AboutMatch = Exclude<Question, { do: 'games' | 'new' | 'replay' | 'record' }>

export function createReferee(): (line: string) => Reply {
  const referee = new Referee()
  return (line) => {
    const question = readQuestion(line)
    if ('error' in question) return question
    try {
      return referee.answer(question)
    } catch (error) {
      return { error: error instanceof Misfit ? error.message : `the engine failed: ${String(error)}` }
    }
  }
}

class Referee {
  #running = new Map<string, Running>()
  #made = 0

  answer(question: Question): Reply {
    switch (question.do) {
      case 'games':
        return { games: Object.values(games).map(({ rules, optionSpecs }) => ({ ...describe(rules), optionSpecs })) }
      case 'new':
        return this.#begin(question)
      case 'replay':
        return this.#replay(question)
      case 'record': {
        const read = gameOf(question.game)?.readRecord?.(question.text)
        return read ? { ...read } : { error: 'no record that can be read' }
      }
      default: {
        const one = this.#running.get(question.match)
        return one ? this.#about(one, question) : { error: `no such match: ${question.match}` }
      }
    }
  }

  #keep(match: Match, entries: readonly JournalEntry[], byHand = false): string {
    const id = `m${++this.#made}`
    this.#running.set(id, { match, entries: entries.slice(), byHand, samples: 0 })
    return id
  }

  #begin({ game: name, seats, options, seed: given, mix, chance }: About<'new'>): Reply {
    const game = gameOf(name)
    if (!game) return { error: `no such game: ${name}` }
    const { id, version, seats: bounds } = game.rules
    const seed = String(given ?? randomBytes(32).toString('hex'))
    const mixed = mix && { mix: { ...mix, commitment: commitmentTo(mix.match, seed) } }
    const setup = { game: id, version, seats: seats ?? mix?.salts.length ?? bounds.min, options, seed, ...mixed }
    if (mix && mix.salts.length !== setup.seats) return { error: 'mix: one salt for each seat' }
    const begun = byChance(chance, setupChance(setup), (rng) => beginMatch(game.rules, setup, rng))
    if ('refusal' in begun) return begun
    return { match: this.#keep(begun.match, [], chance !== undefined), step: begun.match.step, told: begun.told }
  }

  #replay(question: About<'replay'>): Reply {
    const own = this.#running.get(question.match ?? '')
    if (own?.byHand && !question.journal) return { error: noJournal }
    const journal = question.journal ?? (own && { setup: own.match.setup, entries: own.entries })
    if (!journal) return { error: 'replay needs a journal or a match' }
    const game = gameOf(journal.setup.game)
    if (!game) return { error: `no such game: ${journal.setup.game}` }
    const replayed = replay(game.rules, journal)
    if ('refusal' in replayed) return replayed
    return { match: this.#keep(replayed.match, journal.entries), told: replayed.told, ...state(replayed.match) }
  }

  #about(one: Running, question: AboutMatch): Reply {
    const { match } = one
    switch (question.do) {
      case 'asked':
        return state(match)
      case 'view':
        if (question.seat !== null && question.seat >= match.setup.seats)
          return { error: `no such seat: ${question.seat}` }
        return { view: matchView(match, question.seat) }
      case 'list':
      case 'sample':
      case 'silence':
        return suggest(one, question)
      case 'check': {
        const next = submit(match, match.step, question.seat, readAnswer(match, question.answer))
        return 'refusal' in next ? next : { legal: true }
      }
      case 'answer':
        return take(one, question)
      case 'world':
        return { world: match.world }
      case 'set':
        return setWorld(one, question.world)
      case 'journal':
        return one.byHand ? { error: noJournal } : { journal: { setup: match.setup, entries: one.entries } }
      case 'drop':
        this.#running.delete(question.match)
        return { dropped: question.match }
      default:
        return question satisfies never
    }
  }
}

function gameOf(name: string) {
  return isGameId(name) ? games[name] : undefined
}

/** Answers a seat could give: all, one at random, or what its silence means. */
function suggest(one: Running, question: About<'list' | 'sample' | 'silence'>): Reply {
  const { match } = one
  const { rules, step, ask } = match
  const prompt = promptFor(match, question.seat) ?? asideFor(match, question.seat)
  if (prompt === undefined) return { refusal: { rule: ask === null ? 'CO-4' : 'CO-6', params: {} } }
  const view = matchView(match, question.seat)
  if (question.do === 'list') return { list: rules.list(view, prompt) }
  if (question.do === 'silence') return { silence: rules.silence?.(view, prompt) ?? null }
  return { sample: rules.sample(view, prompt, quickRng(question.seed ?? step * 7919 + ++one.samples)) }
}

function setWorld(one: Running, world: unknown): Reply {
  const from = matchFrom(one.match, settled(one.match.rules.id, worldLike(one.match.world, world)))
  if (from.ask?.prompts.size === 0) return { error: 'nobody would be asked in this world' }
  one.match = from
  one.byHand = true
  return state(from)
}

function describe(rules: { readonly id: string; readonly version: number; readonly seats: object }): Reply {
  return { id: rules.id, version: rules.version, seats: rules.seats }
}

/** Who is asked what now, or how the match ended. */
function state(match: Match): Reply {
  const { ask, rules, world, step, answers } = match
  if (ask === null) return { outcome: rules.outcome(world.table) }
  const asked = [...ask.prompts].filter(([seat]) => !answers.has(seat)).map(([seat, prompt]) => ({ seat, prompt }))
  const may = [...(ask.may ?? [])].map(([seat, prompt]) => ({ seat, prompt }))
  return { step, closes: ask.closes, asked, ...(may.length > 0 && { may }) }
}

/** Games with a notation read an answer given as text; everything else is taken as it is. */
function readAnswer({ rules, world }: Match, answer: unknown): unknown {
  if (typeof answer !== 'string' || !isGameId(rules.id)) return answer
  return games[rules.id]?.readAnswer?.(world.table, answer) ?? answer
}

/** A world given by hand, with everything recomputed that follows from other facts. */
function settled(game: string, world: AnyWorld): AnyWorld {
  const settle = gameOf(game)?.settle
  return settle ? { ...world, table: settle(world.table) } : world
}

const noJournal = 'a match with chance or a world given by hand has no journal'

/** Draws on the given numbers instead of chance, all of which must be used. */
function byChance<Done>(numbers: readonly number[] | undefined, rng: Rng, act: (rng: Rng) => Done): Done {
  if (!numbers) return act(rng)
  const script = scripted(numbers, rng)
  const done = act(script)
  const refused = typeof done === 'object' && done !== null && 'refusal' in done
  if (!refused && script.left() > 0) throw new Misfit(`chance: ${script.left()} of the numbers are not needed here`)
  return done
}

function take(
  one: Running,
  question: About<'answer'>,
): { told: readonly Told[]; closed: boolean } | { refusal: Refusal } {
  const { seat, chance, salt, ms, step = one.match.step } = question
  const answer = readAnswer(one.match, question.answer)
  const judged = judge(afterTime(one.match, ms), step, seat, answer)
  if ('refusal' in judged) return judged
  const own = stepChance(one.match, seat, judged.value, salt)
  const next = byChance(chance, own, (rng) => submit(one.match, step, seat, answer, { salt, ms, rng }))
  if ('refusal' in next) return next
  const key = String(one.entries.length)
  one.entries.push({ step, seat, answer: judged.value, key, ...(salt && { salt }), ...(ms !== undefined && { ms }) })
  one.byHand ||= chance !== undefined
  one.match = next.match
  return { told: next.told, closed: next.closed }
}
