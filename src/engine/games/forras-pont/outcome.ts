import type { Outcome, Seat } from '../../core/contract'
import { leaders } from '../../core/leaders'
import { colours, countDiscs, type Ending, type Table } from './facts'

/** The rule behind each ending. */
const endingRules: Readonly<Record<Ending, string>> = { majority: 'FP-28', idle: 'FP-29', cards: 'FP-30' }

export function ruleOfEndings(endings: readonly Ending[]): string {
  return endingRules[endings[0]]
}

/** Discs still to be won: those on the board and in the bank. */
export function openDiscs(table: Table): number {
  return countDiscs(table.bank) + table.board.filter((disc) => disc !== null).length
}

/** Whether no opponent could overtake the leader, even with every disc on the board and in the bank (FP-28). */
export function isDecided(table: Table): boolean {
  const totals = table.discs.map(countDiscs).sort((a, b) => b - a)
  return totals[1] + openDiscs(table) <= totals[0]
}

/** Who would win now: most discs, then most number cards, then shared (FP-31, FP-32). */
export function winnersOf(table: Table): { readonly winners: readonly Seat[]; readonly rule: string } {
  const byDiscs = leaders([...table.sides.keys()], (seat) => countDiscs(table.discs[seat]))
  if (byDiscs.length === 1) return { winners: byDiscs, rule: 'FP-31' }
  return { winners: leaders(byDiscs, (seat) => table.won[seat].length), rule: 'FP-32' }
}

export function outcome(table: Table): Outcome | null {
  if (table.phase !== 'over') return null
  return {
    ...winnersOf(table),
    scores: table.sides.map((_, seat) => ({
      seat,
      total: countDiscs(table.discs[seat]),
      parts: {
        ...Object.fromEntries(colours.map((colour) => [colour, table.discs[seat][colour]])),
        cards: table.won[seat].length,
      },
    })),
  }
}
