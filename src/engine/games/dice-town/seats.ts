import type { Seat } from '../../core/contract'
import type { Player } from './facts'

/** The seats of the players for whom something holds. */
export function seatsWhere(
  { players }: { readonly players: readonly Player[] },
  holds: (player: Player, seat: Seat) => boolean,
): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if (holds(players[seat], seat)) seats.push(seat)
  return seats
}
