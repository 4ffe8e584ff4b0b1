/** How a step's events are animated: what moves, when it starts and how long it takes, in milliseconds. */
import type { Seat } from '../../../engine/core/contract'
import { centre } from '../../../engine/games/forras-pont/board'
import type { TimedSound } from '../../match/timedSounds'
import type { Cell, CheckedStep, Colour, Event, NumberCard } from '../../../engine/games/forras-pont/facts'

export interface Flight {
  readonly key: string
  readonly cell: Cell
  readonly colour: Colour
  /** The seat it flies to; null: it drops onto its cell. */
  readonly seat: Seat | null
  readonly kind: 'drop' | 'win' | 'back'
  readonly delay: number
  readonly length: number
}

/** A claim, as checked in front of everyone. */
export interface Check {
  readonly seat: Seat
  readonly route: readonly Cell[]
  readonly colour: Colour
  readonly steps: readonly CheckedStep[]
  /** When each step is judged. */
  readonly times: readonly number[]
  readonly verdict: 'true' | 'false' | 'short'
  readonly length: number
  readonly minimum: number
  readonly verdictAt: number
  /** The route's discs; empty unless the claim is true. */
  readonly discs: readonly { readonly cell: Cell; readonly colour: Colour; readonly seat: Seat }[]
}

export interface StepAnimation {
  readonly flights: readonly Flight[]
  readonly check: Check | null
  /** When a cell's own disc appears. */
  readonly arrives: ReadonlyMap<Cell, number>
  /** The card that was won, and when it leaves the centre. */
  readonly card: { readonly card: NumberCard; readonly seat: Seat; readonly at: number } | null
  /** The card that comes next, and when it is turned over. */
  readonly drawn: { readonly card: NumberCard; readonly at: number } | null
  /** Until when the outcome of a claim must not be told, nor the card that comes next. */
  readonly reveal: number
  readonly total: number
}

const drop = 280
/** Holding one's breath before the water runs. */
const before = 450
const flight = 350
const stagger = 110
const hold = 600
/** A fault is looked at a little longer, with the reason to read. */
const faultHold = 1200
/** How long the next number card takes to turn over. */
export const turnOver = 600

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** A claim whose steps are judged one after the other from `start` on; true until something else is told. */
function checkOf(claimed: EventOf<'claimed'>, start: number): Check {
  const { seat, route, colour, steps, minimum } = claimed
  const pause = Math.min(350, 4200 / steps.length)
  return {
    ...{ seat, route, colour, steps, minimum },
    times: steps.map((_, i) => start + Math.round((i + 0.6) * pause)),
    verdict: 'true',
    length: route.length,
    verdictAt: start + Math.round(steps.length * pause),
    discs: [],
  }
}

/** A animation under construction; `now` is when the next event starts. */
interface Running {
  readonly flights: Flight[]
  readonly arrives: Map<Cell, number>
  check: Check | null
  card: StepAnimation['card']
  drawn: StepAnimation['drawn']
  now: number
  reveal: number
}

function addDrop(line: Running, { cell, colour }: EventOf<'placed'>): void {
  line.flights.push({ ...piece('drop', cell, colour, null), delay: line.now, length: drop })
  line.now += drop
  line.arrives.set(cell, line.now)
}

function addFalseClaim(line: Running, { step, colour, seat }: EventOf<'false-claim'>): void {
  if (line.check) line.check = { ...line.check, verdict: step === null ? 'short' : 'false', verdictAt: line.now }
  line.now += faultHold
  line.reveal = line.now
  line.flights.push({ ...piece('back', centre, colour, seat), delay: line.now, length: flight })
  line.now += flight
}

function addRouteWon(line: Running, { rewards }: EventOf<'route-won'>): void {
  if (line.check) line.check = { ...line.check, discs: rewards, verdictAt: line.now }
  line.now += hold
  for (const [i, { cell, colour, seat }] of rewards.entries())
    line.flights.push({ ...piece('win', cell, colour, seat), delay: line.now + i * stagger, length: flight })
  line.now += (rewards.length - 1) * stagger + flight
  line.reveal = line.now
}

function addEvent(line: Running, event: Event): void {
  switch (event.type) {
    case 'placed':
      return addDrop(line, event)
    case 'claimed':
      line.check = checkOf(event, line.now + before)
      line.now = line.check.verdictAt
      return
    case 'false-claim':
      return addFalseClaim(line, event)
    case 'route-won':
      return addRouteWon(line, event)
    case 'card-won':
      line.card = { card: event.card, seat: event.seat, at: line.now }
      line.now += flight
      return
    case 'card-drawn':
      line.drawn = { card: event.card, at: line.now }
      line.now += turnOver
      line.reveal = line.now
      return
    case 'sheets':
      line.now += 400
      return
    case 'passed':
      line.now += event.forced ? 0 : 250
      return
    case 'dealt':
    case 'first':
    case 'ended':
      return
    default:
      event satisfies never
  }
}

export function animationOf(events: readonly Event[]): StepAnimation {
  const line: Running = { flights: [], arrives: new Map(), check: null, card: null, drawn: null, now: 0, reveal: 0 }
  for (const event of events) addEvent(line, event)
  const { now, ...animation } = line
  return { ...animation, total: now }
}

/** What a step sounds like, and when: discs laid down, water step by step, the verdict, and what it brings. */
export function soundsOf({ check, arrives, flights, card, drawn }: StepAnimation): TimedSound[] {
  const laid = [...arrives.values()].map((at) => ({ sound: 'place' as const, at }))
  if (!check) return laid
  const steps = check.times.map((at) => ({ sound: 'tap' as const, at }))
  const verdict = { sound: check.verdict === 'true' ? ('reveal' as const) : ('loss' as const), at: check.verdictAt }
  const landings = flights.filter(({ kind }) => kind === 'win').map(({ delay, length }) => delay + length)
  const gains = [...landings.slice(0, 1), ...(card ? [card.at] : [])].map((at) => ({ sound: 'gain' as const, at }))
  const turned = drawn ? [{ sound: 'place' as const, at: drawn.at + turnOver / 2 }] : []
  return [...laid, ...steps, verdict, ...gains, ...turned]
}

/** How many steps of a check have been judged by a time. */
export const doneAt = ({ times }: Check, time: number): number => times.filter((at) => at <= time).length

/** How many discs a seat has of a claim once `done` steps have held: the first disc is the claimant's. */
export function sharesBy({ seat, steps }: Check, done: number, whose: Seat | null): number {
  const first = done > 0 && steps[0].holds && seat === whose ? 1 : 0
  return first + steps.slice(0, done).filter(({ owner, holds }) => holds && owner === whose).length
}

/** The colours of a route's discs in order, whether they still lie on the board or have been won. */
export function routeColours({ route, colour, discs }: Check, board: readonly (Colour | null)[]): Colour[] {
  return route.map((cell) =>
    cell === centre ? colour : (discs.find((disc) => disc.cell === cell)?.colour ?? board[cell] ?? colour),
  )
}

function piece(kind: Flight['kind'], cell: Cell, colour: Colour, seat: Seat | null) {
  return { key: `${kind}${cell}`, kind, cell, colour, seat }
}
