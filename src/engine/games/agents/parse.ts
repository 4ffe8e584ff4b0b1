import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { answersBy, textLike, unreadable, type Reader } from '../../core/parse'
import type { Answer, Options } from './facts'
import { optionSpecs } from './options'

export const parseOptions = (raw: unknown): Parsed<Options> => parseBySpec<Options>(optionSpecs, raw)

/** Any whole number. Unlike core's `whole`, it reads minus zero, as zero. */
const lenientWhole: Reader<number> = (raw) => (Number.isSafeInteger(raw) ? (raw as number) + 0 : unreadable)
const point = textLike(/^-?\d,-?\d$/)

export const parseAnswer = answersBy<Answer>({
  move: { agent: lenientWhole, to: point },
  carry: { agent: lenientWhole, to: point },
  murder: { agent: lenientWhole, victim: lenientWhole },
  book: { agent: lenientWhole, amount: lenientWhole },
  pass: {},
  offerDraw: {},
  veto: { amount: lenientWhole },
  letGo: {},
  hold: {},
  giveUp: {},
  raise: { amount: lenientWhole },
  agree: {},
  refuse: {},
})
