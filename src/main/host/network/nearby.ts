/** Nearby hosts that were heard recently. */
import type { NearbyHost } from '../../../protocol/toClient'
import { rankAddress } from './addresses'
import type { Sighting } from './advert'
import { ticks } from '../ticks'

const mostHosts = 40
const mostAddresses = 4

interface Seen {
  /** By address, since a host may be heard on several networks. */
  readonly at: Map<string, { host: NearbyHost; until: number }>
}

/** `keepMs`: how long a host that is no longer heard stays in the list. */
export function nearbyHosts(ownId: string, keepMs: number, now: () => number = ticks) {
  const seen = new Map<string, Seen>()

  const drop = () => {
    for (const [id, { at }] of seen) {
      for (const [url, { until }] of at) if (until <= now()) at.delete(url)
      if (at.size === 0) seen.delete(id)
    }
  }

  return {
    saw({ id, host }: Sighting): void {
      if (id === ownId) return
      drop()
      if (!seen.has(id) && seen.size >= mostHosts) return
      const { at } = seen.get(id) ?? { at: new Map<string, { host: NearbyHost; until: number }>() }
      if (!at.has(host.url) && at.size >= mostAddresses) return
      at.set(host.url, { host, until: now() + keepMs })
      seen.set(id, { at })
    },
    /** A goodbye counts for the address it came from: the host may still be on another network. */
    left(id: string, from: string): void {
      const one = seen.get(id)
      for (const url of [...(one?.at.keys() ?? [])]) if (new URL(url).hostname === from) one!.at.delete(url)
      if (one?.at.size === 0) seen.delete(id)
    },
    list(): NearbyHost[] {
      drop()
      const best = [...seen.values()].map(({ at }) => {
        const all = [...at.values()]
        const tables = all.reduce((latest, one) => (one.until > latest.until ? one : latest)).host.tables
        const { host } = all.reduce((best, one) => (rankUrl(one.host.url) < rankUrl(best.host.url) ? one : best))
        return { ...host, tables }
      })
      return best.sort((a, b) => a.name.localeCompare(b.name) || a.url.localeCompare(b.url))
    },
  }
}

function rankUrl(url: string): number {
  return rankAddress(new URL(url).hostname)
}
