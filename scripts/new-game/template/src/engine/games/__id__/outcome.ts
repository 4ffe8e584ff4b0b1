import type { Outcome } from '../../core/contract'
import type { Table } from './facts'

/** Taking the last stone wins (__prefix__-5); the stones taken are shown, but decide nothing. */
export function outcome({ winner, taken }: Table): Outcome | null {
  if (winner === null) return null
  const scores = taken.map((count, seat) => ({ seat, total: seat === winner ? 1 : 0, parts: { taken: count } }))
  return { winners: [winner], rule: '__prefix__-5', scores }
}
