/** Following a game that was played elsewhere: chance and positions given by hand. */
import type { AnyWorld, Rng } from '../../engine/core/contract'

/** What is wrong with a line, reported to its sender. */
export class Misfit extends Error {}

/** Yields these numbers in order, then draws on its own. */
export interface Script extends Rng {
  /** How many of the numbers are unused. */
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

/** Accepts a foreign world if it has the same parts as the current one; making sense is up to the sender. */
export function worldLike(current: AnyWorld, raw: unknown): AnyWorld {
  const world = raw as Partial<AnyWorld> | null
  const own: readonly unknown[] = Array.isArray(world?.own) ? world.own : []
  const alike =
    keysOf(world) === keysOf(current) &&
    keysOf(world?.table) === keysOf(current.table) &&
    keysOf(world?.hidden) === keysOf(current.hidden) &&
    own.length === current.own.length &&
    own.every((one, seat) => keysOf(one) === keysOf(current.own[seat]))
  if (!alike) throw new Misfit('the world must have the parts that `world` shows')
  return { table: world!.table, own, hidden: world!.hidden }
}
