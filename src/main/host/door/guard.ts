/** Who is let in: requests that use one of our own names. */
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
