import type { Cards, StoreCard } from '../../facts'
import { draw, gain, window } from './cards'
import { all, askOne, count, next, others, pay, remove, within, type Course, type Reference } from './state'
import { compare, decide, most, strength } from './ties'

/** II: the places in their order, up to the town hall. */

export function* mine(s: Reference): Course {
  const [seat] = yield* decide(s, 'mine', most(s, '9'))
  if (seat === undefined) return
  const nines = count(s.dice[seat], '9')
  const dig = () => {
    const found = Math.min(nines, s.mine)
    s.mine -= found
    s.nuggets[seat] += found
    return found
  }
  const nuggets = dig()
  s.won[seat] = true
  if (s.mine === 0) return
  const played = yield* window(s, [seat], { card: 'dynamite', seat, nuggets }, () => true)
  if (played && !played.stopped) dig()
}

export function* bank(s: Reference): Course {
  if (s.bank > 0) {
    const [seat] = yield* decide(s, 'bank', most(s, '10'))
    if (seat !== undefined) {
      const money = s.bank
      s.bank = 0
      s.money[seat] += money
      s.won[seat] = true
      const played = yield* window(s, others(s, seat), { card: 'split', robber: seat, money }, () => true)
      if (played && !played.stopped) pay(s, seat, played.seat, Math.floor(money / 2))
    }
  }
  s.bank += s.stagecoach
  s.stagecoach = 0
}

export function* store(s: Reference, round: number): Course {
  if (s.deck.length + s.discard.length === 0) return
  const [seat] = yield* decide(s, 'store', most(s, 'J'))
  if (seat === undefined) return
  const jacks = count(s.dice[seat], 'J')
  for (let time = 0; time < (round === 1 ? 2 : 1); time++) yield* shop(s, seat, jacks)
  while (s.deck.length + s.discard.length > 0) {
    const played = yield* window(s, [seat], { card: 'credit', seat, jacks }, () => true)
    if (!played || played.stopped) return
    yield* shop(s, seat, jacks)
  }
}
function* shop(s: Reference, seat: number, jacks: number): Course {
  const drawn = draw(s, seat, jacks)
  if (drawn.length === 0) return
  s.won[seat] = true
  let kept = drawn[0]
  if (drawn.length > 1) {
    const answer = yield* askOne(
      s,
      seat,
      { type: 'take', count: drawn.length },
      (given) => given.type === 'take' && drawn.includes(given.card),
    )
    if (answer.type === 'take') kept = answer.card
  }
  remove(drawn, [kept])
  s.discard.push(...drawn)
  yield* gain(s, seat, kept)
}

interface Theft {
  readonly victim: number
  readonly property: number
  readonly store: number
}
function thefts(s: Reference, thief: number, queens: number): Theft[] {
  const found: Theft[] = []
  for (const victim of others(s, thief))
    for (let property = 0; property <= s.property[victim].length; property++)
      for (let cards = 0; cards <= s.store[victim].length; cards++)
        if (property + cards > 0 && property + cards <= queens) found.push({ victim, property, store: cards })
  return found
}
const same = (a: Theft, b: Theft) => a.victim === b.victim && a.property === b.property && a.store === b.store

export function* saloon(s: Reference): Course {
  const tied = most(s, 'Q')
  if (tied.every((seat) => thefts(s, seat, 5).length === 0)) return
  const [seat] = yield* decide(s, 'saloon', tied)
  const queens = count(s.dice[seat], 'Q')
  const choices = thefts(s, seat, queens)
  if (choices.length === 0) return
  let theft = choices[0]
  if (choices.length > 1) {
    const answer = yield* askOne(
      s,
      seat,
      { type: 'steal', queens },
      (given) => given.type === 'steal' && choices.some((one) => same(one, given)),
    )
    if (answer.type === 'steal') theft = answer
  }
  s.won[seat] = true
  yield* steal(s, seat, theft)
  for (;;) {
    const left = thefts(s, seat, queens)
    if (left.length === 0) return
    const played = yield* window(
      s,
      [seat],
      { card: 'girls', seat, queens },
      (play) => play.card === 'girls' && left.some((one) => same(one, play)),
    )
    if (!played || played.stopped || played.play.card !== 'girls') return
    yield* steal(s, seat, played.play)
  }
}
function* steal(s: Reference, thief: number, { victim, property, store: cards }: Theft): Course {
  s.seen.add(`stole ${property > 1 ? 2 : property} ${cards > 1 ? 2 : cards}`)
  const loot = next<{ cards: Cards }>(s, 'loot').cards
  if (loot.property.length !== property || loot.store.length !== cards) throw new Error('another theft')
  if (!within(loot.property, s.property[victim]) || !within(loot.store, s.store[victim]))
    throw new Error('no such loot')
  remove(s.property[victim], loot.property)
  remove(s.store[victim], loot.store)
  const all = [...loot.property, ...loot.store] as (number | StoreCard)[]
  let kept = all[0]
  if (all.length > 1) {
    const theft = { victim, property, store: cards }
    const answer = yield* askOne(
      s,
      thief,
      { type: 'loot', theft },
      (given) => given.type === 'loot' && all.includes(given.card),
    )
    if (answer.type === 'loot') kept = answer.card
  }
  s.property[victim].push(...loot.property)
  s.store[victim].push(...loot.store)
  if (typeof kept === 'number') {
    remove(s.property[victim], [kept])
    s.property[thief].push(kept)
  } else {
    remove(s.store[victim], [kept])
    yield* gain(s, thief, kept)
  }
}

export function* badge(s: Reference): Course {
  const [seat] = yield* decide(s, 'sheriff', most(s, 'K'))
  if (seat === undefined) return
  if (seat !== s.sheriff) {
    const played = yield* window(s, all(s), { card: 'marshal', winner: seat }, () => true)
    if (played && !played.stopped) return
  }
  s.sheriff = seat
  s.won[seat] = true
}

export function* townHall(s: Reference): Course {
  const hands = s.dice.map(strength)
  const best = hands.reduce((a, b) => (compare(a, b) >= 0 ? a : b))
  const [seat] = yield* decide(
    s,
    'townHall',
    all(s).filter((one) => compare(hands[one], best) === 0),
  )
  s.property[seat].push(...s.row.splice(0, 1 + count(s.dice[seat], 'A')))
  s.won[seat] = true
  if (s.pile.length > 0) {
    const played = yield* window(s, [seat], { card: 'corruption', seat }, () => true)
    if (played && !played.stopped) s.property[seat].push(s.pile.shift()!)
  }
  while (s.row.length < 3 && s.pile.length > 0) s.row.push(s.pile.shift()!)
}
