import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Vantage } from '../../../core/contract'
import { seatCount, teamOf, type Event, type Own, type Table } from '../facts'
import { outcome } from '../outcome'
import { believe } from './beliefs'
import { evaluate } from './evaluate'
import { graphOf } from './graph'
import { lookAhead, scoreDeeds, type Widths } from './search'
import { deedOf, stateOf, type State } from './state'

const teams = [0, 1, 2] as const
const widths: Widths = [8, 4]

/** For each team: how it stands, how it would stand after the best deeds to come, the way home, and whose turn it is. */
export function signs({ view, heard }: Vantage<Table, Own, Event>): Signs {
  const { table } = view
  const graph = graphOf(table.options.city)
  const state = stateOf(table, believe(view, heard, 1000, graph), graph)
  const still = new Float64Array(3)
  evaluate(state, still)
  const soon = chancesSoon(table, state)
  const late = table.limit === null ? 0 : table.turn / table.limit
  return teams.map((team) => {
    const way = graph.home[team * graph.count + state.treasure]
    return [
      Math.log(still[team] + 0.01),
      Math.log(soon[team] + 0.01),
      soon[team],
      Math.exp(-way),
      teamOf(state.seat) === team ? 1 : 0,
      teamOf(state.seat + 1) === team ? 1 : 0,
      late * Math.log(soon[team] + 0.01),
    ]
  })
}

/** Chances after a short search; an order that may still be vetoed counts as the deed of the seat on turn. */
function chancesSoon({ phase }: Table, state: State): Float64Array {
  if ('pending' in phase) {
    const deed = deedOf(phase.pending.order, state.graph)
    const scored = scoreDeeds(state, [{ type: 'pass' }, deed], 2, 0, widths)
    return scored.find((one) => one.deed === deed)!.chances
  }
  const out = new Float64Array(3)
  lookAhead(state, widths, 0, out)
  return out
}

/** Fitted by `npx tsx bench/calibration/fit.ts agents`. */
const weights: readonly number[] = [0.275, 0.302, 0.496, 0.94, 0.123, -0.066, 0.345]

/** Partners win together: each has half of their team's chance. */
export function chances(vantage: Vantage<Table, Own, Event>): readonly number[] {
  const end = outcome(vantage.view.table)
  if (end !== null) return sharesOf(end, seatCount)
  const byTeam = softmax(signs(vantage), weights)
  return Array.from({ length: seatCount }, (_, seat) => byTeam[teamOf(seat)] / 2)
}
