/** How many connections there may be, and who makes room when there are too many. */
import { isLocal, plainAddress } from '../network/addresses'
import { ticks } from '../ticks'

/** One connection, as the crowd sees it. */
export interface Visitor {
  /** Ends the connection. */
  destroy(): void
}

/** All connections of all addresses together. */
const usualMost = 2000
/** How long a stranger may do nothing before others take precedence. */
const patienceMs = 15_000
const ownComputer = 'own'

/**
 * Room is shared by address. When all of it is taken, the address with the most strangers loses its oldest one to an
 * address with fewer; where all have equally few, a stranger who has done nothing for a while makes room. People who
 * have seats and this computer's own windows stay.
 */
export class Crowd<V extends Visitor> {
  readonly #byAddress = new Map<string, Set<V>>()
  /** In the order in which they came. */
  readonly #arrivals = new Map<V, { readonly address: string; readonly at: number }>()

  readonly #hasSeat: (visitor: V) => boolean
  readonly #most: number
  readonly #now: () => number

  constructor(hasSeat: (visitor: V) => boolean, most = usualMost, now: () => number = ticks) {
    this.#hasSeat = hasSeat
    this.#most = most
    this.#now = now
  }

  /** Lets a connection in, in place of another if need be; false if there is no room for it. */
  enter(visitor: V, from: string): boolean {
    const address = isLocal(from) ? ownComputer : plainAddress(from)
    if (this.#arrivals.size >= this.#most && !this.#makeRoom(address)) return false
    const visitors = this.#byAddress.get(address) ?? new Set()
    this.#byAddress.set(address, visitors.add(visitor))
    this.#arrivals.set(visitor, { address, at: this.#now() })
    return true
  }

  exit(visitor: V): void {
    const address = this.#arrivals.get(visitor)?.address ?? ''
    const visitors = this.#byAddress.get(address)
    this.#arrivals.delete(visitor)
    visitors?.delete(visitor)
    if (visitors?.size === 0) this.#byAddress.delete(address)
  }

  #makeRoom(address: string): boolean {
    const own = address === ownComputer ? 0 : (this.#byAddress.get(address)?.size ?? 0)
    const from = this.#largest(address === ownComputer ? 0 : own + 1)
    const last =
      from === null ? this.#idleStranger() : [...this.#byAddress.get(from)!].find((one) => !this.#hasSeat(one))
    if (last === undefined) return false
    this.exit(last)
    last.destroy()
    return true
  }

  /** The address with the most strangers, if those are more than this. */
  #largest(than: number): string | null {
    let [found, size] = [null as string | null, than]
    for (const [address, visitors] of this.#byAddress) {
      if (address === ownComputer || visitors.size <= size) continue
      const strangers = this.#strangersOf(visitors)
      if (strangers > size) [found, size] = [address, strangers]
    }
    return found
  }

  #strangersOf(visitors: ReadonlySet<V>): number {
    let count = 0
    for (const one of visitors) if (!this.#hasSeat(one)) count++
    return count
  }

  #idleStranger(): V | undefined {
    for (const [visitor, { address, at }] of this.#arrivals) {
      if (this.#now() - at < patienceMs) return undefined
      if (address !== ownComputer && !this.#hasSeat(visitor)) return visitor
    }
    return undefined
  }
}
