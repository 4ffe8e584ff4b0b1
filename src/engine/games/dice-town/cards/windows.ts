import type { Seat } from '../../../core/contract'
import { copies, type ActionCard, type Answer, type Played, type Table, type Window } from '../facts'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { countOf } from '../multiset'
import { anythingInReach } from '../places/thefts'
import { hasUsefulAction } from '../places/visit'
import { seatsWhere } from '../seats'
import { dropStore } from './hands'

/** Moments in which a card may be played, and who is asked. */

/** Whether all copies of a card are known to be in the discards, or lie open right now (DT-14.2). */
export function allUsed(table: Table, card: ActionCard): boolean {
  return countOf(table.used, card) + countOf(table.open, card) >= copies[card]
}

/** Everyone who has a store card and could, by public facts, play the window's card (DT-14.1). */
export function askedIn(table: Table, window: Window): Seat[] {
  if (allUsed(table, window.card)) return []
  return seatsWhere(table, ({ store }, seat) => store > 0 && couldPlay(table, window, seat))
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
      return hasUsefulAction(table, seat)
    default:
      return window satisfies never
  }
}

export function runWindow(motion: GameMotion, window: Window) {
  if (askedIn(motion.table, window).length > 0) enterPhase(motion, { type: 'window', window })
}

export function resolveWindow(motion: GameMotion, window: Window, answers: ReadonlyMap<Seat, Answer>) {
  const played: Played[] = []
  for (let seat = 0; seat < motion.table.players.length; seat++) {
    const answer = answers.get(seat)
    if (answer?.type !== 'play') continue
    dropStore(motion, seat, [answer.card])
    played.push(playedIn(window, seat, answer))
  }
  if (played.length > 0) doNext(motion, { do: 'play', played })
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
