import { diceEach, faces, type Face, type Own, type Player } from '../facts'
import { countOf } from '../multiset'

/** What players may do with their dice, and what it costs. */

const faceRank = Object.fromEntries(faces.map((face, rank) => [face, rank])) as Readonly<Record<Face, number>>

export function byFace(a: Face, b: Face): number {
  return faceRank[a] - faceRank[b]
}

/** How many dice a player still has to throw. */
export function diceLeft(player: Player): number {
  return diceEach - player.dice.length - player.lifted.length
}

/** The price of keeping dice: one is free, and one more per brute; keeping none costs $1 too (DT-3.2, DT-3.3). */
export function priceOf(kept: number, brutes: number): number {
  return kept === 0 ? 1 : Math.max(0, kept - 1 - brutes)
}

/** How many of a player's brutes would save a dollar each if this many dice are kept (DT-13.5). */
export function usefulBrutes(own: Own, kept: number): number {
  return Math.min(countOf(own.store, 'brute'), Math.max(0, kept - 1))
}

/** How many dice of one lift a player could turn (DT-13.6). */
export function cheatersOf(own: Own): number {
  return countOf(own.store, 'cheater')
}

/** The sides a cheater may turn a die to (DT-13.6). */
export function otherFaces(from: Face): readonly Face[] {
  return others[from]
}

const others = Object.fromEntries(
  faces.map((from) => [from, faces.filter((face) => face !== from)]),
) as unknown as Readonly<Record<Face, readonly Face[]>>

/** Whether keeping none can be paid (DT-3.3). */
export function canKeepNone({ money }: Player): boolean {
  return priceOf(0, 0) <= money
}
