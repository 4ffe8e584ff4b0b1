import type { Parsed } from '../../core/contract'
import { parseBySpec, type OptionSpec } from '../../core/options'
import { answersBy, textLike, unreadable, type Reader } from '../../core/parse'
import type { Answer, Options } from './facts'

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'city', rule: 'AG-1.8', kind: 'choice', choices: ['city', 'big'], initial: 'city' },
  { key: 'windowClock', rule: 'AG-8.1', kind: 'choice', choices: ['off', 10, 20, 40, 60], initial: 20 },
  { key: 'turnClock', rule: 'AG-8.4', kind: 'choice', choices: ['off', 30, 60, 120, 300], initial: 'off' },
  { key: 'holdClock', rule: 'AG-8.4', kind: 'choice', choices: ['off', 10, 20, 40], initial: 'off' },
  { key: 'raiseClock', rule: 'AG-8.4', kind: 'choice', choices: ['off', 10, 20, 40], initial: 'off' },
  { key: 'turnLimit', rule: 'AG-9.3', kind: 'choice', choices: ['default', 'off'], initial: 'default' },
  { key: 'notebook', rule: 'AG-10.1', kind: 'choice', choices: ['recent', 'full'], initial: 'recent' },
  { key: 'chat', rule: 'AG-10.2', kind: 'switch', initial: true },
]

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
