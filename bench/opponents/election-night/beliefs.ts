import type { Rng, Seat } from '../../../src/engine/core/contract'
import type { Event } from '../../../src/engine/games/election-night/events'
import {
  colors,
  opposite,
  withDie,
  type Color,
  type Dice,
  type Hand,
  type Table,
} from '../../../src/engine/games/election-night/facts'
import { imagineOwn } from '../../../src/engine/games/election-night/imagine'

/** A hand a party may hold, and its probability. */
export interface Belief {
  readonly weight: number
  readonly hand: Hand
}

/** A seat's dice as rolled in public this round; `null` if they were not heard. */
export function remembered(table: Table, heard: readonly Event[], seat: Seat): Dice | null {
  if (table.rolled !== null) return table.rolled[seat]
  for (let at = heard.length - 1; at >= 0; at--) {
    const event = heard[at]
    if (event.type === 'rolled') return event.round === table.round ? event.dice[seat] : null
  }
  return null
}

/** Hands a party may hold: every one its flips allow if the roll is known, otherwise random samples. */
export function beliefs(table: Table, seat: Seat, rolled: Dice | null, guesses: number, rng: Rng): Belief[] {
  if (rolled === null)
    return Array.from({ length: guesses }, () => ({ weight: 1 / guesses, hand: imagineOwn(table, seat, rng).dice }))
  const played = table.played[seat]
  const playedBefore = (color: Color, action: number) => played.slice(0, action - 1).some((die) => die.color === color)
  let hands: Hand[] = [rolled]
  for (const mark of table.flips[seat])
    if (mark.round === table.round)
      hands = hands.flatMap((hand) =>
        colors
          .filter((color) => !playedBefore(color, mark.action))
          .map((color) => withDie(hand, color, opposite(hand[color]!))),
      )
  const fitting = hands.filter((hand) => played.every((die) => hand[die.color] === die.value))
  return fitting.map((hand) => ({
    weight: 1 / fitting.length,
    hand: played.reduce((rest, die) => withDie(rest, die.color, null), hand),
  }))
}
