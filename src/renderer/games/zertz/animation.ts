/** How a step's events are animated: where each piece moves, and when, in milliseconds. */
import type { Event, Marble, Ring } from '../../../engine/games/zertz/facts'

/** A piece that is drawn only while it moves. */
export interface Ghost {
  readonly kind: 'drop' | 'ring' | 'jump' | 'taken'
  readonly marble: Marble | null
  readonly from: Ring
  readonly to: Ring
  readonly delay: number
  readonly length: number
}

export interface StepAnimation {
  readonly ghosts: readonly Ghost[]
  /** By ring: when its marble appears, because a ghost brings it. */
  readonly arrives: ReadonlyMap<Ring, number>
  readonly total: number
}

const lengths = { drop: 280, ring: 320, jump: 320, taken: 300 }

export function animationOf(events: readonly Event[]): StepAnimation {
  const ghosts: Ghost[] = []
  const arrives = new Map<Ring, number>()
  let now = 0
  const add = (kind: Ghost['kind'], marble: Marble | null, from: Ring, to: Ring, delay = now) =>
    ghosts.push({ kind, marble, from, to, delay, length: lengths[kind] })
  for (const event of events) {
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
        add('taken', event.captured, event.over, event.over, now + lengths.jump / 2)
        arrives.delete(event.from)
        arrives.set(event.to, now + lengths.jump)
        now += lengths.jump + 60
        break
      case 'claimed':
        for (const { ring, marble } of event.group) {
          add('ring', null, ring, ring)
          add('taken', marble, ring, ring)
        }
        now += lengths.taken
        break
      default:
        break
    }
  }
  return { ghosts, arrives, total: now }
}
