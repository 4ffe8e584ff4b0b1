import type { Seat } from '../../../core/contract'
import { shuffle } from '../../../core/rng'
import { tell } from '../../../core/step'
import type { StoreCard } from '../facts'
import { doNext, type GameMotion } from '../motion'
import { byCard } from './catalog'
import { addStore } from './hands'

/** The store's deck and its discards. */

/** Discards cards face down; `seen`: everyone knows which ones they are (DT-14.2). */
export function discard({ hidden, table }: GameMotion, cards: readonly StoreCard[], seen: boolean) {
  hidden.discard = [...hidden.discard, ...cards]
  table.discard += cards.length
  if (seen) table.used = [...table.used, ...cards].sort(byCard)
}

/** Draws up to `count` store cards; reshuffles the discards only when a card is needed and the deck is empty (DT-8.2). */
export function drawStore(motion: GameMotion, count: number): StoreCard[] {
  const { table, hidden } = motion
  const drawn: StoreCard[] = []
  while (drawn.length < count) {
    if (hidden.deck.length === 0) {
      if (hidden.discard.length === 0) break
      reshuffle(motion)
    }
    drawn.push(hidden.deck[0])
    hidden.deck = hidden.deck.slice(1)
  }
  table.deck = hidden.deck.length
  return drawn
}

function reshuffle(motion: GameMotion) {
  const { table, hidden } = motion
  hidden.deck = shuffle(motion.rng, hidden.discard)
  hidden.discard = []
  table.discard = 0
  table.used = []
  tell(motion, { type: 'reshuffled', cards: hidden.deck.length, rule: 'DT-8.2' })
}

/** Takes a store card into the hand, except Nervous Joe, who is played at once (DT-13.9). */
export function gain(motion: GameMotion, seat: Seat, card: StoreCard) {
  if (card === 'joe') doNext(motion, { do: 'joe', seat })
  else addStore(motion, seat, [card])
}
