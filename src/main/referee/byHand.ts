/** What a referee needs to follow a game that was played elsewhere: its chance and its positions, given by hand. */
import type { AnyWorld, Rng } from '../../engine/core/contract'

/** What is wrong with a line, told to whoever sent it. */
export class Misfit extends Error {}

/** Chance that gives these numbers, in this order, before it draws on its own. */
export interface Script extends Rng {
  /** How many of the numbers have not been needed. */
  left(): number
}

export function scripted(numbers: readonly number[], then: Rng): Script {
  let at = 0
  return {
    below(bound) {
      if (at === numbers.length) return then.below(bound)
      const number = numbers[at++]
      if (number >= bound) throw new Misfit(`chance: number ${at} is ${number}, but must be below ${bound}`)
      return number
    },
    left: () => numbers.length - at,
  }
}

const keysOf = (part: unknown) => JSON.stringify(Object.keys(part ?? {}).sort())

/** Takes a foreign world if it has the parts of the present one; whether they make sense is up to whoever sent it. */
export function worldLike(present: AnyWorld, raw: unknown): AnyWorld {
  const world = raw as Partial<AnyWorld> | null
  const own: readonly unknown[] = Array.isArray(world?.own) ? world.own : []
  const alike =
    keysOf(world) === keysOf(present) &&
    keysOf(world?.table) === keysOf(present.table) &&
    keysOf(world?.hidden) === keysOf(present.hidden) &&
    own.length === present.own.length &&
    own.every((one, seat) => keysOf(one) === keysOf(present.own[seat]))
  if (!alike) throw new Misfit('the world must have the parts that `world` shows')
  return { table: world!.table, own, hidden: world!.hidden }
}
