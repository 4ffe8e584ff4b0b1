import { describe, expect, it } from 'vitest'
import { sharesOf } from '../core/chances'
import { botLevels, type AnyGame, type AnyRules } from '../core/contract'
import { matchView, promptFor } from '../core/match'
import { quickRng } from '../core/rng'
import { manifests } from '../games/catalog'
import { copiedSecrets } from './copies'
import {
  byType,
  enough,
  playedCorpus,
  situations,
  viewersOf,
  type Corpus,
  type CorpusGame,
  type CorpusOptions,
} from './corpus'
import { counted } from './counts'
import {
  chancesAt,
  demandAgreement,
  demandChances,
  demandMany,
  demandNoSecrets,
  demandNothingSealed,
  demandPlainData,
  demandRefusals,
  demandReplay,
  demandSilence,
} from './demands'
import { bytes, deepFreeze } from './freeze'
import { playGame } from './play'
import { ruleIds } from './rulebook'
import { compareTwins, type TwinVerdict } from './twins'

export interface SuiteOptions extends CorpusOptions {
  /** Seeded random games played to the end, shared out over the variants; a part of them in the quick run. */
  readonly games: number
  /** The only event types that may make hidden facts known. */
  readonly reveals: readonly string[]
  /** Other events that tell everyone what is only its owner's afterwards, such as a throw that must be remembered. */
  readonly tells?: readonly string[]
  /** Games without secrets have no twins to compare; the suite looks whether they have none. */
  readonly secrets: boolean
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

/** The checks of the suite by their titles, and the games that they share. `open`: what the manifest says. */
export function suiteOf(
  game: AnyGame,
  suite: SuiteOptions,
  open = isCalledOpen(game.rules.id),
): { checks: Checks; corpus: () => Corpus } {
  const known = ruleIds(game.rules.id)
  const corpus = playedCorpus(game.rules, suite, counted(suite.games, 10), (played) =>
    demandReplay(game.rules, known, played),
  )
  const checks = {
    ...checksOfRules(game.rules, suite, corpus),
    ...(open && checksOfOpenness(corpus)),
    ...checksOfBot(game, suite, corpus),
  }
  return { corpus, checks }
}

const isCalledOpen = (id: string) => Object.values(manifests).some((one) => one.id === id && one.open)

/** A device that is passed round has no cover in such a game, and its matches may go to other computers. */
function checksOfOpenness(corpus: () => Corpus): Checks {
  return {
    'nothing is ever hidden, as the manifest says'() {
      for (const played of corpus().first) {
        demandNoSecrets(played)
        demandNothingSealed(played)
      }
    },
  }
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
      demandMany(rules, byType(unlisted, 20), rng)
    },
    'strange answers are refused by an existing rule, never by an exception'() {
      demandRefusals(rules, known, byType(situations(first()), counted(300, 30)), quickRng(7))
    },
    'silence is a legal answer, and a clock has one'() {
      for (const situation of situations(first(), counted(20, 3), 'prompts')) demandSilence(rules, situation)
    },
    'only the named events reveal'() {
      expect([...corpus().revealing].filter((type) => !suite.reveals.includes(type))).toEqual([])
    },
    ...(suite.secrets
      ? checksOfSecrets(suite, corpus)
      : { 'nothing is ever secret': () => first().forEach(demandNoSecrets) }),
  }
}

function checksOfSecrets(suite: SuiteOptions, corpus: () => Corpus): Checks {
  const first = () => corpus().first
  return {
    [`no viewer can tell twin worlds apart in ${counted(suite.twinGames, 3)} games`]: () => demandTwins(first(), suite),
    'nothing that everyone sees is a copy of a secret'() {
      const found = copiedSecrets(enough(first()), suite.tells)
      if (found.length > 0) throw new Error(`everyone can read a secret:\n${found.join('\n')}`)
    },
  }
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

/** Compares twins at every ask of some games, by every viewer. Throws if one tells them apart. */
function twinVerdicts(games: readonly CorpusGame[]): Readonly<Record<TwinVerdict, number>> {
  const seen: Record<TwinVerdict, number> = { same: 0, revealed: 0, unlike: 0 }
  for (const [seed, { asks }] of games.entries())
    for (const match of asks)
      for (const viewer of viewersOf(match)) seen[compareTwins(match, viewer, seed * 1000 + match.step)]++
  return seen
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
