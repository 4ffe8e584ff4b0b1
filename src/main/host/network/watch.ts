/** This computer's addresses, and whether they are still the same. */
import { inUrl, ownAdapters, unmapped, type Adapter } from './addresses'

export interface AddressWatch {
  /** Those at which devices got in, in that order, so that what is shown doesn't change; then best first. */
  readonly adapters: readonly Adapter[]
  /** Where phones may reach a port of this computer, best first. */
  urls(port: number): readonly string[]
  /** Looks again: whether anything has changed. */
  look(): boolean
  /** A device got in at this address. True if the first address has changed. */
  worked(address: string): boolean
}

export function addressWatch(read: () => readonly Adapter[] = ownAdapters): AddressWatch {
  const worked = new Set<string>()
  const inOrder = (all: readonly Adapter[]): readonly Adapter[] => {
    const first = [...worked]
    const place = ({ address }: Adapter) => (worked.has(address) ? first.indexOf(address) : worked.size)
    return all.toSorted((a, b) => place(a) - place(b))
  }
  let adapters = inOrder(read())
  return {
    get adapters() {
      return adapters
    },
    urls: (port) => adapters.map((adapter) => `http://${inUrl(adapter.address)}:${port}`),
    look() {
      const now = inOrder(read())
      if (JSON.stringify(now) === JSON.stringify(adapters)) return false
      adapters = now
      return true
    },
    worked(address) {
      const plain = unmapped(address)
      const shown = adapters[0]?.address
      if (!adapters.some((one) => one.address === plain)) return false
      worked.add(plain)
      adapters = inOrder(adapters)
      return adapters[0]?.address !== shown
    },
  }
}
