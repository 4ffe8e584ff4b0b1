/** How a step's events are shown: what starts when, in milliseconds, and what the banner says. */
import type { Event } from '../../../engine/games/election-night/events'
import { colors, type Color, type Dice, type PerSeat, type Value } from '../../../engine/games/election-night/facts'

export const throwLength = 560
/** A reveal holds its breath, then turns; what it means is read after that. */
const before = 500
const turn = 600
const after = 900

export interface StepAnimation {
  /** When each number is stamped, by field. */
  readonly stamps: ReadonlyMap<number, number>
  /** When the first throw is made. */
  readonly throwsAt: number
  /** When two dice are about to be shown; `null`: none are. */
  readonly revealAt: number | null
  /** When everything has been shown that words may tell. */
  readonly spokenAt: number
  readonly total: number
}

export function animationOf(events: readonly Event[]): StepAnimation {
  const stamps = new Map<number, number>()
  let throwsAt = 0
  let revealAt: number | null = null
  let spokenAt = 0
  let now = 0
  for (const event of events) {
    if (event.type === 'written') stamps.set(event.field, (spokenAt = now))
    if (event.type === 'thrown' && event.attempt === 1 && event.seat === 0) throwsAt = now
    if (event.type === 'revealed') {
      revealAt = now
      spokenAt = now + before + turn
    }
    now += lengthOf(event)
    if (event.type === 'thrown') spokenAt = now
  }
  return { stamps, throwsAt, revealAt, spokenAt, total: now }
}

function lengthOf(event: Event): number {
  switch (event.type) {
    case 'thrown':
      return throwLength
    case 'revealed':
      return before + turn
    case 'met':
      return after
    case 'hands':
    case 'vetoes':
      return 800
    case 'written':
    case 'flips':
    case 'set':
      return 350
    default:
      return 0
  }
}

/** Where a reveal is; `null`: there is none, or it is long past. */
export type RevealPart = 'before' | 'turn' | 'after' | null

export function revealPart({ revealAt }: StepAnimation, now: number): RevealPart {
  if (revealAt === null) return null
  if (now < revealAt + before) return 'before'
  if (now < revealAt + before + turn) return 'turn'
  return now < revealAt + before + turn + after ? 'after' : null
}

/** The moments at which something changes, in order. */
export function marksOf(animation: StepAnimation): number[] {
  const { stamps, revealAt, spokenAt, total } = animation
  const reveal = revealAt === null ? [] : [before, before + turn, before + turn + after].map((one) => revealAt + one)
  return [...new Set([...stamps.values(), ...reveal, spokenAt, total])].filter((one) => one > 0).sort((a, b) => a - b)
}

type Thrown = Event & { type: 'thrown' }

export const throwsOf = (events: readonly Event[]): Thrown[] => events.filter((event) => event.type === 'thrown')

/** A die in front of a party while the throws are shown. */
export interface ShownDie {
  readonly value: Value
  readonly aside: boolean
  readonly attempt: number
}

/** What lies in front of one party. `attempt` 0: it has not thrown yet, or its throws are not shown one by one. */
export interface ShownDice {
  readonly attempt: number
  readonly dice: Readonly<Partial<Record<Color, ShownDie>>>
}

/** What lies in front of each party after the throws shown so far; without any throws, the dice as rolled. */
export function diceShown(throws: readonly Thrown[], rolled: PerSeat<Dice> | null): PerSeat<ShownDice> {
  const shown = (seat: number): ShownDice => {
    const dice: Partial<Record<Color, ShownDie>> = {}
    let last = 0
    for (const { attempt, dice: thrown, aside } of throws.filter((one) => one.seat === seat)) {
      last = attempt
      for (const { color, value } of thrown) dice[color] = { value, aside: aside.includes(color), attempt }
    }
    return { attempt: last, dice }
  }
  const lying = (dice: Dice): ShownDice => ({
    attempt: 0,
    dice: Object.fromEntries(colors.map((color) => [color, { value: dice[color], aside: true, attempt: 0 }])),
  })
  return rolled === null ? [shown(0), shown(1)] : [lying(rolled[0]), lying(rolled[1])]
}

const offTicker: ReadonlySet<Event['type']> = new Set([
  'thrown',
  'rolled',
  'flippedOwn',
  'revealed',
  'met',
  'round',
  'counted',
  'over',
])

/** The events worth a line in the banner. Never throws: once hidden, nobody may look them up. */
export function tickerEvents(events: readonly Event[]): Event[] {
  return events.filter((event) => !offTicker.has(event.type))
}
