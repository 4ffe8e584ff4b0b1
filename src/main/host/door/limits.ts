/** How much any one address may demand of the host, so that a misbehaving client never affects others. */
import { bucket, counter } from '../buckets'
import { isLocal, neighbourhood, plainAddress } from '../network/addresses'
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
  /** New connections, whether or not they last. */
  readonly arrivals: Pace
  readonly requests: Pace
  readonly upgrades: Pace
  readonly messages: Pace
  /** Tables opened. */
  readonly opens: Pace
  /** Matches begun, each of which leaves a journal on disk. */
  readonly starts: Pace
  /** New people at tables, which have limited room. */
  readonly joins: Pace
  /** Requests that interrupt people: to be let in as someone who is away, to move a table to another computer. */
  readonly knocks: Pace
}

/** Per address on the network; this computer's own windows are trusted with more. */
const far: Side = {
  connections: 64,
  sockets: 24,
  arrivals: [20, 300],
  requests: [50, 400],
  upgrades: [5, 60],
  messages: [200, 600],
  opens: [1 / 60, 6],
  starts: [1 / 10, 12],
  joins: [1 / 10, 10],
  knocks: [1 / 20, 6],
  change: [15, 100],
  chat: [2, 20],
  help: [40, 80],
  rejoin: [40, 200],
}
const near: Side = {
  connections: 1500,
  sockets: 1000,
  arrivals: [2000, 4000],
  requests: [2000, 4000],
  upgrades: [500, 2000],
  messages: [1e6, 1e6],
  opens: [10, 100],
  starts: [10, 100],
  joins: [500, 2000],
  knocks: [10, 100],
  change: [1e6, 1e6],
  chat: [1e6, 1e6],
  help: [1e6, 1e6],
  rejoin: [1e6, 1e6],
}
/**
 * How many times as much all neighbours of one IPv6 /64 may demand together: a whole room shares one, but one device
 * there may have as many addresses as it likes.
 */
const neighbours = 12
const fewNeighbours: Pick<Side, 'opens' | 'starts' | 'joins' | 'knocks'> = {
  opens: [1 / 20, 12],
  starts: [1 / 3, 40],
  joins: [1 / 4, 30],
  knocks: [1 / 8, 12],
}

/** Wrong PINs, codes and tokens: ten at once, then one every six seconds. */
const wrongTries: Pace = [1 / 6, 10]

type Leaving = () => void

export interface Limits {
  /** Counts a new connection; null if it is one too many, else how to end it. */
  connected(address: string): Leaving | null
  /** The same for sockets. */
  entered(address: string): Leaving | null
  /** Somebody who has a seat is at this address: what its neighbours do is not counted against it. */
  knows(address: string): void
  request(address: string): boolean
  message(address: string): boolean
  opens(address: string): boolean
  starts(address: string): boolean
  joins(address: string): boolean
  knocks(address: string): boolean
  costly(kind: Costly, address: string): boolean
  /** Whether this address may still guess a secret; `missed` counts a wrong guess. */
  mayTry(address: string): boolean
  missed(address: string): void
  /** Handles an address's guesses one after the other, so that guessing in parallel gains nothing. */
  oneByOne<T>(address: string, guess: () => Promise<T>): Promise<T>
}

export function limitsPerAddress(now: () => number = ticks): Limits {
  const sides = {
    near: countersOf(near, now, () => 'own'),
    far: countersOf(far, now, plainAddress),
    together: countersOf({ ...timesAsMuch(far, neighbours), ...fewNeighbours }, now, neighbourhood),
  }
  /** Every count that an address is part of: its own, and that of its IPv6 neighbours unless it is known. */
  const of = (address: string): readonly Counters[] => {
    if (isLocal(address)) return [sides.near]
    return neighbourhood(address) === plainAddress(address) || known.has(plainAddress(address))
      ? [sides.far]
      : [sides.far, sides.together]
  }
  const all = (address: string, take: (counters: Counters) => boolean) => of(address).every(take)
  const known = new Set<string>()
  const tries = buckets(...wrongTries, now)
  const guesses = oneAtATime()
  return {
    connected(address) {
      const inTime = all(address, ({ arrivals }) => arrivals.take(address))
      return inTime ? enterAll(of(address), ({ connections }) => connections, address) : null
    },
    entered(address) {
      return all(address, ({ upgrades }) => upgrades.take(address))
        ? enterAll(of(address), ({ sockets }) => sockets, address)
        : null
    },
    knows(address) {
      if (isLocal(address)) return
      known.delete(plainAddress(address))
      known.add(plainAddress(address))
      if (known.size > mostKnown) known.delete(known.values().next().value!)
    },
    request: (address) => all(address, ({ requests }) => requests.take(address)),
    message: (address) => all(address, ({ messages }) => messages.take(address)),
    opens: (address) => all(address, ({ opens }) => opens.take(address)),
    starts: (address) => all(address, ({ starts }) => starts.take(address)),
    joins: (address) => all(address, ({ joins }) => joins.take(address)),
    knocks: (address) => all(address, ({ knocks }) => knocks.take(address)),
    costly: (kind, address) => all(address, (counters) => counters[kind].take(address)),
    mayTry: (address) => tries.hasRoom(neighbourhood(address)),
    missed: (address) => void tries.take(neighbourhood(address)),
    oneByOne: (address, guess) => guesses(neighbourhood(address), guess),
  }
}

/** Runs what belongs to one key one after the other; different keys don't wait for each other. */
function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = running.get(key)
    const done = before ? before.then(work) : work()
    const settled = done
      .catch(() => undefined)
      .finally(() => {
        if (running.get(key) === settled) running.delete(key)
      })
    running.set(key, settled)
    return done
  }
}

const mostKept = 5000
const mostKnown = 500

type Counters = ReturnType<typeof countersOf>

/** What is counted for one side, by what `key` makes of an address. */
function countersOf(which: Side, now: () => number, key: (address: string) => string) {
  const paced = (pace: Pace) => {
    const all = buckets(...pace, now)
    return { take: (address: string) => all.take(key(address)) }
  }
  const open = (most: number) => {
    const all = counter(most)
    return { enter: (address: string) => all.enter(key(address)), leave: (address: string) => all.leave(key(address)) }
  }
  return {
    connections: open(which.connections),
    sockets: open(which.sockets),
    arrivals: paced(which.arrivals),
    requests: paced(which.requests),
    upgrades: paced(which.upgrades),
    messages: paced(which.messages),
    opens: paced(which.opens),
    starts: paced(which.starts),
    joins: paced(which.joins),
    knocks: paced(which.knocks),
    change: paced(which.change),
    chat: paced(which.chat),
    help: paced(which.help),
    rejoin: paced(which.rejoin),
  }
}

function timesAsMuch(side: Side, factor: number): Side {
  const more = (limit: number | Pace) => (typeof limit === 'number' ? limit * factor : limit.map((one) => one * factor))
  return Object.fromEntries(Object.entries(side).map(([name, limit]) => [name, more(limit as Pace)])) as unknown as Side
}

/** Enters every count or none. */
function enterAll(
  counters: readonly Counters[],
  which: (counters: Counters) => Counters['sockets'],
  address: string,
): Leaving | null {
  const entered: Counters['sockets'][] = []
  const leave = () => entered.splice(0).forEach((one) => one.leave(address))
  for (const count of counters.map(which)) {
    if (!count.enter(address)) return (leave(), null)
    entered.push(count)
  }
  return leave
}

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
