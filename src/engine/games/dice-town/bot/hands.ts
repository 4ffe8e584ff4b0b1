import type { Rng } from '../../../core/contract'
import { handOf } from '../dice/poker'
import { faces, type Face } from '../facts'

/** Hands of dice as a bot counts them, and how they may be completed. */

/** Dice as a bot counts them: how many of each side, nines first. */
export type Counts = number[]

export const sideOf = new Map(faces.map((face, side) => [face, side]))

export function countsOf(dice: readonly Face[]): Counts {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const die of dice) counts[sideOf.get(die)!]++
  return counts
}

const strengths = new Map<number, number>()

export function strengthOf(counts: Counts): number {
  let key = 0
  for (let side = 0; side < 6; side++) key = key * 6 + counts[side]
  let strength = strengths.get(key)
  if (strength === undefined) {
    strength = handOf(counts.flatMap((count, side) => Array<Face>(count).fill(faces[side]))).strength
    strengths.set(key, strength)
  }
  return strength
}

/** Completes a hand as a sensible player might: each throw one die towards the largest group, the last throw as it falls. */
export function finish(kept: Counts, throws: number, rng: Rng): Counts {
  const counts = kept.slice()
  let left = 5
  for (const count of counts) left -= count
  for (let turn = 1; left > 0; turn++) {
    if (turn >= throws) {
      for (; left > 0; left--) counts[rng.below(6)]++
      break
    }
    let best = rng.below(6)
    for (let die = 1; die < left; die++) {
      const side = rng.below(6)
      if (counts[side] > counts[best]) best = side
    }
    counts[best]++
    left--
  }
  return counts
}

/** Throws to come, the same for all choices that are compared: sides by rollout, throw and die. */
export type Throws = Uint8Array
const throwsEach = 6
/** Sides in one rollout's throws. */
export const sidesEach = throwsEach * 5
export const throwsOf = (rollouts: number, rng: Rng): Throws =>
  Uint8Array.from({ length: rollouts * sidesEach }, () => rng.below(6))

/** Completes the bot's own hand: each throw one die of the side that promises most by then. */
export function finishWell(kept: Counts, throws: number, sides: Throws, from: number, prospects: Prospects): Counts {
  const counts = kept.slice()
  let left = 5
  for (const count of counts) left -= count
  for (let turn = 1; left > 0; turn++) {
    const at = from + Math.min(turn, throwsEach - 1) * 5
    if (turn >= throws) {
      for (; left > 0; left--) counts[sides[at + left - 1]]++
      break
    }
    let best = sides[at]
    for (let die = 1; die < left; die++) {
      const side = sides[at + die]
      if (prospects[side][counts[side]] > prospects[best][counts[best]]) best = side
    }
    counts[best]++
    left--
  }
  return counts
}

/** What one more die of a side promises, by side and by how many there are already. */
export type Prospects = readonly (readonly number[])[]
