/**
 * The printed values of the cards. RECONSTRUCTED: the rulebook names only ranges (equipment 1–8, properties 1–5).
 * A better source replaces them by editing this file alone.
 */

/** Points of the six equipment cards. */
export const equipmentPoints: readonly number[] = [1, 2, 3, 4, 5, 8]

/** Points of the 25 properties. */
export const propertyPoints: readonly number[] = [1, 2, 3, 4, 5].flatMap((points) => Array<number>(5).fill(points))
