import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { answersBy, below, flag, oneOf, orNull } from '../../core/parse'
import { fieldCount } from './board'
import { colors, rpsHands, values, type Answer, type Options } from './facts'
import { optionSpecs } from './options'

export function parseOptions(raw: unknown): Parsed<Options> {
  return parseBySpec<Options>(optionSpecs, raw)
}

const field = below(fieldCount)

export const parseAnswer = answersBy<Answer>({
  ready: {},
  flip: { color: orNull(oneOf(colors)) },
  choose: { color: oneOf(colors) },
  veto: { veto: flag },
  hand: { hand: oneOf(rpsHands) },
  order: { first: below(2) },
  write: { field },
  bonus: { field, value: oneOf(values) },
})
