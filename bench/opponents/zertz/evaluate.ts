import type { Grid } from '../../../src/engine/games/zertz/grid/state'

/** Value of a set by the number of marbles still missing. */
const nearness = [400, 46, 17, 6, 2, 1, 0, 0, 0, 0, 0]
/** Value of each captured marble, by colour. */
const worth = [7, 5, 4]

/** Value of a seat's captured marbles. */
function progress(grid: Grid, seat: number): number {
  const { stock, goal } = grid
  const own = (seat + 1) * 3
  const white = stock[own]
  const grey = stock[own + 1]
  const black = stock[own + 2]
  const mixed = Math.max(0, goal.each - white) + Math.max(0, goal.each - grey) + Math.max(0, goal.each - black)
  return (
    white * worth[0] +
    grey * worth[1] +
    black * worth[2] +
    nearness[Math.max(0, goal.white - white)] +
    nearness[Math.max(0, goal.grey - grey)] +
    nearness[Math.max(0, goal.black - black)] +
    nearness[mixed]
  )
}

/** Static evaluation of a quiet position, for the seat on turn. */
export function evaluate(grid: Grid): number {
  return progress(grid, grid.turn) - progress(grid, grid.turn ^ 1)
}
