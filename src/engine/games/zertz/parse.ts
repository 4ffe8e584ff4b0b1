import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { answersBy, listOf, oneOf, orElse, orNull, textLike, type Reader } from '../../core/parse'
import { marbles, type Answer, type Options, type Ring } from './facts'
import { optionSpecs } from './options'

export const parseOptions = (raw: unknown): Parsed<Options> => parseBySpec<Options>(optionSpecs, raw)

/** A ring of any board; whether this one has it is for `check` (ZE-1). */
const ring: Reader<Ring> = textLike(/^[a-i][1-9]$/)
/** No path or list of groups can be longer than the largest board. */
const rings = listOf(ring, 62)

export const parseAnswer = answersBy<Answer>({
  place: { marble: oneOf(marbles), at: ring, remove: orElse(orNull(ring), null), leave: orElse(rings, []) },
  capture: { path: rings },
  pass: {},
  demand: {},
  accept: {},
  flag: {},
  askBack: {},
  agree: {},
  decline: {},
})
