/** The amounts a seat may name, by its own ledger. */
import type { Ledger, PromptOf } from '../facts'

/** From `least` to `most`; none at all if `most` is the smaller. */
export interface Amounts {
  readonly least: number
  readonly most: number
}

/** A positive amount, at most the money left (AG-3.2). */
export const bookingAmounts = (own: Ledger): Amounts => ({ least: 1, most: own.money })

/** More than was held on this order, and true (AG-6.2, AG-6.5). */
export const vetoAmounts = (own: Ledger, prompt: PromptOf<'window'>): Amounts => ({
  least: prompt.least,
  most: own.on[prompt.order.agent],
})

/** More than was just held, and true (AG-7.3). */
export const raiseAmounts = (own: Ledger, prompt: PromptOf<'raise'>): Amounts => ({
  least: prompt.held + 1,
  most: own.on[prompt.order.agent],
})

/** A hold must be true (AG-7.2). */
export const canHold = (own: Ledger, prompt: PromptOf<'hold'>): boolean => own.on[prompt.order.agent] >= prompt.bid

export const isAny = ({ least, most }: Amounts): boolean => least <= most

export const isWithin = ({ least, most }: Amounts, amount: number): boolean => amount >= least && amount <= most
