/** How a step's events are animated: where each piece moves, and when, in milliseconds. */
import type { Seat } from '../../../engine/core/contract'
import type { Event, Marble, Ring } from '../../../engine/games/zertz/facts'
import type { TimedSound } from '../../match/timedSounds'

/** A piece that is drawn only while it moves. */
export interface Ghost {
  readonly kind: 'drop' | 'ring' | 'jump' | 'taken'
  readonly marble: Marble | null
  readonly from: Ring
  readonly to: Ring
  /** Whose tray a taken marble flies to; null: it stays with the board. */
  readonly seat: Seat | null
  /** When it lies at `from`: nothing is seen where nothing has come to yet. */
  readonly appears: number
  readonly delay: number
  readonly length: number
}

/** A marble on its way to a tray, and when it gets there. */
export interface Arrival {
  readonly seat: Seat
  readonly marble: Marble
  readonly at: number
}

export interface StepAnimation {
  readonly ghosts: readonly Ghost[]
  /** By ring: when its marble appears, because a ghost brings it. */
  readonly arrives: ReadonlyMap<Ring, number>
  readonly trays: readonly Arrival[]
  /** When all that happened has been seen. */
  readonly total: number
}

const lengths = { drop: 240, ring: 300, jump: 340, taken: 350 }
/** Between one jump and the next. */
const breath = 120
/** Before the marble that completes a set. */
const hold = 450
/** After the last marble of a set, before it is told what it means. */
const after = 350

export function animationOf(events: readonly Event[]): StepAnimation {
  const ghosts: Ghost[] = []
  const arrives = new Map<Ring, number>()
  const trays: Arrival[] = []
  const winning = events.some(({ type }) => type === 'won')
  const lastGain = events.findLastIndex(({ type }) => type === 'jumped' || type === 'claimed')
  let now = 0
  let seen = 0
  const add = (
    kind: Ghost['kind'],
    marble: Marble | null,
    from: Ring,
    to: Ring,
    delay = now,
    seat: Seat | null = null,
  ) => {
    const appears = kind === 'jump' || kind === 'taken' ? (arrives.get(from) ?? 0) : 0
    ghosts.push({ kind, marble, from, to, seat, appears, delay, length: lengths[kind] })
    seen = Math.max(seen, delay + lengths[kind])
  }
  const take = (seat: Seat, marble: Marble, ring: Ring, delay: number) => {
    add('taken', marble, ring, ring, delay, seat)
    trays.push({ seat, marble, at: delay + lengths.taken })
  }
  for (const [at, event] of events.entries()) {
    if (winning && at === lastGain) now += hold
    switch (event.type) {
      case 'placed':
        add('drop', event.marble, event.at, event.at)
        arrives.set(event.at, now + lengths.drop)
        now += lengths.drop
        break
      case 'removed':
        add('ring', null, event.ring, event.ring)
        now += lengths.ring
        break
      case 'jumped':
        add('jump', event.marble, event.from, event.to)
        take(event.seat, event.captured, event.over, now + lengths.jump / 2)
        arrives.delete(event.from)
        arrives.set(event.to, now + lengths.jump)
        now += lengths.jump + breath
        break
      case 'claimed':
        for (const [i, { ring, marble }] of event.group.entries()) {
          add('ring', null, ring, ring, now + 200 + i * 120)
          take(event.seat, marble, ring, now + 200 + i * 120)
        }
        now += 200 + (event.group.length - 1) * 120 + lengths.taken
        break
      default:
        break
    }
  }
  const total = Math.max(now, seen)
  return { ghosts, arrives, trays, total: winning && total > 0 ? total + after : total }
}

/** What a step sounds like, and when: marbles put down, and marbles won. */
export function soundsOf(events: readonly Event[]): TimedSound[] {
  const { arrives, trays } = animationOf(events)
  return [
    ...[...arrives.values()].map((at) => ({ sound: 'place' as const, at })),
    ...trays.map(({ at }) => ({ sound: 'gain' as const, at })),
  ]
}

const starts = new WeakMap<readonly Event[], number>()

/** How long ago a step came into sight; the first to ask starts its clock. */
export function elapsed(events: readonly Event[]): number {
  const now = performance.now()
  const start = starts.get(events)
  if (start === undefined) starts.set(events, now)
  return start === undefined ? 0 : now - start
}

/** Whether all of a step has been seen, on a board that was drawn before this one. */
export function isOver(events: readonly Event[]): boolean {
  const { total } = animationOf(events)
  return total > 0 && elapsed(events) >= total - 50
}
