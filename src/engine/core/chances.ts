/** What all games' estimates of winning chances have in common: a softmax over weighted signs. */
import type { Outcome } from './contract'

/** Each seat's share of the victory: a shared one is split, a draw goes to everybody. */
export function sharesOf({ winners }: Outcome, seats: number): number[] {
  if (winners.length === 0) return Array<number>(seats).fill(1 / seats)
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** What speaks for each side, as numbers of about 1: one row per side, all with the same columns. */
export type Signs = readonly (readonly number[])[]

/** Multinomial logistic model: each side's chance to win by its weighted signs. */
export function softmax(signs: Signs, weights: readonly number[]): number[] {
  const scores = signs.map((row) => row.reduce((sum, sign, i) => sum + sign * weights[i], 0))
  const most = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}
