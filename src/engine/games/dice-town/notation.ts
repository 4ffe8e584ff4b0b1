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
  const numbers = () => words.map(Number)
  const backs = ['from', 'property', 'store']
  const theft = () => ({
    victim: Number(after(words, 'from', backs)[0]),
    property: Number(after(words, 'property', backs)[0]),
    store: Number(after(words, 'store', backs)[0]),
  })
  const cheats = () =>
    words
      .filter((word) => word.includes('>'))
      .map((word) => word.split('>'))
      .map(([from, to]) => ({ from, to }))
  const parts = ['for', 'money', 'nuggets', 'property', 'store']
  const part = (key: string) => after(words, key, parts)
  switch (type) {
    case 'keep': {
      const end = words.findIndex((word) => word === 'brutes' || word === 'turn')
      const brutes = Number(after(words, 'brutes', ['turn'])[0] ?? 0)
      return { type, dice: end < 0 ? words : words.slice(0, end), brutes, cheats: cheats() }
    }
    case 'last':
      return { type, cheats: cheats() }
    case 'back':
      return { type: 'giveBack', die: words[0] }
    case 'play':
      return { type, card: words[0], ...theft(), action: words[1], against: Number(words[1]) }
    case 'offer':
      return {
        type,
        for: Number(part('for')[0]),
        money: Number(part('money')[0]),
        nuggets: Number(part('nuggets')[0]),
        property: part('property').map(Number),
        store: part('store'),
      }
    case 'choose':
    case 'target':
      return { type, seat: Number(words[0]) }
    case 'order':
      return { type, seats: numbers() }
    case 'take':
      return { type, card: words[0] }
    case 'loot':
      return { type, card: /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : words[0] }
    case 'steal':
      return { type, ...theft() }
    case 'visit':
      return { type, action: words[0], properties: words.slice(1).map(Number) }
    default:
      return { type }
  }
}
