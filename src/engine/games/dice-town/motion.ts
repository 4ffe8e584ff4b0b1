import type { Rng, World } from '../../core/contract'
import { setInMotion, type Motion as CoreMotion, type Writable } from '../../core/step'
import type { Event } from './events'
import type { Hidden, Own, Phase, Player, Table, Task } from './facts'

type TableInMotion = Omit<Table, 'players'> & { readonly players: readonly Writable<Player>[] }

/** A town while an ask is being resolved; its players are copies too and may be written to. */
export type Motion = CoreMotion<TableInMotion, Own, Hidden, Event>

export function townInMotion(world: World<Table, Own, Hidden>, rng: Rng): Motion {
  const players = world.table.players.map((player) => ({ ...player }))
  return setInMotion<TableInMotion, Own, Hidden, Event>({ ...world, table: { ...world.table, players } }, rng)
}

/** Puts tasks at the front of the agenda. */
export function doNext(motion: Motion, ...tasks: Task[]) {
  motion.table.agenda = [...tasks, ...motion.table.agenda]
}

/** Stops the agenda until players have decided. */
export function enterPhase(motion: Motion, phase: Phase) {
  motion.table.phase = phase
}
