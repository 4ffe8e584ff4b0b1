import type { View, World } from '../../core/contract'
import type { Hidden, Own, Table } from './facts'

/** The true world: ZÉRTZ hides nothing. */
export function imagine(view: View<Table, Own>): World<Table, Own, Hidden> {
  return { table: view.table, own: [null, null], hidden: null }
}
