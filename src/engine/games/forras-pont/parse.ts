import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { answersBy, listOf, oneOf, orNull, unreadable, type Reader } from '../../core/parse'
import { cells } from './board'
import { type Answer, colours, operations, type Options } from './facts'
import { optionSpecs } from './options'

export function parseOptions(raw: unknown): Parsed<Options> {
  return parseBySpec(optionSpecs, raw)
}

/** However large: a cell off the board is refused by its own rule (FP-8, FP-15), not as unreadable. */
const unboundedWhole: Reader<number> = (raw) =>
  Number.isInteger(raw) && !Object.is(raw, -0) ? (raw as number) : unreadable

/** Lists are read up to one entry for each cell; no legal answer has a longer one. */
export const parseAnswer = answersBy<Answer>({
  sheet: { operations: listOf(oneOf(operations), cells) },
  place: { cell: unboundedWhole, colour: oneOf(colours) },
  claim: {
    colour: oneOf(colours),
    route: listOf(unboundedWhole, cells),
    owners: listOf(orNull(unboundedWhole), cells),
  },
  pass: {},
})
