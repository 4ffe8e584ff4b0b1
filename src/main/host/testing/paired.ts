/** Two things measured alternately: whatever disturbs the machine disturbs both, and cancels out of their ratio. */
import { quickRng } from '../../../engine/core/rng'

export interface Ratio {
  /** The geometric mean. */
  readonly mean: number
  /** Its 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

const resamples = 1000

/** The mean of ratios measured in pairs, with its bootstrap interval. */
export function ratioOf(ratios: readonly number[]): Ratio {
  const logs = ratios.map(Math.log)
  const rng = quickRng(1)
  const again = () => meanOf(logs.map(() => logs[rng.below(logs.length)]))
  const means = Array.from({ length: resamples }, again).sort((a, b) => a - b)
  const at = (share: number) => Math.exp(means[Math.floor(share * (resamples - 1))])
  return { mean: Math.exp(meanOf(logs)), low: at(0.025), high: at(0.975) }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function ratioText({ mean, low, high }: Ratio): string {
  return `${mean.toFixed(3)} (95 %: ${low.toFixed(3)}–${high.toFixed(3)})`
}
