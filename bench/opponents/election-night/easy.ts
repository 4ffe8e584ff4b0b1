import type { Situation } from '../../../src/engine/core/contract'
import { pick } from '../../../src/engine/core/rng'
import { regionOf } from '../../../src/engine/games/election-night/board'
import type { Event } from '../../../src/engine/games/election-night/events'
import type { Answer, Own, Prompt, Table } from '../../../src/engine/games/election-night/facts'
import { sample } from '../../../src/engine/games/election-night/legal'
import { gain, sketchOf } from './sketch'

/** Rules of thumb: prefers high dice, vetoes a higher die, takes the best of three random fields. */
export function easyAnswer({ view, prompt, rng }: Situation<Table, Own, Prompt, Event>): Answer {
  const me = view.seat!
  const { table, own } = view
  switch (prompt.type) {
    case 'flip': {
      const low = prompt.colors.filter((color) => own!.dice[color]! <= 2)
      const flips = low.length > 0 && rng.below(4) === 0
      return { type: 'flip', color: flips ? pick(rng, low) : null }
    }
    case 'choose': {
      const high = [...prompt.colors].sort((a, b) => own!.dice[b]! - own!.dice[a]!)
      return { type: 'choose', color: rng.below(2) === 0 ? high[0] : pick(rng, high) }
    }
    case 'veto':
      return { type: 'veto', veto: prompt.values[1 - me] > prompt.values[me] }
    case 'order':
      return { type: 'order', first: me }
    case 'write': {
      const sketch = sketchOf(table)
      const worth = (answer: Answer & { type: 'write' }) => {
        const gained = gain(sketch, regionOf[answer.field], prompt.owner, prompt.value)
        return me === 0 ? gained : -gained
      }
      const tries = [1, 2, 3].map(() => sample(view, prompt, rng) as Answer & { type: 'write' })
      return tries.reduce((best, one) => (worth(one) > worth(best) ? one : best))
    }
    case 'ready':
    case 'hand':
    case 'bonus':
      return sample(view, prompt, rng)
    default:
      return prompt satisfies never
  }
}
