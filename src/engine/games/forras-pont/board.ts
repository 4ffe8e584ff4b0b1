/**
 * What the lost figures of the rulebook held, as data: edit this file alone if a better source turns up.
 *
 * Reconstructed: a board of 7 by 7 has 48 cells for the 48 discs and a centre, and its shortest way in takes four
 * discs, the lowest number card. The cards' range 4 to 9, the question mark and their number, seven, are the rulebook's.
 */

/** Cells along one side of the board; must be odd, so that there is a centre. */
export const size = 7

/** The number cards: the least length of a route; `?` asks for any length. */
export const numberCards = [4, 5, 6, 7, 8, 9, '?'] as const

/** Discs of each of the three colours (the rulebook's). */
export const discsOfColour = 16
