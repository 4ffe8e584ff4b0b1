import type { Seat } from '../../../core/contract'
import { addStore, decideNow, discard, drawStore, next, tell, whisper, without, type Draft } from '../motion'
import type { StoreCard, Task } from '../facts'
import { countOf } from '../dice/poker'

/** The general store. */

/** One visit, two in the first round; unlimited credit may add more (DT-8.3, DT-13.8). */
export function yieldStore(draft: Draft, seat: Seat) {
  const { table } = draft
  const jacks = countOf(table.players[seat].dice, 'J')
  const draw: Task = { do: 'draw', seat, jacks }
  const visits = table.round === 1 ? [draw, draw] : [draw]
  next(draft, ...visits, { do: 'window', window: { card: 'credit', seat, jacks } })
}

/** Draws as many cards as there are jacks, or as there are (DT-8.1). */
export function runDraw(draft: Draft, seat: Seat, jacks: number) {
  const { table, own } = draft
  const cards = drawStore(draft, jacks)
  if (cards.length === 0) return
  table.players[seat].won = true
  tell(draft, { type: 'drew', seat, count: cards.length, place: 'store', rule: 'DT-8.1' })
  whisper(draft, [seat], { type: 'drawn', seat, cards, round: table.round, rule: 'DT-8.1' })
  own[seat].drawn = cards
  if (cards.length === 1) takeDrawn(draft, seat, cards[0])
  else decideNow(draft, { type: 'take', seat, count: cards.length })
}

/** Keeps one of the drawn cards; the others are discarded face down. */
export function takeDrawn(draft: Draft, seat: Seat, card: StoreCard) {
  const rest = without(draft.own[seat].drawn, card)
  draft.own[seat].drawn = []
  discard(draft, rest, false)
  tell(draft, { type: 'shopped', seat, discarded: rest.length, rule: 'DT-8.1' })
  gain(draft, seat, card)
}

/** A store card comes to the hand; Nervous Joe is played at once instead (DT-13.9). */
export function gain(draft: Draft, seat: Seat, card: StoreCard) {
  if (card === 'joe') next(draft, { do: 'joe', seat })
  else addStore(draft, seat, [card])
}
