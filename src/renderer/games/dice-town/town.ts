/** What the town tells of each place: who leads there now, and what it would bring. */
import type { Seat } from '../../../engine/core/contract'
import type { Decision, Place, Table } from '../../../engine/games/dice-town'
import { faces, placeFace, places } from '../../../engine/games/dice-town/facts'
import { contendersFor } from '../../../engine/games/dice-town/places/contenders'
import { handOf } from '../../../engine/games/dice-town/dice/poker'
import { countOf } from '../../../engine/games/dice-town/multiset'
import { victimsOf } from '../../../engine/games/dice-town/places/saloon'
import { capital, type TableWords, type YieldFacts } from './words'

/** Those who lead at a place by the dice set aside so far; nobody while no die counts. */
export function leaders(table: Table, place: Place): readonly Seat[] {
  if (place === 'stagecoach' || place === 'doc') return []
  if (place === 'townHall' && table.players.some(({ dice }) => dice.length < 5)) return []
  return contendersFor(table, place)
}

/** What lies at a place and could be won. */
export function stockAt(table: Table, place: Place, seat: Seat | null): number {
  switch (place) {
    case 'mine':
      return table.mine
    case 'bank':
      return table.bank
    case 'stagecoach':
      return table.stagecoach
    case 'store':
      return table.deck
    case 'saloon':
      return seat === null ? 0 : victimsOf(table, seat).length
    case 'townHall':
      if (seat === null) return table.row.length
      return Math.min(3, table.row.length, 1 + countOf(table.players[seat].dice, 'A'))
    default:
      return 0
  }
}

/** Whether a place is still to be given to someone this round. */
function isOpen({ place: now, phase }: Table, place: Place): boolean {
  if (now === null) return true
  if (now === place) return phase.type === 'offers' || phase.type === 'decide'
  return places.indexOf(place) > places.indexOf(now)
}

/** Why the leaders lead and what it will bring; of a tie, that the sheriff decides. Empty if nobody leads any more. */
export function leadText(table: Table, place: Place, words: TableWords): string {
  const leading = leaders(table, place)
  if (leading.length === 0 || !isOpen(table, place)) return ''
  const facts = yieldFacts(table, place, leading[0], words)
  const tie = leading.length > 1 && (facts.stock > 0 || place === 'sheriff')
  return tie ? `${words.brings(facts)}. ${words.sheriffDecides}` : words.brings(facts)
}

/** What a tie is about. */
export function stakeOf(table: Table, { place, tied }: Decision, words: TableWords): string {
  return place === 'doc' ? words.firstToDoc : words.brings(yieldFacts(table, place, tied[0], words))
}

function yieldFacts(table: Table, place: Place, seat: Seat, words: TableWords): YieldFacts {
  const { dice } = table.players[seat]
  const face = place in placeFace ? placeFace[place as keyof typeof placeFace] : null
  const hand = place === 'townHall' && dice.length === 5 ? handText(dice, words) : ''
  return { place, face, hand, amount: face === null ? 0 : countOf(dice, face), stock: stockAt(table, place, seat) }
}

/** A hand as people say it: its kind and the side that makes it. */
function handText(dice: Table['players'][number]['dice'], words: TableWords): string {
  const { kind, groups } = handOf(dice)
  return `${capital(words.hand(kind))} (${faces[groups[0]]})`
}
