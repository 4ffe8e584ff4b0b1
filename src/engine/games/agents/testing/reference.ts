/**
 * A reference, written from the rulebook and the rulings alone. It keeps no running sums, only what
 * happened (bookings, murders), and adds up whenever it needs a number. It shares no code with the engine.
 */

import { bossAt, joined, pointsOf, seats, starts } from './referenceCity'

export interface Command {
  type: 'move' | 'carry' | 'murder'
  agent: number
  from?: string
  to?: string
  victim?: number
  at?: string
}

export type Fact = Record<string, unknown> & { type: string }

interface Booked {
  seat: number
  agent: number
  amount: number
  turn: number
  round: number
}

export interface Naive {
  radius: number
  limit: number | null
  full: boolean
  first: number
  seat: number
  turn: number
  round: number
  skips: number[]
  places: (string | null)[]
  treasure: string
  booked: Booked[]
  murders: { seat: number; agent: number; turn: number; round: number }[]
  notes: Fact[]
  offered: boolean
  stage: 'turn' | 'window' | 'hold' | 'raise' | 'draw' | 'over'
  order: Command | null
  held: number
  lost: number[]
  vetoer: number
  /** Amounts named in this auction. */
  named: number[]
  end: { by: string; winners: number[] } | null
  /** Events since the last answer. */
  said: Fact[]
}

export function newGame(big: boolean, limited: boolean, full: boolean, first: number): Naive {
  return {
    radius: big ? 4 : 3,
    limit: !limited ? null : big ? 400 : 300,
    full,
    first,
    seat: first,
    turn: 1,
    round: 1,
    skips: [0, 0, 0, 0, 0, 0],
    places: starts(big ? 4 : 3),
    treasure: '0,0',
    booked: [],
    murders: [],
    notes: [],
    offered: false,
    stage: 'turn',
    order: null,
    held: 0,
    lost: [],
    vetoer: -1,
    named: [],
    end: null,
    said: [],
  }
}

/** What counts on an agent: the seat's bookings, less 1000 for each murder the agent did for it. */
export function worth(n: Naive, seat: number, agent: number): number {
  let sum = 0
  if (n.places[agent] === null) return sum
  for (const one of n.booked) if (one.seat === seat && one.agent === agent) sum += one.amount
  for (const one of n.murders) if (one.seat === seat && one.agent === agent) sum -= 1000
  return sum
}

export function purse(n: Naive, seat: number): number {
  let sum = 15000
  for (const one of n.booked) if (one.seat === seat) sum -= one.amount
  return sum
}

export function ledger(n: Naive, seat: number) {
  return {
    money: purse(n, seat),
    bookings: n.booked
      .filter((one) => one.seat === seat)
      .map(({ agent, amount, turn, round }) => ({ agent, amount, turn, round })),
    fees: n.murders.filter((one) => one.seat === seat).map(({ agent, turn, round }) => ({ agent, turn, round })),
    on: n.places.map((_, agent) => worth(n, seat, agent)),
  }
}

/** Who is asked now. */
export function asked(n: Naive): number[] {
  switch (n.stage) {
    case 'turn':
    case 'hold':
      return [n.seat]
    case 'window':
      return seats.filter((seat) => seat !== n.seat && !n.lost.includes(seat))
    case 'raise':
      return [n.vetoer]
    case 'draw':
      return seats.filter((seat) => seat !== n.seat)
    case 'over':
      return []
  }
}

/** Whether an answer may be given; for answers that have the right shape. */
export function allowed(n: Naive, seat: number, a: Fact): boolean {
  if (!asked(n).includes(seat)) return false
  const amount = a.amount as number
  const whole = Number.isSafeInteger(amount)
  switch (n.stage) {
    case 'turn': {
      if (a.type === 'pass') return true
      if (a.type === 'offerDraw') return !n.offered
      const at = n.places[a.agent as number] ?? null
      if (at === null) return false
      if (a.type === 'book') return whole && amount > 0 && amount <= purse(n, seat)
      if (a.type === 'murder') {
        const victim = n.places[a.victim as number] ?? null
        return victim === at && a.victim !== a.agent && worth(n, seat, a.agent as number) >= 1000
      }
      const to = a.to as string
      if (!pointsOf(n.radius).includes(to) || !joined(at, to)) return false
      if (a.type === 'move') return bossAt(n.radius, to) === -1
      return a.type === 'carry' && n.treasure === at
    }
    case 'window':
      if (a.type === 'letGo') return true
      return a.type === 'veto' && whole && amount > n.held && amount > 0 && amount <= worth(n, seat, n.order!.agent)
    case 'hold':
      if (a.type === 'giveUp') return true
      return a.type === 'hold' && worth(n, seat, n.order!.agent) >= n.named.at(-1)!
    case 'raise':
      if (a.type === 'pass') return true
      return a.type === 'raise' && whole && amount > n.named.at(-1)! && amount <= worth(n, seat, n.order!.agent)
    case 'draw':
      return a.type === 'agree' || a.type === 'refuse'
    case 'over':
      return false
  }
}

function say(n: Naive, type: string, more: Record<string, unknown>) {
  n.said.push({ type, turn: n.turn, round: n.round, ...more })
}

function note(n: Naive, type: string, more: Record<string, unknown>) {
  n.notes.push({ type, turn: n.turn, round: n.round, ...more })
}

/** What the notebook still shows, unordered; of a turn's claims by a seat on an agent, only the highest. */
export function notebook(n: Naive): string[] {
  const kept = new Map<string, Fact>()
  for (const [i, one] of n.notes.entries()) {
    if (!n.full && (one.round as number) < n.round - 1) continue
    const key = one.type === 'claimed' ? JSON.stringify([one.turn, one.seat, one.agent]) : String(i)
    const known = kept.get(key)
    if (known === undefined || (known.atLeast as number) < (one.atLeast as number)) kept.set(key, one)
  }
  return [...kept.values()].map(noteText).sort()
}

export const noteText = (note: object): string => JSON.stringify(Object.entries(note).sort())

function over(n: Naive, by: string, winners: number[]) {
  n.stage = 'over'
  n.end = { by, winners }
  const booked = seats.map((seat) => ledger(n, seat).bookings.map(({ agent, amount }) => [agent, amount]))
  say(n, 'ended', { by, winners, booked })
}

function turnOver(n: Naive) {
  if (n.limit !== null && n.turn === n.limit) return over(n, 'limit', [])
  n.turn++
  n.stage = 'turn'
  n.offered = false
  for (;;) {
    n.seat = (n.seat + 1) % 6
    if (n.seat === n.first) n.round++
    if (n.skips[n.seat] === 0) return
    n.skips[n.seat]--
    say(n, 'skipped', { seat: n.seat, left: n.skips[n.seat] })
  }
}

/** Nobody stopped the order. */
function happen(n: Naive) {
  const { type, agent, from, to, victim, at } = n.order!
  const seat = n.seat
  if (type === 'murder') {
    n.murders.push({ seat, agent, turn: n.turn, round: n.round })
    n.places[victim!] = null
    note(n, 'murdered', { seat, agent })
    say(n, 'murdered', { seat, agent, victim, at })
    return turnOver(n)
  }
  n.places[agent] = to!
  if (type === 'carry') n.treasure = to!
  say(n, type === 'carry' ? 'carried' : 'moved', { seat, agent, from, to })
  const boss = bossAt(n.radius, n.treasure)
  if (boss === -1) return turnOver(n)
  over(n, 'headquarters', [boss, (boss + 3) % 6].sort())
}

function vetoLost(n: Naive, forced: boolean) {
  const agent = n.order!.agent
  n.skips[n.vetoer]++
  n.lost.push(n.vetoer)
  n.held = n.named.at(-1)!
  say(n, 'withdrew', { seat: n.vetoer, agent, amount: n.held, forced, skips: n.skips[n.vetoer] })
  n.stage = 'window'
  if (asked(n).length === 0) return happen(n)
  say(n, 'reopened', { seat: n.seat, least: n.held + 1 })
}

/** Carries out accepted answers in order of arrival: all that were asked for, or some with a veto as the last. */
export function play(n: Naive, answers: [number, Fact][]): void {
  n.said = []
  const [who, a] = answers.at(-1)!
  switch (n.stage) {
    case 'turn':
      return playTurn(n, a)
    case 'window':
      if (a.type === 'letGo') return happen(n)
      n.vetoer = who
      n.named = []
      return nameAmount(n, a.amount as number, 'vetoed')
    case 'hold':
      return playHold(n, a)
    case 'raise':
      if (a.type === 'pass') return vetoLost(n, false)
      return nameAmount(n, a.amount as number, 'raised')
    case 'draw': {
      const agreed = answers.filter(([, vote]) => vote.type === 'agree').map(([seat]) => seat)
      if (agreed.length === 5) return over(n, 'agreement', [])
      n.stage = 'turn'
      return say(n, 'drawRefused', { seat: n.seat, agreed: agreed.sort() })
    }
    case 'over':
      throw new Error('over')
  }
}

function playTurn(n: Naive, a: Fact): void {
  const seat = n.seat
  if (a.type === 'offerDraw') {
    n.offered = true
    n.stage = 'draw'
    return say(n, 'drawOffered', { seat })
  }
  if (a.type === 'pass') {
    say(n, 'passed', { seat })
    return turnOver(n)
  }
  const agent = a.agent as number
  if (a.type === 'book') {
    n.booked.push({ seat, agent, amount: a.amount as number, turn: n.turn, round: n.round })
    note(n, 'booked', { seat })
    say(n, 'booked', { seat })
    return turnOver(n)
  }
  const at = n.places[agent]!
  n.order =
    a.type === 'murder'
      ? { type: 'murder', agent, victim: a.victim as number, at }
      : { type: a.type as 'move' | 'carry', agent, from: at, to: a.to as string }
  if (a.type === 'murder') note(n, 'claimed', { seat, agent, atLeast: 1000 })
  n.held = 0
  n.lost = []
  n.stage = 'window'
  say(n, 'ordered', { seat, order: n.order })
}

function nameAmount(n: Naive, amount: number, type: 'vetoed' | 'raised'): void {
  const { agent } = n.order!
  n.named.push(amount)
  n.stage = 'hold'
  note(n, 'claimed', { seat: n.vetoer, agent, atLeast: amount })
  say(n, type, { seat: n.vetoer, agent, amount })
}

function playHold(n: Naive, a: Fact): void {
  const about = { seat: n.seat, agent: n.order!.agent, amount: n.named.at(-1)! }
  if (a.type === 'giveUp') {
    say(n, 'gaveUp', about)
    say(n, 'foiled', { seat: n.seat, order: n.order, vetoer: n.vetoer })
    return turnOver(n)
  }
  note(n, 'claimed', { seat: n.seat, agent: about.agent, atLeast: about.amount })
  say(n, 'held', about)
  n.stage = 'raise'
  if (n.named.length === 20) vetoLost(n, true)
}

/** The prompt that the asked seats get. */
export function promptOf(n: Naive): unknown {
  const order = n.order
  switch (n.stage) {
    case 'turn':
      return { type: 'turn', mayOfferDraw: !n.offered }
    case 'window':
      return { type: 'window', mover: n.seat, order, least: n.held + 1 }
    case 'hold':
      return { type: 'hold', order, vetoer: n.vetoer, bid: n.named.at(-1), amountsLeft: 20 - n.named.length }
    case 'raise':
      return { type: 'raise', mover: n.seat, order, held: n.named.at(-1), amountsLeft: 20 - n.named.length }
    case 'draw':
      return { type: 'draw', offeredBy: n.seat }
    case 'over':
      return null
  }
}
