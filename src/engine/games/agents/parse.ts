import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { answersBy, textLike, unreadable, type Reader } from '../../core/parse'
import type { Answer, Options } from './facts'
import { optionSpecs } from './options'

export const parseOptions = (raw: unknown): Parsed<Options> => parseBySpec<Options>(optionSpecs, raw)

/** Any whole number. Unlike core's `whole`, it reads minus zero, as zero. */
const whole: Reader<number> = (raw) => (Number.isSafeInteger(raw) ? (raw as number) + 0 : unreadable)
const point = textLike(/^-?\d,-?\d$/)

export const parseAnswer = answersBy<Answer>({
  move: { agent: whole, to: point },
  carry: { agent: whole, to: point },
  murder: { agent: whole, victim: whole },
  book: { agent: whole, amount: whole },
  pass: {},
  offerDraw: {},
  veto: { amount: whole },
  letGo: {},
  hold: {},
  giveUp: {},
  raise: { amount: whole },
  agree: {},
  refuse: {},
})
