/** Whose small talk this device doesn't show, by table. */
import type { PersonId } from '../../protocol/toClient'
import { keep, recall } from '../device/keep'

const keyOf = (table: string) => `asztal.muted.${table}`

export function mutedAt(table: string): readonly PersonId[] {
  return (recall(keyOf(table)) ?? '')
    .split(',')
    .filter((text) => /^\d+$/.test(text))
    .map(Number)
}

export function keepMuted(table: string, people: readonly PersonId[]): void {
  keep(keyOf(table), people.length === 0 ? null : people.join(','))
}
