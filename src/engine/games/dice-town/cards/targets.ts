import type { Seat } from '../../../core/contract'
import type { Played, Table } from '../facts'

/** Whom and what a card may be played against. */

/** Joe's possible targets: everyone else, even a player without money. */
export function joeTargets({ players }: Pick<Table, 'players'>, seat: Seat): Seat[] {
  return [...players.keys()].filter((other) => other !== seat)
}

/** Which of the played cards a player may stop, by index: any but their own (DT-13.12). */
export function stoppableBy(played: readonly Played[], seat: Seat): number[] {
  return [...played.keys()].filter((index) => played[index].seat !== seat)
}
