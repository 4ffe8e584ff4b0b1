import type { AnyRules, BotLevel, Seat } from '../../../core/contract'
import { matchView, promptFor, submit, type Match } from '../../../core/match'
import { quickRng } from '../../../core/rng'
import { eventsFor } from '../../../core/views'
import { begin } from '../../../testing/play'
import type { Event } from '../events'
import type { Answer, Own, Prompt, Table } from '../facts'
import { game } from '../index'
import { answerText } from '../notation'

/** Whole games written down, answer by answer and event by event. */

const rules: AnyRules = game.rules
export const folder = new URL('./golden/', import.meta.url)

/** An event as a line of the story, without its rule. */
function storyLine(event: Event): string {
  const { type, ...facts } = event
  return `= ${type} ${JSON.stringify({ ...facts, rule: undefined })} ${event.rule}`
}

/** Plays a game and writes it down: who answered what, and what all were told. */
export function transcript(header: Header, choose: (match: Match, seat: Seat) => Answer): string[] {
  const lines = Object.entries(header).map(([key, value]) => `${key}: ${value}`)
  const { match: first, told } = begin(rules, JSON.parse(header.options), Number(header.seats), header.seed)
  const tellAll = (list: typeof told) =>
    lines.push('', ...eventsFor(list, null).map((event) => storyLine(event as Event)))
  tellAll(told)
  let match = first
  while (match.ask !== null) {
    const { step } = match
    for (const seat of match.ask.prompts.keys()) {
      const answer = choose(match, seat)
      lines.push(`${seat}: ${answerText(answer)}`)
      const next = submit(match, step, seat, answer)
      if ('refusal' in next) throw new Error(`line ${lines.length}: ${lines.at(-1)} refused by ${next.refusal.rule}`)
      match = next.match
      if (next.closed) tellAll(next.told)
    }
  }
  const outcome = rules.outcome((match.world as { table: Table }).table)!
  lines.push('', `winner: ${outcome.winners.join(' ')} by ${outcome.rule}`)
  for (const { seat, total, parts } of outcome.scores) lines.push(`score ${seat}: ${total} ${JSON.stringify(parts)}`)
  return lines
}

interface Header {
  readonly game: string
  readonly seats: string
  readonly options: string
  readonly seed: string
}

export function headerOf(lines: readonly string[]): Header {
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}: `))!.slice(key.length + 2)
  return { game: value('game'), seats: value('seats'), options: value('options'), seed: value('seed') }
}

/** How the files were made: with WRITE_GOLDEN set, a missing one is played by these players and written. */
export const kinds: Readonly<
  Record<string, { header: Omit<Header, 'game'>; players: readonly (BotLevel | 'random')[] }>
> = {
  'two-hard.txt': {
    header: { seats: '2', options: '{"firstSheriff":1}', seed: 'golden two' },
    players: ['hard', 'medium'],
  },
  'four-mixed.txt': {
    header: { seats: '4', options: '{}', seed: 'golden four' },
    players: ['hard', 'medium', 'easy', 'random'],
  },
  'five-wild.txt': {
    header: { seats: '5', options: '{"firstSheriff":4,"clock":"20"}', seed: 'golden five' },
    players: ['random', 'random', 'random', 'random', 'random'],
  },
}

export function record(name: string): string[] {
  const { header, players } = kinds[name]
  const rng = quickRng(7)
  return transcript({ game: rules.id, ...header }, (match, seat) => {
    const view = matchView(match, seat) as { seat: Seat; table: Table; own: Own }
    const prompt = promptFor(match, seat) as Prompt
    const level = players[seat]
    if (level === 'random') return game.rules.sample(view, prompt, rng)
    return game.bot.choose({ view, prompt, heard: [], level, rng, hurry: () => false })
  })
}
