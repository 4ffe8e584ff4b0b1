import type { Seat } from '../../core/contract'
import type { Player } from './facts'

/** Seats of the players who meet a condition. */
export function seatsWhere(
  { players }: { readonly players: readonly Player[] },
  holds: (player: Player, seat: Seat) => boolean,
): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if (holds(players[seat], seat)) seats.push(seat)
  return seats
}
