import type { Parsed } from '../../core/contract'
import { parseBySpec, type OptionSpec } from '../../core/options'
import type { Options } from './facts'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'memoryAid', kind: 'switch', initial: false },
  { key: 'clock', kind: 'choice', choices: ['off', '30', '60', '120'], initial: 'off' },
]

export function parseOptions(raw: unknown): Parsed<Options> {
  return parseBySpec<Options>(optionSpecs, raw)
}
