import { describe, expect, it } from 'vitest'
import { quickRng, shuffle } from '../../../core/rng'
import type { AnyRules, Rng } from '../../../core/contract'
import { judge, submit, type Match } from '../../../core/match'
import { begin } from '../../../testing/play'
import type { Answer, Face, Own, StoreCard, Table } from '../facts'
import { game } from '../index'
import { all, askOne, order, sorted, type Asked, type Going, type Naive, type World } from './reference/state'
import { badge, bank, doc, mine, saloon, store, townHall } from './reference/places'
import { throwing } from './reference/throwing'

/** The whole game, from the deal to the winner. */
function* play(s: Naive): Going {
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

function points(s: Naive, seat: number): number {
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

function naiveOf(world: World, told: Naive['told'], seen: Set<string>): Naive {
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

/** Compared as text first: that is much faster. */
function same(here: unknown, there: unknown) {
  if (JSON.stringify(here) !== JSON.stringify(there)) expect(here).toEqual(there)
}

/** Both referees must hold the same of everything. */
function expectSame(s: Naive, world: World) {
  const { table, own, hidden } = world
  if (s.shuffled) {
    expect(sorted(hidden.deck)).toEqual(sorted(s.deck))
    s.deck = [...hidden.deck]
    s.shuffled = false
  }
  const here = {
    ...{ mine: table.mine, bank: table.bank, stagecoach: table.stagecoach, sheriff: table.sheriff },
    ...{ row: table.row, pile: hidden.pile, deck: hidden.deck, discard: sorted(hidden.discard) },
    piles: [table.pile, table.deck, table.discard],
    used: sorted(table.used),
    players: table.players.map((player, seat) => ({
      ...{ money: player.money, nuggets: player.nuggets, wired: sorted(player.wired), won: player.won },
      dice: sorted(player.dice),
      hand: [sorted(own[seat].property), sorted(own[seat].store)],
      backs: [player.property, player.store],
    })),
  }
  same(here, {
    ...{ mine: s.mine, bank: s.bank, stagecoach: s.stagecoach, sheriff: s.sheriff },
    ...{ row: s.row, pile: s.pile, deck: s.deck, discard: sorted(s.discard) },
    piles: [s.pile.length, s.deck.length, s.discard.length],
    used: sorted(s.used),
    players: all(s).map((seat) => ({
      ...{ money: s.money[seat], nuggets: s.nuggets[seat], wired: sorted(s.wired[seat]), won: s.won[seat] },
      dice: sorted(s.dice[seat]),
      hand: [sorted(s.property[seat]), sorted(s.store[seat])],
      backs: [s.property[seat].length, s.store[seat].length],
    })),
  })
}

const some = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)]
const part = <T>(rng: Rng, from: readonly T[]): T[] => from.filter(() => rng.below(2) === 0)

/** Any answer to a prompt, legal or not. */
function wild(rng: Rng, own: Own, s: Naive, prompt: { type: string; window?: { card: string } }): Answer {
  const seat = () => rng.below(s.seats + 1)
  const many = () => rng.below(4)
  const cheats = () => (rng.below(2) === 0 ? [{ from: some(rng, own.thrown), to: some(rng, order) }] : [])
  const actions = ['wire', 'draw', 'cash', 'gold'] as const
  switch (prompt.type) {
    case 'keep': {
      const dice = rng.below(8) === 0 ? [some<Face>(rng, order), ...own.thrown] : part(rng, own.thrown)
      return { type: 'keep', dice, brutes: rng.below(3), cheats: cheats() }
    }
    case 'last':
      return { type: 'last', cheats: cheats() }
    case 'giveBack':
      return { type: 'giveBack', die: some(rng, order) }
    case 'window':
    case 'wanted': {
      const card = prompt.window?.card ?? 'wanted'
      if (card === 'wanted') return { type: 'play', card, against: rng.below(4) }
      if (card === 'girls') return { type: 'play', card, victim: seat(), property: many(), store: many() }
      if (card === 'elixir') return { type: 'play', card, action: some(rng, actions) }
      return { type: 'play', card } as Answer
    }
    case 'offer': {
      const property = [...part(rng, own.property), ...(rng.below(6) === 0 ? [1 + rng.below(5)] : [])]
      const store = [...part(rng, own.store), ...(rng.below(9) === 0 ? ['girls' as const] : [])]
      return { type: 'offer', for: seat(), money: rng.below(9), nuggets: many(), property, store }
    }
    case 'decide':
      if (rng.below(4) === 0) return { type: 'again' }
      return rng.below(2) === 0 ? { type: 'choose', seat: seat() } : { type: 'order', seats: [seat(), seat()] }
    case 'take':
      return { type: 'take', card: rng.below(4) === 0 ? 'joe' : some(rng, own.drawn) }
    case 'joe':
      return { type: 'target', seat: seat() }
    case 'steal':
      return { type: 'steal', victim: seat(), property: many(), store: many() }
    case 'loot':
      return {
        type: 'loot',
        card: some<number | StoreCard>(rng, [1, 'girls', ...own.loot.property, ...own.loot.store]),
      }
    case 'visit': {
      const action = some(rng, actions)
      return { type: 'visit', action, properties: rng.below(3) === 0 ? own.property : own.property.slice(0, many()) }
    }
    default:
      return { type: 'choose', seat: seat() }
  }
}

/** Both must ask the same; tells an answer for each seat, legal by both. */
function answersTo(match: Match, asked: Asked, s: Naive, rng: Rng): Map<number, Answer> {
  same(
    Object.fromEntries(match.ask!.prompts),
    Object.fromEntries([...asked].map(([seat, { prompt }]) => [seat, prompt])),
  )
  const answers = new Map<number, Answer>()
  for (const [seat, { prompt, legal }] of asked) {
    const view = { seat, table: match.world.table, own: match.world.own[seat] } as never
    const own = (match.world as World).own[seat]
    const judged = (answer: Answer) => {
      const here = !('refusal' in judge(match, match.step, seat, answer))
      if (here !== legal(answer))
        throw new Error(`${JSON.stringify([prompt, own, answer])}: ${here ? 'taken' : 'refused'} by the engine only`)
      return here
    }
    const list = game.rules.list(view, prompt)
    for (const answer of list ?? []) if (rng.below(list!.length) < 10) judged(answer)
    let chosen = game.rules.sample(view, prompt, rng)
    judged(chosen)
    for (let i = 0; i < 4; i++) {
      const answer = wild(rng, own, s, prompt)
      if (!judged(answer)) continue
      chosen = answer
      if (list === null || rng.below(4) > 0) continue
      const text = JSON.stringify(answer)
      if (!list.some((one) => JSON.stringify(one) === text)) throw new Error(`not listed: ${text}`)
    }
    answers.set(seat, chosen)
  }
  return answers
}

const take = <T>(from: T[], many: number) => from.splice(0, many)

/** The same match in a rarer position: cards dealt round already, little gold, and money anyhow. */
function forged(match: Match, rng: Rng): Match {
  const { table, own, hidden } = match.world as World
  const seats = own.length
  const cards = shuffle(rng, [...hidden.deck])
  const lots = shuffle(rng, [...hidden.pile, ...table.row])
  const hand = () => take(cards, rng.below(5)).filter((card) => card !== 'joe' || !cards.push(card))
  const stores = own.map(hand)
  const properties = own.map(() => take(lots, rng.below(5)))
  const wired = own.map(() => take(lots, rng.below(2)))
  const discard = take(cards, rng.below(cards.length + 1))
  const used = discard.filter(() => rng.below(2) === 0)
  const row = take(lots, 3)
  const pile = rng.below(2) === 0 ? lots : take(lots, rng.below(3))
  // What is left over of the properties is with seat 0.
  if (pile !== lots) properties[0].push(...lots)
  const money = own.map(() => 0)
  const nuggets = own.map(() => 0)
  let bank = 0
  for (let dollar = 0; dollar < 8 * seats + 3; dollar++) {
    const to = rng.below(2 * seats)
    if (to < seats && (to % 2 === 0 || rng.below(4) === 0)) money[to]++
    else bank++
  }
  const mine = 1 + rng.below(12)
  for (let nugget = mine; nugget < 30; nugget++) nuggets[rng.below(seats)]++
  const players = table.players.map((player, seat) => ({
    ...player,
    money: money[seat],
    nuggets: nuggets[seat],
    property: properties[seat].length,
    store: stores[seat].length,
    wired: wired[seat],
  }))
  const piles = { pile: pile.length, deck: cards.length, discard: discard.length }
  const round = 1 + rng.below(2)
  return {
    ...match,
    world: {
      table: { ...table, ...piles, players, row, used, mine, bank, round },
      own: own.map((one, seat) => ({ ...one, property: properties[seat], store: stores[seat] })),
      hidden: { deck: cards, discard, pile },
    },
    ask: game.rules.ask({ ...table, players } as Table),
  }
}

function compareGame(seats: number, options: { firstSheriff: 'random' | number }, seed: number, seen: Set<string>) {
  const rng = quickRng(seed)
  const begun = begin(game.rules as AnyRules, options, seats, String(seed))
  if (typeof options.firstSheriff === 'number')
    expect((begun.match.world as World).table.sheriff).toBe(options.firstSheriff)
  let match = seed % 5 === 0 ? begun.match : forged(begun.match, rng)
  const s = naiveOf(match.world as World, [...begun.told], seen)
  const going = play(s)
  let turn = going.next()
  while (!turn.done) {
    if (match.ask === null) throw new Error(`game ${seed} is over, but asks ${JSON.stringify([...turn.value])}`)
    try {
      expectSame(s, match.world as World)
      const answers = answersTo(match, turn.value, s, rng)
      let told: Naive['told'] = []
      for (const [seat, answer] of answers) {
        const next = submit(match, match.step, seat, answer)
        if ('refusal' in next) throw new Error(JSON.stringify([answer, next.refusal]))
        match = next.match
        told = [...next.told]
      }
      turn = going.next({ answers, world: match.world as World, told })
    } catch (error) {
      throw new Error(`game ${seed}, step ${match.step}: ${JSON.stringify((match.world as World).table.phase)}`, {
        cause: error,
      })
    }
  }
  expect(match.ask).toBeNull()
  expectSame(s, match.world as World)
  const outcome = game.rules.outcome((match.world as World).table)!
  expect(outcome.winners).toEqual([s.winner])
  expect(outcome.scores.map((score) => score.total)).toEqual(all(s).map((seat) => points(s, seat)))
}

describe('a second referee, written from the rulebook, agrees on every ask, answer and consequence', () => {
  const seen = new Set<string>()
  for (const seats of [2, 3, 4, 5])
    it(`in random games of ${seats}`, () => {
      for (let i = 0; i < 30; i++)
        compareGame(seats, { firstSheriff: i % 3 === 0 ? 'random' : i % seats }, seats * 1000 + i, seen)
    })
  it('and everything came up', () => {
    const plays = 'corruption credit dynamite elixir girls marshal split wanted'.split(' ')
    const stopped = 'brute cheater corruption credit dynamite elixir girls joe marshal split'.split(' ')
    const ties = 'mine bank store saloon sheriff townHall doc'.split(' ')
    const rest = 'again bribed giveBack unpaid last loot target joe-for-nothing reshuffled'.split(' ')
    const doc = 'wire draw cash gold'.split(' ').map((action) => `visit ${action}`)
    const due = [
      ...plays,
      ...stopped.map((card) => `wanted against ${card}`),
      ...ties.map((place) => `tie at ${place}`),
    ]
    expect([...due, ...rest, ...doc].filter((what) => !seen.has(what))).toEqual([])
  })
})
