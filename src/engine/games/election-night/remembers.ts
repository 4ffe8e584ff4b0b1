import type { Event } from './events'
import type { Table } from './facts'

/** Once the dice are hidden, this round's throws can't be looked up until the round is over (EN-2.5). */
export function remembers(event: Event, table: Table): boolean {
  if (event.type !== 'thrown' && event.type !== 'rolled') return true
  if (table.options.memoryAid || event.round !== table.round) return true
  return table.phase.type === 'study' || table.phase.type === 'over'
}
