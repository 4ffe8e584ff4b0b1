import type { Agent, Answer, Prompt, Table } from '../../src/engine/games/agents/facts'
import { orderOf, victimsOf } from '../../src/engine/games/agents/legal/orders'
import { givesAway } from '../../src/renderer/games/agents/draft'
import { choice, main, tap, type Driver, type Tap } from './taps'

const doing = (what: string) => tap(`[data-do="${what}"]:enabled`)
const deed = (agent: Agent, what: string) => [tap(`[data-pick="${agent}"]`), tap(`[data-deed="${what}"]`)]
/** Digits as they stand on the number pad: 1 to 9, the key that clears, 0. */
const typed = (amount: number): Tap[] => [
  ...[...String(amount)].map((digit) => tap('.keys .btn', digit === '0' ? 10 : Number(digit) - 1)),
  tap('[data-go]:enabled'),
]

/** The Agents: orders by agent, deed and way; vetoes and bids on the number pad. */
export const agents: Driver<Prompt, Answer> = (answer, _, view) => {
  const table = view.table as Table
  switch (answer.type) {
    case 'move':
    case 'carry': {
      const rival = givesAway(table, orderOf(table, answer), view.seat!)
      // Bringing the treasure to a rival is asked twice.
      return [...deed(answer.agent, answer.type), tap(`[data-to="${answer.to}"]`), main, ...(rival ? [main] : [])]
    }
    case 'murder':
      return [...deed(answer.agent, 'murder'), choice(answer.victim, victimsOf(table, answer.agent)), main]
    case 'book':
      return [...deed(answer.agent, 'book'), ...typed(answer.amount)]
    case 'veto':
    case 'raise':
      return [doing(answer.type), ...typed(answer.amount)]
    case 'letGo':
    case 'hold':
    case 'giveUp':
    case 'agree':
    case 'refuse':
      return [doing(answer.type)]
    case 'pass':
    case 'offerDraw':
      return null
  }
}
