import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Vantage } from '../../../core/contract'
import { countDiscs, type Event, type Own, type Table } from '../facts'
import { openDiscs, outcome } from '../outcome'
import { prospectsOf, type Care } from './evaluate'

const care: Care = { expansions: 40, width: 8 }

/** Discs and cards won, and what each seat could claim now or work towards, by how much of the game is left. */
export function signs({ view: { table } }: Vantage<Table, Own, Event>): Signs {
  const seats = table.sides.length
  const left = table.pile + (table.card === null ? 0 : 1)
  const open = openDiscs(table) / 48
  return table.sides.map((_, seat) => {
    const { claim, plan } = table.phase === 'turns' ? prospectsOf(table, seat, care) : { claim: 0, plan: 0 }
    const wait = table.turn === null ? seats : (seat - table.turn + seats) % seats
    const discs = countDiscs(table.discs[seat])
    return [
      discs / 10,
      discs / (3 * (1 + left)),
      discs / (10 * (0.3 + open)),
      table.won[seat].length / 3,
      wait === 0 ? claim / 50 : 0,
      wait === 0 ? 0 : claim / (50 * wait),
      wait === 0 ? plan / 50 : 0,
      wait === 0 ? 0 : plan / 50,
      wait === 0 ? 1 : 0,
      claim / (50 * (1 + left)),
    ]
  })
}

/** Fitted by `npx tsx bench/calibration/fit.ts forras-pont`. */
const weights: readonly number[] = [2.609, 0.442, 0.523, 0.214, 0.026, -0.013, 2.026, 1.984, 0.13, 0.628]

export function chances(vantage: Vantage<Table, Own, Event>): readonly number[] {
  const { table } = vantage.view
  const end = outcome(table)
  return end === null ? softmax(signs(vantage), weights) : sharesOf(end, table.sides.length)
}
