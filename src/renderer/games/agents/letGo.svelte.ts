/** A private setting of the device: let an order go by itself where there is nothing to veto it with. */
import { keep, noteKey, recall } from '../../device/keep'

const key = 'asztal.agents.letGo'

class LetGoSetting {
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

export const letGoSetting = new LetGoSetting()
