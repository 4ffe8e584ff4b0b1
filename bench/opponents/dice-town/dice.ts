import type { Rng, Seat } from '../../../src/engine/core/contract'
import { handOf } from '../../../src/engine/games/dice-town/dice/poker'
import { diceLeft, otherFaces, priceOf, usefulBrutes } from '../../../src/engine/games/dice-town/dice/choices'
import {
  faces,
  placeFace,
  type AnswerOf,
  type Cheat,
  type CountedPlace,
  type Face,
  type Own,
  type Table,
} from '../../../src/engine/games/dice-town/facts'
import { picksOf } from '../../../src/engine/games/dice-town/multiset'
import { cardWorth, placeWorth, rivalry } from './worth'

/** Dice as a bot counts them: how many of each side, nines first. */
type Counts = number[]

const sideOf = new Map(faces.map((face, side) => [face, side]))
const countedPlaces = Object.keys(placeFace) as CountedPlace[]
const placeSide = countedPlaces.map((place) => sideOf.get(placeFace[place])!)

export function countsOf(dice: readonly Face[]): Counts {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const die of dice) counts[sideOf.get(die)!]++
  return counts
}

const strengths = new Map<number, number>()

function strengthOf(counts: Counts): number {
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
function finish(kept: Counts, throws: number, rng: Rng): Counts {
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

/** What each place gives, computed once per search. */
interface Stakes {
  readonly seat: Seat
  readonly sheriff: Seat
  readonly players: number
  /** By place and number of dice. */
  readonly place: readonly (readonly number[])[]
  /** By number of aces. */
  readonly hall: readonly number[]
  /** How much a rival's gain counts. */
  readonly rivals: readonly number[]
}

function stakesOf(table: Table, seat: Seat): Stakes {
  const sizes = [0, 1, 2, 3, 4, 5]
  return {
    seat,
    sheriff: table.sheriff,
    players: table.players.length,
    place: countedPlaces.map((place) => sizes.map((dice) => placeWorth(table, place, seat, dice))),
    hall: sizes.map((aces) => placeWorth(table, 'townHall', seat, aces)),
    rivals: table.players.map((_, other) => (other === seat ? 0 : rivalry(table, seat, other))),
  }
}

/** What a round would bring the bot, less what it would bring its rivals, if these were all hands. */
function balance(stakes: Stakes, hands: readonly Counts[]): number {
  let total = 0
  let gained = false
  for (let place = 0; place <= countedPlaces.length; place++) {
    const share = settle(stakes, hands, place)
    total += share.balance
    if (share.gained) gained = true
  }
  // Who gains nothing may still see the doc.
  const mine = hands[stakes.seat]
  return gained ? total : total + 1.2 + 0.5 * Math.min(1, mine[4] + mine[5])
}

/** One place: who would win it, and how that counts. The place after the last counted one is the town hall. */
function settle(stakes: Stakes, hands: readonly Counts[], place: number): { balance: number; gained: boolean } {
  const { seat, sheriff, players, rivals } = stakes
  const hall = place === countedPlaces.length
  const worths = hall ? stakes.hall : stakes.place[place]
  const side = hall ? 5 : placeSide[place]
  let most = 1
  let tied = 0
  let ruler = false
  for (let other = 0; other < players; other++) {
    const size = hall ? strengthOf(hands[other]) : hands[other][side]
    if (size < most) continue
    if (size > most) {
      most = size
      tied = 0
      ruler = false
    }
    tied++
    if (other === sheriff) ruler = true
  }
  let total = 0
  let gained = false
  for (let other = 0; tied > 0 && other < players; other++) {
    if ((hall ? strengthOf(hands[other]) : hands[other][side]) !== most) continue
    // A sheriff among the tied mostly takes it himself.
    const share = tied === 1 ? 1 : other === sheriff ? 0.85 : ruler ? 0.15 / (tied - 1) : 0.9 / tied
    const worth = worths[hands[other][side]] * share
    total += other === seat ? worth : -worth * rivals[other]
    if (other === seat && worth > 0 && share > 0.5) gained = true
  }
  return { balance: total, gained }
}

/** How many more throws there will be, this one not counted. */
function throwsLeft(table: Table): number {
  const least = Math.min(...table.players.map(diceLeft))
  return Math.max(1, Math.ceil((least - 1) / 1.3))
}

export interface Thinking {
  readonly rollouts: number
  readonly rng: Rng
  readonly hurry: () => boolean
}

/** Mean balance over rollouts of this round's dice, given the bot's kept dice. */
function expected(stakes: Stakes, dice: Counts, ends: readonly Counts[][], throws: number, rng: Rng): number {
  let sum = 0
  for (const hands of ends) {
    hands[stakes.seat] = finish(dice, throws, rng)
    sum += balance(stakes, hands)
  }
  return sum / ends.length
}

/** Rollouts of the others' hands, shared by all choices that are compared. */
function endsOf(table: Table, throws: number, { rollouts, rng }: Thinking): Counts[][] {
  const kept = table.players.map(({ dice, lifted }) => countsOf([...dice, ...lifted]))
  // They are throwing now, so they have one throw more than will follow.
  return Array.from({ length: rollouts }, () => kept.map((counts) => finish(counts, throws + 1, rng)))
}

const plus = (counts: Counts, dice: readonly Face[]) => countsOf(dice).map((count, side) => count + counts[side])

/** The dice to keep, by expected value; brutes where they save a dollar, a cheater where it turns the round. */
export function chooseKeep(table: Table, seat: Seat, own: Own, thinking: Thinking): AnswerOf<'keep'> {
  if (thinking.hurry()) return simpleKeep(table, seat, own, thinking.rng)
  const { money, dice } = table.players[seat]
  const aside = countsOf(dice)
  const stakes = stakesOf(table, seat)
  const throws = throwsLeft(table)
  const ends = endsOf(table, throws, thinking)
  const brutePrice = cardWorth(table, seat, 'brute') * 0.5
  let best: { value: number; answer: AnswerOf<'keep'> } | null = null
  // Keeping none comes last, so that a search cut short has looked at the better half.
  for (const kept of picksOf(own.thrown).reverse()) {
    const brutes = usefulBrutes(own, kept.length)
    const price = priceOf(kept.length, brutes)
    if (price > money) continue
    if (best !== null && thinking.hurry()) break
    // Money is worth half a point, and a little more while there are still dice to buy.
    const cost = price * 0.55 + (money - price < 2 ? 0.3 * price : 0) + brutes * brutePrice
    const whole = kept.length === own.thrown.length
    const value = expected(stakes, plus(aside, kept), ends, whole ? 1 : throws, thinking.rng) - cost
    if (best === null || value > best.value) best = { value, answer: { type: 'keep', dice: kept, brutes, cheats: [] } }
  }
  if (best === null) return { type: 'keep', dice: [own.thrown[0]], brutes: 0, cheats: [] }
  const { answer, value } = best
  if (answer.dice.length === 0 || !own.store.includes('cheater') || thinking.hurry()) return answer
  const base = value + cardWorth(table, seat, 'cheater')
  const cheat = bestCheat(answer.dice, (turned) => expected(stakes, plus(aside, turned), ends, throws, thinking.rng))
  return cheat !== null && cheat.value > base + 0.4 ? { ...answer, cheats: [cheat.cheat] } : answer
}

/** Whether and how to cheat on the last throw. */
export function chooseLast(table: Table, seat: Seat, own: Own, thinking: Thinking): AnswerOf<'last'> {
  if (!own.store.includes('cheater')) return { type: 'last', cheats: [] }
  const aside = countsOf(table.players[seat].dice)
  const stakes = stakesOf(table, seat)
  const ends = endsOf(table, 0, thinking)
  const worth = (dice: readonly Face[]) => expected(stakes, plus(aside, dice), ends, 1, thinking.rng)
  const base = worth(own.thrown) + cardWorth(table, seat, 'cheater') * 0.6
  const cheat = bestCheat(own.thrown, worth)
  return { type: 'last', cheats: cheat !== null && cheat.value > base ? [cheat.cheat] : [] }
}

function bestCheat(dice: readonly Face[], worth: (turned: readonly Face[]) => number) {
  let best: { value: number; cheat: Cheat } | null = null
  for (const from of new Set(dice))
    for (const to of otherFaces(from)) {
      const turned = dice.slice()
      turned[turned.indexOf(from)] = to
      const value = worth(turned)
      if (best === null || value > best.value) best = { value, cheat: { from, to } }
    }
  return best
}

/** Keeps a die of its largest group, without a plan. */
export function simpleKeep(table: Table, seat: Seat, own: Own, rng: Rng): AnswerOf<'keep'> {
  const counts = plus(countsOf(table.players[seat].dice), own.thrown)
  let best = own.thrown[rng.below(own.thrown.length)]
  for (const die of own.thrown) if (counts[sideOf.get(die)!] > counts[sideOf.get(best)!]) best = die
  const same = own.thrown.filter((die) => die === best)
  const pays = table.players[seat].money >= 3 && rng.below(2) === 0
  return { type: 'keep', dice: pays ? same.slice(0, 2) : [best], brutes: 0, cheats: [] }
}

/** The die that is missed least. */
export function leastMissed(table: Table, seat: Seat, lifted: readonly Face[]): Face {
  const counts = plus(countsOf(table.players[seat].dice), lifted)
  return lifted.reduce((a, b) => (counts[sideOf.get(b)!] < counts[sideOf.get(a)!] ? b : a))
}
