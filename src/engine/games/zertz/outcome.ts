import type { Outcome, Score, Seat } from '../../core/contract'
import { tell } from '../../core/step'
import { goals, marbles, type Draw, type Table, type Win, type WinningSet } from './facts'
import type { GameMotion } from './motion'
import { marblesIn } from './facts'

/** How the match ended: the winner, and the captured marbles as the score's parts. */
export function outcome(table: Table): Outcome | null {
  return table.outcome
}

/** The end that a seat's move leads to, if any. `full`: the move left no empty ring (ZE-22). */
export function outcomeAfter(table: Table, seat: Seat, full: boolean): Outcome | null {
  if (full) return outcomeFor(table, [seat], 'ZE-22')
  if (completedSet(table, seat) !== null)
    return outcomeFor(table, [seat], table.options.variant === 'basic' ? 'ZE-20' : 'ZE-21')
  if (table.passes >= 2) return outcomeFor(table, [], 'ZE-25')
  const { seen } = table
  const now = seen[seen.length - 1]
  return seen.filter((key) => key === now).length >= 3 ? outcomeFor(table, [], 'ZE-26') : null
}

export function outcomeFor(table: Table, winners: readonly Seat[], rule: string): Outcome {
  const scores = table.captured.map((parts, seat): Score => {
    return { seat, total: marblesIn(parts), parts: { ...parts } }
  })
  return { winners, rule, scores }
}

/** How many marbles a seat still needs for each winning set (ZE-20, ZE-21). */
export function missingFromSets(table: Table, seat: Seat): Readonly<Record<WinningSet, number>> {
  const goal = goals[table.options.variant]
  const have = table.captured[seat]
  const short = (wanted: number, got: number) => Math.max(0, wanted - got)
  return {
    white: short(goal.white, have.white),
    grey: short(goal.grey, have.grey),
    black: short(goal.black, have.black),
    each: marbles.reduce((sum, marble) => sum + short(goal.each, have[marble]), 0),
  }
}

const sets: readonly WinningSet[] = [...marbles, 'each']

/** The winning set a seat holds, or null. */
export function completedSet(table: Table, seat: Seat): WinningSet | null {
  const missing = missingFromSets(table, seat)
  return sets.find((set) => missing[set] === 0) ?? null
}

/** What the winner won by. */
export function wonBy(table: Table, { rule, winners }: Outcome): Win {
  if (rule === 'ZE-34') return 'time'
  return rule === 'ZE-22' ? 'full' : (completedSet(table, winners[0]) ?? 'each')
}

/** What the winner won by, from the outcome alone; null: a draw. */
export function winOf({ winners, rule, scores }: Outcome): Win | null {
  const won = scores.find(({ seat }) => seat === winners[0])
  if (won === undefined) return null
  if (rule === 'ZE-34') return 'time'
  if (rule === 'ZE-22') return 'full'
  const goal = goals[rule === 'ZE-20' ? 'basic' : 'tournament']
  return marbles.find((marble) => (won.parts[marble] ?? 0) >= goal[marble]) ?? 'each'
}

/** What made the match a draw. */
export function drawnBy({ rule }: Outcome): Draw {
  return rule === 'ZE-25' ? 'passes' : 'repetition'
}

/** Ends the match, and says so. */
export function endMatch(motion: GameMotion, end: Outcome): void {
  const { table } = motion
  const { rule, winners } = end
  if (winners.length > 0) tell(motion, { type: 'won', rule, seat: winners[0], how: wonBy(table, end) })
  else tell(motion, { type: 'drawn', rule, how: drawnBy(end) })
  table.outcome = end
}
