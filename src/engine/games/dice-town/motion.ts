import type { Rng, Step, View, World } from '../../core/contract'
import type { Motion, Writable } from '../../core/step'
import type { Event } from './events'
import type { Hidden, Own, Phase, Player, Table, Task } from './facts'

/** The contract's shapes, filled in for this game. */
export type GameWorld = World<Table, Own, Hidden>
export type GameView = View<Table, Own>
export type GameStep = Step<Table, Own, Hidden, Event>

type TableInMotion = Omit<Table, 'players' | 'agenda'> & {
  readonly players: Writable<Player>[]
  readonly agenda: Task[]
}

/** A world being resolved; its players and its agenda are copies too and may be written to. */
export type GameMotion = Motion<TableInMotion, Own, Hidden, Event>

export function townInMotion({ table, own, hidden }: GameWorld, rng: Rng): GameMotion {
  return { table: tableCopy(table), own: own.map(ownCopy), hidden: { ...hidden }, told: [], rng }
}

// Field by field: V8 copies records several times faster so than by spreading them, and playouts do little else.

function tableCopy(table: Table): GameMotion['table'] {
  const { clock, round, sheriff, mine, bank, stagecoach, row, pile, deck, discard, used, open, place, phase, hands } =
    table
  const players = table.players.map(playerCopy)
  const agenda = table.agenda.slice()
  // prettier-ignore
  return { clock, round, sheriff, players, mine, bank, stagecoach, row, pile, deck, discard, used, open, place, phase, agenda, hands }
}

function playerCopy({ money, nuggets, property, store, wired, dice, lifted, won }: Player): Writable<Player> {
  return { money, nuggets, property, store, wired, dice, lifted, won }
}

function ownCopy({ property, store, thrown, drawn, loot, lost, offer }: Own): Writable<Own> {
  return { property, store, thrown, drawn, loot, lost, offer }
}

/** Puts tasks at the front of the agenda. */
export function doNext(motion: GameMotion, ...tasks: Task[]) {
  motion.table.agenda.unshift(...tasks)
}

/** Stops the agenda until players have decided. */
export function enterPhase(motion: GameMotion, phase: Phase) {
  motion.table.phase = phase
}
