/** Who wins together, read off everyone's chances. */
import type { Seat } from './contract'

/** Chances by seat, one row for each moment of the match. */
export type Rows = readonly (readonly number[])[]

/** Seats whose chances are always equal win together, and share one line. */
export function sidesOf(rows: Rows): readonly (readonly Seat[])[] {
  const sides: Seat[][] = []
  for (let seat = 0; seat < (rows[0]?.length ?? 0); seat++) {
    const side = sides.find(([first]) => rows.every((row) => row[first] === row[seat]))
    if (side === undefined || rows.length < 2) sides.push([seat])
    else side.push(seat)
  }
  return sides
}
