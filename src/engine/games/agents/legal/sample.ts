import type { Rng } from '../../../core/contract'
import { pick } from '../../../core/rng'
import type { Answer, Prompt, SeatView } from '../facts'
import { ordersOf } from './check'

/** Amounts are listed one by one up to this many. */
const listable = 12

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** All legal answers, or `null` where amounts make them too many. */
export function list(view: SeatView, prompt: Prompt): readonly Answer[] | null {
  const own = view.own!
  switch (prompt.type) {
    case 'turn': {
      if (own.money > listable) return null
      const living = view.table.agents.flatMap((at, agent) => (at === null ? [] : [agent]))
      return [
        { type: 'pass' },
        ...(prompt.mayOfferDraw ? [{ type: 'offerDraw' } as const] : []),
        ...ordersOf(view),
        ...living.flatMap((agent) => range(1, own.money).map((amount): Answer => ({ type: 'book', agent, amount }))),
      ]
    }
    case 'window': {
      const have = own.on[prompt.order.agent]
      if (have - prompt.least >= listable) return null
      return [{ type: 'letGo' }, ...range(prompt.least, have).map((amount): Answer => ({ type: 'veto', amount }))]
    }
    case 'hold':
      return own.on[prompt.order.agent] >= prompt.bid ? [{ type: 'giveUp' }, { type: 'hold' }] : [{ type: 'giveUp' }]
    case 'raise': {
      const have = own.on[prompt.order.agent]
      if (have - prompt.held > listable) return null
      return [{ type: 'pass' }, ...range(prompt.held + 1, have).map((amount): Answer => ({ type: 'raise', amount }))]
    }
    case 'draw':
      return [{ type: 'agree' }, { type: 'refuse' }]
    default:
      return prompt satisfies never
  }
}

/** A whole number from `from` to `to`: any of them, but small steps and the whole of it come up often. */
function amountBetween(from: number, to: number, rng: Rng): number {
  const room = to - from + 1
  switch (rng.below(4)) {
    case 0:
      return from + rng.below(Math.min(room, 5))
    case 1:
      return to
    default:
      return from + rng.below(room)
  }
}

/** One legal answer by chance, weighted so that games move on: carries, murders and auctions are common. */
export function sample(view: SeatView, prompt: Prompt, rng: Rng): Answer {
  const own = view.own!
  switch (prompt.type) {
    case 'turn': {
      const dice = rng.below(32)
      if (dice === 0) return { type: 'pass' }
      if (dice === 1 && prompt.mayOfferDraw) return { type: 'offerDraw' }
      if (dice < 9 && own.money > 0) {
        const living = view.table.agents.flatMap((at, agent) => (at === null ? [] : [agent]))
        return { type: 'book', agent: pick(rng, living), amount: bookingOf(own.money, rng) }
      }
      const orders = ordersOf(view)
      const bold = orders.filter(({ type }) => type !== 'move')
      return pick(rng, bold.length > 0 && rng.below(2) === 0 ? bold : orders)
    }
    case 'window': {
      const have = own.on[prompt.order.agent]
      return have >= prompt.least && rng.below(5) < 2
        ? { type: 'veto', amount: amountBetween(prompt.least, have, rng) }
        : { type: 'letGo' }
    }
    case 'hold':
      return own.on[prompt.order.agent] >= prompt.bid && rng.below(8) > 0 ? { type: 'hold' } : { type: 'giveUp' }
    case 'raise': {
      const have = own.on[prompt.order.agent]
      return have > prompt.held && rng.below(8) > 0
        ? { type: 'raise', amount: amountBetween(prompt.held + 1, have, rng) }
        : { type: 'pass' }
    }
    case 'draw':
      return { type: rng.below(4) > 0 ? 'agree' : 'refuse' }
    default:
      return prompt satisfies never
  }
}

function bookingOf(money: number, rng: Rng): number {
  const most = pick(rng, [50, 2500, 4000, money])
  return 1 + rng.below(Math.min(money, most))
}

/** What silence says (AG-8.3). */
export function silence(_view: SeatView, prompt: Prompt): Answer {
  switch (prompt.type) {
    case 'turn':
    case 'raise':
      return { type: 'pass' }
    case 'window':
      return { type: 'letGo' }
    case 'hold':
      return { type: 'giveUp' }
    case 'draw':
      return { type: 'refuse' }
    default:
      return prompt satisfies never
  }
}
