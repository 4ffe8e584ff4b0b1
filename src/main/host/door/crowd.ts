/** How many connections there may be, and who makes room when there are too many. */
import { ticks } from '../ticks'
import { isLocal, whole } from './limits'

/** One connection, as the crowd sees it. */
export interface Visitor {
  /** Ends the connection. */
  destroy(): void
}

export interface Crowd<V extends Visitor> {
  /** Lets a connection in, if need be in place of another; false if there is no room for it. */
  enter(visitor: V, from: string): boolean
  exit(visitor: V): void
}

/** All connections of all addresses together. */
const usualMost = 2000
/** How long a stranger may do nothing before anyone else goes first. */
const patienceMs = 15_000

/**
 * Room is shared by address. When all of it is taken, the address with the most strangers loses its oldest one to an
 * address with fewer; where all have as few, a stranger makes room who has done nothing for a while. People who have
 * seats and this computer's own windows stay.
 */
export function crowd<V extends Visitor>(
  hasSeat: (visitor: V) => boolean,
  most = usualMost,
  now: () => number = ticks,
): Crowd<V> {
  const byAddress = new Map<string, Set<V>>()
  /** In the order in which they came. */
  const arrivals = new Map<V, { readonly address: string; readonly at: number }>()
  const ownComputer = 'own'

  const strangersOf = (visitors: ReadonlySet<V>): number => {
    let count = 0
    for (const one of visitors) if (!hasSeat(one)) count++
    return count
  }

  /** The address with the most strangers, if those are more than this. */
  const largest = (than: number): string | null => {
    let [found, size] = [null as string | null, than]
    for (const [address, visitors] of byAddress) {
      if (address === ownComputer || visitors.size <= size) continue
      const strangers = strangersOf(visitors)
      if (strangers > size) [found, size] = [address, strangers]
    }
    return found
  }

  const leave = (visitor: V): void => {
    const address = arrivals.get(visitor)?.address ?? ''
    const visitors = byAddress.get(address)
    arrivals.delete(visitor)
    visitors?.delete(visitor)
    if (visitors?.size === 0) byAddress.delete(address)
  }

  const idleStranger = (): V | undefined => {
    for (const [visitor, { address, at }] of arrivals) {
      if (now() - at < patienceMs) return undefined
      if (address !== ownComputer && !hasSeat(visitor)) return visitor
    }
    return undefined
  }

  const makeRoom = (address: string): boolean => {
    const own = address === ownComputer ? 0 : (byAddress.get(address)?.size ?? 0)
    const from = largest(address === ownComputer ? 0 : own + 1)
    const last = from === null ? idleStranger() : [...byAddress.get(from)!].find((one) => !hasSeat(one))
    if (last === undefined) return false
    leave(last)
    last.destroy()
    return true
  }

  return {
    enter(visitor, from) {
      const address = isLocal(from) ? ownComputer : whole(from)
      if (arrivals.size >= most && !makeRoom(address)) return false
      const visitors = byAddress.get(address) ?? new Set()
      byAddress.set(address, visitors.add(visitor))
      arrivals.set(visitor, { address, at: now() })
      return true
    },
    exit: leave,
  }
}
