import type { Motion } from '../../../core/step'
import type { Event, Hidden, Own, Table } from '../facts'

export type GameMotion = Motion<Table, Own, Hidden, Event>

/** When something happens. */
export const momentOf = ({ turn, round }: Pick<Table, 'turn' | 'round'>) => ({ turn, round })
