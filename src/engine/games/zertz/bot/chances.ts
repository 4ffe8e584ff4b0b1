import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Vantage } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import type { Event, Own, Table } from '../facts'
import { hasMarble } from '../grid/placing'
import { gridOf } from '../grid/tables'
import { evaluate } from './evaluate'
import { findBest, type Limits } from './search'

const limits: Omit<Limits, 'rng'> = { depth: 2, nodes: 1500, quiets: 1, ideas: Infinity, hurry: () => false }

const within = (most: number, value: number) => Math.max(-most, Math.min(most, value)) / most

/** What a shallow search says for the seat on turn: small leads, large ones, and an end in sight. */
export function signs({ view }: Vantage<Table, Own, Event>): Signs {
  const grid = gridOf(view.table)
  const value =
    grid.captures || hasMarble(grid) ? findBest(grid, { ...limits, rng: quickRng(1) }).value : evaluate(grid)
  const onTurn = [1, within(8, value), within(30, value), within(120, value), within(1000, value)]
  return [0, 1].map((seat) => (seat === grid.turn ? onTurn : onTurn.map(() => 0)))
}

/** Fitted by `npx tsx bench/calibration/fit.ts zertz`. */
const weights: readonly number[] = [-0.358, 1.315, -0.095, 0.685, 0.67]

export function chances(vantage: Vantage<Table, Own, Event>): readonly number[] {
  const { outcome, pending } = vantage.view.table
  const end = outcome ?? pending
  return end === null ? softmax(signs(vantage), weights) : sharesOf(end, 2)
}
