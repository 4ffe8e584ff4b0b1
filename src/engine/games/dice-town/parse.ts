import type { Parsed } from '../../core/contract'
import type { Answer, Cheat } from './events'
import { docActions, faces, isStoreCard, type DocAction, type Face, type StoreCard } from './facts'

type Raw = Readonly<Record<string, unknown>>

const refused: Parsed<never> = { refusal: { rule: 'CO-9', params: {} } }

/** The most that any list in an answer can hold. */
const longest = 50

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isFace = (value: unknown): value is Face => faces.includes(value as Face)
const isAction = (value: unknown): value is DocAction => docActions.includes(value as DocAction)
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

function isList<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= longest && value.every(isOne)
}

const isCheat = (value: unknown): value is Cheat => isRecord(value) && isFace(value.from) && isFace(value.to)
const cheatsOf = (cheats: readonly Cheat[]) => cheats.map(({ from, to }) => ({ from, to }))

/** Reads the shape of an answer. */
export function parseAnswer(raw: unknown): Parsed<Answer> {
  const value = isRecord(raw) ? answerOf(raw) : null
  return value === null ? refused : { value }
}

function answerOf(raw: Raw): Answer | null {
  switch (raw.type) {
    case 'keep': {
      const { dice, brutes, cheats } = raw
      if (!isList(dice, isFace) || !isCount(brutes) || !isList(cheats, isCheat)) return null
      return { type: 'keep', dice: [...dice], brutes, cheats: cheatsOf(cheats) }
    }
    case 'last':
      return isList(raw.cheats, isCheat) ? { type: 'last', cheats: cheatsOf(raw.cheats) } : null
    case 'giveBack':
      return isFace(raw.die) ? { type: 'giveBack', die: raw.die } : null
    case 'pass':
      return { type: 'pass' }
    case 'again':
      return { type: 'again' }
    case 'play':
      return playOf(raw)
    case 'offer': {
      const { money, nuggets, property, store } = raw
      if (!isCount(raw.for) || !isCount(money) || !isCount(nuggets)) return null
      if (!isList(property, isCount) || !isList(store, isStore)) return null
      return { type: 'offer', for: raw.for, money, nuggets, property: [...property], store: [...store] }
    }
    case 'choose':
      return isCount(raw.seat) ? { type: 'choose', seat: raw.seat } : null
    case 'target':
      return isCount(raw.seat) ? { type: 'target', seat: raw.seat } : null
    case 'order':
      return isList(raw.seats, isCount) ? { type: 'order', seats: [...raw.seats] } : null
    case 'take':
      return isStoreCard(raw.card) ? { type: 'take', card: raw.card } : null
    case 'steal': {
      const { victim, property, store } = raw
      if (!isCount(victim) || !isCount(property) || !isCount(store)) return null
      return { type: 'steal', victim, property, store }
    }
    case 'loot':
      return isStoreCard(raw.card) || isCount(raw.card) ? { type: 'loot', card: raw.card } : null
    case 'visit': {
      const { action, properties } = raw
      if (!isAction(action) || !isList(properties, isCount)) return null
      return { type: 'visit', action, properties: [...properties] }
    }
    default:
      return null
  }
}

const isStore = (value: unknown): value is StoreCard => isStoreCard(value)

function playOf(raw: Raw): Answer | null {
  switch (raw.card) {
    case 'dynamite':
    case 'split':
    case 'credit':
    case 'marshal':
    case 'corruption':
      return { type: 'play', card: raw.card }
    case 'girls': {
      const { victim, property, store } = raw
      if (!isCount(victim) || !isCount(property) || !isCount(store)) return null
      return { type: 'play', card: 'girls', victim, property, store }
    }
    case 'elixir':
      return isAction(raw.action) ? { type: 'play', card: 'elixir', action: raw.action } : null
    case 'wanted':
      return isCount(raw.against) ? { type: 'play', card: 'wanted', against: raw.against } : null
    default:
      return null
  }
}
