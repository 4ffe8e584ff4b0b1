/** What the suite demands of a game or of a seat that is asked. Each throws if it is not so. */
import { expect } from 'vitest'
import type { AnyGame, AnyRules, Rng, Seat } from '../core/contract'
import { replay } from '../core/journal'
import { afterTime, matchView, type Match } from '../core/match'
import { pick } from '../core/rng'
import type { AskedSeat, CorpusGame, SeatsByType } from './corpus'
import { bytes, deepFreeze, isPlain, sameBytes } from './freeze'
import type { PlayedGame } from './play'
import { bentAnswers, shapeless } from './strange'

export function demandPlainData({ asks, journal, told }: CorpusGame): void {
  for (const match of asks) {
    survivesJson(match.world)
    survivesJson([...match.ask!.prompts])
  }
  survivesJson(journal)
  survivesJson(told)
}

export function demandSilence(rules: AnyRules, { match, view, prompt }: AskedSeat): void {
  const clock = rules.clock?.((match.world as { table: unknown }).table)
  if (clock?.limitMs != null) expect(rules.silence, 'a clock needs silence').toBeDefined()
  // Judged when the clock has run out.
  const late = { ...view, table: afterTime(match, clock?.charged && clock.limitMs!).world.table }
  const refusal = rules.silence ? rules.check(late, prompt, rules.silence(view, prompt)) : null
  if (refusal) throw new Error(`silence refused: ${bytes(refusal)}`)
}

/** In a game without secrets nobody knows, is told or will learn anything that others don't know. */
export function demandNoSecrets({ asks, told, match }: CorpusGame): void {
  for (const { world, step } of [...asks, match]) {
    const { own, hidden } = world
    if (own.some((one) => one !== null) || hidden !== null)
      throw new Error(`ask ${step}: a secret where there should be none: ${bytes({ own, hidden })}`)
  }
  const whispered = told.flat().find(({ to }) => to !== 'all')
  if (whispered !== undefined) throw new Error(`told to some only: ${bytes(whispered)}`)
}

/** Where several seats are asked at once, their answers are sealed until all are in. A race that isn't quiet seals none. */
export function demandNothingSealed({ asks }: CorpusGame): void {
  for (const { step, ask } of asks)
    if (ask!.prompts.size > 1 && (ask!.closes === 'all' || ask!.quiet))
      throw new Error(`ask ${step}: ${ask!.prompts.size} seats answer in secret`)
}

/**
 * Gives strange answers to every kind of question: rubbish, bent ones, and answers to other kinds. Some of each kind must be
 * refused, and of what is meant for another kind only what is listed may be taken.
 */
export function demandRefusals(rules: AnyRules, known: ReadonlySet<string>, asked: SeatsByType, rng: Rng): void {
  const sampleOf = ({ view, prompt }: AskedSeat) => rules.sample(view, prompt, rng)
  const samples = [...asked].map(([type, seats]) => ({ type, answers: seats.slice(0, 20).map(sampleOf) }))
  const ownRules = new Set<string>()
  for (const [type, seats] of asked) {
    const others = samples.filter((one) => one.type !== type)
    const seen = { unread: 0, illegal: 0 }
    for (const seat of seats) {
      const judge = (raw: unknown): boolean => {
        const parsed = rules.parseAnswer(raw)
        const refusal = 'refusal' in parsed ? parsed.refusal : rules.check(seat.view, seat.prompt, parsed.value)
        if (refusal === null) return false
        demandRule(known, refusal)
        seen['refusal' in parsed ? 'unread' : 'illegal']++
        if (refusal.rule !== 'CO-9') ownRules.add(refusal.rule)
        return true
      }
      for (const rubbish of shapeless) if (!judge(rubbish)) throw new Error(`taken as an answer: ${bytes(rubbish)}`)
      for (const bent of bentAnswers(sampleOf(seat), rng)) judge(bent)
      for (const foreign of others.map(({ answers }) => pick(rng, answers)))
        if (!judge(foreign) && !isListed(rules, seat, foreign))
          throw new Error(`an answer to ${type}, though not listed: ${bytes(foreign)}`)
    }
    expect(seen.unread, `answers to ${type} that can't be read`).toBeGreaterThan(0)
    expect(seen.illegal, `answers to ${type} that check refuses`).toBeGreaterThan(0)
  }
  expect([...ownRules], "the game's own rules that refuse").not.toEqual([])
}

/** Whether a legal answer is on the list, if there is one. */
function isListed(rules: AnyRules, { view, prompt }: AskedSeat, answer: unknown): boolean {
  return rules.list(view, prompt)?.some((one) => sameBytes(one, answer)) ?? true
}

/** Whatever is listed or sampled is legal, survives being read, and is listed. False if there is no list. */
export function demandAgreement(rules: AnyRules, { view, prompt }: AskedSeat, rng: Rng): boolean {
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
export function demandMany(rules: AnyRules, unlisted: SeatsByType, rng: Rng): void {
  for (const [type, seats] of unlisted) {
    const answers = seats.flatMap(({ view, prompt }) =>
      Array.from({ length: 40 }, () => bytes(rules.sample(view, prompt, rng))),
    )
    expect(new Set(answers).size, `answers to ${type}, which has no list`).toBeGreaterThan(10)
  }
}

export function demandReplay(rules: AnyRules, known: ReadonlySet<string>, played: PlayedGame): void {
  const { seed } = played.journal.setup
  const outcome = rules.outcome((played.match.world as { table: unknown }).table)
  expect(outcome, `outcome of game ${seed}`).not.toBeNull()
  for (const told of played.told.flat()) demandRule(known, told.event)
  demandRule(known, outcome!)
  const journal = JSON.parse(bytes(played.journal)) as typeof played.journal
  const again = replay(rules, journal)
  const differs = (how: string) =>
    new Error(`game ${seed} replays ${how}: chance must come from the rng alone, and nothing be kept between calls`)
  if ('refusal' in again) throw differs(`as far as a refusal, ${bytes(again)}`)
  if (!sameBytes(again.match.world, played.match.world)) throw differs('to another world')
  if (!sameBytes(again.told, played.told)) throw differs('to other events')
}

export const chancesAt = ({ bot }: AnyGame, match: Match, seat: Seat) =>
  bot.chances({ view: deepFreeze(matchView(match, seat)), heard: [] })

export function demandChances(game: AnyGame, match: Match, seat: Seat): void {
  const given = chancesAt(game, match, seat)
  expect(given).toHaveLength(match.setup.seats)
  expect(given.every((one) => one >= 0)).toBe(true)
  expect(given.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
}

function demandRule(known: ReadonlySet<string>, what: { readonly rule: string }) {
  if (!known.has(what.rule)) throw new Error(`no such rule: ${bytes(what)}`)
}

function survivesJson(value: unknown) {
  // The slow comparison only names what is wrong.
  if (!isPlain(value)) expect(JSON.parse(bytes(value))).toStrictEqual(value)
  expect(isPlain(value)).toBe(true)
}
