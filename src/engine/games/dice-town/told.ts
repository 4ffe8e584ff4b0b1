/** The table as far as it has been told: events are folded in one by one, so that nothing is seen before its moment. */
import type { Seat } from '../../core/contract'
import type { Event } from './events'
import type { Backs, Face, Place, Player, Table } from './facts'
import { byFace } from './dice/choices'
import { without } from './multiset'

type Goods = Partial<Record<'money' | 'nuggets' | 'property' | 'store', number>>

function changed(table: Table, seat: Seat, change: (player: Player) => Partial<Player>): Table {
  const players = table.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player))
  return { ...table, players }
}

/** Adds to what a player has; negative amounts take away. */
function given(table: Table, seat: Seat, { money = 0, nuggets = 0, property = 0, store = 0 }: Goods): Table {
  return changed(table, seat, (player) => ({
    money: player.money + money,
    nuggets: player.nuggets + nuggets,
    property: player.property + property,
    store: player.store + store,
  }))
}

const moved = (table: Table, from: Seat, to: Seat, goods: Goods): Table =>
  given(given(table, from, Object.fromEntries(Object.entries(goods).map(([key, amount]) => [key, -amount]))), to, goods)

/** Dice just lifted count as kept: they may still be turned, or go back. */
const redone = (table: Table, seat: Seat, dice: (now: readonly Face[]) => readonly Face[]): Table =>
  changed(table, seat, (player) => ({
    dice: [...dice([...player.dice, ...player.lifted])].sort(byFace),
    lifted: [],
  }))

const backsOf = ({ property, store }: Backs): Goods => ({ property, store })

/** Cards that leave the hand with the lift, or never are in one. */
const elsewhere = ['brute', 'cheater', 'joe']

type Changes = { readonly [Type in Event['type']]?: (table: Table, event: Extract<Event, { type: Type }>) => Table }

const throwing: Changes = {
  round: (table, { round }) => ({
    ...table,
    round,
    place: null,
    players: table.players.map((player) => ({ ...player, dice: [], lifted: [], won: false })),
  }),
  lifted: (table, { lifts }) =>
    lifts.reduce((now, { seat, dice, paid, brutes, cheats }) => {
      const paidFor = given(now, seat, { money: -paid, store: -brutes - cheats.length })
      return redone({ ...paidFor, stagecoach: paidFor.stagecoach + paid }, seat, (kept) => [...kept, ...dice])
    }, table),
  turned: (table, { seat, from, to }) => redone(table, seat, (dice) => [...without(dice, from), to]),
  gaveBack: (table, { seat, die }) => redone(table, seat, (dice) => without(dice, die)),
  charged: (table, { seat, paid }) => ({
    ...given(table, seat, { money: -paid }),
    stagecoach: table.stagecoach + paid,
  }),
}

const cards: Changes = {
  played: (table, { played }) => (elsewhere.includes(played.card) ? table : given(table, played.seat, { store: -1 })),
  cancelled: (table, { by }) => given(table, by, { store: -1 }),
  split: (table, { from, to, money }) => moved(table, from, to, { money }),
  drew: (table, { seat, place, count }) => ({
    ...given(table, seat, { store: place === 'doc' ? count : 0 }),
    deck: table.deck - count,
  }),
  shopped: (table, { seat }) => given(table, seat, { store: 1 }),
  reshuffled: (table, { cards }) => ({ ...table, deck: table.deck + cards }),
  joe: (table, { seat }) => given(table, seat, { store: -1 }),
  joePaid: (table, { from, to, money }) => moved(table, from, to, { money }),
  corrupted: (table, { seat }) => given(table, seat, { property: 1 }),
  wired: (table, { seat, properties }) =>
    changed(given(table, seat, { property: -properties.length }), seat, ({ wired }) => ({
      wired: [...wired, ...properties].sort((a, b) => a - b),
    })),
}

const places: Changes = {
  mined: (table, { seat, nuggets }) => ({ ...given(table, seat, { nuggets }), mine: table.mine - nuggets }),
  robbed: (table, { seat, money }) => ({ ...given(table, seat, { money }), bank: table.bank - money }),
  stagecoach: (table) => ({ ...table, bank: table.bank + table.stagecoach, stagecoach: 0 }),
  stole: (table, { theft: { victim, property, store } }) =>
    given(table, victim, { property: -property, store: -store }),
  lootKept: (table, { victim, returned, thief, back }) =>
    given(given(table, victim, backsOf(returned)), thief, { [back]: 1 }),
  bribed: (table, { sheriff, offer: { from, money, nuggets, property, store } }) =>
    moved(table, from, sheriff, { money, nuggets, property, store }),
  badge: (table, { to }) => ({ ...table, sheriff: to }),
  granted: (table, { seat, properties }) => ({
    ...given(table, seat, { property: properties.length }),
    row: properties.reduce((row, one) => without(row, one), table.row),
  }),
  refilled: (table, { row, added }) => ({ ...table, row, pile: table.pile - added }),
  collected: (table, { seat, what, from }) =>
    from.reduce((now, { seat: giver, amount }) => moved(now, giver, seat, { [what]: amount }), table),
}

/** What each type of event changes; the others change nothing that can be seen. */
const changes: Changes = { ...throwing, ...cards, ...places }

/** Where something happened, so that the place can light up. */
export function placeOf(event: Event): Place | null {
  switch (event.type) {
    case 'nobody':
      return event.place
    case 'tie':
    case 'decided':
      return event.decision.place
    case 'mined':
      return 'mine'
    case 'robbed':
    case 'split':
      return 'bank'
    case 'stagecoach':
      return 'stagecoach'
    case 'drew':
      return event.place
    case 'shopped':
      return 'store'
    case 'stole':
    case 'lootKept':
      return 'saloon'
    case 'badge':
    case 'reelected':
    case 'badgeStays':
      return 'sheriff'
    case 'granted':
    case 'corrupted':
      return 'townHall'
    case 'visited':
    case 'wired':
    case 'collected':
      return 'doc'
    default:
      return null
  }
}

/** The table after one more event, by what everyone may know. */
export function afterEvent(before: Table, event: Event): Table {
  const place = placeOf(event)
  const table = place === null ? before : { ...before, place }
  const change = changes[event.type] as ((table: Table, event: Event) => Table) | undefined
  return change?.(table, event) ?? table
}

export function afterEvents(before: Table, events: readonly Event[]): Table {
  return events.reduce(afterEvent, before)
}
