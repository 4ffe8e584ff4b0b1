import type { Parsed } from '../../core/contract'
import { fieldCount } from './board'
import { colors, rpsHands, values, type Answer } from './facts'

/** Reads an answer's shape; whether it is legal is for `check`. */
export function parseAnswer(raw: unknown): Parsed<Answer> {
  const answer = typeof raw === 'object' && raw !== null ? read(raw as Readonly<Record<string, unknown>>) : null
  return answer === null ? { refusal: { rule: 'CO-9', params: {} } } : { value: answer }
}

function read(raw: Readonly<Record<string, unknown>>): Answer | null {
  switch (raw.type) {
    case 'ready':
      return { type: 'ready' }
    case 'flip': {
      const color = raw.color === null ? null : oneOf(colors, raw.color)
      return color === undefined ? null : { type: 'flip', color }
    }
    case 'choose': {
      const color = oneOf(colors, raw.color)
      return color === undefined ? null : { type: 'choose', color }
    }
    case 'veto':
      return typeof raw.veto === 'boolean' ? { type: 'veto', veto: raw.veto } : null
    case 'hand': {
      const hand = oneOf(rpsHands, raw.hand)
      return hand === undefined ? null : { type: 'hand', hand }
    }
    case 'order':
      return raw.first === 0 || raw.first === 1 ? { type: 'order', first: raw.first } : null
    case 'write':
      return isField(raw.field) ? { type: 'write', field: raw.field } : null
    case 'bonus': {
      const value = oneOf(values, raw.value)
      return isField(raw.field) && value !== undefined ? { type: 'bonus', field: raw.field, value } : null
    }
    default:
      return null
  }
}

function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value)
}

function isField(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < fieldCount
}
