import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Vantage } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import type { Event, Own, Table } from '../facts'
import { hasMarble } from '../grid/placing'
import { gridOf } from '../grid/tables'
import { evaluate } from './evaluate'
import { findBest, type Limits } from './search'

/** Without a tempo: the value of a short search would depend on whose turn it stops at. */
const limits: Omit<Limits, 'rng'> = {
  depth: 2,
  nodes: 1500,
  quiets: 1,
  ideas: Infinity,
  learned: true,
  hurry: () => false,
}

const scales = [8, 30, 120, 1000]
/** A lead on each scale: small and large ones, and an end in sight. */
const sizes = (lead: number) => scales.map((most) => Math.min(most, lead) / most)

/** What a shallow search says for the seat on turn. Separate slopes keep even positions even. */
export function signs({ view }: Vantage<Table, Own, Event>): Signs {
  const grid = gridOf(view.table)
  const value =
    grid.captures || hasMarble(grid) ? findBest(grid, { ...limits, rng: quickRng(1) }).value : evaluate(grid)
  const onTurn = [1, ...sizes(Math.max(0, value)), ...sizes(Math.max(0, -value))]
  return [0, 1].map((seat) => (seat === grid.turn ? onTurn : onTurn.map(() => 0)))
}

/** Fitted by `npx tsx bench/calibration/fit.ts zertz`. */
const weights: readonly number[] = [-0.026, 0.322, -0.101, 0.314, 1.415, -0.576, -0.104, -0.997, -1.612]

export function chances(vantage: Vantage<Table, Own, Event>): readonly number[] {
  const { outcome, pending } = vantage.view.table
  const end = outcome ?? pending
  return end === null ? softmax(signs(vantage), weights) : sharesOf(end, 2)
}
