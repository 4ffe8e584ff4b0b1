/** How much any one address may demand of the host, so that a misbehaving client never affects others. */
import { bucket, counter } from './guard'
import { ticks } from '../ticks'

/** A sustained rate and a burst. */
type Pace = readonly [perSecond: number, burst: number]

/**
 * Messages that cost more than others: changes (written to disk and broadcast), chat, help (slow to compute), and
 * arriving again while at a table, which is broadcast too.
 */
export type Costly = 'change' | 'chat' | 'help' | 'rejoin'

/** How many of them one socket may send. An address may have many sockets. */
export const perSocket: Readonly<Record<Costly, Pace>> = {
  change: [10, 60],
  chat: [1, 10],
  help: [20, 40],
  rejoin: [20, 60],
}

/** How many frames and bytes of any kind one socket may send. */
export const framesPerSocket: Readonly<Record<'near' | 'far' | 'bytes', Pace>> = {
  near: [150, 300],
  far: [50, 150],
  bytes: [64_000, 256_000],
}

interface Side extends Readonly<Record<Costly, Pace>> {
  readonly connections: number
  readonly sockets: number
  readonly requests: Pace
  readonly upgrades: Pace
  readonly messages: Pace
  /** Tables opened. */
  readonly opens: Pace
  /** New people at tables, which have limited room. */
  readonly joins: Pace
  /** Requests to be let in as someone who is away, which interrupt people at the table. */
  readonly claims: Pace
}

/** Per address on the network; this computer's own windows are trusted with more. */
const far: Side = {
  connections: 64,
  sockets: 24,
  requests: [50, 400],
  upgrades: [5, 60],
  messages: [200, 600],
  opens: [1 / 60, 6],
  joins: [1 / 10, 10],
  claims: [1 / 20, 6],
  change: [15, 100],
  chat: [2, 20],
  help: [40, 80],
  rejoin: [40, 200],
}
const near: Side = {
  connections: 1500,
  sockets: 1000,
  requests: [2000, 4000],
  upgrades: [500, 2000],
  messages: [1e6, 1e6],
  opens: [10, 100],
  joins: [500, 2000],
  claims: [10, 100],
  change: [1e6, 1e6],
  chat: [1e6, 1e6],
  help: [1e6, 1e6],
  rejoin: [1e6, 1e6],
}
/** Wrong PINs, codes and tokens: ten at once, then one every six seconds. */
const wrongTries: Pace = [1 / 6, 10]

export interface Limits {
  /** Counts a new connection; false if it is one too many. `left` ends it. */
  connected(address: string): boolean
  left(address: string): void
  /** The same for sockets. */
  entered(address: string): boolean
  exited(address: string): void
  request(address: string): boolean
  message(address: string): boolean
  opens(address: string): boolean
  joins(address: string): boolean
  claims(address: string): boolean
  costly(kind: Costly, address: string): boolean
  /** Whether this address may still guess a secret; `missed` counts a wrong guess. */
  mayTry(address: string): boolean
  missed(address: string): void
  /** Handles an address's guesses one after the other, so that guessing in parallel gains nothing. */
  oneByOne<T>(address: string, guess: () => Promise<T>): Promise<T>
}

export function limitsPerAddress(now: () => number = ticks): Limits {
  const side = (which: Side) => ({
    connections: counter(which.connections),
    sockets: counter(which.sockets),
    requests: buckets(...which.requests, now),
    upgrades: buckets(...which.upgrades, now),
    messages: buckets(...which.messages, now),
    opens: buckets(...which.opens, now),
    joins: buckets(...which.joins, now),
    claims: buckets(...which.claims, now),
    change: buckets(...which.change, now),
    chat: buckets(...which.chat, now),
    help: buckets(...which.help, now),
    rejoin: buckets(...which.rejoin, now),
  })
  const sides = { near: side(near), far: side(far) }
  const of = (address: string) => (isLocal(address) ? sides.near : sides.far)
  const tries = buckets(...wrongTries, now)
  const guessing = new Map<string, Promise<unknown>>()
  return {
    connected: (address) => of(address).connections.enter(group(address)),
    left: (address) => of(address).connections.leave(group(address)),
    entered: (address) => of(address).upgrades.take(group(address)) && of(address).sockets.enter(group(address)),
    exited: (address) => of(address).sockets.leave(group(address)),
    request: (address) => of(address).requests.take(group(address)),
    message: (address) => of(address).messages.take(group(address)),
    opens: (address) => of(address).opens.take(group(address)),
    joins: (address) => of(address).joins.take(group(address)),
    claims: (address) => of(address).claims.take(group(address)),
    costly: (kind, address) => of(address)[kind].take(group(address)),
    mayTry: (address) => tries.hasRoom(group(address)),
    missed: (address) => void tries.take(group(address)),
    oneByOne(address, guess) {
      const key = group(address)
      const before = guessing.get(key)
      const done = before ? before.then(guess) : guess()
      const settled = done
        .catch(() => undefined)
        .finally(() => {
          if (guessing.get(key) === settled) guessing.delete(key)
        })
      guessing.set(key, settled)
      return done
    },
  }
}

export function isLocal(address: string | undefined): boolean {
  return address !== undefined && /^(::1$|(::ffff:)?127\.)/.test(address)
}

/** What counts as one address: an IPv4 address, or a whole IPv6 /64, since devices there pick as many as they like. */
export function group(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head, tail = ''] = plain.split('::')
  const [front, back] = [head, tail].map((half) => half.split(':').filter((part) => part !== ''))
  const gap = plain.includes('::') ? 8 - front.length - back.length : 0
  const parts = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return parts.slice(0, 4).join(':').toLowerCase()
}

const mostKept = 5000

/** A bucket for each key; empty ones are dropped when there are too many. */
function buckets(perSecond: number, burst: number, now: () => number) {
  const all = new Map<string, ReturnType<typeof bucket>>()
  const of = (key: string) => {
    let one = all.get(key)
    if (!one) {
      if (all.size >= mostKept) for (const [old, kept] of all) if (kept.level() === 0) all.delete(old)
      one = bucket(perSecond, burst, now)
      all.set(key, one)
    }
    return one
  }
  return {
    take: (key: string): boolean => of(key).take(),
    hasRoom: (key: string): boolean => (all.get(key)?.level() ?? 0) + 1 <= burst,
  }
}
