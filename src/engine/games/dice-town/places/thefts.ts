import type { Seat } from '../../../core/contract'
import type { Backs, Table, Theft } from '../facts'
import { seatsWhere } from '../seats'

/** What a thief may take. */

/** Possible victims: everyone else with a card that is not wired (DT-9.3). */
export function victimsOf(table: Table, thief: Seat): Seat[] {
  return seatsWhere(table, ({ property, store }, seat) => seat !== thief && property + store > 0)
}

export function anythingInReach(table: Table, thief: Seat): boolean {
  return table.players.some(({ property, store }, seat) => seat !== thief && property + store > 0)
}

/** Every legal theft: a victim and how many cards of each back, at least one in all (DT-9.1). */
export function theftsOf(table: Table, thief: Seat, queens: number): Theft[] {
  const thefts: Theft[] = []
  for (const victim of victimsOf(table, thief)) {
    const reach = table.players[victim]
    for (let property = 0; property <= Math.min(queens, reach.property); property++)
      for (let store = property === 0 ? 1 : 0; store <= Math.min(queens - property, reach.store); store++)
        thefts.push({ victim, property, store })
  }
  return thefts
}

/** The most of each back that a theft can still take, given how much of the other back it takes (DT-9.1, DT-9.3). */
export function theftLimits(table: Table, { victim, property, store }: Theft, queens: number): Backs {
  const reach = table.players[victim]
  return { property: Math.min(reach.property, queens - store), store: Math.min(reach.store, queens - property) }
}

/** As many cards as possible from a victim, properties first. */
export function largestTheft(table: Table, victim: Seat, queens: number): Theft {
  const { property } = theftLimits(table, { victim, property: 0, store: 0 }, queens)
  const { store } = theftLimits(table, { victim, property, store: 0 }, queens)
  return { victim, property, store }
}
