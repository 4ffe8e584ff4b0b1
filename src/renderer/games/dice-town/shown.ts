/** The table as far as it has been told: events are folded in one by one, so that nothing is seen before its moment. */
import type { Seat } from '../../../engine/core/contract'
import type { Backs, Event, Face, Player, Table } from '../../../engine/games/dice-town'
import { byFace } from '../../../engine/games/dice-town/dice/throwing'
import { without } from '../../../engine/games/dice-town/multiset'
import { placeOf } from './story'

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

/** The table after one more event, by what everyone may know. */
export function afterEvent(before: Table, event: Event): Table {
  const place = placeOf(event)
  const table = place === null ? before : { ...before, place }
  switch (event.type) {
    case 'round':
      return {
        ...table,
        round: event.round,
        place: null,
        players: table.players.map((player) => ({ ...player, dice: [], lifted: [], won: false })),
      }
    case 'lifted':
      return event.lifts.reduce((now, { seat, dice, paid, brutes, cheats }) => {
        const paidFor = given(now, seat, { money: -paid, store: -brutes - cheats.length })
        return redone({ ...paidFor, stagecoach: paidFor.stagecoach + paid }, seat, (kept) => [...kept, ...dice])
      }, table)
    case 'turned':
      return redone(table, event.seat, (dice) => [...without(dice, event.from), event.to])
    case 'gaveBack':
      return redone(table, event.seat, (dice) => without(dice, event.die))
    case 'charged':
      return { ...given(table, event.seat, { money: -event.paid }), stagecoach: table.stagecoach + event.paid }
    case 'played':
      return elsewhere.includes(event.played.card) ? table : given(table, event.played.seat, { store: -1 })
    case 'cancelled':
      return given(table, event.by, { store: -1 })
    case 'bribed': {
      const { from, money, nuggets, property, store } = event.offer
      return moved(table, from, event.sheriff, { money, nuggets, property, store })
    }
    case 'mined':
      return { ...given(table, event.seat, { nuggets: event.nuggets }), mine: table.mine - event.nuggets }
    case 'robbed':
      return { ...given(table, event.seat, { money: event.money }), bank: table.bank - event.money }
    case 'split':
      return moved(table, event.from, event.to, { money: event.money })
    case 'stagecoach':
      return { ...table, bank: table.bank + table.stagecoach, stagecoach: 0 }
    case 'drew':
      return {
        ...given(table, event.seat, { store: event.place === 'doc' ? event.count : 0 }),
        deck: table.deck - event.count,
      }
    case 'shopped':
      return given(table, event.seat, { store: 1 })
    case 'joe':
      return given(table, event.seat, { store: -1 })
    case 'joePaid':
      return moved(table, event.from, event.to, { money: event.money })
    case 'reshuffled':
      return { ...table, deck: table.deck + event.cards }
    case 'stole':
      return given(table, event.theft.victim, { property: -event.theft.property, store: -event.theft.store })
    case 'lootKept':
      return given(given(table, event.victim, backsOf(event.returned)), event.thief, { [event.back]: 1 })
    case 'badge':
      return { ...table, sheriff: event.to }
    case 'granted':
      return {
        ...given(table, event.seat, { property: event.properties.length }),
        row: event.properties.reduce((row, one) => without(row, one), table.row),
      }
    case 'corrupted':
      return given(table, event.seat, { property: 1 })
    case 'refilled':
      return { ...table, row: event.row, pile: table.pile - event.added }
    case 'wired':
      return changed(given(table, event.seat, { property: -event.properties.length }), event.seat, ({ wired }) => ({
        wired: [...wired, ...event.properties].sort((a, b) => a - b),
      }))
    case 'collected':
      return event.from.reduce((now, { seat, amount }) => moved(now, seat, event.seat, { [event.what]: amount }), table)
    default:
      return table
  }
}

export function afterEvents(before: Table, events: readonly Event[]): Table {
  return events.reduce(afterEvent, before)
}
