import { coordinatesIn, type NamedIn } from '../../../match/testing/named'

/** Rings. */
export const named: NamedIn = coordinatesIn
