import type { Draft } from '../../match/contract'

/** The stones picked so far; board and controls share it. */
export interface __Name__Draft extends Draft {
  picked: number
}

export function createDraft(): __Name__Draft {
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
