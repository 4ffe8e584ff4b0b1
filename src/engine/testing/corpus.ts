/** The random games that all checks of a suite look at, and the seats asked in them. */
import type { AnyRules, AnyView, Seat } from '../core/contract'
import { matchView, type Match } from '../core/match'
import { counted } from './counts'
import { playGame, type PlayedGame } from './play'

/** Which games are played. */
export interface CorpusOptions {
  /** Seats and options to play with, in turns; every table option should come up. */
  readonly variants: readonly { readonly seats: number; readonly options: unknown }[]
  /** How many of the games are searched for leaks; each is searched at every ask, by every viewer. */
  readonly twinGames: number
  readonly patience?: number
  /** What must hold at every ask of every game; throws if it does not. */
  readonly audit?: (match: Match) => void
  /** Sees every game when it is over. */
  readonly note?: (played: PlayedGame) => void
}

/** What is left of all games. Thousands of whole ones would keep the garbage collector busy. */
export interface Corpus {
  /** The first games. */
  readonly first: readonly CorpusGame[]
  /** Types of events that made something known. */
  readonly revealing: ReadonlySet<string>
  /** What was wrong with the first game that `judge` threw at. */
  readonly wrong: unknown
}

/** A played game with the matches as they stood at every ask. */
export interface CorpusGame extends PlayedGame {
  readonly asks: readonly Match[]
}

/** As many as most checks look at; more where there are more twins or variants. */
const leastKept = 30

/** Plays the games once, when they are first needed: all checks look at the same ones. `judge` throws if one is wrong. */
export function playedCorpus(
  rules: AnyRules,
  suite: CorpusOptions,
  games: number,
  judge: (played: PlayedGame) => void,
): () => Corpus {
  const kept = Math.max(leastKept, suite.twinGames, suite.variants.length)
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
      wrong ??= faultOf(() => judge(played))
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
export interface AskedSeat {
  readonly match: Match
  readonly view: AnyView
  readonly prompt: unknown
}

/** Seats that are asked or may say something aside; `prompts`: only those that are asked. */
export function* situations(
  corpus: readonly CorpusGame[],
  games = corpus.length,
  only?: 'prompts',
): Generator<AskedSeat> {
  for (const { asks } of corpus.slice(0, games))
    for (const match of asks)
      for (const [seat, prompt] of [...match.ask!.prompts, ...(only ? [] : (match.ask!.may ?? []))])
        yield { match, view: matchView(match, seat), prompt }
}

export type SeatsByType = ReadonlyMap<string, readonly AskedSeat[]>

/** The first asked seats of each type of prompt, up to `most` of a type. */
export function byType(asked: Iterable<AskedSeat>, most: number): SeatsByType {
  const all = new Map<string, AskedSeat[]>()
  for (const one of asked) {
    const { type } = one.prompt as { readonly type: string }
    const seats = all.get(type)
    if (seats) seats.push(one)
    else all.set(type, [one])
  }
  const spread = (seats: readonly AskedSeat[]) => seats.filter((_, at) => at % Math.ceil(seats.length / most) === 0)
  return new Map([...all].map(([type, seats]) => [type, spread(seats)]))
}

export const viewersOf = (match: Match): (Seat | null)[] => [...Array(match.setup.seats).keys(), null]

/** Enough games for a few hundred asks. */
export function enough(corpus: readonly CorpusGame[]): readonly CorpusGame[] {
  let asks = 0
  return corpus.filter((one) => asks < counted(800, 200) && (asks += one.asks.length) > 0)
}
