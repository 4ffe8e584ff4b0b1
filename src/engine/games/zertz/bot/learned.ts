import type { Grid } from '../grid/state'

/**
 * What captured marbles are worth towards the basic game's goals, by white × 20 + grey × 5 + black. 40 is one unit of
 * log-odds. Fitted by `npx tsx bench/calibration/zertzMarbles.ts`.
 */
// prettier-ignore
const worth = Int16Array.of(
  0, 0, 17, 42, 144, 12, 23, 37, 63, 154, 53, 68, 71, 93, 162, 161, 150, 155, 180, 249,
  49, 51, 68, 94, 166, 65, 79, 96, 129, 204, 97, 132, 159, 197, 229, 162, 196, 204, 244, 247,
  124, 128, 154, 183, 229, 159, 177, 221, 252, 279, 199, 262, 239, 239, 239, 260, 289, 239, 239, 239,
)
/** What being on turn is worth to a search. */
export const learnedTempo = 11

/** Whether the goals are those that the values were learned for. */
export const isLearned = ({ goal }: Grid): boolean =>
  goal.each === 2 && goal.white === 3 && goal.grey === 4 && goal.black === 5

/** By how much the marbles of the seat on turn are worth more than the other’s, as learned from self-play. */
export function learnedLead({ stock, turn }: Grid): number {
  const own = turn === 0 ? 3 : 6
  const other = 9 - own
  return (
    worth[stock[own] * 20 + stock[own + 1] * 5 + stock[own + 2]] -
    worth[stock[other] * 20 + stock[other + 1] * 5 + stock[other + 2]]
  )
}
