/** What the town says about each place: why someone leads there, and what it would bring. */
import type { Seat } from '../../../engine/core/contract'
import { faces, type Decision, type Place, type Table } from '../../../engine/games/dice-town/facts'
import type { Hand } from '../../../engine/games/dice-town/dice/poker'
import type { WonPlace } from '../../../engine/games/dice-town/places/contenders'
import { isTieAt, isUndecided, isWonPlace, leadersAt, stakeAt } from '../../../engine/games/dice-town/places/stakes'
import { capital } from '../../words/capital'
import type { BoardWords } from './words'

/** Why the leaders lead and what it will bring; of a tie, that the sheriff decides. Empty if nobody leads any more. */
export function leadText(table: Table, place: Place, words: BoardWords): string {
  const leading = leadersAt(table, place)
  if (leading.length === 0 || !isWonPlace(place) || !isUndecided(table, place)) return ''
  const text = stakeText(table, place, leading[0], words)
  return isTieAt(table, place) ? `${text}. ${words.sheriffDecides}` : text
}

/** What a decision of the sheriff is about. */
export function decisionText(table: Table, { place, tied }: Decision, words: BoardWords): string {
  return place === 'doc' ? words.firstToDoc : stakeText(table, place, tied[0], words)
}

function stakeText(table: Table, place: WonPlace, seat: Seat, words: BoardWords): string {
  const stake = stakeAt(table, place, seat)
  return words.brings(stake, stake.hand === null ? '' : handText(stake.hand, words))
}

/** A hand as people say it: its kind and the side that makes it. */
function handText({ kind, groups }: Hand, words: BoardWords): string {
  return `${capital(words.hand(kind))} (${faces[groups[0]]})`
}
