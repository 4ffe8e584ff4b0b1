import { describe, expect, it } from 'vitest'
import type { AnyRules, GameEvent, Outcome, Refusal, Seat } from '../../engine/core/contract'
import { matchView, promptFor, type Match } from '../../engine/core/match'
import { pick, quickRng } from '../../engine/core/rng'
import { eventsFor } from '../../engine/core/views'
import { games } from '../../engine/games'
import { gameIds, type GameId } from '../../engine/games/catalog'
import { playGame } from '../../engine/testing/play'
import { refusingRules } from '../../engine/testing/refusals'
import { bentAnswers } from '../../engine/testing/strange'
import type { AnyPresentation, GameWords } from '../match/contract'
import { readRulesPage } from '../pages/rules/page'
import { hearBoth } from '../words/testing/hearBoth'
import { expectReadable, sentences, shape, texts } from '../words/testing/tree'
import { presentations } from './index'

type AnyWords = GameWords<unknown, unknown, unknown, GameEvent>

const languages = ['hu', 'en'] as const
const names = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri']
const modules = import.meta.glob<Record<string, unknown>>('./*/words.ts', { eager: true })
/** Rules whose events a game shows on its board without a line. */
const onlyDrawn = import.meta.glob<readonly string[]>('./*/testing/onlyDrawn.ts', { eager: true, import: 'onlyDrawn' })
await hearBoth()

/** Everything a game says in two languages: its words for the shell, and those of its own board and controls. */
const dictionaries = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) => {
    const both = value as { readonly hu?: unknown; readonly en?: unknown } | null
    return typeof both === 'object' && both?.hu && both.en
      ? [{ name: `${file} ${name}`, hu: both.hu, en: both.en }]
      : []
  }),
)

describe.each(dictionaries)('$name', ({ hu, en }) => {
  it('says something at every place, in both languages', () => {
    for (const [language, words] of Object.entries({ hu, en }))
      for (const [path, text] of texts(words)) expectReadable(text, `${language}${path}`)
    expect(sentences(en).length + texts(en).length).toBeGreaterThan(0)
  })

  it('takes the same arguments in both languages', () => {
    expect(shape(hu)).toEqual(shape(en))
  })
})

async function presentationOf(game: GameId): Promise<AnyPresentation> {
  const { presentation } = await presentations[game]()
  await hearBoth()
  return presentation
}

/** Both languages must have a line for the same things, and each must be readable. */
function expectBoth(where: string, say: (language: (typeof languages)[number]) => string | null): void {
  const lines = languages.map(say)
  for (const [at, line] of lines.entries()) if (line !== null) expectReadable(line, `${languages[at]}, ${where}`)
  expect(lines[0] === null, where).toBe(lines[1] === null)
}

function expectSpoken({ words, suspense }: AnyPresentation, match: Match, told: Parameters<typeof eventsFor>[0]): void {
  for (const seat of [null, ...match.world.own.keys()] as (Seat | null)[]) {
    const view = matchView(match, seat)
    const prompt = seat === null || match.ask === null ? null : (promptFor(match, seat) ?? null)
    const where = `step ${match.step}, seat ${seat}`
    // After the end the shell says how it ended, unless an end show is on.
    if (match.ask !== null || suspense)
      for (const language of languages)
        expectReadable(words[language].status(view, prompt, names), `${language}.status, ${where}`)
    for (const event of eventsFor(told, seat))
      expectBoth(`${where}: ${event.type}`, (language) => words[language].tell(event, names, view.table))
  }
}

function expectEnding(words: Readonly<Record<string, AnyWords>>, outcome: Outcome, table: unknown): void {
  for (const language of languages) {
    expectReadable(words[language]!.ending(outcome, names, table), `${language}.ending`)
    const parts = outcome.scores.flatMap((score) => Object.keys(score.parts))
    for (const part of parts) expectReadable(words[language]!.scoreParts[part], `${language}.scoreParts.${part}`)
  }
}

/** One refusal by each rule that stops bent answers and those to other questions, over a match for few and one for many. */
function refusalsMet(rules: AnyRules): Refusal[] {
  const met = new Map<string, Refusal>()
  const rng = quickRng(11)
  const given: unknown[] = []
  const onAsk = (match: Match) => {
    for (const seat of match.ask!.prompts.keys()) {
      const [view, prompt] = [matchView(match, seat), promptFor(match, seat)]
      given.push(rules.sample(view, prompt, rng))
      for (const bent of [...bentAnswers(given.at(-1), rng), pick(rng, given)]) {
        const answer = rules.parseAnswer(bent)
        const refusal = 'refusal' in answer ? null : rules.check(view, prompt, answer.value)
        if (refusal) met.set(refusal.rule, refusal)
      }
    }
  }
  for (const seats of [rules.seats.min, rules.seats.max]) playGame(rules, { seed: 5, seats, onAsk })
  return [...met.values()].filter(({ rule }) => !rule.startsWith('CO-'))
}

describe.each(gameIds)('%s', (id: GameId) => {
  const { rules } = games[id]!
  const counts = [...new Set([rules.seats.min, rules.seats.max])]

  it.each(counts)('tells all of a match for %i in both languages', async (seats) => {
    const presentation = await presentationOf(id)
    const asks: Match[] = []
    const { match, told } = playGame(rules, { seed: seats, seats, onAsk: (one) => asks.push(one) })
    for (const [at, one] of [...asks, match].entries()) expectSpoken(presentation, one, told[at]!)
    expectEnding(presentation.words, rules.outcome(match.world.table)!, match.world.table)
  })

  it('has a sentence for every rule of its page that can refuse an answer', async () => {
    const { words, rulesPages } = await presentationOf(id)
    const page = readRulesPage((await rulesPages.en()).default)
    const ids = page.flatMap((block) => (block.kind === 'rule' ? [block.id] : []))
    const met = refusalsMet(rules)
    expect(met).not.toEqual([])
    for (const one of met)
      for (const language of languages)
        expectReadable(words[language].refusal(one, names), `${language}.refusal by ${one.rule}`)
    const isExplained = (rule: string) =>
      languages.map((language) => words[language].refusal({ rule, params: {} }, names) !== null)
    for (const rule of new Set([...refusingRules(id), ...met.map((one) => one.rule)])) {
      expect(ids).toContain(rule)
      expect(isExplained(rule), rule).toEqual([true, true])
    }
    for (const rule of ids) expect(new Set(isExplained(rule)).size, rule).toBe(1)
  })

  it('has a line for every rule that events tell of, unless the board alone shows it', async () => {
    const { words } = await presentationOf(id)
    const lines = new Map<string, boolean>()
    for (const seats of [rules.seats.min, rules.seats.max]) {
      const { match, told } = playGame(rules, { seed: 6, seats })
      for (const { event } of told.flat()) {
        const line = words.en.tell(event, names, match.world.table)
        lines.set(event.rule, lines.get(event.rule) === true || line !== null)
      }
    }
    const silent = [...lines].flatMap(([rule, isTold]) => (isTold ? [] : [rule]))
    expect(silent).toEqual(onlyDrawn[`./${id}/testing/onlyDrawn.ts`] ?? [])
  })

  it('names every option and each of its values', async () => {
    const presentation = await presentationOf(id)
    for (const spec of presentation.optionSpecs)
      for (const language of languages) {
        const option = presentation.words[language].options[spec.key]
        const where = `${language}.options.${spec.key}`
        expectReadable(option?.label, `${where}.label`)
        expectReadable(option?.help, `${where}.help`)
        if (spec.kind !== 'switch')
          for (const value of spec.choices)
            if (typeof value === 'string') expectReadable(option?.values[value], `${where}.values.${value}`)
      }
  })
})
