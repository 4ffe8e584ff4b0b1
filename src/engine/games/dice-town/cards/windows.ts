import type { Seat } from '../../../core/contract'
import type { Answer } from '../events'
import { decideNow, discard, dropStore, next, show, type Draft } from '../motion'
import { copies, type ActionCard, type Played, type Table, type Window } from '../facts'
import { usefulActions } from '../places/doc'
import { anythingInReach } from '../places/saloon'

/** When cards may be played, who is asked, and the wanted that answers them. */

/** Whether all copies of a card are known to lie in the discards, or lie open right now (DT-14.2). */
export function allUsed(table: Table, card: ActionCard): boolean {
  let seen = 0
  for (const one of table.used) if (one === card) seen++
  for (const one of table.open) if (one === card) seen++
  return seen >= copies[card]
}

/** Everyone who has a store card and could, by public facts, play the window's card (DT-14.1). */
export function askedIn(table: Table, window: Window): Seat[] {
  if (allUsed(table, window.card)) return []
  return [...table.players.keys()].filter((seat) => table.players[seat].store > 0 && couldPlay(table, window, seat))
}

function couldPlay(table: Table, window: Window, seat: Seat): boolean {
  switch (window.card) {
    case 'dynamite':
      return seat === window.seat && table.mine > 0
    case 'split':
      return seat !== window.robber
    case 'credit':
      return seat === window.seat && table.deck + table.discard > 0
    case 'girls':
      return seat === window.seat && anythingInReach(table, seat)
    case 'marshal':
      return true
    case 'corruption':
      return seat === window.seat && table.pile > 0
    case 'elixir':
      return usefulActions(table, seat).length > 0
    default:
      return window satisfies never
  }
}

export function runWindow(draft: Draft, window: Window) {
  if (askedIn(draft.table, window).length > 0) decideNow(draft, { type: 'window', window })
}

export function resolveWindow(draft: Draft, window: Window, answers: ReadonlyMap<Seat, Answer>) {
  const played: Played[] = []
  for (const [seat, answer] of [...answers].sort(([a], [b]) => a - b)) {
    if (answer.type !== 'play') continue
    dropStore(draft, seat, [answer.card])
    played.push(playedIn(window, seat, answer))
  }
  if (played.length > 0) next(draft, { do: 'play', played })
}

function playedIn(window: Window, seat: Seat, answer: Extract<Answer, { type: 'play' }>): Played {
  switch (window.card) {
    case 'dynamite':
      return { seat, card: 'dynamite', nuggets: window.nuggets }
    case 'split':
      return { seat, card: 'split', robber: window.robber, money: window.money }
    case 'credit':
      return { seat, card: 'credit', jacks: window.jacks }
    case 'girls': {
      const { victim, property, store } = answer as Extract<typeof answer, { card: 'girls' }>
      return { seat, card: 'girls', queens: window.queens, theft: { victim, property, store } }
    }
    case 'marshal':
      return { seat, card: 'marshal' }
    case 'corruption':
      return { seat, card: 'corruption' }
    case 'elixir':
      return { seat, card: 'elixir', action: (answer as Extract<typeof answer, { card: 'elixir' }>).action }
    default:
      return window satisfies never
  }
}

/** Who may answer played cards with a wanted: everyone with a store card, against a card of someone else (DT-13.12). */
export function askedForWanted(table: Table, played: readonly Played[]): Seat[] {
  if (allUsed(table, 'wanted')) return []
  return [...table.players.keys()].filter(
    (seat) => table.players[seat].store > 0 && played.some((one) => one.seat !== seat),
  )
}

/** Lays cards open, and lets a wanted answer before their effects. */
export function runPlay(draft: Draft, played: readonly Played[]) {
  for (const one of played) show(draft, { type: 'played', played: one, rule: cardRule[one.card] })
  draft.table.open = played.map((one) => one.card)
  if (askedForWanted(draft.table, played).length > 0) decideNow(draft, { type: 'wanted', played })
  else next(draft, { do: 'effects', played, cancelled: null })
}

/** Puts what lies open on the discards, before its effects (DT-13.1). */
export function clearOpen(draft: Draft) {
  discard(draft, draft.table.open, true)
  draft.table.open = []
}

export function resolveWanted(draft: Draft, played: readonly Played[], answers: ReadonlyMap<Seat, Answer>) {
  let cancelled: number | null = null
  for (const [seat, answer] of answers) {
    if (answer.type !== 'play' || answer.card !== 'wanted') continue
    cancelled = answer.against
    dropStore(draft, seat, ['wanted'])
    draft.table.open = [...draft.table.open, 'wanted']
    show(draft, { type: 'cancelled', by: seat, played: played[cancelled], rule: 'DT-13.12' })
  }
  next(draft, { do: 'effects', played, cancelled })
}

export const cardRule: Readonly<Record<ActionCard, string>> = {
  dynamite: 'DT-13.3',
  girls: 'DT-13.4',
  brute: 'DT-13.5',
  cheater: 'DT-13.6',
  corruption: 'DT-13.7',
  credit: 'DT-13.8',
  joe: 'DT-13.9',
  marshal: 'DT-13.10',
  split: 'DT-13.11',
  wanted: 'DT-13.12',
  elixir: 'DT-13.13',
}

/** Nervous Joe lies open as soon as he is got; his target is named before anyone may answer him (DT-13.9). */
export function runJoe(draft: Draft, seat: Seat) {
  const { table } = draft
  const others = [...table.players.keys()].filter((other) => other !== seat)
  const idle = others.every((other) => table.players[other].money === 0)
  show(draft, { type: 'joe', seat, idle, rule: 'DT-13.9' })
  if (idle) discard(draft, ['joe'], true)
  else if (others.length === 1) playJoe(draft, seat, others[0])
  else {
    table.open = ['joe']
    decideNow(draft, { type: 'joe', seat })
  }
}

export function playJoe(draft: Draft, seat: Seat, target: Seat) {
  next(draft, { do: 'play', played: [{ seat, card: 'joe', target }] })
}
