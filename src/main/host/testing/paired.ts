/** Two things measured alternately: whatever disturbs the machine disturbs both, and cancels out of their ratio. */
import { quickRng } from '../../../engine/core/rng'

export interface Ratio {
  readonly median: number
  /** The median's 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

const resamples = 1000

/** The median of ratios measured in pairs, with its bootstrap interval. */
export function ratioOf(ratios: readonly number[]): Ratio {
  const rng = quickRng(1)
  const again = () => medianOf(ratios.map(() => ratios[rng.below(ratios.length)]))
  const medians = Array.from({ length: resamples }, again).sort((a, b) => a - b)
  const at = (share: number) => medians[Math.floor(share * (resamples - 1))]
  return { median: medianOf(ratios), low: at(0.025), high: at(0.975) }
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function ratioText({ median, low, high }: Ratio): string {
  return `${median.toFixed(3)} (95 %: ${low.toFixed(3)}–${high.toFixed(3)})`
}
