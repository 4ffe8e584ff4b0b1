import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { answersBy, whole } from '../../core/parse'
import type { Answer, Options } from './facts'
import { optionSpecs } from './options'

export const parseOptions = (raw: unknown): Parsed<Options> => parseBySpec<Options>(optionSpecs, raw)

export const parseAnswer = answersBy<Answer>({ take: { count: whole } })
