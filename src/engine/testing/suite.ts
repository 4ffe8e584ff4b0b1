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
import { quickRng } from '../core/rng'
import { copiedSecrets } from './copies'
import { counted } from './counts'
import { bytes, deepFreeze, isPlain, sameBytes } from './freeze'
import { playGame, type PlayedGame } from './play'
import { ruleIds } from './rulebook'
import { bentAnswers, shapeless } from './strange'
import { compareTwins, type TwinVerdict } from './twins'

export interface SuiteOptions {
  /** Seeded random games played to the end, shared out over the variants; a part of them in the quick run. */
  readonly games: number
  /** Seats and options to play with; every table option should come up. */
  readonly variants: readonly { readonly seats: number; readonly options: unknown }[]
  /** The only event types that may make hidden facts known. */
  readonly reveals: readonly string[]
  /** Other events that tell everyone what is only its owner's afterwards, such as a throw that must be remembered. */
  readonly tells?: readonly string[]
  /** How many of the games are searched for leaks; each is searched at every ask, by every viewer. */
  readonly twinGames: number
  /** Games without secrets have no twins to compare. */
  readonly secrets: boolean
  readonly patience?: number
  /** What must hold at every ask of every game; throws if it does not. */
  readonly audit?: (match: Match) => void
  /** Sees every game when it is over. */
  readonly note?: (played: PlayedGame) => void
}

/** What every registered game must pass. Returns what plays its games, unless they have been played: for further checks. */
export function gameSuite(game: AnyGame, suite: SuiteOptions): () => void {
  const { checks, corpus } = suiteOf(game, suite)
  describe(`${game.rules.id}: what every game must pass`, () => {
    for (const [title, check] of Object.entries(checks)) it(title, check)
  })
  return corpus
}

type Checks = Readonly<Record<string, () => void>>

/** The checks of the suite by their titles, and the games that they share. */
export function suiteOf(game: AnyGame, suite: SuiteOptions): { checks: Checks; corpus: () => Corpus } {
  const corpus = playedCorpus(game.rules, suite, counted(suite.games, 10))
  return { corpus, checks: { ...checksOfRules(game.rules, suite, corpus), ...checksOfBot(game, suite, corpus) } }
}

/** What is left of all games. Thousands of whole ones would keep the garbage collector busy. */
interface Corpus {
  /** The first games. */
  readonly first: readonly CorpusGame[]
  /** Types of events that made something known. */
  readonly revealing: ReadonlySet<string>
  /** What was wrong with a replay. */
  readonly wrong: unknown
}

function checksOfRules(rules: AnyRules, suite: SuiteOptions, corpus: () => Corpus): Checks {
  const known = ruleIds(rules.id)
  const first = () => corpus().first
  return {
    [`${counted(suite.games, 10)} random games come to an end and replay to the same events and world`]() {
      const { wrong } = corpus()
      if (wrong !== null) throw wrong
    },
    'worlds, events, prompts and answers survive JSON unchanged'() {
      for (const played of first().slice(0, counted(20, 3))) demandPlainData(played)
    },
    'list, sample and check agree'() {
      const rng = quickRng(17)
      const unlisted = [...situations(first(), counted(30, 3))].filter((one) => !demandAgreement(rules, one, rng))
      demandMany(rules, unlisted.slice(0, 20), rng)
    },
    'strange answers are refused by an existing rule, never by an exception'() {
      const rng = quickRng(7)
      const refusedBy = new Set<string>()
      for (const situation of situations(first(), counted(15, 3)))
        for (const rule of demandRefusals(rules, known, situation, rng)) refusedBy.add(rule)
      // Bent answers must be refused by their shape, and by rules of the game itself.
      expect(refusedBy).toContain('CO-9')
      expect([...refusedBy].filter((rule) => rule !== 'CO-9')).not.toEqual([])
    },
    'silence is a legal answer, and a clock has one'() {
      for (const situation of situations(first(), counted(20, 3), 'prompts')) demandSilence(rules, situation)
    },
    'only the named events reveal'() {
      expect([...corpus().revealing].filter((type) => !suite.reveals.includes(type))).toEqual([])
    },
    ...(suite.secrets && {
      [`no viewer can tell twin worlds apart in ${counted(suite.twinGames, 3)} games`]: () =>
        demandTwins(first(), suite),
      'nothing that everyone sees is a copy of a secret'() {
        const found = copiedSecrets(enough(first()), suite.tells)
        if (found.length > 0) throw new Error(`everyone can read a secret:\n${found.join('\n')}`)
      },
    }),
  }
}

/** So many of the games that they have some hundreds of asks. */
function enough(corpus: readonly CorpusGame[]): readonly CorpusGame[] {
  let asks = 0
  return corpus.filter((one) => asks < counted(800, 200) && (asks += one.asks.length) > 0)
}

function demandTwins(corpus: readonly CorpusGame[], suite: SuiteOptions): void {
  const twinGames = counted(suite.twinGames, 3)
  const seen = twinVerdicts(corpus.slice(0, twinGames))
  expect(seen.same, bytes(seen)).toBeGreaterThan(twinGames)
  expect(seen.same, bytes(seen)).toBeGreaterThan(seen.unlike)
}

function checksOfBot(game: AnyGame, suite: SuiteOptions, corpus: () => Corpus): Checks {
  return {
    'the bot gives a legal answer wherever it is asked, also in a hurry'() {
      for (let seed = 0; seed < counted(suite.variants.length, 2); seed++) playByBot(game, suite, seed)
    },
    'the bot gives chances that add up to 1 wherever it looks, and the result once it is known'() {
      const { first } = corpus()
      for (const { match, view } of situations(first, counted(10, 2))) demandChances(game, match, view.seat!)
      const { match } = first[0]
      const end = game.rules.outcome((match.world as { table: unknown }).table)!
      expect(chancesAt(game, match, 0)).toEqual(sharesOf(end, match.setup.seats))
    },
  }
}

function demandReplay(rules: AnyRules, known: ReadonlySet<string>, played: PlayedGame): void {
  const { seed } = played.journal.setup
  const outcome = rules.outcome((played.match.world as { table: unknown }).table)
  expect(outcome, `outcome of game ${seed}`).not.toBeNull()
  for (const told of played.told.flat()) demandRule(known, told.event)
  demandRule(known, outcome!)
  const journal = JSON.parse(bytes(played.journal)) as typeof played.journal
  const again = replay(rules, journal)
  if ('refusal' in again) throw new Error(`replay of game ${seed} refused: ${bytes(again)}`)
  if (!sameBytes(again.match.world, played.match.world)) throw new Error(`game ${seed} replays to another world`)
  if (!sameBytes(again.told, played.told)) throw new Error(`game ${seed} replays to other events`)
}

function demandPlainData({ asks, journal, told }: CorpusGame): void {
  for (const match of asks) {
    survivesJson(match.world)
    survivesJson([...match.ask!.prompts])
  }
  survivesJson(journal)
  survivesJson(told)
}

/** Gives strange answers; returns the rules by which the bent ones were refused. */
function demandRefusals(
  rules: AnyRules,
  known: ReadonlySet<string>,
  { view, prompt }: AskedSeat,
  rng: Rng,
): readonly string[] {
  const judge = (raw: unknown): Refusal | null => {
    const parsed = rules.parseAnswer(raw)
    const refusal = 'refusal' in parsed ? parsed.refusal : rules.check(view, prompt, parsed.value)
    if (refusal) demandRule(known, refusal)
    return refusal
  }
  for (const rubbish of shapeless) if (judge(rubbish) === null) throw new Error(`taken as an answer: ${bytes(rubbish)}`)
  return bentAnswers(rules.sample(view, prompt, rng), rng).flatMap((bent) => judge(bent)?.rule ?? [])
}

function demandSilence(rules: AnyRules, { match, view, prompt }: AskedSeat): void {
  const clock = rules.clock?.((match.world as { table: unknown }).table)
  if (clock?.limitMs != null) expect(rules.silence, 'a clock needs silence').toBeDefined()
  // Judged when the clock has run out.
  const late = { ...view, table: afterTime(match, clock?.charged && clock.limitMs!).world.table }
  const refusal = rules.silence ? rules.check(late, prompt, rules.silence(view, prompt)) : null
  if (refusal) throw new Error(`silence refused: ${bytes(refusal)}`)
}

/** Plays the variant number `seed` among bots that have no time. */
function playByBot({ rules, bot }: AnyGame, suite: SuiteOptions, seed: number): void {
  const rng = quickRng(3 + seed)
  playGame(rules, {
    ...suite.variants[seed],
    seed,
    patience: suite.patience,
    choose: (match, seat) =>
      bot.choose({
        view: deepFreeze(matchView(match, seat)),
        prompt: promptFor(match, seat),
        heard: [],
        level: botLevels[seed % botLevels.length],
        rng,
        hurry: () => true,
      }),
  })
}

const chancesAt = ({ bot }: AnyGame, match: Match, seat: Seat) =>
  bot.chances({ view: deepFreeze(matchView(match, seat)), heard: [] })

function demandChances(game: AnyGame, match: Match, seat: Seat): void {
  const given = chancesAt(game, match, seat)
  expect(given).toHaveLength(match.setup.seats)
  expect(given.every((one) => one >= 0)).toBe(true)
  expect(given.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
}

/** Compares twins at every ask of some games, by every viewer. Throws if one tells them apart. */
function twinVerdicts(games: readonly CorpusGame[]): Readonly<Record<TwinVerdict, number>> {
  const seen: Record<TwinVerdict, number> = { same: 0, revealed: 0, unlike: 0 }
  for (const [seed, { asks }] of games.entries())
    for (const match of asks)
      for (const viewer of viewersOf(match)) seen[compareTwins(match, viewer, seed * 1000 + match.step)]++
  return seen
}

/** A played game with the matches as they stood at every ask. */
interface CorpusGame extends PlayedGame {
  readonly asks: readonly Match[]
}

/** More than any check looks at, twins aside. */
const leastKept = 30

/** Plays and replays the games once, when they are first needed: all checks look at the same ones. */
function playedCorpus(rules: AnyRules, suite: SuiteOptions, games: number): () => Corpus {
  const kept = Math.max(leastKept, suite.twinGames)
  const known = ruleIds(rules.id)
  const playAll = (): Corpus => {
    const first: CorpusGame[] = []
    const revealing = new Set<string>()
    let wrong: unknown = null
    for (let seed = 0; seed < games; seed++) {
      const asks: Match[] = []
      const onAsk = (match: Match) => {
        suite.audit?.(match)
        if (seed < kept) asks.push(match)
      }
      const variant = suite.variants[seed % suite.variants.length]
      const played = playGame(rules, { ...variant, seed, onAsk, patience: suite.patience })
      if (seed < kept) first.push({ ...played, asks })
      for (const told of played.told) for (const { reveals, event } of told) if (reveals) revealing.add(event.type)
      wrong ??= faultOf(() => demandReplay(rules, known, played))
      suite.note?.(played)
    }
    return { first, revealing, wrong }
  }
  let corpus: Corpus | null = null
  return () => (corpus ??= playAll())
}

/** What a check throws, or null. */
function faultOf(check: () => void): unknown {
  try {
    check()
    return null
  } catch (fault) {
    return fault
  }
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

/** Whatever is listed or sampled is legal, survives being read, and is listed. False if there is no list. */
function demandAgreement(rules: AnyRules, { view, prompt }: AskedSeat, rng: Rng): boolean {
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
  if (list === null) return false
  if (list.length === 0) throw new Error('an asked seat always has an answer')
  const texts = new Set(list.map(bytes))
  if (texts.size !== list.length) throw new Error('an answer is listed twice')
  for (const sample of samples)
    if (!texts.has(bytes(sample))) throw new Error(`sampled but not listed: ${bytes(sample)}`)
  for (let i = 0; i < Math.min(20, list.length); i++) demandLegal(list[rng.below(list.length)], 'listed')
  return true
}

/** Only kinds of questions with many answers may go without a list. */
function demandMany(rules: AnyRules, unlisted: readonly AskedSeat[], rng: Rng): void {
  const answers = new Map<string, Set<string>>()
  for (const { view, prompt } of unlisted) {
    const { type } = prompt as { type: string }
    const known = answers.get(type) ?? new Set()
    for (let i = 0; i < 40; i++) known.add(bytes(rules.sample(view, prompt, rng)))
    answers.set(type, known)
  }
  for (const [type, { size }] of answers) expect(size, `answers to ${type}, which has no list`).toBeGreaterThan(10)
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

function demandRule(known: ReadonlySet<string>, what: { readonly rule: string }) {
  if (!known.has(what.rule)) throw new Error(`no such rule: ${bytes(what)}`)
}

function survivesJson(value: unknown) {
  // The slow comparison only names what is wrong.
  if (!isPlain(value)) expect(JSON.parse(bytes(value))).toStrictEqual(value)
  expect(isPlain(value)).toBe(true)
}
