import type { Answer, Prompt } from '../facts'
import type { GameView } from '../motion'
import { bookingAmounts, canHold, raiseAmounts, vetoAmounts, type Amounts } from './amounts'
import { livingAgents, ordersOf } from './orders'

/** Amounts are listed one by one up to this many. */
const listable = 12

const countOf = ({ least, most }: Amounts) => Math.max(0, most - least + 1)
const eachOf = (amounts: Amounts) => Array.from({ length: countOf(amounts) }, (_, i) => amounts.least + i)

/** All legal answers, or `null` where amounts make them too many. */
export function list(view: GameView, prompt: Prompt): readonly Answer[] | null {
  const own = view.own!
  switch (prompt.type) {
    case 'turn': {
      const amounts = bookingAmounts(own)
      if (countOf(amounts) > listable) return null
      return [
        { type: 'pass' },
        ...(prompt.mayOfferDraw ? [{ type: 'offerDraw' } as const] : []),
        ...ordersOf(view),
        ...livingAgents(view.table).flatMap((agent) =>
          eachOf(amounts).map((amount): Answer => ({ type: 'book', agent, amount })),
        ),
      ]
    }
    case 'window': {
      const amounts = vetoAmounts(own, prompt)
      if (countOf(amounts) > listable) return null
      return [{ type: 'letGo' }, ...eachOf(amounts).map((amount): Answer => ({ type: 'veto', amount }))]
    }
    case 'hold':
      return canHold(own, prompt) ? [{ type: 'giveUp' }, { type: 'hold' }] : [{ type: 'giveUp' }]
    case 'raise': {
      const amounts = raiseAmounts(own, prompt)
      if (countOf(amounts) > listable) return null
      return [{ type: 'pass' }, ...eachOf(amounts).map((amount): Answer => ({ type: 'raise', amount }))]
    }
    case 'draw':
      return [{ type: 'agree' }, { type: 'refuse' }]
    default:
      return prompt satisfies never
  }
}
