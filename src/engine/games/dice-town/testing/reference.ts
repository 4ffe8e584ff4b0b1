import { doc } from './reference/doc'
import { badge, bank, mine, saloon, store, townHall } from './reference/places'
import { all, askOne, type Course, type Reference, type World } from './reference/state'
import { throwing } from './reference/throwing'

/*
 * A reference, written from the rulebook alone: one long generator that plays the game on plain lists. It yields
 * every ask it expects and is handed the answers. It is told how the real dice, piles and thefts came out, and checks
 * that they were possible.
 */

/** The whole game, from the deal to the winner. */
export function* play(s: Reference): Course {
  for (let { round } = s.world.table; ; round++) {
    s.won = all(s).map(() => false)
    yield* throwing(s)
    yield* mine(s)
    yield* bank(s)
    yield* store(s, round)
    yield* saloon(s)
    yield* badge(s)
    yield* townHall(s)
    yield* doc(s)
    if (s.mine === 0 || s.row.length === 0) break
  }
  const scores = all(s).map((seat) => points(s, seat))
  const lots = all(s).map((seat) => s.property[seat].length + s.wired[seat].length)
  const top = (list: readonly number[], seats: readonly number[]) => {
    const best = Math.max(...seats.map((seat) => list[seat]))
    return seats.filter((seat) => list[seat] === best)
  }
  const tied = top(lots, top(scores, all(s)))
  s.winner = tied[0]
  if (tied.length > 1) {
    s.seen.add('final-tie')
    const answer = yield* askOne(
      s,
      s.sheriff,
      { type: 'final', tied },
      (given) => given.type === 'choose' && tied.includes(given.seat),
    )
    if (answer.type === 'choose') s.winner = answer.seat
  }
}

export function points(s: Reference, seat: number): number {
  const equipment = s.store[seat].map((card) => Number(card.split('-')[1] ?? 0))
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  return (
    s.nuggets[seat] +
    Math.floor(s.money[seat] / 2) +
    (s.sheriff === seat ? 5 : 0) +
    sum(equipment) +
    sum(s.property[seat]) +
    sum(s.wired[seat])
  )
}

export function referenceAt(world: World, told: Reference['told'], seen: Set<string>): Reference {
  const { players, sheriff, mine, bank, row, used } = world.table
  return {
    seats: players.length,
    money: players.map((player) => player.money),
    nuggets: players.map((player) => player.nuggets),
    property: world.own.map((own) => [...own.property]),
    store: world.own.map((own) => [...own.store]),
    wired: players.map((player) => [...player.wired]),
    dice: players.map(() => []),
    won: players.map(() => false),
    sheriff,
    mine,
    bank,
    stagecoach: 0,
    row: [...row],
    pile: [...world.hidden.pile],
    deck: [...world.hidden.deck],
    shuffled: false,
    discard: [...world.hidden.discard],
    used: [...used],
    winner: null,
    world,
    told: [...told],
    seen,
  }
}
