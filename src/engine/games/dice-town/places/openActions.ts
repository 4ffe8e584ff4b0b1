import type { Seat } from '../../../core/contract'
import { docActions, docDice, type DocAction, type Table } from '../facts'

/** The actions a player may take: a die for it is in the hand, and there is something to do it with (DT-12.3). */
export function openActions(table: Table, seat: Seat): DocAction[] {
  return docActions.filter((action) => isOpen(table, seat, action))
}

export function isOpen(table: Table, seat: Seat, action: DocAction): boolean {
  const { dice, property } = table.players[seat]
  if (!dice.some((die) => docDice[action].includes(die))) return false
  if (action === 'wire') return property > 0
  return action === 'draw' ? table.deck + table.discard > 0 : true
}
