import { describe, expect, it } from 'vitest'
import { type HandKind, handOf } from './poker'
import { type Face, faces } from '../facts'
import { diceOf } from '../position'

/** All 252 ways in which five dice can lie, by sides 0 (nine) to 5 (ace). */
function allHands(): number[][] {
  const hands: number[][] = []
  const build = (hand: number[], least: number) => {
    if (hand.length === 5) hands.push(hand)
    else for (let side = least; side < 6; side++) build([...hand, side], side)
  }
  build([], 0)
  return hands
}

/**
 * A second ranking, written from the rule's words in another way: a hand becomes a text that compares as the hand
 * does. First the kind by counting equal pairs among the ten pairs of dice, then the sides by how often they lie.
 */
function textRank(hand: readonly number[]): string {
  let equalPairs = 0
  for (let i = 0; i < 5; i++) for (let j = i + 1; j < 5; j++) if (hand[i] === hand[j]) equalPairs++
  const run = hand.every((side, i) => i === 0 || side === hand[i - 1] + 1)
  // 10 pairs are equal in five of a kind, 6 in four, 4 in a full house, 3 in three, 2 in two pairs, 1 in a pair.
  const kind = { 10: 'h', 6: 'g', 4: 'f', 3: 'd', 2: 'c', 1: 'b', 0: run ? 'e' : 'a' }[equalPairs]!
  const often = (side: number) => hand.filter((other) => other === side).length
  return kind + [...hand].sort((a, b) => often(b) - often(a) || b - a).join('')
}

describe('DT-11.1 poker hands', () => {
  const hands = allHands()
  const strength = (hand: readonly number[]) => handOf(hand.map((side): Face => faces[side])).strength

  it('all 252 hands stand in the order of an independent ranking, no two alike', () => {
    expect(hands).toHaveLength(252)
    for (const a of hands)
      for (const b of hands) {
        const [x, y] = [textRank(a), textRank(b)]
        const expected = x < y ? -1 : x > y ? 1 : 0
        if (Math.sign(strength(a) - strength(b)) !== expected) throw new Error(`${a.join()} against ${b.join()}`)
      }
    expect(new Set(hands.map(strength)).size).toBe(252)
  })

  it('each kind comes up as often as counting says', () => {
    const counts: Partial<Record<HandKind, number>> = {}
    for (const hand of hands) {
      const { kind } = handOf(hand.map((side): Face => faces[side]))
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    expect(counts).toEqual({ five: 6, four: 30, full: 30, straight: 2, three: 60, twoPairs: 60, pair: 60, high: 4 })
  })

  it.each([
    ['K K K K 9', 'J J J J A', 'a king poker beats a jack poker (FAQ)'],
    ['J J J 9 9', '10 10 10 A A', 'full houses compare the three first (FAQ)'],
    ['J J J A A', 'J J J 9 9', 'then the pair (FAQ)'],
    ['10 J Q K A', '9 10 J Q K', 'a straight with an ace beats one without (FAQ)'],
    ['9 9 9 9 9', 'A A A A K', 'five of a kind beats four'],
    ['9 9 9 9 10', 'A A A K K', 'four beats a full house'],
    ['9 9 9 10 10', '10 J Q K A', 'a full house beats a straight'],
    ['9 10 J Q K', 'A A A K Q', 'a straight beats three'],
    ['9 9 9 10 J', 'A A K K Q', 'three beats two pairs'],
    ['9 9 10 10 J', 'A A K Q J', 'two pairs beat a pair'],
    ['9 9 10 J Q', '9 J Q K A', 'a pair beats a high card'],
    ['9 9 K K A', '9 9 K K Q', 'kickers count'],
    ['9 J Q K A', '9 10 Q K A', 'high cards compare down to the last that differs'],
    ['Q Q Q Q A', 'Q Q Q Q K', 'the fifth die of a poker counts'],
  ])('%s beats %s: %s', (better, worse) => {
    expect(handOf(diceOf(better)).strength).toBeGreaterThan(handOf(diceOf(worse)).strength)
  })
})
