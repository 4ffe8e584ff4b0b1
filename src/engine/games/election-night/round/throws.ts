import type { Rng, Seat } from '../../../core/contract'
import { throwDie } from '../../../core/rng'
import { colors, type Color, type Dice, type Die, type Value } from '../facts'

/** One throw of a party: the dice thrown and which of them are set aside after it. */
export interface Throw {
  readonly seat: Seat
  readonly attempt: number
  readonly dice: readonly Die[]
  readonly aside: readonly Color[]
}

/** Which dice of a throw stand alone among themselves and those already aside (EN-2.1, EN-2.2). */
export function setAside(thrown: readonly Die[], aside: readonly Die[]): Die[] {
  return thrown.filter(
    (die) =>
      !aside.some((one) => one.value === die.value) &&
      !thrown.some((one) => one.color !== die.color && one.value === die.value),
  )
}

/** Throws until three dice differ (EN-2.3). */
export function throwDice(seat: Seat, rng: Rng): { dice: Dice; throws: Throw[] } {
  const throws: Throw[] = []
  const aside: Die[] = []
  let toThrow: readonly Color[] = colors
  for (let attempt = 1; toThrow.length > 0; attempt++) {
    const dice = toThrow.map((color): Die => ({ color, value: throwDie(rng) as Value }))
    const kept = setAside(dice, aside)
    aside.push(...kept)
    toThrow = toThrow.filter((color) => !kept.some((die) => die.color === color))
    throws.push({ seat, attempt, dice, aside: kept.map((die) => die.color) })
  }
  const of = (color: Color) => aside.find((die) => die.color === color)!.value
  return { dice: { blue: of('blue'), red: of('red'), white: of('white') }, throws }
}

/** Both parties' throws in the order in which a table sees them: first throws, second throws … */
export function inTurn(one: readonly Throw[], two: readonly Throw[]): Throw[] {
  return [...one, ...two].sort((a, b) => a.attempt - b.attempt || a.seat - b.seat)
}
