import { firstField, regionOf, regions } from './board'
import type { Event } from './events'
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

export function diceName(dice: Dice): string {
  return colors.map((color) => dieName({ color, value: dice[color] })).join(' ')
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

/** An event as one line, in the notation of docs/referee/election-night.md. */
export function eventText(event: Event): string {
  switch (event.type) {
    case 'round':
      return `round ${event.round}`
    case 'thrown': {
      const dice = event.dice.map((die) => `${dieName(die)}${event.aside.includes(die.color) ? '!' : ''}`)
      return `${event.seat} throws ${dice.join(' ')}`
    }
    case 'rolled':
      return `rolled ${diceName(event.dice[0])} / ${diceName(event.dice[1])}`
    case 'hidden':
      return 'dice hidden'
    case 'flips':
      return event.seats.length === 0 ? 'nobody flips' : `flipped by ${event.seats.join(' and ')}`
    case 'flippedOwn':
      return `(${event.color} ${event.from} becomes ${event.to})`
    case 'revealed':
      return `action ${event.action}: ${dieName(event.dice[0])} / ${dieName(event.dice[1])}`
    case 'met':
      return `writes ${writes(event.writes[0], 0, event.placers[0])} / ${writes(event.writes[1], 1, event.placers[1])}`
    case 'vetoes':
      return event.by.length === 0 ? 'no veto' : `veto by ${event.by.join(' and ')}`
    case 'third':
      return 'third dice'
    case 'hands':
      return `${event.hands.join(' / ')}: ${event.winner ?? 'nobody'}`
    case 'order':
      return `${event.first} first, by ${event.reason}`
    case 'written':
      return `${event.seat} has ${event.value} at ${fieldName(event.field)}${event.by === event.seat ? '' : `, placed by ${event.by}`}`
    case 'set':
      return `${event.seat} completes set ${event.set}`
    case 'lost':
      return `${event.seat} loses ${event.value ?? 'a bonus'}`
    case 'roundOver':
      return event.full ? 'no field is free' : 'round over'
    case 'counted':
      return `${event.region} ${event.sums.join(':')} ${event.winner === null ? 'nobody' : `${event.winner} ${event.total ? 'totally' : 'simply'}, ${event.mandates}`}`
    case 'over':
      return `mandates ${event.mandates.join(':')}, won by ${event.winners.join(' and ')}`
    default:
      return event satisfies never
  }
}

/** "-": nothing is written; "*": the other party picks the field. */
function writes(number: number, owner: number, placer: number): string {
  return number === 0 ? '-' : `${number}${owner === placer ? '' : '*'}`
}
