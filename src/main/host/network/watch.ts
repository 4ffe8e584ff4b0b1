/** This computer's addresses, and whether they are still the same. */
import { inUrl, ownAdapters, type Adapter } from './addresses'

export interface AddressWatch {
  /** Best first. */
  readonly adapters: readonly Adapter[]
  /** Where phones may reach a port of this computer, best first. */
  urls(port: number): readonly string[]
  /** Looks again: whether anything has changed. */
  look(): boolean
}

export function addressWatch(read: () => readonly Adapter[] = ownAdapters): AddressWatch {
  let adapters = read()
  return {
    get adapters() {
      return adapters
    },
    urls: (port) => adapters.map((adapter) => `http://${inUrl(adapter.address)}:${port}`),
    look() {
      const now = read()
      if (JSON.stringify(now) === JSON.stringify(adapters)) return false
      adapters = now
      return true
    },
  }
}
