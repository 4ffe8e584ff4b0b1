import type { Seat } from '../../../engine/core/contract'
import { centre } from '../../../engine/games/forras-pont/board'
import type { Event } from '../../../engine/games/forras-pont/facts'
import { cellText } from '../../../engine/games/forras-pont/notation'

/** The cells, players and cards that an event names, as the board calls them. */
export function placesOf(event: Event): readonly string[] {
  const player = (seat: Seat) => `player-${seat}`
  switch (event.type) {
    case 'dealt':
    case 'card-drawn':
      return ['card']
    case 'card-won':
      return ['card', player(event.seat)]
    case 'sheets':
      return event.sheets.map((_, seat) => player(seat))
    case 'first':
    case 'passed':
      return [player(event.seat)]
    case 'placed':
      return [cellText(event.cell), player(event.seat)]
    case 'claimed':
      return [...event.route.map(cellText), player(event.seat)]
    case 'false-claim':
      return [cellText(centre)]
    case 'route-won':
      return event.rewards.flatMap(({ cell, seat }) => [cellText(cell), player(seat)])
    case 'ended':
      return []
    default:
      return event satisfies never
  }
}
