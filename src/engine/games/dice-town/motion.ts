import type { Rng, Seat, Step, Told, World } from '../../core/contract'
import { shuffle } from '../../core/rng'
import { reveal, tellAll, tellSeats } from '../../core/views'
import type { Event } from './events'
import {
  byCard,
  type Cards,
  type Hidden,
  type Own,
  type Phase,
  type Player,
  type StoreCard,
  type Table,
  type Task,
} from './facts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * A world while it is being resolved. Its records are copies and may be written to; the lists in them are shared
 * with the world it was made of, and are replaced, never changed.
 */
export interface Draft {
  readonly table: Omit<Writable<Table>, 'players'> & { players: Writable<Player>[] }
  readonly own: Writable<Own>[]
  readonly hidden: Writable<Hidden>
  readonly told: Told<Event>[]
  readonly rng: Rng
}

export function draftOf(world: World<Table, Own, Hidden>, rng: Rng): Draft {
  const { table, own, hidden } = world
  return {
    table: { ...table, players: table.players.map((player) => ({ ...player })) },
    own: own.map((one) => ({ ...one })),
    hidden: { ...hidden },
    told: [],
    rng,
  }
}

export function stepOf(draft: Draft): Step<Table, Own, Hidden, Event> {
  const { table, own, hidden, told } = draft
  return { world: { table, own, hidden }, told }
}

export const tell = (draft: Draft, event: Event) => void draft.told.push(tellAll(event))
export const show = (draft: Draft, event: Event) => void draft.told.push(reveal(event))
export const whisper = (draft: Draft, to: readonly Seat[], event: Event) =>
  void draft.told.push(tellSeats([...new Set(to)], event))

/** Puts tasks before all others. */
export function next(draft: Draft, ...tasks: Task[]) {
  draft.table.agenda = [...tasks, ...draft.table.agenda]
}

export function decideNow(draft: Draft, phase: Phase) {
  draft.table.phase = phase
}

/** A list without one of its members equal to `one`. */
export function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one)
  if (at < 0) throw new Error(`not there: ${String(one)}`)
  return [...list.slice(0, at), ...list.slice(at + 1)]
}

export function addStore(draft: Draft, seat: Seat, cards: readonly StoreCard[]) {
  draft.own[seat].store = [...draft.own[seat].store, ...cards].sort(byCard)
  draft.table.players[seat].store += cards.length
}

export function dropStore(draft: Draft, seat: Seat, cards: readonly StoreCard[]) {
  for (const card of cards) draft.own[seat].store = without(draft.own[seat].store, card)
  draft.table.players[seat].store -= cards.length
}

export function addProperty(draft: Draft, seat: Seat, points: readonly number[]) {
  draft.own[seat].property = [...draft.own[seat].property, ...points].sort((a, b) => a - b)
  draft.table.players[seat].property += points.length
}

export function dropProperty(draft: Draft, seat: Seat, points: readonly number[]) {
  for (const one of points) draft.own[seat].property = without(draft.own[seat].property, one)
  draft.table.players[seat].property -= points.length
}

export function addCards(draft: Draft, seat: Seat, cards: Cards) {
  addProperty(draft, seat, cards.property)
  addStore(draft, seat, cards.store)
}

export function dropCards(draft: Draft, seat: Seat, cards: Cards) {
  dropProperty(draft, seat, cards.property)
  dropStore(draft, seat, cards.store)
}

/** Puts cards on the discards, face down; `seen`: everyone knows which (DT-14.2). */
export function discard(draft: Draft, cards: readonly StoreCard[], seen: boolean) {
  draft.hidden.discard = [...draft.hidden.discard, ...cards]
  draft.table.discard += cards.length
  if (seen) draft.table.used = [...draft.table.used, ...cards].sort(byCard)
}

/** Draws up to `count` store cards; the discards are shuffled only when a card is needed and none is left (DT-8.2). */
export function drawStore(draft: Draft, count: number): StoreCard[] {
  const { table, hidden } = draft
  const drawn: StoreCard[] = []
  while (drawn.length < count) {
    if (hidden.deck.length === 0) {
      if (hidden.discard.length === 0) break
      hidden.deck = shuffle(draft.rng, hidden.discard)
      hidden.discard = []
      table.discard = 0
      table.used = []
      tell(draft, { type: 'reshuffled', cards: hidden.deck.length, rule: 'DT-8.2' })
    }
    drawn.push(hidden.deck[0])
    hidden.deck = hidden.deck.slice(1)
  }
  table.deck = hidden.deck.length
  return drawn
}

/** Moves up to `amount` dollars between players; gives what was moved. */
export function pay(draft: Draft, from: Seat, to: Seat, amount: number): number {
  const { players } = draft.table
  const paid = Math.min(amount, players[from].money)
  players[from].money -= paid
  players[to].money += paid
  return paid
}
