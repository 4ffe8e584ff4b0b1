import type { Seat } from './contract'

/** The seats that are worth the most; several if they are equal. */
export function leaders(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}
