/**
 * Golden games: whole matches as text, one file each. Comments stand where they like; the setup comes first, then a line
 * for each answer, and below it, indented, what was told and to whom. A game that is not over ends with who is asked what.
 */
import type { AnyGame, GameEvent, Told } from '../core/contract'
import type { Journal, JournalEntry } from '../core/journal'
import { submit, type Match } from '../core/match'
import { begin } from './play'

/** How a game is written. `readAnswer` of the game reads what `answerText` writes. */
export interface GoldenWords {
  answerText(answer: unknown, table: unknown): string
  /** An event in words, where its data are hard to read. */
  eventText?(event: GameEvent): string
  /** What else is to be seen in the end, a line each. */
  endText?(world: unknown): readonly string[]
}

/** Plays the answers of a golden game and writes the whole game down again. Throws if an answer is refused. */
export function retell(game: AnyGame, text: string, words: GoldenWords): string {
  const { out, match } = play(game, text, words)
  const { table } = match.world
  const waiting = [...(match.ask?.prompts ?? [])].filter(([seat]) => !match.answers.has(seat))
  const asked = waiting.map(([seat, prompt]) => `asked ${seat}: ${JSON.stringify(prompt)}`)
  const end = [
    `outcome ${JSON.stringify(game.rules.outcome(table))}`,
    ...(words.endText?.(match.world) ?? []),
    ...asked,
  ]
  return `${[...out, '', ...end].join('\n')}\n`
}

/** A golden game as a journal. */
export function goldenJournal(game: AnyGame, text: string): Journal {
  const { match, entries } = play(game, text, { answerText: () => '' })
  return { setup: match.setup, entries }
}

interface Played {
  readonly match: Match
  readonly entries: readonly JournalEntry[]
  readonly out: readonly string[]
}

function play(game: AnyGame, text: string, words: GoldenWords): Played {
  const lines = text.split('\n')
  const setupEnd = lines.findIndex((line) => line.startsWith('seed '))
  const setting = (key: string): string => {
    const line = lines.slice(0, setupEnd + 1).find((one) => one.startsWith(`${key} `))
    if (line === undefined)
      throw new Error(`a golden game begins with lines "seats …", "options …" and "seed …": no ${key}`)
    return line.slice(key.length + 1)
  }
  let { match, told } = begin(game.rules, JSON.parse(setting('options')), Number(setting('seats')), setting('seed'))
  const entries: JournalEntry[] = []
  const out = [...lines.slice(0, setupEnd + 1), '', ...told.map((one) => toldText(one, words))]
  for (const line of lines.slice(setupEnd + 1)) {
    if (line.startsWith('#')) out.push('', line)
    const [, digits, named] = /^(\d+): (.+)$/.exec(line) ?? []
    if (digits === undefined) continue
    const { step, world } = match
    const seat = Number(digits)
    const answer = game.readAnswer!(world.table, named)
    if (answer === null) throw new Error(`no answer: ${line}`)
    const next = submit(match, step, seat, answer)
    if ('refusal' in next) throw new Error(`${line}: refused by ${next.refusal.rule}`)
    entries.push({ step, seat, answer, key: `k${entries.length}` })
    out.push(`${seat}: ${words.answerText(answer, world.table)}`, ...next.told.map((one) => toldText(one, words)))
    ;({ match, told } = next)
  }
  return { match, entries, out }
}

function toldText({ to, event }: Told, { eventText }: GoldenWords): string {
  const words = eventText === undefined ? JSON.stringify(event) : `${eventText(event)} (${event.rule})`
  return `   ${to === 'all' ? '' : `to ${to.join(' ')}: `}${words}`
}
