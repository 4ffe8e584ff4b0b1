import type { Told } from '../../../core/contract'
import { submit } from '../../../core/match'
import { begin } from '../../../testing/play'
import type { Event } from '../facts'
import type { GameWorld } from '../motion'
import { game } from '../index'
import { answerText, cellText } from '../notation'
import { answerOf } from './turns'

/** What a golden game remarks on an event between the answers, if anything. */
function remark(event: Event): string | null {
  switch (event.type) {
    case 'dealt':
      return `card ${event.card}, sides ${event.sides.join(' ')}`
    case 'first':
      return `first ${event.seat}`
    case 'placed':
      return event.source === 'own' ? 'a disc of its own' : null
    case 'passed':
      return event.forced ? `${event.seat} has nothing to play` : null
    case 'false-claim':
      return event.step === null ? `false: ${event.length} of ${event.minimum}` : `false at step ${event.step + 1}`
    case 'route-won':
      return `${event.rewards.map(({ cell, seat }) => `${cellText(cell)}:${seat}`).join(' ')}, totals ${event.totals.join(' ')}`
    case 'card-drawn':
      return `card ${event.card}`
    case 'ended':
      return `ended by ${event.endings.join(' and ')}`
    case 'sheets':
    case 'claimed':
    case 'card-won':
      return null
    default:
      return event satisfies never
  }
}

/** Plays the answers of a golden game and writes the whole game down again. */
export function retell(text: string): string {
  const lines = text.split('\n')
  const setting = (key: string) => {
    const line = lines.find((one) => one.startsWith(`${key} `))
    if (line === undefined) throw new Error(`no ${key}`)
    return line.slice(key.length + 1)
  }
  const comments = lines.filter((line) => line.startsWith('#'))
  const out = [...comments, ...['seats', 'options', 'seed'].map((key) => `${key} ${setting(key)}`)]
  const addRemarks = (told: readonly Told[]) => {
    for (const { event } of told) {
      const words = remark(event as Event)
      if (words !== null) out.push(`   ${words}`)
    }
  }
  const begun = begin(game.rules, JSON.parse(setting('options')), Number(setting('seats')), setting('seed'))
  addRemarks(begun.told)
  let { match } = begun
  for (const line of lines) {
    const [, seat, words] = /^(\d): (.+)$/.exec(line) ?? []
    if (seat === undefined) continue
    const next = submit(match, match.step, Number(seat), answerOf(words))
    if ('refusal' in next) throw new Error(`${line}: refused by ${next.refusal.rule}`)
    match = next.match
    out.push(`${seat}: ${answerText(answerOf(words))}`)
    addRemarks(next.told)
  }
  const outcome = game.rules.outcome((match.world as GameWorld).table)
  if (outcome === null) throw new Error('the game is not over')
  const scores = outcome.scores.map(({ total, parts }) => `${total} (${parts.cards} cards)`)
  return [...out, `winners ${outcome.winners.join(' ')} by ${outcome.rule}: ${scores.join(', ')}`, ''].join('\n')
}
