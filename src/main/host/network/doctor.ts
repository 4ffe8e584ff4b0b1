/** The connection doctor: infers from what arrives which obstacle stands between phones and this host. */
import type { Diagnosis } from '../../../protocol/doctor'
import { cleanText } from '../../../protocol/toHost'
import { isLocal, sameNetwork, unmapped, type Adapter } from './addresses'
import { ticks } from '../ticks'

/** How far one device got, and when; `to` is the address of ours that it used. */
export interface Visit {
  readonly from: string
  readonly to: string
  /** A page was served, a socket opened, hello said. */
  readonly page: number | null
  readonly socket: number | null
  readonly hello: number | null
  /** Came with https, or with a name that is not ours. */
  readonly https: number | null
  readonly misnamed: number | null
  readonly name: string
}

export interface Observations {
  readonly now: number
  /** Since when someone at this computer has been waiting at a table. */
  readonly since: number
  readonly port: number
  /** Best first: people are shown the first one. */
  readonly adapters: readonly Pick<Adapter, 'address' | 'netmask' | 'family'>[]
  readonly visits: readonly Visit[]
  /** Whether any other device was heard on the network, whatever it multicast. */
  readonly heard: boolean
}

const forgottenMs = 180_000
const firewallMs = 45_000
const isolatedMs = 180_000
const socketMs = 8000
const helloMs = 5000
/** Guest networks of well-known routers. */
const guestNetworks = /^(192\.168\.179\.|172\.16\.42\.)/
const privateAddress = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/

export const healthy: Diagnosis = { wall: 'none', remedy: 'none' }

/** One wall and one remedy: first what stopped somebody recently, then what keeps everybody out. */
export function diagnose(seen: Observations): Diagnosis {
  const adapters = seen.adapters.filter((one) => one.family === 'IPv4')
  if (adapters.length === 0) return { wall: 'no-network', remedy: 'join-network' }
  const visits = seen.visits.filter((one) => !isLocal(one.from))
  const shown = adapters[0].address
  for (const visit of visits.filter((one) => lastOf(one) > seen.now - forgottenMs)) {
    const wall = wallBefore(visit, seen, adapters)
    if (wall) return wall
  }
  // Whatever address they use is shown first from then on.
  if (visits.some((one) => one.hello !== null)) return healthy
  const waited = seen.now - seen.since
  if (visits.length > 0 || waited < firewallMs) return healthy
  const guest: Diagnosis = { wall: 'guest-network', remedy: 'same-network', address: shown }
  if (guestNetworks.test(shown)) return guest
  // A firewall is by far the more common reason, so it is named first; a silent network probably isolates its clients.
  if (!seen.heard && waited >= isolatedMs) return guest
  return { wall: 'nothing-came', remedy: 'open-firewall', address: shown, port: seen.port, heard: seen.heard }
}

/** The same observations with time passing `speed` times as fast, for tests that can't wait. */
export function hurried(seen: Observations, speed: number): Observations {
  const ago = <T extends number | null>(time: T): T =>
    (time === null ? null : seen.now - (seen.now - time) * speed) as T
  const visits = seen.visits.map((one) => ({
    ...one,
    page: ago(one.page),
    socket: ago(one.socket),
    hello: ago(one.hello),
    https: ago(one.https),
    misnamed: ago(one.misnamed),
  }))
  return { ...seen, since: ago(seen.since), visits }
}

/** What stopped this device, unless it got in after all. */
function wallBefore(
  visit: Visit,
  { now, port }: Observations,
  adapters: readonly Pick<Adapter, 'address' | 'netmask'>[],
): Diagnosis | null {
  const { from, to, page, socket, hello, https, misnamed } = visit
  const after = (one: number | null, other: number | null) => one !== null && (other === null || one > other)
  const address = `${adapters.some((one) => one.address === to) ? to : adapters[0].address}:${port}`
  if (after(https, page) && after(https, hello)) return { wall: 'https', remedy: 'type-http', address }
  if (after(misnamed, page) && after(misnamed, hello))
    return { wall: 'wrong-name', remedy: 'use-address', name: visit.name, address }
  if (after(socket, hello) && now - socket! >= helloMs) return { wall: 'no-hello', remedy: 'reload', from }
  if (after(page, socket) && after(page, hello) && now - page! >= socketMs) {
    const foreign = privateAddress.test(from) && !adapters.some((one) => sameNetwork(from, one.address, one.netmask))
    if (foreign) return { wall: 'guest-network', remedy: 'same-network', address: from }
    return { wall: 'no-socket', remedy: 'other-browser', from }
  }
  return null
}

function lastOf({ page, socket, hello, https, misnamed }: Visit): number {
  return Math.max(...[page, socket, hello, https, misnamed].map((one) => one ?? -Infinity))
}

const mostVisits = 100

/** Keeps what the doctor looks at. */
export interface VisitBook {
  note(what: 'page' | 'socket' | 'hello' | 'https' | 'misnamed', from: string, to: string, name?: string): void
  /** The latest first. */
  all(): readonly Visit[]
}

export function visitBook(now: () => number = ticks): VisitBook {
  const visits = new Map<string, Visit>()

  return {
    note(what, from, to, name = '') {
      const key = `${unmapped(from)} ${unmapped(to)}`
      const before = visits.get(key)
      visits.delete(key)
      const empty = { page: null, socket: null, hello: null, https: null, misnamed: null, name: '' }
      const visit: Visit = { ...empty, ...before, from: unmapped(from), to: unmapped(to), [what]: now() }
      visits.set(key, name === '' ? visit : { ...visit, name: cleanText(name.slice(0, 60)) })
      if (visits.size > mostVisits) visits.delete(visits.keys().next().value!)
    },
    all: () => [...visits.values()].reverse(),
  }
}
