import type { Parsed } from '../../core/contract'
import { parseBySpec, type OptionSpec } from '../../core/options'
import { answersBy, listOf, oneOf, orElse, orNull, textLike, type Reader } from '../../core/parse'
import { clockChoices, marbles, type Answer, type Options, type Ring } from './facts'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'variant', rule: 'ZE-2', kind: 'choice', choices: ['basic', 'tournament'], initial: 'basic' },
  { key: 'rings', rule: 'ZE-1', kind: 'choice', choices: [37, 48, 61], initial: 37 },
  { key: 'overlooked', rule: 'ZE-27', kind: 'switch', initial: false },
  { key: 'clock', rule: 'ZE-32', kind: 'choice', choices: ['none', ...clockChoices], initial: 'none', added: true },
  { key: 'takeBack', rule: 'ZE-36', kind: 'switch', initial: false, added: true },
]

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
