import { sharesOf, softmax } from '../../../core/chances'
import type { Bot } from '../../../core/contract'
import { mostPerTurn, type Answer, type Event, type Own, type Prompt, type Table } from '../facts'
import { sample } from '../legal'
import { outcome } from '../outcome'

/**
 * `easy` takes what comes and overlooks even the last stones; `medium` never misses those; `hard` leaves a multiple of
 * four, after which two players can't stop it: to whatever the other takes, it adds up to four.
 */
export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose({ view, prompt, level, rng }) {
    const { heap } = view.table
    switch (level) {
      case 'easy':
        return sample(view, prompt, rng)
      case 'medium':
        return heap <= prompt.most ? { type: 'take', count: heap } : sample(view, prompt, rng)
      case 'hard':
        // From a lost position it takes one stone: the longer the game, the more mistakes the other can make.
        return { type: 'take', count: heap % (mostPerTurn + 1) || 1 }
      default:
        return level satisfies never
    }
  },
  /** The seat that can leave a multiple of four is ahead; by how much is a guess. */
  chances({ view: { table } }) {
    const { heap, turn, taken } = table
    const end = outcome(table)
    if (end !== null) return sharesOf(end, taken.length)
    const ahead = heap % (mostPerTurn + 1) === 0 ? -0.5 : 0.5
    return softmax(
      taken.map((_, seat) => [seat === turn ? ahead : 0]),
      [1],
    )
  },
}
