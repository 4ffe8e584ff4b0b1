/** Who is let in: requests that use one of our own names, and nobody too often. */
import type { IncomingMessage } from 'node:http'
import { ownNames } from '../network/addresses'
import { ticks } from '../ticks'

const namesKeptMs = 2000

export interface DoorKeeper {
  /** Whether a request names us as its host. */
  hostIsOurs(request: IncomingMessage): boolean
  /** Whether it comes from the page that we serve under that same name. Programs send no origin; browsers always do. */
  originIsOurs(request: IncomingMessage): boolean
}

export function doorKeeper(port: () => number): DoorKeeper {
  let names = ownNames()
  let asOf = ticks()

  const isOurs = (host: string): boolean => {
    // An address that was ours may belong to someone else by now.
    if (ticks() - asOf > namesKeptMs) {
      names = ownNames()
      asOf = ticks()
    }
    const [, name, given] = /^(\[[0-9a-f:.]+\]|[^:[\]/]+)(?::(\d{1,5}))?$/i.exec(host) ?? []
    if (!name || Number(given ?? 80) !== port()) return false
    return names.has(name.toLowerCase())
  }

  return {
    hostIsOurs: (request) => isOurs(request.headers.host ?? ''),
    originIsOurs({ headers: { origin, host = '' } }) {
      return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`
    },
  }
}

/** A leaky bucket: `take` is false when things come faster than it drains. */
export function bucket(perSecond: number, burst: number, now: () => number = ticks) {
  let filled = 0
  let last = now()
  const level = (): number => {
    const time = now()
    filled = Math.max(0, filled - ((time - last) / 1000) * perSecond)
    last = time
    return filled
  }
  return {
    /** How full it is now. */
    level,
    take(amount = 1): boolean {
      if (level() + amount > burst) return false
      filled += amount
      return true
    },
    /** Undoes a `take`. */
    give(): void {
      filled = Math.max(0, level() - 1)
    },
  }
}

/** Counts what is open for each key. */
export function counter(most: number) {
  const counts = new Map<string, number>()
  return {
    enter(key: string): boolean {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key: string): void {
      const count = counts.get(key) ?? 0
      if (count <= 1) counts.delete(key)
      else counts.set(key, count - 1)
    },
  }
}
