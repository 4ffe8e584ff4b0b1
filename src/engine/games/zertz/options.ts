import { parseBySpec, type OptionSpec } from '../../core/options'
import type { Parsed } from '../../core/contract'
import type { Options } from './facts'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'variant', kind: 'choice', choices: ['basic', 'tournament'], initial: 'basic' },
  { key: 'rings', kind: 'choice', choices: [37, 48, 61], initial: 37 },
  { key: 'overlooked', kind: 'switch', initial: false },
]

export const parseOptions = (raw: unknown): Parsed<Options> => parseBySpec<Options>(optionSpecs, raw)
