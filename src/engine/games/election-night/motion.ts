import type { Rng, Step, Told, World } from '../../core/contract'
import type { Event } from './events'
import type { Hidden, Own, PerSeat, Table } from './facts'

export type EnWorld = World<Table, Own, Hidden>
export type EnStep = Step<Table, Own, Hidden, Event>

/** A step in the making: a copy of the table whose parts are replaced, never changed, and what is told so far. */
export interface Going {
  readonly table: { -readonly [Part in keyof Table]: Table[Part] }
  own: PerSeat<Own>
  readonly told: Told<Event>[]
  readonly rng: Rng
}

export function going(world: EnWorld, rng: Rng): Going {
  return { table: { ...world.table }, own: [world.own[0], world.own[1]], told: [], rng }
}

/** Tells everyone something that was no secret. */
export function tell(go: Going, event: Event) {
  go.told.push({ to: 'all', reveals: false, event })
}

export function finished(go: Going): EnStep {
  return { world: { table: go.table, own: go.own, hidden: null }, told: go.told }
}
