/** The guests' Wi-Fi, for all pages of this browser. */
import { keepWifi, recallWifi, type Wifi } from './wifi'

class GuestWifi {
  #now = $state.raw(recallWifi())

  constructor() {
    addEventListener('storage', () => (this.#now = recallWifi()))
  }

  get now(): Wifi | null {
    return this.#now
  }

  set(wifi: Wifi): void {
    keepWifi(wifi)
    this.#now = recallWifi()
  }
}

export const guestWifi = new GuestWifi()
