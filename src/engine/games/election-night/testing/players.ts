import type { Rng } from '../../../core/contract'
import { pick, quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { colors, rpsHands, type Answer, type Prompt, type Value } from '../facts'
import { rules } from '../rules'
import { answered, promptsOf, type Scene } from './scene'

/** The scene after everyone asked has let the clock run out. */
export function silentStep(now: Scene): Scene {
  const answers = [...promptsOf(now)].map(
    ([seat, prompt]) => [seat, rules.silence!(viewOf(now.world, seat), prompt)] as const,
  )
  return answered(now, new Map(answers), quickRng(7))
}

/** An answer that may be illegal, slightly out of range included. A bonus often goes for `rarest`, to complete sets. */
export function wildAnswer(rng: Rng, prompt: Prompt, rarest: Value): Answer {
  const field = () => rng.below(43)
  switch (prompt.type) {
    case 'ready':
      return rng.below(2) === 0 ? { type: 'ready' } : { type: 'choose', color: 'blue' }
    case 'flip':
      return { type: 'flip', color: rng.below(3) === 0 ? null : pick(rng, colors) }
    case 'choose':
      return { type: 'choose', color: pick(rng, colors) }
    case 'veto':
      return { type: 'veto', veto: rng.below(2) === 0 }
    case 'hand':
      return { type: 'hand', hand: pick(rng, rpsHands) }
    case 'order':
      return { type: 'order', first: rng.below(3) }
    case 'write':
      return { type: 'write', field: field() }
    case 'bonus':
      return { type: 'bonus', field: field(), value: rng.below(2) === 0 ? rarest : (rng.below(8) as Value) }
    default:
      return prompt satisfies never
  }
}
