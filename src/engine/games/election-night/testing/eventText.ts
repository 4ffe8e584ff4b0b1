import type { Event } from '../events'
import { colors, type Dice } from '../facts'
import { dieName, fieldName } from '../notation'

/** An event as one line of a golden game. */
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
      return `${event.color} ${event.from} becomes ${event.to}`
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

export function diceName(dice: Dice): string {
  return colors.map((color) => dieName({ color, value: dice[color] })).join(' ')
}
