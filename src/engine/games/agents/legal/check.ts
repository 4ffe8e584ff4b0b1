import type { Refusal } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { cities } from '../board'
import type { Answer, Prompt, PromptOf } from '../facts'
import type { GameView } from '../motion'
import { paysForMurder } from '../ledger'
import { bookingAmounts, canHold, isWithin, raiseAmounts, vetoAmounts } from './amounts'
import { placeOf, victimsOf, waysOf } from './orders'

/** The one judge of legality: whether a seat may give an answer, by what that seat knows (AG-2.5). */
export function check(view: GameView, prompt: Prompt, answer: Answer): Refusal | null {
  const own = view.own!
  switch (prompt.type) {
    case 'turn':
      return checkTurn(view, prompt, answer)
    case 'window': {
      if (answer.type === 'letGo') return null
      if (answer.type !== 'veto') return refusal('AG-2.5')
      const { least, most } = vetoAmounts(own, prompt)
      return answer.amount < least ? refusal('AG-6.5', { least }) : checkTruth(answer.amount, most)
    }
    case 'hold':
      if (answer.type === 'giveUp') return null
      if (answer.type !== 'hold') return refusal('AG-2.5')
      return canHold(own, prompt) ? null : refusal('AG-7.2', { bid: prompt.bid, have: own.on[prompt.order.agent] })
    case 'raise': {
      if (answer.type === 'pass') return null
      if (answer.type !== 'raise') return refusal('AG-2.5')
      const { least, most } = raiseAmounts(own, prompt)
      return answer.amount < least ? refusal('AG-7.3', { least }) : checkTruth(answer.amount, most)
    }
    case 'draw':
      return answer.type === 'agree' || answer.type === 'refuse' ? null : refusal('AG-2.5')
    default:
      return prompt satisfies never
  }
}

/** A bid must be true (AG-6.2); one that is too low as well was refused as too low. */
function checkTruth(amount: number, have: number): Refusal | null {
  return amount <= have ? null : refusal('AG-6.2', { amount, have })
}

function checkTurn(view: GameView, prompt: PromptOf<'turn'>, answer: Answer): Refusal | null {
  const { table } = view
  const own = view.own!
  switch (answer.type) {
    case 'pass':
      return null
    case 'offerDraw':
      return prompt.mayOfferDraw ? null : refusal('AG-9.2')
    case 'book':
      if (placeOf(table, answer.agent) === null) return refusal('AG-3.1')
      return isWithin(bookingAmounts(own), answer.amount) ? null : refusal('AG-3.2', { money: own.money })
    case 'move':
    case 'carry': {
      const carrying = answer.type === 'carry'
      const from = placeOf(table, answer.agent)
      if (from === null) return refusal('AG-4.6')
      if (carrying && from !== table.treasure) return refusal('AG-4.2')
      if (!cities[table.options.city].streets[from].includes(answer.to)) return refusal('AG-4.1')
      return waysOf(table, answer.agent, carrying).includes(answer.to) ? null : refusal('AG-4.4')
    }
    case 'murder':
      if (placeOf(table, answer.agent) === null) return refusal('AG-4.6')
      if (!victimsOf(table, answer.agent).includes(answer.victim)) return refusal('AG-4.5')
      return paysForMurder(own, answer.agent) ? null : refusal('AG-5.1', { have: own.on[answer.agent] })
    default:
      return refusal('AG-2.5')
  }
}
