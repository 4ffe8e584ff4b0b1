import type { Parsed } from '../../core/contract'
import { parseBySpec, type OptionSpec } from '../../core/options'
import { answersBy, whole } from '../../core/parse'
import type { Answer, Options } from './facts'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'stones', rule: '__prefix__-1', kind: 'choice', choices: [15, 21, 28], initial: 21 },
]

export const parseOptions = (raw: unknown): Parsed<Options> => parseBySpec<Options>(optionSpecs, raw)

export const parseAnswer = answersBy<Answer>({ take: { count: whole } })
