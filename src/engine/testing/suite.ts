import { describe, expect, it } from 'vitest'
import { sharesOf } from '../core/chances'
import {
  botLevels,
  type AnyGame,
  type AnyRules,
  type AnyView,
  type Refusal,
  type Rng,
  type Seat,
} from '../core/contract'
import { replay } from '../core/journal'
import { afterTime, matchView, promptFor, type Match } from '../core/match'
import { pick, quickRng } from '../core/rng'
import { counted } from './counts'
import { bytes, deepFreeze, isPlain } from './freeze'
import { begin, playGame, type PlayedGame } from './play'
import { ruleIds } from './rulebook'
import { compareTwins, type TwinVerdict } from './twins'

export interface SuiteOptions {
  /** Seeded random games played to the end, shared out over the variants; a part of them in the quick run. */
  readonly games: number
  /** Seats and options to play with; every table option should come up. */
  readonly variants: readonly { readonly seats: number; readonly options: unknown }[]
  /** The only event types that may make hidden facts known. */
  readonly reveals: readonly string[]
  /** How many of the games are searched for leaks; each is searched at every ask, by every viewer. */
  readonly twinGames: number
  /** Games without secrets have no twins to compare. */
  readonly secrets: boolean
  readonly patience?: number
  /** What must hold at every ask of every game; throws if it does not. */
  readonly audit?: (match: Match) => void
}

/** What every registered game must pass. Returns the games that were played for it, for further checks of one game. */
export function gameSuite(game: AnyGame, suite: SuiteOptions): () => readonly PlayedGame[] {
  const { rules } = game
  const known = ruleIds(rules.id)
  const total = counted(suite.games, 16)
  const twinGames = counted(suite.twinGames, 3)
  const corpus = playedCorpus(rules, suite, total)

  describe(`${rules.id}: what every game must pass`, () => {
    it(`${total} random games come to an end and replay to the same events and world`, () => {
      for (const played of corpus()) {
        const { seed } = played.journal.setup
        const outcome = rules.outcome((played.match.world as { table: unknown }).table)
        expect(outcome, `outcome of game ${seed}`).not.toBeNull()
        for (const told of played.told.flat()) demandRule(known, told.event)
        demandRule(known, outcome!)
        const journal = JSON.parse(bytes(played.journal)) as typeof played.journal
        const again = replay(rules, journal)
        if ('refusal' in again) throw new Error(`replay of game ${seed} refused: ${bytes(again)}`)
        if (bytes(again.match.world) !== bytes(played.match.world))
          throw new Error(`game ${seed} replays to another world`)
        if (bytes(again.told) !== bytes(played.told)) throw new Error(`game ${seed} replays to other events`)
      }
    })

    it('worlds, events, prompts and answers survive JSON unchanged', () => {
      for (const { asks, journal, told } of corpus().slice(0, counted(20, 4))) {
        for (const match of asks) {
          survivesJson(match.world)
          survivesJson([...match.ask!.prompts])
        }
        survivesJson(journal)
        survivesJson(told)
      }
    })

    it('list, sample and check agree', () => {
      const rng = quickRng(17)
      for (const situation of situations(corpus(), counted(30, 5))) demandAgreement(rules, situation, rng)
    })

    it('strange answers are refused by an existing rule, never by an exception', () => {
      const rng = quickRng(7)
      const refusedBy = new Set<string>()
      for (const { view, prompt } of situations(corpus(), counted(15, 5))) {
        const judge = (raw: unknown): Refusal | null => {
          const parsed = rules.parseAnswer(raw)
          const refusal = 'refusal' in parsed ? parsed.refusal : rules.check(view, prompt, parsed.value)
          if (refusal) demandRule(known, refusal)
          return refusal
        }
        for (const rubbish of shapeless)
          if (judge(rubbish) === null) throw new Error(`taken as an answer: ${bytes(rubbish)}`)
        for (const bent of bentAnswers(rules.sample(view, prompt, rng), rng)) {
          const refusal = judge(bent)
          if (refusal) refusedBy.add(refusal.rule)
        }
      }
      // Bent answers must be refused by their shape, and by rules of the game itself.
      expect(refusedBy).toContain('CO-9')
      expect([...refusedBy].filter((rule) => rule !== 'CO-9')).not.toEqual([])
    })

    it('silence is a legal answer, and a clock has one', () => {
      for (const { match, view, prompt } of situations(corpus(), counted(20, 5), 'prompts')) {
        const clock = rules.clock?.((match.world as { table: unknown }).table)
        if (clock?.limitMs != null) expect(rules.silence, 'a clock needs silence').toBeDefined()
        // Judged when the clock has run out.
        const late = { ...view, table: afterTime(match, clock?.charged && clock.limitMs!).world.table }
        const refusal = rules.silence ? rules.check(late, prompt, rules.silence(view, prompt)) : null
        if (refusal) throw new Error(`silence refused: ${bytes(refusal)}`)
      }
    })

    it('the bot gives a legal answer wherever it is asked, also in a hurry', () => {
      const rng = quickRng(3)
      for (const [seed, variant] of suite.variants.entries()) {
        playGame(rules, {
          ...variant,
          seed,
          patience: suite.patience,
          choose: (match, seat) =>
            game.bot.choose({
              view: deepFreeze(matchView(match, seat)),
              prompt: promptFor(match, seat),
              heard: [],
              level: botLevels[seed % botLevels.length],
              rng,
              hurry: () => true,
            }),
        })
      }
    })

    it('the bot gives chances that add up to 1 wherever it looks, and the result once it is known', () => {
      const chances = (match: Match, seat: number) =>
        game.bot.chances({ view: deepFreeze(matchView(match, seat)), heard: [] })
      for (const { match, view } of situations(corpus(), counted(10, 2))) {
        const given = chances(match, view.seat!)
        expect(given).toHaveLength(match.setup.seats)
        expect(given.every((one) => one >= 0)).toBe(true)
        expect(given.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      }
      const { match } = corpus()[0]
      const end = rules.outcome((match.world as { table: unknown }).table)!
      expect(chances(match, 0)).toEqual(sharesOf(end, match.setup.seats))
    })

    it('only the named events reveal', () => {
      const revealing = corpus().flatMap(({ told }) => told.flat().filter((one) => one.reveals))
      const unnamed = new Set(revealing.map(({ event }) => event.type).filter((type) => !suite.reveals.includes(type)))
      expect([...unnamed]).toEqual([])
    })

    if (suite.secrets)
      it(`no viewer can tell twin worlds apart in ${twinGames} games`, () => {
        const seen: Record<TwinVerdict, number> = { same: 0, revealed: 0, unlike: 0 }
        for (const [seed, { asks }] of corpus().slice(0, twinGames).entries())
          for (const match of asks)
            for (const viewer of viewersOf(match)) seen[compareTwins(match, viewer, seed * 1000 + match.step)]++
        expect(seen.same, bytes(seen)).toBeGreaterThan(twinGames)
        expect(seen.same, bytes(seen)).toBeGreaterThan(seen.unlike)
      })
  })
  return corpus
}

/** A played game with the matches as they stood at every ask; only the first games of a corpus keep those. */
interface CorpusGame extends PlayedGame {
  readonly asks: readonly Match[]
}

const keptAsks = 30

/** Plays the games once, when they are first needed: all checks look at the same ones. */
function playedCorpus(rules: AnyRules, suite: SuiteOptions, games: number): () => readonly CorpusGame[] {
  let corpus: readonly CorpusGame[] | null = null
  const play = (seed: number): CorpusGame => {
    const asks: Match[] = []
    const onAsk = (match: Match) => {
      suite.audit?.(match)
      if (seed < keptAsks) asks.push(match)
    }
    const variant = suite.variants[seed % suite.variants.length]
    return { ...playGame(rules, { ...variant, seed, onAsk, patience: suite.patience }), asks }
  }
  return () => (corpus ??= Array.from({ length: games }, (_, seed) => play(seed)))
}

/** One seat being asked. */
interface AskedSeat {
  readonly match: Match
  readonly view: AnyView
  readonly prompt: unknown
}

/** Seats that are asked or may say something aside; `prompts`: only those that are asked. */
function* situations(corpus: readonly CorpusGame[], games: number, only?: 'prompts'): Generator<AskedSeat> {
  for (const { asks } of corpus.slice(0, games))
    for (const match of asks)
      for (const [seat, prompt] of [...match.ask!.prompts, ...(only ? [] : (match.ask!.may ?? []))])
        yield { match, view: matchView(match, seat), prompt }
}

const viewersOf = (match: Match): (Seat | null)[] => [...Array(match.setup.seats).keys(), null]

/** Whatever is listed or sampled is legal, survives being read, and is listed if there is a list. */
function demandAgreement(rules: AnyRules, { view, prompt }: AskedSeat, rng: Rng) {
  const demandLegal = (answer: unknown, how: string) => {
    const parsed = rules.parseAnswer(JSON.parse(bytes(answer)))
    if ('refusal' in parsed) throw new Error(`${how} but not parsed: ${bytes(answer)}`)
    if (bytes(parsed.value) !== bytes(answer)) throw new Error(`parsed to another: ${bytes(answer)}`)
    const refusal = rules.check(view, prompt, answer)
    if (refusal) throw new Error(`${how} but refused: ${bytes(answer)} ${bytes(refusal)}`)
  }
  const samples = Array.from({ length: 3 }, () => rules.sample(view, prompt, rng))
  for (const sample of samples) demandLegal(sample, 'sampled')
  const list = rules.list(view, prompt)
  if (list === null) return
  if (list.length === 0) throw new Error('an asked seat always has an answer')
  const texts = new Set(list.map(bytes))
  if (texts.size !== list.length) throw new Error('an answer is listed twice')
  for (const sample of samples)
    if (!texts.has(bytes(sample))) throw new Error(`sampled but not listed: ${bytes(sample)}`)
  for (let i = 0; i < Math.min(20, list.length); i++) demandLegal(list[rng.below(list.length)], 'listed')
}

/** Breaks the rules on purpose and demands that the twin worlds show it within `twinGames` games. */
export function demandLeakFound(game: AnyGame, leaky: Partial<AnyGame['rules']>, suite: SuiteOptions) {
  const rules = { ...game.rules, ...leaky }
  const search = () => {
    for (let seed = 0; seed < suite.twinGames; seed++)
      playGame(rules, {
        ...suite.variants[seed % suite.variants.length],
        seed,
        onAsk: (match) => {
          for (const viewer of viewersOf(match)) compareTwins(match, viewer, seed * 1000 + match.step)
        },
      })
  }
  expect(search).toThrow(/can tell twin worlds apart/)
}

export { begin }

function demandRule(known: ReadonlySet<string>, what: { readonly rule: string }) {
  if (!known.has(what.rule)) throw new Error(`no such rule: ${bytes(what)}`)
}

function survivesJson(value: unknown) {
  // The slow comparison only names what is wrong.
  if (!isPlain(value)) expect(JSON.parse(bytes(value))).toStrictEqual(value)
  expect(isPlain(value)).toBe(true)
}

/** Values that are not an answer in any game. */
const shapeless = [
  null,
  undefined,
  -1,
  0,
  1,
  1.5,
  99,
  NaN,
  1e9,
  '',
  'x',
  true,
  [],
  {},
  [[]],
  { type: 'x' },
  'constructor',
  '__proto__',
] as const

/** A legal answer bent in a dozen ways; some of them may be legal still. */
function bentAnswers(legal: unknown, rng: Rng): unknown[] {
  const bend = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length > 0 && rng.below(3) > 0) {
      const list = value.map((part) => part as unknown)
      const i = rng.below(list.length)
      const how = rng.below(4)
      if (how === 0) list.splice(i, 1)
      else if (how === 1) list.push(list[i])
      else list[i] = bend(list[i])
      return list
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && rng.below(8) > 0) {
      const entries = Object.entries(value)
      if (entries.length === 0) return pick(rng, shapeless)
      const [key, part] = pick(rng, entries) as [string, unknown]
      return { ...value, [key]: bend(part) }
    }
    if (typeof value === 'number' && rng.below(2) === 0) return value + rng.below(9) - 4
    return pick(rng, shapeless)
  }
  return Array.from({ length: 12 }, () => bend(legal))
}
