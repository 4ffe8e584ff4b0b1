import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Seat } from '../../../core/contract'
import { countDiscs, totalDiscs, type Table } from '../facts'
import { openDiscs, outcome } from '../outcome'
import { discWorth } from './beam'
import { claimsOf, objectiveOf, type Care } from './evaluate'
import { profileOf } from './plans'

/** What speaks for each seat: discs won by how much of the game is left, and what its routes would bring by when it moves. */
export function standing(table: Table, care: Care): Signs {
  const seats = table.sides.length
  const rows: (readonly number[])[] = Array.from({ length: seats }, () => [])
  let claimed = false
  for (let wait = 0; wait < seats; wait++) {
    const seat = (table.turn! + wait) % seats
    const [claim, ...steps] = prospectsOf(table, seat, care)
    const still = steps.map(() => 0)
    rows[seat] = [
      ...discSigns(table, seat),
      wait === 0 ? 1 : 0,
      wait === 0 ? claim : 0,
      wait === 0 || claimed ? 0 : claim,
      wait === 0 || !claimed ? 0 : claim,
      ...(wait === 0 ? steps : still),
      ...(wait === 0 ? still : steps),
      claim / (1 + cardsLeft(table)),
    ]
    claimed ||= claim > 0
  }
  return rows
}

const cardsLeft = ({ pile, card }: Table) => pile + (card === null ? 0 : 1)

function discSigns(table: Table, seat: Seat): readonly number[] {
  const discs = countDiscs(table.discs[seat])
  const open = openDiscs(table) / totalDiscs
  return [discs / 10, discs / (10 * (0.3 + open)), discs / (3 * (1 + cardsLeft(table))), table.won[seat].length / 3]
}

/** A seat's best claim in fives of discs; then how much more it could be with one disc, in spite of a block, with two, three and four. */
function prospectsOf(table: Table, seat: Seat, care: Care): readonly number[] {
  const [route] = claimsOf(table, seat, 1, care.expansions)
  const { within, spare } = profileOf(table, seat, care.width, objectiveOf(table).other)
  const claim = Math.max(0, (route?.value ?? 0) / discWorth, within[0])
  const [one, two, three, four] = within.slice(1).map((most) => Math.max(claim, most))
  const steps = [claim, one - claim, Math.max(claim, spare) - claim, two - one, three - two, four - three]
  return steps.map((discs) => discs / 5)
}

/** Fitted by `npx tsx bench/calibration/standing.ts <seats>` to matches among medium and hard bots, by number of seats. */
const weightsFor: Readonly<Record<number, readonly number[]>> = {
  2: [
    1.832, 0.347, 0.876, 0.31, 0.017, 0.998, 1.186, 0.493, 0.968, 0.266, 0.722, 0.559, 0.316, 0.879, 0.252, 0.605,
    0.392, 0.215, 0.66,
  ],
  3: [
    0.734, 0.802, 1.283, 0.029, 0.092, 1.095, 1.118, 0.628, 0.657, 0.105, 0.503, 0.286, 0.069, 0.716, 0.069, 0.503,
    0.233, 0.118, 1.047,
  ],
  4: [
    0.834, 0.935, 0.514, 1.211, -0.094, 1.169, 1.13, 0.528, 0.804, 0.038, 0.465, 0.329, 0.232, 0.547, 0.274, 0.395,
    0.174, 0.028, 1.56,
  ],
}

/** Each seat's chance to win, as bots play. */
export function chancesAt(table: Table, care: Care): readonly number[] {
  const end = outcome(table)
  const seats = table.sides.length
  return end === null ? softmax(standing(table, care), weightsFor[seats]) : sharesOf(end, seats)
}
