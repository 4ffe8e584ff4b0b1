import type { Seat } from '../../../core/contract'
import { tell, whisper } from '../../../core/step'
import { discard, drawStore, gain } from '../cards/deck'
import type { StoreCard, Task } from '../facts'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { countOf, without } from '../multiset'

/** One draw, two in the first round; unlimited credit may add more (DT-8.3, DT-13.8). */
export function yieldStore(motion: GameMotion, seat: Seat) {
  const { table } = motion
  const jacks = countOf(table.players[seat].dice, 'J')
  const draw: Task = { do: 'draw', seat, jacks }
  const draws = table.round === 1 ? [draw, draw] : [draw]
  doNext(motion, ...draws, { do: 'window', window: { card: 'credit', seat, jacks } })
}

/** Unlimited credit: draw and keep once more, after which it may even come up again (DT-13.8). */
export function drawOnCredit(motion: GameMotion, seat: Seat, jacks: number) {
  doNext(motion, { do: 'draw', seat, jacks }, { do: 'window', window: { card: 'credit', seat, jacks } })
}

/** Draws a card for every jack, or as many as are left (DT-8.1). */
export function runDraw(motion: GameMotion, seat: Seat, jacks: number) {
  const { table, own } = motion
  const cards = drawStore(motion, jacks)
  if (cards.length === 0) return
  table.players[seat].won = true
  tell(motion, { type: 'drew', seat, count: cards.length, place: 'store', rule: 'DT-8.1' })
  whisper(motion, [seat], { type: 'drawn', seat, cards, round: table.round, rule: 'DT-8.1' })
  own[seat].drawn = cards
  if (cards.length === 1) takeDrawn(motion, seat, cards[0])
  else enterPhase(motion, { type: 'take', seat, count: cards.length })
}

/** Keeps one of the drawn cards; the others are discarded face down. */
export function takeDrawn(motion: GameMotion, seat: Seat, card: StoreCard) {
  const rest = without(motion.own[seat].drawn, card)
  motion.own[seat].drawn = []
  discard(motion, rest, false)
  tell(motion, { type: 'shopped', seat, discarded: rest.length, rule: 'DT-8.1' })
  gain(motion, seat, card)
}
