import type { Seat } from '../../../core/contract'
import { cardPoints } from '../cards/catalog'
import { joeTargets } from '../cards/targets'
import { faces, type Answer, type Face, type Prompt, type PromptOf, type StoreCard, type Table } from '../facts'
import type { GameView } from '../motion'
import { theftsOf } from '../places/thefts'

/** Seats in seat order, starting at `first`. */
export function seatOrder(seats: readonly Seat[], first: Seat, players: number): Seat[] {
  const distance = (seat: Seat) => (seat - first + players) % players
  return [...seats].sort((a, b) => distance(a) - distance(b))
}

/** The first of the members with the highest worth. */
function best<T>(list: readonly T[], worth: (one: T) => number): T {
  return list.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

const rank = (face: Face) => faces.indexOf(face)
const pointsOf = (card: StoreCard | number) => (typeof card === 'number' ? card : cardPoints(card))

/** What a seat answers by saying nothing (DT-15.2). */
export function silence(view: GameView, prompt: Prompt): Answer {
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  switch (prompt.type) {
    case 'keep':
      return { type: 'keep', dice: [best(own.thrown, rank)], brutes: 0, cheats: [] }
    case 'last':
      return { type: 'last', cheats: [] }
    case 'giveBack':
      return { type: 'giveBack', die: lowest(prompt.lifted) }
    case 'window':
    case 'wanted':
    case 'offer':
      return { type: 'pass' }
    case 'decide':
      return silentDecision(table, seat, prompt)
    case 'take':
      return { type: 'take', card: best(own.drawn, cardPoints) }
    case 'joe': {
      const targets = seatOrder(joeTargets(table, seat), seat, table.players.length)
      return { type: 'target', seat: best(targets, (target) => table.players[target].money) }
    }
    case 'steal':
      return {
        type: 'steal',
        ...best(theftsOf(table, seat, prompt.queens), ({ property, store }) => property + store),
      }
    case 'loot':
      return { type: 'loot', card: best<StoreCard | number>([...own.loot.property, ...own.loot.store], pointsOf) }
    case 'visit':
      return prompt.optional
        ? { type: 'pass' }
        : { type: 'visit', action: prompt.actions[0], properties: own.property.slice(-2) }
    case 'final':
      return { type: 'choose', seat: seatOrder(prompt.tied, seat, table.players.length)[0] }
    default:
      return prompt satisfies never
  }
}

function silentDecision(table: Table, sheriff: Seat, { decision }: PromptOf<'decide'>): Answer {
  const order = seatOrder(decision.tied, sheriff, table.players.length)
  return decision.place === 'doc' ? { type: 'order', seats: order } : { type: 'choose', seat: order[0] }
}

const lowest = (dice: readonly Face[]) => best(dice, (die) => -rank(die))
