import type { Rng } from '../../core/contract'
import { tellAll } from '../../core/views'
import { boards } from './board'
import { supplies, type Event, type Options, type Stock, type Table } from './facts'
import type { GameStep, GameWorld } from './motion'
import { timeControl } from './time'

export const noMarbles: Stock = { white: 0, grey: 0, black: 0 }

/** The table before the first move, which is `starter`'s. */
export function firstTable(options: Options, starter: number): Table {
  const control = timeControl({ options })
  return {
    options,
    board: '.'.repeat(boards[options.rings].names.length),
    supply: supplies[options.variant],
    captured: [noMarbles, noMarbles],
    seen: [],
    passes: 0,
    starter,
    turn: starter,
    captures: false,
    moves: [],
    last: null,
    missed: null,
    ordered: false,
    pending: null,
    outcome: null,
    ...(control && { timeLeft: [control.startMs, control.startMs] }),
    ...(options.takeBack && { before: [null, null], request: null }),
  }
}

/** The world of a table: ZÉRTZ hides nothing. */
export const worldOf = (table: Table): GameWorld => ({ table, own: [null, null], hidden: null })

/** The first player is drawn by lot (ZE-3). */
export function setup(options: Options, _seats: number, rng: Rng): GameStep {
  const starter = rng.below(2)
  return {
    world: worldOf(firstTable(options, starter)),
    told: [tellAll<Event>({ type: 'begun', rule: 'ZE-3', starter })],
  }
}
