/** What the end of a match tells, in sentences; empty where there is nothing to say. */
import type { Outcome, Seat } from '../../../engine/core/contract'
import type { Words } from '../../words/en'
import { comebackOf, decisionOf, highlightOf, marginOf } from './highlights'

/** The parts of a score with their names, those that some seat has. */
export function partsIn(outcome: Outcome | null, names: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(names).filter(([key]) => outcome?.scores.some((score) => key in score.parts))
}

/** From how far behind the winners came; nothing if they never were behind. `standings`: every seat's, oldest first. */
export function behindLine(
  { winners }: Outcome,
  standings: readonly (readonly number[])[] | null,
  behind: ((by: number) => string) | undefined,
): string {
  if (winners.length === 0 || standings === null) return ''
  const by = comebackOf(winners, standings)
  return by > 0 ? (behind?.(by) ?? '') : ''
}

/** From how far behind, and by how much. */
export function whyLine(behind: string, counted: Outcome | null, words: Words): string {
  const margin = counted === null ? null : marginOf(counted)
  return [behind, margin !== null && words.result.by(margin)].filter(Boolean).join(' ')
}

/** The part of the score that decided it. */
export function partLine(
  counted: Outcome,
  parts: readonly string[],
  labels: Readonly<Record<string, string>>,
  words: Words,
): string | null {
  const found = decisionOf(counted, parts)
  return found && words.result.decidedBy(labels[found.part], found.mine, found.theirs)
}

/** What a seat did best. */
export function bestLine(
  counted: Outcome,
  seat: Seat,
  parts: readonly string[],
  labels: Readonly<Record<string, string>>,
  words: Words,
): string {
  const found = highlightOf(counted, seat, parts)
  if (found === null) return ''
  const text = `${labels[found.part]}: ${found.points}`
  return found.lead > 0 ? words.result.bestAt(text) : text
}
