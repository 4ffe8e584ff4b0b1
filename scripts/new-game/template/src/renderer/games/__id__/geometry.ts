/** Where the stones lie: a pyramid, numbered from the ground up, in units of a stone's width. */

export interface Place {
  readonly x: number
  readonly y: number
}

/** How wide the bottom row must be for this many stones. */
export function rowsFor(stones: number): number {
  return Math.ceil((Math.sqrt(8 * stones + 1) - 1) / 2)
}

export const rowHeight = 0.866

/** The middle of each stone. The ground is at 0; `y` grows downwards, as in SVG. */
export function heapPlaces(stones: number): readonly Place[] {
  const wide = rowsFor(stones)
  const places: Place[] = []
  for (let row = 0; places.length < stones; row++)
    for (let i = 0; i < wide - row && places.length < stones; i++)
      places.push({ x: i - (wide - row - 1) / 2, y: -0.5 - row * rowHeight })
  return places
}
