import type { Position } from './position'

/** What being so many marbles short of a set is worth. */
const nearness = [400, 46, 17, 6, 2, 1, 0, 0, 0, 0, 0]
const worth = [7, 5, 4]

/** How good the captured marbles of a seat are, in points. */
function progress(position: Position, seat: number): number {
  const { stock, goal } = position
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

/** How good a quiet position is for the seat on turn. */
export function evaluate(position: Position): number {
  return progress(position, position.turn) - progress(position, position.turn ^ 1)
}
