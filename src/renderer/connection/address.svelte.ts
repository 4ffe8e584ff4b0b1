/** Which of the host's addresses is shown to others. All pages of this browser follow one choice. */
import { keep, recall } from '../device/keep'

const key = 'asztal.address'

class Address {
  #picked = $state(recall(key))

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === key) this.#picked = event.newValue
    })
  }

  pick(address: string): void {
    this.#picked = address
    keep(key, address)
  }

  /** The picked address if it still exists; else the one this page came by; else the best. */
  shown(addresses: readonly string[]): string | null {
    const there = (address: string | null) => (address !== null && addresses.includes(address) ? address : null)
    return there(this.#picked) ?? there(location.origin) ?? addresses[0] ?? null
  }
}

export const address = new Address()
