import type { Answer, Backs, Cards, Cheat } from './facts'
import { parseAnswer } from './parse'

/** Answers as a person would write them down: one line each, and back. */

const backsText = ({ property, store }: Backs) => `property ${property} store ${store}`
const turnsText = (cheats: readonly Cheat[]) => cheats.map(({ from, to }) => ` turn ${from}>${to}`).join('')
const cardsText = ({ property, store }: Cards) =>
  (property.length > 0 ? ` property ${property.join(' ')}` : '') + (store.length > 0 ? ` store ${store.join(' ')}` : '')

export function answerText(answer: Answer): string {
  switch (answer.type) {
    case 'keep': {
      const dice = answer.dice.length > 0 ? ` ${answer.dice.join(' ')}` : ''
      return `keep${dice}${answer.brutes > 0 ? ` brutes ${answer.brutes}` : ''}${turnsText(answer.cheats)}`
    }
    case 'last':
      return `last${turnsText(answer.cheats)}`
    case 'giveBack':
      return `back ${answer.die}`
    case 'pass':
    case 'again':
      return answer.type
    case 'play':
      switch (answer.card) {
        case 'girls':
          return `play girls from ${answer.victim} ${backsText(answer)}`
        case 'elixir':
          return `play elixir ${answer.action}`
        case 'wanted':
          return `play wanted ${answer.against}`
        default:
          return `play ${answer.card}`
      }
    case 'offer':
      return `offer for ${answer.for} money ${answer.money} nuggets ${answer.nuggets}${cardsText(answer)}`
    case 'choose':
    case 'target':
      return `${answer.type} ${answer.seat}`
    case 'order':
      return `order ${answer.seats.join(' ')}`
    case 'take':
    case 'loot':
      return `${answer.type} ${answer.card}`
    case 'steal':
      return `steal from ${answer.victim} ${backsText(answer)}`
    case 'visit':
      return `visit ${[answer.action, ...answer.properties].join(' ')}`
    default:
      return answer satisfies never
  }
}

/** The answer a line stands for; `null` if it stands for none. */
export function answerNamed(line: string): Answer | null {
  const [type, ...words] = line.trim().split(/\s+/)
  const parsed = parseAnswer(rawOf(type, words))
  return 'value' in parsed ? parsed.value : null
}

/** The words that follow a key, up to the next key. */
function after(words: readonly string[], key: string, keys: readonly string[]): string[] {
  const at = words.indexOf(key)
  if (at < 0) return []
  const rest = words.slice(at + 1)
  const end = rest.findIndex((word) => keys.includes(word))
  return end < 0 ? rest : rest.slice(0, end)
}

function rawOf(type: string, words: readonly string[]): unknown {
  switch (type) {
    case 'keep':
      return rawKeep(words)
    case 'last':
      return { type, cheats: rawCheats(words) }
    case 'back':
      return { type: 'giveBack', die: words[0] }
    case 'play':
      return { type, card: words[0], ...rawTheft(words), action: words[1], against: Number(words[1]) }
    case 'offer':
      return rawOffer(words)
    case 'choose':
    case 'target':
      return { type, seat: Number(words[0]) }
    case 'order':
      return { type, seats: words.map(Number) }
    case 'take':
      return { type, card: words[0] }
    case 'loot':
      return { type, card: /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : words[0] }
    case 'steal':
      return { type, ...rawTheft(words) }
    case 'visit':
      return { type, action: words[0], properties: words.slice(1).map(Number) }
    default:
      return { type }
  }
}

function rawKeep(words: readonly string[]) {
  const end = words.findIndex((word) => word === 'brutes' || word === 'turn')
  const brutes = Number(after(words, 'brutes', ['turn'])[0] ?? 0)
  return { type: 'keep', dice: end < 0 ? words : words.slice(0, end), brutes, cheats: rawCheats(words) }
}

function rawCheats(words: readonly string[]) {
  return words
    .filter((word) => word.includes('>'))
    .map((word) => word.split('>'))
    .map(([from, to]) => ({ from, to }))
}

function rawTheft(words: readonly string[]) {
  const part = (key: string) => Number(after(words, key, ['from', 'property', 'store'])[0])
  return { victim: part('from'), property: part('property'), store: part('store') }
}

function rawOffer(words: readonly string[]) {
  const part = (key: string) => after(words, key, ['for', 'money', 'nuggets', 'property', 'store'])
  const amount = (key: string) => Number(part(key)[0])
  return {
    type: 'offer',
    for: amount('for'),
    money: amount('money'),
    nuggets: amount('nuggets'),
    property: part('property').map(Number),
    store: part('store'),
  }
}
