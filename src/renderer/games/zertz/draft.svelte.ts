import type { Draft } from '../../match/contract'
import { nothingChosen, type MoveDraft } from './draft'

export interface ZertzDraft extends Draft {
  move: MoveDraft
}

/** The move under construction, shared by board and controls. */
export function createDraft(): ZertzDraft {
  let move = $state.raw(nothingChosen)
  return {
    get move() {
      return move
    },
    set move(value) {
      move = value
    },
    reset() {
      move = nothingChosen
    },
  }
}
