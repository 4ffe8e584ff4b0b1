/** The reactive shell of the draft; what happens to it is in `draft.ts`. */
import type { Seat } from '../../../engine/core/contract'
import type { Cell, Colour, Operation } from '../../../engine/games/forras-pont/facts'
import type { Opening } from '../../../engine/games/forras-pont/routes/openings'
import type { Route } from '../../../engine/games/forras-pont/search/best'
import type { Draft } from '../../match/contract'
import { blankDraft, type DraftState, type Mode } from './draft'

const blank = blankDraft()

export class ForrasDraft implements Draft, DraftState {
  mode = $state<Mode>(blank.mode)
  colour = $state<Colour | null>(blank.colour)
  cell = $state<Cell | null>(blank.cell)
  last = $state<Colour | null>(blank.last)
  route = $state.raw<readonly Cell[]>(blank.route)
  owners = $state.raw<readonly (Seat | null)[]>(blank.owners)
  offers = $state.raw<readonly Route[] | null>(blank.offers)
  ahead = $state(blank.ahead)
  openings = $state.raw<readonly Opening[] | null>(blank.openings)
  operations = $state.raw<readonly (Operation | null)[]>(blank.operations)
  pair = $state(blank.pair)
  /** Whether everyone's sheets lie open before the player. Not part of the answer: it stays through a reset. */
  sheetsOpen = $state(false)

  reset(): void {
    Object.assign(this, blankDraft())
  }
}

export const createDraft = () => new ForrasDraft()
