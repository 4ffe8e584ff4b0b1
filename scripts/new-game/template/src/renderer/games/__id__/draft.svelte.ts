import type { Draft } from '../../match/contract'

/** The stones picked so far; board and controls share it. */
export interface StonesDraft extends Draft {
  picked: number
}

export function createDraft(): StonesDraft {
  let picked = $state(0)
  return {
    get picked() {
      return picked
    },
    set picked(value) {
      picked = value
    },
    reset() {
      picked = 0
    },
  }
}
