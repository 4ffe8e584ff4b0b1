import type { Told } from '../../../../core/contract'
import type { Answer, Face, Hidden, Own, Prompt, StoreCard, Table } from '../../facts'

/*
 * A second referee of Dice Town, written from the rulebook alone: one long generator that plays the game on plain
 * lists. It yields every ask that it expects and is handed the answers; of chance it is told what the real dice, piles
 * and grabs were, and it checks that they were possible.
 */

export interface World {
  readonly table: Table
  readonly own: readonly Own[]
  readonly hidden: Hidden
}
/** What is owed by one seat: the prompt, and the judge of an answer. */
export interface Owed {
  readonly prompt: Prompt
  readonly legal: (answer: Answer) => boolean
}
export type Asked = Map<number, Owed>
/** What came of an ask: the answers, and the world and the events after it. */
export interface Reply {
  readonly answers: ReadonlyMap<number, Answer>
  readonly world: World
  readonly told: readonly Told[]
}
export type Going<T = void> = Generator<Asked, T, Reply>

export interface Naive {
  readonly seats: number
  money: number[]
  nuggets: number[]
  property: number[][]
  store: StoreCard[][]
  wired: number[][]
  dice: Face[][]
  won: boolean[]
  sheriff: number
  mine: number
  bank: number
  stagecoach: number
  row: number[]
  pile: number[]
  deck: StoreCard[]
  /** The order of the deck is not known before the next ask. */
  shuffled: boolean
  discard: StoreCard[]
  /** What all saw going to the discards. */
  used: StoreCard[]
  winner: number | null
  world: World
  told: Told[]
  seen: Set<string>
}

export const order: readonly Face[] = ['9', '10', 'J', 'Q', 'K', 'A']
export const count = <T>(list: readonly T[], one: T) => list.filter((each) => each === one).length
export const sorted = <T extends string | number>(list: readonly T[]) => [...list].sort()
/** Whether `part` can be taken out of `whole`, card by card. */
export const within = <T>(part: readonly T[], whole: readonly T[]) =>
  part.every((one) => count(part, one) <= count(whole, one))
export function remove<T>(from: T[], what: readonly T[]) {
  for (const one of what) {
    const at = from.indexOf(one)
    if (at < 0) throw new Error(`no ${String(one)} in ${from.join()}`)
    from.splice(at, 1)
  }
}
export const all = (s: Naive) => Array.from({ length: s.seats }, (_, seat) => seat)
export const others = (s: Naive, me: number) => all(s).filter((seat) => seat !== me)

/** The next event of a kind among those of this step. */
export function next<T>(s: Naive, type: string): T {
  const at = s.told.findIndex((one) => one.event.type === type)
  if (at < 0) throw new Error(`nothing ${type} was told`)
  return s.told.splice(0, at + 1)[at].event as unknown as T
}

export function* ask(s: Naive, asked: Asked): Going<ReadonlyMap<number, Answer>> {
  if (asked.size === 0) return new Map()
  const reply = yield asked
  s.world = reply.world
  s.told = [...reply.told]
  for (const answer of reply.answers.values()) s.seen.add(answer.type === 'play' ? answer.card : answer.type)
  return reply.answers
}
export function* askOne(s: Naive, seat: number, prompt: Prompt, legal: Owed['legal']): Going<Answer> {
  const answers = yield* ask(s, new Map([[seat, { prompt, legal }]]))
  return answers.get(seat)!
}

/** Whether a card may be in a hand, as far as all know. */
export function mayBeOut(s: Naive, card: StoreCard): boolean {
  return count(s.used, card) < (card === 'brute' || card === 'cheater' ? 2 : 1)
}

/** Cards laid open and seen by all go to the discards. */
export function discardOpen(s: Naive, cards: readonly StoreCard[]) {
  s.discard.push(...cards)
  s.used.push(...cards)
}

/** Asks for a wanted against cards that lie open; tells which one it stopped. The open cards are then discarded. */
export function* wanted(s: Naive, played: Extract<Prompt, { type: 'wanted' }>['played']): Going<number | null> {
  if (played.length === 0) return null
  for (const one of played) remove(s.store[one.seat], [one.card])
  const asked: Asked = new Map()
  if (mayBeOut(s, 'wanted'))
    for (const seat of all(s))
      if (s.store[seat].length > 0 && played.some((one) => one.seat !== seat))
        asked.set(seat, {
          prompt: { type: 'wanted', played },
          legal: (answer) =>
            answer.type === 'pass' ||
            (answer.type === 'play' &&
              answer.card === 'wanted' &&
              s.store[seat].includes('wanted') &&
              played[answer.against] !== undefined &&
              played[answer.against].seat !== seat),
        })
  const answers = yield* ask(s, asked)
  let stopped: number | null = null
  for (const [seat, answer] of answers)
    if (answer.type === 'play' && answer.card === 'wanted') {
      stopped = answer.against
      s.seen.add(`wanted against ${played[stopped].card}`)
      remove(s.store[seat], ['wanted'])
      discardOpen(s, ['wanted'])
    }
  discardOpen(
    s,
    played.map((one) => one.card),
  )
  return stopped
}

type Window = Extract<Prompt, { type: 'window' }>['window']
type Play = Extract<Answer, { type: 'play' }>

/** Offers a moment for a card to some seats; tells who played it and how, unless a wanted stopped it. */
export function* window(
  s: Naive,
  seats: readonly number[],
  window: Window,
  legal: (play: Play, seat: number) => boolean,
): Going<{ seat: number; play: Play; stopped: boolean } | null> {
  if (!mayBeOut(s, window.card)) return null
  const asked: Asked = new Map()
  for (const seat of seats)
    if (s.store[seat].length > 0)
      asked.set(seat, {
        prompt: { type: 'window', window },
        legal: (answer) =>
          answer.type === 'pass' ||
          (answer.type === 'play' &&
            answer.card === window.card &&
            s.store[seat].includes(answer.card) &&
            legal(answer, seat)),
      })
  const answers = yield* ask(s, asked)
  for (const [seat, play] of answers)
    if (play.type === 'play') {
      const stopped = yield* wanted(s, [openCard(seat, play, window)])
      return { seat, play, stopped: stopped !== null }
    }
  return null
}

type Played = Extract<Prompt, { type: 'wanted' }>['played'][number]
function openCard(seat: number, play: Play, window: Window): Played {
  if (play.card === 'girls' && window.card === 'girls')
    return {
      seat,
      card: 'girls',
      queens: window.queens,
      theft: { victim: play.victim, property: play.property, store: play.store },
    }
  if (play.card === 'elixir') return { seat, card: 'elixir', action: play.action }
  const { card, ...facts } = window
  const rest: Record<string, unknown> = { ...facts }
  delete rest.seat
  delete rest.winner
  return { seat, card, ...rest } as Played
}

/** Takes cards from the store's deck; the discards are shuffled only when it is empty and a card is needed. */
export function draw(s: Naive, seat: number, wish: number): StoreCard[] {
  const many = Math.min(wish, s.deck.length + s.discard.length)
  if (many === 0) return []
  const drawn = next<{ seat: number; cards: StoreCard[] }>(s, 'drawn')
  if (drawn.seat !== seat || drawn.cards.length !== many) throw new Error(`drew ${JSON.stringify(drawn)}, not ${many}`)
  const fromDeck = drawn.cards.slice(0, s.deck.length)
  if (!s.shuffled && fromDeck.join() !== s.deck.slice(0, many).join()) throw new Error('not from the top')
  remove(s.deck, fromDeck)
  if (many > fromDeck.length) {
    s.seen.add('reshuffled')
    s.deck = s.discard
    s.discard = []
    s.used = []
    s.shuffled = true
    remove(s.deck, drawn.cards.slice(fromDeck.length))
  }
  return drawn.cards
}

/** Nervous Joe must be played at once; any other card stays in the hand. */
export function* gain(s: Naive, seat: number, card: StoreCard): Going {
  if (card !== 'joe') {
    s.store[seat].push(card)
    return
  }
  const rivals = others(s, seat)
  if (rivals.every((rival) => s.money[rival] === 0)) {
    s.seen.add('joe-for-nothing')
    return discardOpen(s, ['joe'])
  }
  let target = rivals[0]
  if (rivals.length > 1) {
    const answer = yield* askOne(
      s,
      seat,
      { type: 'joe' },
      (named) => named.type === 'target' && rivals.includes(named.seat),
    )
    if (answer.type === 'target') target = answer.seat
  }
  s.store[seat].push('joe')
  if ((yield* wanted(s, [{ seat, card: 'joe', target }])) === null) pay(s, target, seat, 4)
}

/** Dollars from hand to hand, as far as they go. */
export function pay(s: Naive, from: number, to: number, dollars: number) {
  const paid = Math.min(dollars, s.money[from])
  if (paid < dollars) s.seen.add('short of money')
  s.money[from] -= paid
  s.money[to] += paid
}
