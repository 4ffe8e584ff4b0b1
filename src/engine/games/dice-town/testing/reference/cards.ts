import type { Answer, Prompt, StoreCard } from '../../facts'
import { all, askAll, askOne, count, next, others, pay, remove, type Asked, type Course, type Reference } from './state'

/** Whether a card may be in a hand, as far as all know. */
export function mayBeOut(s: Reference, card: StoreCard): boolean {
  return count(s.used, card) < (card === 'brute' || card === 'cheater' ? 2 : 1)
}

/** Cards laid open and seen by all go to the discards. */
function discardOpen(s: Reference, cards: readonly StoreCard[]) {
  s.discard.push(...cards)
  s.used.push(...cards)
}

/** Asks for a wanted against open cards, then discards them; returns the index of the one it stopped. */
export function* wanted(s: Reference, played: Extract<Prompt, { type: 'wanted' }>['played']): Course<number | null> {
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
  const answers = yield* askAll(s, asked)
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

/** Lets some seats play a card; returns who played it, how, and whether a wanted stopped it. */
export function* window(
  s: Reference,
  seats: readonly number[],
  window: Window,
  legal: (play: Play, seat: number) => boolean,
): Course<{ seat: number; play: Play; stopped: boolean } | null> {
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
  const answers = yield* askAll(s, asked)
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
export function draw(s: Reference, seat: number, wish: number): StoreCard[] {
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
export function* gain(s: Reference, seat: number, card: StoreCard): Course {
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
