/** This device's private setting: let an order go by itself where there is nothing to veto it with. */
import { keep, recall } from '../../connection/keep'

const key = 'asztal.agents.letGo'

class LetGo {
  #on = $state(recall(key) === 'on')

  get on(): boolean {
    return this.#on
  }

  set on(value: boolean) {
    this.#on = value
    keep(key, value ? 'on' : null)
  }
}

export const letGo = new LetGo()

/** How long the device waits before it lets go, in ms: the same spread whatever is on the agent (AG-6.6). */
export const letGoAfter = (chance: number) => 1500 + 1500 * chance
