import { firstField, regionOf, regions } from './board'
import { colors, rpsHands, values, type Answer, type Color, type Dice, type Die } from './facts'

/** A field as its region and its place there, counted from 1: "EM3". */
export function fieldName(field: number): string {
  const at = regionOf[field]
  return `${regions[at].id}${field - firstField[at] + 1}`
}

/** The field with that name; `null` if there is none. */
export function fieldNamed(name: string): number | null {
  const at = regions.findIndex((region) => region.id === name.slice(0, 2))
  const place = /^[A-Z]{2}[1-9]$/.test(name) ? Number(name[2]) : 0
  return at < 0 || place < 1 || place > regions[at].fields ? null : firstField[at] + place - 1
}

const letters: Record<Color, string> = { blue: 'B', red: 'R', white: 'W' }

/** A die as colour and value: "B5". */
export function dieName(die: Die): string {
  return `${letters[die.color]}${die.value}`
}

export function dieNamed(name: string): Die {
  const color = colors.find((one) => letters[one] === name[0])
  const value = values.find((one) => String(one) === name.slice(1))
  if (color === undefined || value === undefined) throw new Error(`no such die: ${name}`)
  return { color, value }
}

/** Three dice: "B5 R4 W2". */
export function diceNamed(names: string): Dice {
  const dice = names.split(' ').map(dieNamed)
  const of = (color: Color) => dice.find((die) => die.color === color)!.value
  return { blue: of('blue'), red: of('red'), white: of('white') }
}

/** An answer as a person would note it down: "choose blue", "EM3", "EM3=6". */
export function answerText(answer: Answer): string {
  switch (answer.type) {
    case 'ready':
      return 'ready'
    case 'flip':
      return `flip ${answer.color ?? 'none'}`
    case 'choose':
      return `choose ${answer.color}`
    case 'veto':
      return answer.veto ? 'veto' : 'stand'
    case 'hand':
      return answer.hand
    case 'order':
      return `first ${answer.first}`
    case 'write':
      return fieldName(answer.field)
    case 'bonus':
      return `${fieldName(answer.field)}=${answer.value}`
    default:
      return answer satisfies never
  }
}

/** The answer that `answerText` wrote this way; `null` if there is none. */
export function answerNamed(text: string): Answer | null {
  const [word, what] = text.split(' ')
  const color = colors.find((one) => one === what)
  if (text === 'ready') return { type: 'ready' }
  if (text === 'flip none') return { type: 'flip', color: null }
  if (word === 'flip' && color) return { type: 'flip', color }
  if (word === 'choose' && color) return { type: 'choose', color }
  if (text === 'veto' || text === 'stand') return { type: 'veto', veto: text === 'veto' }
  if (text === 'first 0' || text === 'first 1') return { type: 'order', first: Number(what) }
  const hand = rpsHands.find((one) => one === text)
  if (hand) return { type: 'hand', hand }
  const [name, number] = text.split('=')
  const field = fieldNamed(name)
  if (field === null) return null
  if (number === undefined) return { type: 'write', field }
  const value = values.find((one) => String(one) === number)
  return value === undefined ? null : { type: 'bonus', field, value }
}
