/** What the referee answers to each line. Holds the matches; does no I/O. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { AnyWorld, Refusal, Rng, Told } from '../../engine/core/contract'
import { replay, type JournalEntry } from '../../engine/core/journal'
import { beginMatch, judge, matchFrom, matchView, promptFor, submit, type Match } from '../../engine/core/match'
import { matchRng, quickRng } from '../../engine/core/rng'
import { games } from '../../engine/games'
import { isGameId } from '../../engine/games/catalog'
import { Misfit, scripted, worldLike } from './byHand'

interface Running {
  match: Match
  readonly entries: JournalEntry[]
  /** Whether chance or a world came from outside: then seed and answers no longer tell the match. */
  byHand: boolean
  samples: number
}

const nat = v.pipe(v.number(), v.integer(), v.minValue(0))
const match = v.string()
const chance = v.optional(v.array(nat))
const setup = v.object({ game: v.string(), version: nat, seats: nat, options: v.unknown(), seed: v.string() })
const entry = v.object({ step: nat, seat: nat, answer: v.unknown(), key: v.optional(v.string(), '') })

const question = v.variant('do', [
  v.object({ do: v.literal('games') }),
  v.object({
    do: v.literal('new'),
    game: v.string(),
    seats: v.optional(nat),
    options: v.optional(v.unknown(), {}),
    seed: v.optional(v.union([v.string(), v.number()])),
    chance,
  }),
  v.object({ do: v.literal('asked'), match }),
  v.object({ do: v.literal('list'), match, seat: nat }),
  v.object({ do: v.literal('sample'), match, seat: nat, seed: v.optional(nat) }),
  v.object({ do: v.literal('check'), match, seat: nat, answer: v.unknown() }),
  v.object({ do: v.literal('view'), match, seat: v.nullable(nat) }),
  v.object({ do: v.literal('answer'), match, seat: nat, answer: v.unknown(), step: v.optional(nat), chance }),
  v.object({ do: v.literal('world'), match }),
  v.object({ do: v.literal('set'), match, world: v.unknown() }),
  v.object({ do: v.literal('silence'), match, seat: nat }),
  v.object({ do: v.literal('journal'), match }),
  v.object({
    do: v.literal('replay'),
    match: v.optional(match),
    journal: v.optional(v.object({ setup, entries: v.array(entry) })),
  }),
  v.object({ do: v.literal('record'), game: v.string(), text: v.string() }),
  v.object({ do: v.literal('drop'), match }),
])
type Question = v.InferOutput<typeof question>

/** What a line is answered with; an `error` says that the line itself made no sense. */
export type Reply = Readonly<Record<string, unknown>>

/** A reply as a line; one that can't be written (a world nested too deep) is an error like any other. */
export function written(reply: Reply): string {
  try {
    return JSON.stringify(reply)
  } catch (error) {
    return JSON.stringify({ error: `the reply can't be written: ${String(error)}` })
  }
}

export function createReferee(): (line: string) => Reply {
  const running = new Map<string, Running>()
  let made = 0

  const keep = (one: Match, entries: readonly JournalEntry[], byHand = false): string => {
    const id = `m${++made}`
    running.set(id, { match: one, entries: entries.slice(), byHand, samples: 0 })
    return id
  }

  const answer = (asked: Question): Reply => {
    if (asked.do === 'games')
      return { games: Object.values(games).map(({ rules, optionSpecs }) => ({ ...describe(rules), optionSpecs })) }
    if (asked.do === 'new') {
      const game = isGameId(asked.game) ? games[asked.game] : undefined
      if (!game) return { error: `no such game: ${asked.game}` }
      const { id, version, seats } = game.rules
      const seed = String(asked.seed ?? randomBytes(16).toString('hex'))
      const setup = { game: id, version, seats: asked.seats ?? seats.min, options: asked.options, seed }
      const begun = byChance(asked.chance, matchRng(seed, 0), (rng) => beginMatch(game.rules, setup, rng))
      if ('refusal' in begun) return begun
      return { match: keep(begun.match, [], asked.chance !== undefined), step: begun.match.step, told: begun.told }
    }
    if (asked.do === 'replay') {
      const own = running.get(asked.match ?? '')
      if (own?.byHand && !asked.journal) return { error: noJournal }
      const journal = asked.journal ?? (own && { setup: own.match.setup, entries: own.entries })
      if (!journal) return { error: 'replay needs a journal or a match' }
      const game = isGameId(journal.setup.game) ? games[journal.setup.game] : undefined
      if (!game) return { error: `no such game: ${journal.setup.game}` }
      const replayed = replay(game.rules, journal)
      if ('refusal' in replayed) return replayed
      return { match: keep(replayed.match, journal.entries), told: replayed.told, ...state(replayed.match) }
    }
    if (asked.do === 'record') {
      const read = isGameId(asked.game) ? games[asked.game]?.readRecord?.(asked.text) : null
      return read ? { ...read } : { error: 'no record that can be read' }
    }
    const one = running.get(asked.match)
    if (!one) return { error: `no such match: ${asked.match}` }
    return aboutMatch(one, asked)
  }

  const aboutMatch = (one: Running, asked: Exclude<Question, { do: 'games' | 'new' | 'replay' | 'record' }>): Reply => {
    const { rules } = one.match
    switch (asked.do) {
      case 'asked':
        return state(one.match)
      case 'view':
        if (asked.seat !== null && asked.seat >= one.match.setup.seats) return { error: `no such seat: ${asked.seat}` }
        return { view: matchView(one.match, asked.seat) }
      case 'list':
      case 'sample':
      case 'silence': {
        const prompt = promptFor(one.match, asked.seat)
        if (prompt === undefined) return { refusal: { rule: one.match.ask === null ? 'CO-4' : 'CO-6', params: {} } }
        const view = matchView(one.match, asked.seat)
        if (asked.do === 'list') return { list: rules.list(view, prompt) }
        if (asked.do === 'silence') return { silence: rules.silence?.(view, prompt) ?? null }
        return { sample: rules.sample(view, prompt, quickRng(asked.seed ?? one.match.step * 7919 + ++one.samples)) }
      }
      case 'check': {
        const next = submit(one.match, one.match.step, asked.seat, readAnswer(one.match, asked.answer))
        return 'refusal' in next ? next : { legal: true }
      }
      case 'answer':
        return take(one, asked)
      case 'world':
        return { world: one.match.world }
      case 'set': {
        const from = matchFrom(one.match, settled(rules.id, worldLike(one.match.world, asked.world)))
        if (from.ask?.prompts.size === 0) return { error: 'nobody would be asked in this world' }
        one.match = from
        one.byHand = true
        return state(from)
      }
      case 'journal':
        if (one.byHand) return { error: noJournal }
        return { journal: { setup: one.match.setup, entries: one.entries } }
      case 'drop':
        running.delete(asked.match)
        return { dropped: asked.match }
      default:
        return asked satisfies never
    }
  }

  return (line) => {
    let raw: unknown
    try {
      raw = JSON.parse(line.trim())
    } catch {
      return { error: 'not JSON' }
    }
    const read = v.safeParse(question, raw)
    if (!read.success) return { error: `not understood: ${read.issues[0].message}` }
    try {
      return answer(read.output)
    } catch (error) {
      return { error: error instanceof Misfit ? error.message : `the engine failed: ${String(error)}` }
    }
  }
}

function describe(rules: { readonly id: string; readonly version: number; readonly seats: object }): Reply {
  return { id: rules.id, version: rules.version, seats: rules.seats }
}

/** Who is asked what now, or how the match ended. */
function state(match: Match): Reply {
  const { ask, rules, world, step, answers } = match
  if (ask === null) return { outcome: rules.outcome(world.table) }
  const asked = [...ask.prompts].filter(([seat]) => !answers.has(seat)).map(([seat, prompt]) => ({ seat, prompt }))
  return { step, closes: ask.closes, asked }
}

/** An answer given as text is read by games that have a notation; all else is taken as it is. */
function readAnswer({ rules, world }: Match, answer: unknown): unknown {
  if (typeof answer !== 'string' || !isGameId(rules.id)) return answer
  return games[rules.id]?.readAnswer?.(world.table, answer) ?? answer
}

/** A world given by hand, with what follows from other facts worked out anew. */
function settled(game: string, world: AnyWorld): AnyWorld {
  const settle = isGameId(game) ? games[game]?.settle : undefined
  return settle ? { ...world, table: settle(world.table) } : world
}

const noJournal = 'a match with chance or a world given by hand has no journal'

/** Does something by numbers given for its chance, all of which must be needed. */
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
  asked: Extract<Question, { do: 'answer' }>,
): { told: readonly Told[]; closed: boolean } | { refusal: Refusal } {
  const { seat, chance, step = one.match.step } = asked
  const answer = readAnswer(one.match, asked.answer)
  const rng = matchRng(one.match.setup.seed, one.match.step)
  const judged = judge(one.match, step, seat, answer)
  if ('refusal' in judged) return judged
  const next = byChance(chance, rng, (by) => submit(one.match, step, seat, answer, by))
  if ('refusal' in next) return next
  one.entries.push({ step, seat, answer: judged.value, key: String(one.entries.length) })
  one.byHand ||= chance !== undefined
  one.match = next.match
  return { told: next.told, closed: next.closed }
}
