import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Seat, Vantage } from '../../../core/contract'
import { handOf } from '../dice/poker'
import type { Event } from '../events'
import { diceEach, placeFace, places, type CountedPlace, type Own, type Place, type Table } from '../facts'
import { countOf } from '../multiset'
import { outcome, scoreOf } from '../outcome'
import { landMemory, placeWorth, propertyGuess, roundsLeft, standing } from './worth'

/** Points now, points this round's dice may still bring, and what will bring more: each by how long there is to go. */
export function signs(vantage: Vantage<Table, Own, Event>): Signs {
  const { table } = vantage.view
  const left = roundsLeft(table)
  const land = landMemory(vantage.heard, table.players.length)
  return table.players.map(({ store, money, property }, seat) => {
    const points = pointsOf(vantage, seat, land[seat])
    const coming = places.reduce((sum, place) => sum + prospect(table, place, seat), 0)
    const badge = table.sheriff === seat ? 1 : 0
    return [
      points / 20,
      points / (3 * Math.sqrt(1 + left)),
      points / (3 * (1 + left)),
      coming / (3 * Math.sqrt(1 + left)),
      coming / (3 * (1 + left)),
      badge,
      badge * Math.min(1, left / 5),
      (store * Math.min(3, left)) / 10,
      (money * Math.min(3, left)) / 30,
      property / 5,
    ]
  })
}

/** A seat's points as the viewer sees them: its own by its cards, the others' by their backs. */
function pointsOf({ view: { table, own, seat: viewer } }: Vantage<Table, Own, Event>, seat: Seat, land: number) {
  if (table.hands !== null) return scoreOf(table, seat, table.hands[seat]).total
  if (seat === viewer && own !== null) return scoreOf(table, seat, own).total
  return standing(table, seat) + table.players[seat].property * (land - propertyGuess)
}

/** What a place that is still to be resolved would bring a seat by the dice set aside so far; half of it in a tie. */
function prospect(table: Table, place: Place, seat: Seat): number {
  if (table.place !== null && places.indexOf(place) <= places.indexOf(table.place)) return 0
  const rank = rankAt(table, place)
  if (rank === null) return 0
  const mine = rank(seat)
  const rivals = table.players.filter((_, other) => other !== seat && rank(other) >= mine)
  if (mine <= 0 || rivals.some((rival) => rank(table.players.indexOf(rival)) > mine)) return 0
  const dice = countOf(table.players[seat].dice, place === 'townHall' ? 'A' : placeFace[place as CountedPlace])
  return placeWorth(table, place, seat, dice) / (1 + rivals.length)
}

/** How seats compare at a place; `null` where nothing is won, or nothing can be told before all dice lie. */
function rankAt({ players }: Table, place: Place): ((seat: Seat) => number) | null {
  if (place === 'stagecoach' || place === 'doc') return null
  if (place !== 'townHall') return (seat) => countOf(players[seat].dice, placeFace[place])
  if (players.some(({ dice }) => dice.length < diceEach)) return null
  return (seat) => handOf(players[seat].dice).strength
}

/** Fitted by `npx tsx bench/calibration/fit.ts dice-town`. */
const weights: readonly number[] = [-0.384, 0.665, -0.095, 0.455, 0.061, -0.579, 0.226, 0.056, -0.018, 0.508]

export function chances(vantage: Vantage<Table, Own, Event>): readonly number[] {
  const end = outcome(vantage.view.table)
  return end === null ? softmax(signs(vantage), weights) : sharesOf(end, vantage.view.table.players.length)
}
