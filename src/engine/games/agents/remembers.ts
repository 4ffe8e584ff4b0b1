import type { Event, Table } from './facts'

/** Whether the notebook still shows an event: this round and the last, or the whole game (AG-10.1). */
export function remembers(event: Event, table: Table): boolean {
  if (table.options.notebook === 'full' || table.phase.type === 'over') return true
  return event.type === 'began' || event.round >= table.round - 1
}
