import type { Occupant } from '../../../protocol/toClient'

/** Why a match can't start yet: nobody sits, or how many seats are still to be filled; null if it can. */
export function startBlock(seats: readonly Occupant[], min: number): 'nobody' | number | null {
  const taken = seats.filter((one) => one !== null)
  if (taken.length === 0) return 'nobody'
  return taken.length < min ? min - taken.length : null
}
