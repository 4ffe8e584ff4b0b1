import { describe, expect, it } from 'vitest'
import type { AnyGame, Refusal, Seat } from '../core/contract'
import { replay } from '../core/journal'
import { matchView, promptFor, type Match } from '../core/match'
import { quickRng } from '../core/rng'
import { bytes, deepFreeze, isPlain } from './freeze'
import { begin, playGame } from './play'
import { ruleIds } from './rulebook'
import { compareTwins, type TwinVerdict } from './twins'

export interface SuiteOptions {
  /** Seeded random games played to the end, shared out over the variants. */
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

/** What every registered game must pass. */
export function gameSuite(game: AnyGame, suite: SuiteOptions) {
  const { rules } = game
  const known = ruleIds(rules.id)
  const variant = (seed: number) => suite.variants[seed % suite.variants.length]
  const play = (seed: number, onAsk?: (match: Match) => void) =>
    playGame(rules, { ...variant(seed), seed, onAsk, patience: suite.patience })

  describe(`${rules.id}: what every game must pass`, () => {
    it(`${suite.games} random games come to an end and replay to the same events and world`, () => {
      for (let seed = 0; seed < suite.games; seed++) {
        const played = play(seed, suite.audit)
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
      for (let seed = 0; seed < Math.min(20, suite.games); seed++) {
        const played = play(seed, (match) => {
          survivesJson(match.world)
          survivesJson([...match.ask!.prompts])
        })
        survivesJson(played.journal)
        survivesJson(played.told)
      }
    })

    it('list, sample and check agree', () => {
      for (let seed = 0; seed < Math.min(30, suite.games); seed++) {
        const rng = quickRng(seed)
        play(seed, (match) => {
          for (const [seat, prompt] of match.ask!.prompts) {
            const view = matchView(match, seat)
            const list = rules.list(view, prompt)
            const sample = rules.sample(view, prompt, rng)
            if (list === null) continue
            if (list.length === 0) throw new Error('an asked seat always has an answer')
            const texts = new Set(list.map(bytes))
            if (texts.size !== list.length) throw new Error('no answer is listed twice')
            if (!texts.has(bytes(sample))) throw new Error(`sampled but not listed: ${bytes(sample)}`)
            for (let i = 0; i < Math.min(20, list.length); i++) {
              const answer = list[rng.below(list.length)]
              const parsed = rules.parseAnswer(JSON.parse(bytes(answer)))
              if ('refusal' in parsed) throw new Error(`listed but not parsed: ${bytes(answer)}`)
              if (bytes(parsed.value) !== bytes(answer)) throw new Error(`parsed to another: ${bytes(answer)}`)
              const refusal = rules.check(view, prompt, answer)
              if (refusal) throw new Error(`listed but refused: ${bytes(answer)} ${bytes(refusal)}`)
            }
          }
        })
      }
    })

    it('strange answers are refused by an existing rule, never by an exception', () => {
      const rng = quickRng(7)
      for (let seed = 0; seed < Math.min(15, suite.games); seed++) {
        play(seed, (match) => {
          for (const seat of match.ask!.prompts.keys()) {
            for (const strange of strangeAnswers(
              rules.sample(matchView(match, seat), promptFor(match, seat), rng),
              rng,
            )) {
              const parsed = rules.parseAnswer(strange)
              const refusal: Refusal | null =
                'refusal' in parsed
                  ? parsed.refusal
                  : rules.check(matchView(match, seat), promptFor(match, seat), parsed.value)
              if (refusal) demandRule(known, refusal)
            }
          }
        })
      }
    })

    it('silence is a legal answer, and a clock has one', () => {
      for (let seed = 0; seed < Math.min(20, suite.games); seed++) {
        play(seed, (match) => {
          const clock = rules.clock?.((match.world as { table: unknown }).table)
          if (clock?.limitMs != null) expect(rules.silence, 'a clock needs silence').toBeDefined()
          if (!rules.silence) return
          for (const [seat, prompt] of match.ask!.prompts) {
            const view = matchView(match, seat)
            const refusal = rules.check(view, prompt, rules.silence(view, prompt))
            if (refusal) throw new Error(`silence refused: ${bytes(refusal)}`)
          }
        })
      }
    })

    it('the bot gives a legal answer wherever it is asked, also in a hurry', () => {
      const rng = quickRng(3)
      for (let seed = 0; seed < suite.variants.length; seed++) {
        playGame(rules, {
          ...variant(seed),
          seed,
          patience: suite.patience,
          choose: (match, seat) =>
            game.bot.choose({
              view: deepFreeze(matchView(match, seat)),
              prompt: promptFor(match, seat),
              heard: [],
              level: (['easy', 'medium', 'hard'] as const)[seed % 3],
              rng,
              hurry: () => true,
            }),
        })
      }
    })

    it('only the named events reveal', () => {
      for (let seed = 0; seed < Math.min(50, suite.games); seed++)
        for (const told of play(seed).told.flat())
          if (told.reveals && !suite.reveals.includes(told.event.type)) throw new Error(`${told.event.type} reveals`)
    })

    if (suite.secrets)
      it(`no viewer can tell twin worlds apart in ${suite.twinGames} games`, () => {
        const seen: Record<TwinVerdict, number> = { same: 0, revealed: 0, unlike: 0 }
        for (let seed = 0; seed < suite.twinGames; seed++)
          play(seed, (match) => {
            const seats: (Seat | null)[] = [...Array(match.setup.seats).keys(), null]
            for (const viewer of seats) seen[compareTwins(match, viewer, seed * 1000 + match.step)]++
          })
        expect(seen.same, bytes(seen)).toBeGreaterThan(suite.twinGames)
        expect(seen.same, bytes(seen)).toBeGreaterThan(seen.unlike)
      })
  })
}

/** Breaks the rules on purpose and demands that the twin worlds show it within so many games. */
export function demandLeakFound(game: AnyGame, leaky: Partial<AnyGame['rules']>, suite: SuiteOptions) {
  const rules = { ...game.rules, ...leaky }
  const search = () => {
    for (let seed = 0; seed < suite.twinGames; seed++)
      playGame(rules, {
        ...suite.variants[seed % suite.variants.length],
        seed,
        onAsk: (match) => {
          for (const viewer of [...Array(match.setup.seats).keys(), null])
            compareTwins(match, viewer, seed * 1000 + match.step)
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
  // The slow comparison only tells what is wrong.
  if (!isPlain(value)) expect(JSON.parse(bytes(value))).toStrictEqual(value)
  expect(isPlain(value)).toBe(true)
}

/** A legal answer bent in many ways, and plain rubbish. */
function strangeAnswers(legal: unknown, rng: ReturnType<typeof quickRng>): unknown[] {
  const odd = [
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
  ]
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
      if (entries.length === 0) return odd[rng.below(odd.length)]
      const [key, part] = entries[rng.below(entries.length)] as [string, unknown]
      return { ...value, [key]: bend(part) }
    }
    if (typeof value === 'number' && rng.below(2) === 0) return value + rng.below(9) - 4
    return odd[rng.below(odd.length)]
  }
  return [...odd, ...Array.from({ length: 12 }, () => bend(legal))]
}
