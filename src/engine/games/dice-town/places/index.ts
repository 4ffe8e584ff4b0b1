import type { Seat } from '../../../core/contract'
import { tie } from './bribes'
import { next, tell, type Draft } from '../motion'
import { docVisitors, runDoc } from './doc'
import { placeFace, type CountedPlace, type Place, type Table } from '../facts'
import { countOf, handOf } from '../dice/poker'
import { anythingInReach } from './saloon'

/** The places in their order, and whom they go to. */

/** Who has most of a place's dice, at least one; at the town hall, the best hand (DT-4.1, DT-11.1). */
export function contendersFor(table: Table, place: CountedPlace | 'townHall'): Seat[] {
  const worth = table.players.map(({ dice }) =>
    place === 'townHall' ? handOf(dice).strength : countOf(dice, placeFace[place]),
  )
  const most = Math.max(...worth)
  if (most === 0 && place !== 'townHall') return []
  return [...worth.keys()].filter((seat) => worth[seat] === most)
}

/** Whether a place would give anything to any of the contenders (DT-4.3). */
function givesAnything(table: Table, place: CountedPlace | 'townHall', contenders: readonly Seat[]): boolean {
  switch (place) {
    case 'mine':
      return table.mine > 0
    case 'bank':
      return table.bank > 0
    case 'store':
      return table.deck + table.discard > 0
    case 'saloon':
      return contenders.some((seat) => anythingInReach(table, seat))
    case 'sheriff':
      return true
    case 'townHall':
      return table.row.length > 0
    default:
      return place satisfies never
  }
}

export function runPlace(draft: Draft, place: Place) {
  const { table } = draft
  table.place = place
  if (place === 'stagecoach') return runStagecoach(draft)
  if (place === 'doc') return runDoc(draft, docVisitors(table))
  const contenders = contendersFor(table, place)
  if (contenders.length === 0) tell(draft, { type: 'nobody', place, why: 'noDice', rule: 'DT-4.1' })
  else if (!givesAnything(table, place, contenders))
    tell(draft, { type: 'nobody', place, why: 'nothing', rule: 'DT-4.3' })
  else if (contenders.length === 1) next(draft, { do: 'yield', place, seat: contenders[0] })
  else tie(draft, { place, tied: contenders })
}

/** Nuggets for the nines, as many as there are (DT-6.1, DT-6.2). */
export function yieldMine(draft: Draft, seat: Seat) {
  const nines = countOf(draft.table.players[seat].dice, '9')
  mine(draft, seat, nines, false)
  next(draft, { do: 'window', window: { card: 'dynamite', seat, nuggets: nines } })
}

export function mine(draft: Draft, seat: Seat, wanted: number, dynamite: boolean) {
  const { table } = draft
  const nuggets = Math.min(wanted, table.mine)
  table.mine -= nuggets
  table.players[seat].nuggets += nuggets
  table.players[seat].won = true
  tell(draft, {
    type: 'mined',
    seat,
    nuggets,
    dynamite,
    rule: nuggets < wanted ? 'DT-6.2' : dynamite ? 'DT-13.3' : 'DT-6.1',
  })
}

/** All the bank's money (DT-7.1). */
export function yieldBank(draft: Draft, seat: Seat) {
  const { table } = draft
  const money = table.bank
  table.bank = 0
  table.players[seat].money += money
  table.players[seat].won = true
  tell(draft, { type: 'robbed', seat, money, rule: 'DT-7.1' })
  next(draft, { do: 'window', window: { card: 'split', robber: seat, money } })
}

/** The stagecoach brings its money to the bank, for the next round (DT-7.2). */
function runStagecoach(draft: Draft) {
  const { table } = draft
  const money = table.stagecoach
  table.bank += money
  table.stagecoach = 0
  if (money > 0) tell(draft, { type: 'stagecoach', money, rule: 'DT-7.2' })
}

/** The badge goes to the most kings, unless a marshal keeps it where it is (DT-10.1). */
export function yieldSheriff(draft: Draft, seat: Seat) {
  const { table } = draft
  if (seat === table.sheriff) {
    table.players[seat].won = true
    tell(draft, { type: 'reelected', seat, rule: 'DT-10.1' })
  } else next(draft, { do: 'window', window: { card: 'marshal', winner: seat } }, { do: 'badge', seat })
}

export function runBadge(draft: Draft, seat: Seat) {
  const { table } = draft
  tell(draft, { type: 'badge', from: table.sheriff, to: seat, rule: 'DT-10.1' })
  table.sheriff = seat
  table.players[seat].won = true
}

/** The marshal: the badge stays where it is (DT-13.10). */
export function keepBadge(draft: Draft) {
  const { table } = draft
  const badge = table.agenda.find((task) => task.do === 'badge')
  if (badge?.do !== 'badge') return
  table.agenda = table.agenda.filter((task) => task !== badge)
  tell(draft, { type: 'badgeStays', sheriff: table.sheriff, winner: badge.seat, rule: 'DT-13.10' })
}
