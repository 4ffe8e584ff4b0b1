import type { Seat } from '../../core/contract'
import { boards } from './board'
import { supplies, type Options, type Stock, type Table } from './facts'
import { firstTable } from './setup'
import { settled } from './table'

/** A position told in words: rings and marbles by name, such as `a1 a2` and `Wd4 Bd5`. */
export interface Scenario {
  readonly options?: Partial<Options>
  /** The only rings that are there; without it, all. */
  readonly rings?: string
  /** Rings that are not there. */
  readonly gone?: string
  readonly marbles?: string
  readonly supply?: Partial<Stock>
  readonly captured?: readonly [Partial<Stock>, Partial<Stock>]
  readonly turn?: Seat
}

const words = (text = '') => text.split(' ').filter((word) => word !== '')
const nothing: Stock = { white: 0, grey: 0, black: 0 }

/** The table of a scenario, for tests and puzzles. */
export function tableFor(scenario: Scenario): Table {
  const options: Options = { variant: 'basic', rings: 37, overlooked: false, ...scenario.options }
  const rings = scenario.rings === undefined ? boards[options.rings].names : words(scenario.rings)
  const gone = words(scenario.gone)
  const on = new Map(words(scenario.marbles).map((word) => [word.slice(1), word[0]]))
  const [first, second] = scenario.captured ?? [{}, {}]
  return settled({
    ...firstTable(options, 0),
    board: boards[options.rings].names
      .map((name) => on.get(name) ?? (rings.includes(name) && !gone.includes(name) ? '.' : '-'))
      .join(''),
    supply: scenario.supply === undefined ? supplies[options.variant] : { ...nothing, ...scenario.supply },
    captured: [
      { ...nothing, ...first },
      { ...nothing, ...second },
    ],
    turn: scenario.turn ?? 0,
  })
}
