/** How a step's events are animated: what moves, when it starts and how long it takes, in milliseconds. */
import type { Seat } from '../../../engine/core/contract'
import { centre } from '../../../engine/games/forras-pont/board'
import { cellText } from '../../../engine/games/forras-pont/notation'
import type { Sound } from '../../match/contract'
import type { Cell, CheckedStep, Colour, ForrasEvent, NumberCard } from '../../../engine/games/forras-pont/facts'

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

export interface Timeline {
  readonly flights: readonly Flight[]
  readonly check: Check | null
  /** When a cell's own disc appears. */
  readonly arrives: ReadonlyMap<Cell, number>
  /** The card that was won, and when it leaves the centre. */
  readonly card: { readonly card: NumberCard; readonly seat: Seat; readonly at: number } | null
  /** Until when the outcome of a claim must not be told. */
  readonly reveal: number
  readonly total: number
}

const drop = 280
/** Holding one's breath before the water runs. */
const before = 450
const flight = 350
const stagger = 110
const hold = 600

/** A claim whose steps are judged one after the other from `start` on; true until something else is told. */
function checkOf(claimed: Extract<ForrasEvent, { type: 'claimed' }>, start: number): Check {
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

export function timelineOf(events: readonly ForrasEvent[]): Timeline {
  const flights: Flight[] = []
  const arrives = new Map<Cell, number>()
  let check = null as Check | null
  let card = null as Timeline['card']
  let now = 0
  let reveal = 0
  for (const event of events) {
    switch (event.type) {
      case 'placed':
        flights.push({ ...piece('drop', event.cell, event.colour, null), delay: now, length: drop })
        arrives.set(event.cell, now + drop)
        now += drop
        break
      case 'claimed':
        check = checkOf(event, now + before)
        now = check.verdictAt
        break
      case 'false-claim':
        if (check) check = { ...check, verdict: event.step === null ? 'short' : 'false', verdictAt: now }
        now += hold
        reveal = now
        flights.push({ ...piece('back', centre, event.colour, event.seat), delay: now, length: flight })
        now += flight
        break
      case 'route-won':
        if (check) check = { ...check, discs: event.rewards, verdictAt: now }
        now += hold
        for (const [i, { cell, colour, seat }] of event.rewards.entries())
          flights.push({ ...piece('win', cell, colour, seat), delay: now + i * stagger, length: flight })
        now += (event.rewards.length - 1) * stagger + flight
        reveal = now
        break
      case 'card-won':
        card = { card: event.card, seat: event.seat, at: now }
        now += flight
        break
      case 'card-drawn':
        now += 250
        break
      case 'sheets':
        now += 400
        break
      case 'passed':
        now += event.forced ? 0 : 250
        break
      case 'dealt':
      case 'first':
      case 'ended':
        break
      default:
        event satisfies never
    }
  }
  return { flights, check, arrives, card, reveal, total: now }
}

/** What a step sounds like, and when: discs laid down, water step by step, the verdict, and what it brings. */
export function soundsOf({
  check,
  arrives,
  flights,
  card,
}: Timeline): { readonly sound: Sound; readonly at: number }[] {
  const laid = [...arrives.values()].map((at) => ({ sound: 'place' as const, at }))
  if (!check) return laid
  const steps = check.times.map((at) => ({ sound: 'tap' as const, at }))
  const verdict = { sound: check.verdict === 'true' ? ('reveal' as const) : ('loss' as const), at: check.verdictAt }
  const landings = flights.filter(({ kind }) => kind === 'win').map(({ delay, length }) => delay + length)
  const gains = [...landings.slice(0, 1), ...(card ? [card.at] : [])].map((at) => ({ sound: 'gain' as const, at }))
  return [...laid, ...steps, verdict, ...gains]
}

/** How many steps of a check have been judged by a time. */
export const doneAt = ({ times }: Check, time: number): number => times.filter((at) => at <= time).length

/** The colours of a route's discs in order, whether they still lie on the board or have been won. */
export function routeColours({ route, colour, discs }: Check, board: readonly (Colour | null)[]): Colour[] {
  return route.map((cell) =>
    cell === centre ? colour : (discs.find((disc) => disc.cell === cell)?.colour ?? board[cell] ?? colour),
  )
}

/** The places an event names, as the board calls them. */
export function placesOf(event: ForrasEvent): readonly string[] {
  switch (event.type) {
    case 'placed':
      return [cellText(event.cell)]
    case 'claimed':
      return event.route.map(cellText)
    case 'route-won':
      return event.rewards.map(({ cell }) => cellText(cell))
    case 'card-won':
    case 'card-drawn':
      return ['card']
    default:
      return []
  }
}

function piece(kind: Flight['kind'], cell: Cell, colour: Colour, seat: Seat | null) {
  return { key: `${kind}${cell}`, kind, cell, colour, seat }
}
