import type { Seat } from '../../core/contract'
import type { PhaseOf, Table } from './facts'

/** Whose word it is in an auction: the mover answers a bid, the vetoer a hold (AG-7.1, AG-7.3). */
export function speakerOf(table: Table, phase: PhaseOf<'hold' | 'raise'>): Seat {
  return phase.type === 'hold' ? table.seat : phase.auction.vetoer
}
