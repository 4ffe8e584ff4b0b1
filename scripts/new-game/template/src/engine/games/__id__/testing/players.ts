/** Players made for tests. */
import type { Rng } from '../../../core/contract'
import type { Answer } from '../facts'

/** Often legal, sometimes not: from one stone fewer than none up to five. */
export function boldAnswer(rng: Rng): Answer {
  return { type: 'take', count: rng.below(7) - 1 }
}
