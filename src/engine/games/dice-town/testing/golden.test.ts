import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyRules, BotLevel, Seat } from '../../../core/contract'
import { matchView, promptFor, submit, type Match } from '../../../core/match'
import { quickRng } from '../../../core/rng'
import { eventsFor } from '../../../core/views'
import { begin } from '../../../testing/play'
import type { Event } from '../events'
import type { Answer, Own, Prompt, Table } from '../facts'
import { game } from '../index'
import { answerNamed, answerText } from '../notation'
import { parseAnswer } from '../parse'

const rules: AnyRules = game.rules
const folder = new URL('./golden/', import.meta.url)

/** An event as a line of the story, without its rule. */
function storyLine(event: Event): string {
  const { type, ...facts } = event
  return `= ${type} ${JSON.stringify({ ...facts, rule: undefined })} ${event.rule}`
}

/** Plays a game and writes it down: who answered what, and what all were told. */
function transcript(header: Header, choose: (match: Match, seat: Seat) => Answer): string[] {
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

function headerOf(lines: readonly string[]): Header {
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}: `))!.slice(key.length + 2)
  return { game: value('game'), seats: value('seats'), options: value('options'), seed: value('seed') }
}

/** How the files were made: with WRITE_GOLDEN set, a missing one is written by players of these kinds. */
const kinds: Readonly<Record<string, { header: Omit<Header, 'game'>; players: readonly (BotLevel | 'random')[] }>> = {
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

function write(name: string): string[] {
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

describe('golden games', () => {
  it.each(Object.keys(kinds))('%s is played and told as it is written', (name) => {
    const file = new URL(name, folder)
    if (process.env.WRITE_GOLDEN && !existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, `${write(name).join('\n')}\n`)
    }
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const answers = lines.filter((line) => /^\d: /.test(line))
    let at = 0
    const played = transcript(headerOf(lines), (_, seat) => {
      const line = answers[at++]
      const answer = answerNamed(line.slice(3))
      if (!line.startsWith(`${seat}: `) || answer === null) throw new Error(`seat ${seat} can't answer by ${line}`)
      return answer
    })
    expect(played).toEqual(lines)
    expect(at).toBe(answers.length)
  })

  it('every file is played', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(kinds).sort())
  })
})

describe('notation', () => {
  it.each<[string, unknown]>([
    [
      'keep Q Q 10 brutes 1 turn Q>A',
      { type: 'keep', dice: ['Q', 'Q', '10'], brutes: 1, cheats: [{ from: 'Q', to: 'A' }] },
    ],
    ['keep', { type: 'keep', dice: [], brutes: 0, cheats: [] }],
    [
      'last turn 9>A turn 10>A',
      {
        type: 'last',
        cheats: [
          { from: '9', to: 'A' },
          { from: '10', to: 'A' },
        ],
      },
    ],
    ['back K', { type: 'giveBack', die: 'K' }],
    ['pass', { type: 'pass' }],
    ['play marshal', { type: 'play', card: 'marshal' }],
    ['play girls from 2 property 1 store 0', { type: 'play', card: 'girls', victim: 2, property: 1, store: 0 }],
    ['play elixir gold', { type: 'play', card: 'elixir', action: 'gold' }],
    ['play wanted 1', { type: 'play', card: 'wanted', against: 1 }],
    [
      'offer for 1 money 2 nuggets 0 property 4 5 store girls',
      { type: 'offer', for: 1, money: 2, nuggets: 0, property: [4, 5], store: ['girls'] },
    ],
    ['choose 2', { type: 'choose', seat: 2 }],
    ['order 2 0 1', { type: 'order', seats: [2, 0, 1] }],
    ['again', { type: 'again' }],
    ['take equipment-8', { type: 'take', card: 'equipment-8' }],
    ['target 3', { type: 'target', seat: 3 }],
    ['steal from 1 property 2 store 1', { type: 'steal', victim: 1, property: 2, store: 1 }],
    ['loot 5', { type: 'loot', card: 5 }],
    ['loot girls', { type: 'loot', card: 'girls' }],
    ['visit wire 2 5', { type: 'visit', action: 'wire', properties: [2, 5] }],
    ['visit cash', { type: 'visit', action: 'cash', properties: [] }],
  ])('%s', (line, raw) => {
    const parsed = parseAnswer(raw)
    expect(parsed).toEqual({ value: raw })
    expect(answerNamed(line)).toEqual(raw)
    expect(answerText(raw as Answer)).toBe(line)
  })

  it('refuses what it can’t read', () => {
    expect([answerNamed('dance'), answerNamed('take 5'), answerNamed('keep X')]).toEqual([null, null, null])
  })
})
