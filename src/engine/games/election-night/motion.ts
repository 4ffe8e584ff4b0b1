import type { Step, View, World } from '../../core/contract'
import type { Motion } from '../../core/step'
import type { Event } from './events'
import type { Hidden, Own, Table } from './facts'

/** The contract's shapes, filled in for this game. */
export type EnWorld = World<Table, Own, Hidden>
export type EnView = View<Table, Own>
export type EnStep = Step<Table, Own, Hidden, Event>
/** A world being resolved. */
export type EnMotion = Motion<Table, Own, Hidden, Event>
