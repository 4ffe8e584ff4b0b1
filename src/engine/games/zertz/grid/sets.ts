import type { Grid } from './state'

/** Whether a seat holds a winning set (ZE-20, ZE-21): `completedSet` of outcome.ts, fast enough for playouts. */
export function hasSet(grid: Grid, seat: number): boolean {
  const { stock, goal } = grid
  const white = stock[(seat + 1) * 3]
  const grey = stock[(seat + 1) * 3 + 1]
  const black = stock[(seat + 1) * 3 + 2]
  if (white >= goal.white || grey >= goal.grey || black >= goal.black) return true
  return white >= goal.each && grey >= goal.each && black >= goal.each
}
