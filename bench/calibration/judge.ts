import type { AnyVantage } from '../../src/engine/core/contract'
import type { Position } from './matches'

export type Chances = (vantage: AnyVantage) => readonly number[]

/** What was said of sides whose chance fell into one tenth, and how they did. */
export interface Tenth {
  count: number
  won: number
}

export interface Judged {
  readonly positions: number
  readonly tenths: readonly Tenth[]
  /** Mean squared error: of the chances given, and of giving every side the same. */
  readonly brier: number
  readonly flat: number
  /** Processor time that 99 of 100 estimates stay within. */
  readonly usualMs: number
}

/** How far outside its tenth the share won may lie. */
const tolerance = 0.05
/** A tenth with fewer says nothing. */
export const enough = 100

/** Compares chances with what came of the positions. Seats that win together are judged together, as one of the sides. */
export function judge(played: readonly Position[], chancesOf: Chances, sides = (seats: number) => seats): Judged {
  const tenths = Array.from({ length: 10 }, (): Tenth => ({ count: 0, won: 0 }))
  const sum = { positions: 0, judged: 0, brier: 0, flat: 0 }
  const spent: number[] = []
  for (const { vantage, shares } of played) {
    const before = process.cpuUsage()
    const chances = chancesOf(vantage)
    const { user, system } = process.cpuUsage(before)
    spent.push((user + system) / 1000)
    sum.positions++
    const count = sides(shares.length)
    for (let side = 0; side < count; side++) {
      const given = bySide(chances, side, count)
      const won = bySide(shares, side, count)
      const tenth = tenths[Math.min(9, Math.floor(given * 10))]
      tenth.count++
      tenth.won += won
      sum.judged++
      sum.brier += (given - won) ** 2
      sum.flat += (1 / count - won) ** 2
    }
  }
  const { positions, judged, brier, flat } = sum
  const usualMs = spent.sort((a, b) => a - b)[Math.floor(0.99 * spent.length)]
  return { positions, tenths, brier: brier / judged, flat: flat / judged, usualMs }
}

/** The total of seats `side`, `side + count`, … */
const bySide = (bySeat: readonly number[], side: number, count: number) =>
  bySeat.reduce((sum, one, seat) => (seat % count === side ? sum + one : sum), 0)

/** The tenths whose share won lies too far outside, as text. */
export function outsideOf({ tenths }: Judged): string[] {
  return tenths.flatMap(({ count, won }, i) => {
    const share = won / count
    const within = share >= i / 10 - tolerance && share <= (i + 1) / 10 + tolerance
    return count < enough || within ? [] : [`${i * 10}–${i * 10 + 10} %: ${Math.round(100 * share)} % of ${count}`]
  })
}
