import type { Rng, Seat } from '../../../core/contract'
import { throwDie } from '../../../core/rng'
import { tell } from '../../../core/step'
import { colors, type Color, type Dice, type Die, type Own, type Value } from '../facts'
import type { GameMotion } from '../motion'

/** Starts a round: both parties throw in public until their dice differ, then study them (EN-2.1 to EN-2.4). */
export function startRound(motion: GameMotion): void {
  const { table, own, rng } = motion
  const round = table.round + 1
  tell(motion, { type: 'round', round, rule: 'EN-1.1' })
  const one = thrownDice(0, rng)
  const two = thrownDice(1, rng)
  for (const { seat, attempt, dice, aside } of inTableOrder([...one.throws, ...two.throws]))
    tell(motion, { type: 'thrown', round, seat, attempt, dice, aside, rule: attempt === 1 ? 'EN-2.1' : 'EN-2.2' })
  tell(motion, { type: 'rolled', round, dice: [one.dice, two.dice], rule: 'EN-2.3' })
  table.round = round
  table.phase = { type: 'study' }
  table.rolled = [one.dice, two.dice]
  table.played = [[], []]
  table.vetoed = []
  own[0] = behindScreen(one.dice)
  own[1] = behindScreen(two.dice)
}

const behindScreen = (dice: Dice): Own => ({ dice, flipped: [] })

/** One throw of a party: the dice thrown, and which colours are set aside after it. */
export interface Throw {
  readonly seat: Seat
  readonly attempt: number
  readonly dice: readonly Die[]
  readonly aside: readonly Color[]
}

/** A party's throws until its three dice differ, and what they came to (EN-2.3). */
export function thrownDice(seat: Seat, rng: Rng): { dice: Dice; throws: Throw[] } {
  const throws: Throw[] = []
  const aside: Die[] = []
  let toThrow: readonly Color[] = colors
  for (let attempt = 1; toThrow.length > 0; attempt++) {
    const dice = toThrow.map((color): Die => ({ color, value: throwDie(rng) as Value }))
    const kept = diceSetAside(dice, aside)
    aside.push(...kept)
    toThrow = toThrow.filter((color) => !kept.some((die) => die.color === color))
    throws.push({ seat, attempt, dice, aside: kept.map((die) => die.color) })
  }
  const of = (color: Color) => aside.find((die) => die.color === color)!.value
  return { dice: { blue: of('blue'), red: of('red'), white: of('white') }, throws }
}

/** The thrown dice whose value is unique among themselves and those already aside (EN-2.1, EN-2.2). */
export function diceSetAside(thrown: readonly Die[], aside: readonly Die[]): Die[] {
  return thrown.filter(
    (die) =>
      !aside.some((one) => one.value === die.value) &&
      !thrown.some((one) => one.color !== die.color && one.value === die.value),
  )
}

/** Throws in the order a table sees them: both first throws, both second throws, and so on. */
function inTableOrder(throws: readonly Throw[]): Throw[] {
  return throws.toSorted((a, b) => a.attempt - b.attempt || a.seat - b.seat)
}
