import type { Motion as CoreMotion } from '../../../core/step'
import type { Event, Hidden, Own, Table } from '../facts'

export type Motion = CoreMotion<Table, Own, Hidden, Event>

/** When something happens. */
export const momentOf = ({ turn, round }: Pick<Table, 'turn' | 'round'>) => ({ turn, round })
