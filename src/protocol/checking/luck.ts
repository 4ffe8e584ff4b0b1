/** How dice fell against what chance gives. */

/** Fewer dice than this say nothing at all. */
export const fewDice = 30

/** Bounds for each side's count: all six stay within them in 19 matches of 20. */
export function bandOf(dice: number): { readonly low: number; readonly high: number } {
  // The normal quantile of 1 - 0.05 / 12: six sides, both ends.
  const spread = 2.638 * Math.sqrt((dice * 5) / 36)
  return { low: Math.max(0, Math.ceil(dice / 6 - spread)), high: Math.floor(dice / 6 + spread) }
}

/** One match in this many has dice at least as uneven: Pearson's chi-square test of six equal sides. */
export function oneMatchIn(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  return Math.max(1, Math.round(1 / Math.max(1e-6, tailOfFive(chiSquare))))
}

/** The chance of a larger chi-square with five degrees of freedom. */
function tailOfFive(x: number): number {
  const half = x / 2
  return erfc(Math.sqrt(half)) + Math.sqrt((4 * half) / Math.PI) * Math.exp(-half) * (1 + (2 * half) / 3)
}

/** Abramowitz and Stegun, 7.1.26: good to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return poly * Math.exp(-x * x)
}
