import type { Step, View, World } from '../../core/contract'
import type { Motion } from '../../core/step'
import type { Event, Hidden, Own, Table } from './facts'

/** The contract's shapes, filled in for this game. */
export type GameWorld = World<Table, Own, Hidden>
export type GameView = View<Table, Own>
export type GameStep = Step<Table, Own, Hidden, Event>
/** A world being resolved. */
export type GameMotion = Motion<Table, Own, Hidden, Event>
