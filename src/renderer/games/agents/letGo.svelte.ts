/** A private setting: let an order go by itself where there is nothing to veto it with. */
import { keep, noteKey, recall } from '../../device/keep'

const key = 'asztal.agents.letGo'

class LetGo {
  #changes = $state(0)

  get on(): boolean {
    void this.#changes
    return recall(noteKey(key)) === 'on'
  }

  set on(value: boolean) {
    keep(noteKey(key), value ? 'on' : null)
    this.#changes++
  }
}

export const letGo = new LetGo()

/** How long the device waits before it lets go, in ms: the same spread whatever is on the agent (AG-6.6). */
export const letGoAfter = (chance: number) => 1500 + 1500 * chance
