import type { View } from '../../core/contract'
import type { GameWorld, Own, Table } from './facts'

/** The true world: nothing is hidden in this game. */
export function imagine({ table }: View<Table, Own>): GameWorld {
  return { table, own: table.taken.map(() => null), hidden: null }
}
