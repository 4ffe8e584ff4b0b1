import type { Seat } from '../../core/contract'
import { boards } from './board'
import { supplies, type Options, type Stock } from './facts'
import { settled } from './grid/tables'
import type { GameWorld } from './motion'
import { firstTable, noMarbles, worldOf } from './setup'

/** A position in words: rings and marbles by name, such as `a1 a2` and `Wd4 Bd5`. */
export interface PositionSpec {
  readonly options?: Partial<Options>
  /** The only rings on the board; all by default. */
  readonly rings?: string
  /** Rings no longer on the board. */
  readonly gone?: string
  readonly marbles?: string
  readonly supply?: Partial<Stock>
  readonly captured?: readonly [Partial<Stock>, Partial<Stock>]
  readonly turn?: Seat
}

const words = (text = '') => text.split(' ').filter((word) => word !== '')

/** A world set by hand, for tests, pictures and lessons. */
export function position(spec: PositionSpec): GameWorld {
  const options: Options = { variant: 'basic', rings: 37, overlooked: false, ...spec.options }
  const { names } = boards[options.rings]
  const rings = spec.rings === undefined ? names : words(spec.rings)
  const gone = words(spec.gone)
  const on = new Map(words(spec.marbles).map((word) => [word.slice(1), word[0]]))
  const [first, second] = spec.captured ?? [{}, {}]
  const table = settled({
    ...firstTable(options, 0),
    board: names.map((name) => on.get(name) ?? (rings.includes(name) && !gone.includes(name) ? '.' : '-')).join(''),
    supply: spec.supply === undefined ? supplies[options.variant] : { ...noMarbles, ...spec.supply },
    captured: [
      { ...noMarbles, ...first },
      { ...noMarbles, ...second },
    ],
    turn: spec.turn ?? 0,
  })
  return worldOf(table)
}
