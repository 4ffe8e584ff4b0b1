import type { Rng } from '../../../core/contract'
import { pick } from '../../../core/rng'
import type { Answer, Prompt, PromptOf } from '../facts'
import type { GameView } from '../motion'
import { canHold, isAny, raiseAmounts, vetoAmounts, type Amounts } from './amounts'
import { livingAgents, ordersOf } from './orders'

/** One legal answer by chance, weighted so that games move on: carries, murders and auctions are common. */
export function sample(view: GameView, prompt: Prompt, rng: Rng): Answer {
  const own = view.own!
  switch (prompt.type) {
    case 'turn':
      return sampleTurn(view, prompt, rng)
    case 'window': {
      const amounts = vetoAmounts(own, prompt)
      return isAny(amounts) && rng.below(5) < 2 ? { type: 'veto', amount: someOf(amounts, rng) } : { type: 'letGo' }
    }
    case 'hold':
      return canHold(own, prompt) && rng.below(8) > 0 ? { type: 'hold' } : { type: 'giveUp' }
    case 'raise': {
      const amounts = raiseAmounts(own, prompt)
      return isAny(amounts) && rng.below(8) > 0 ? { type: 'raise', amount: someOf(amounts, rng) } : { type: 'pass' }
    }
    case 'draw':
      return { type: rng.below(4) > 0 ? 'agree' : 'refuse' }
    default:
      return prompt satisfies never
  }
}

function sampleTurn(view: GameView, prompt: PromptOf<'turn'>, rng: Rng): Answer {
  const { money } = view.own!
  const dice = rng.below(32)
  if (dice === 0) return { type: 'pass' }
  if (dice === 1 && prompt.mayOfferDraw) return { type: 'offerDraw' }
  if (dice < 9 && money > 0)
    return { type: 'book', agent: pick(rng, livingAgents(view.table)), amount: someBooking(money, rng) }
  const orders = ordersOf(view)
  const bold = orders.filter(({ type }) => type !== 'move')
  return pick(rng, bold.length > 0 && rng.below(2) === 0 ? bold : orders)
}

/** Any of the amounts; the lowest few and the highest come up often. */
function someOf({ least, most }: Amounts, rng: Rng): number {
  const count = most - least + 1
  switch (rng.below(4)) {
    case 0:
      return least + rng.below(Math.min(count, 5))
    case 1:
      return most
    default:
      return least + rng.below(count)
  }
}

function someBooking(money: number, rng: Rng): number {
  const most = pick(rng, [50, 2500, 4000, money])
  return 1 + rng.below(Math.min(money, most))
}
