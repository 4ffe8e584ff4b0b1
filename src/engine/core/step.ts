/** One builder for worlds in motion: a world while an ask is being resolved, and what has been told so far. */
import type { GameEvent, Rng, Seat, Step, Told, World } from './contract'
import { reveal, tellAll, tellSeats } from './views'

export type Writable<T> = T extends null ? T : { -readonly [Key in keyof T]: T[Key] }

/**
 * The records are copies and may be written to; their contents still belong to the world they came from, and are
 * replaced, never changed.
 */
export interface Motion<T, O, H, Event extends GameEvent> {
  readonly table: Writable<T>
  readonly own: Writable<O>[]
  readonly hidden: Writable<H>
  readonly told: Told<Event>[]
  readonly rng: Rng
}

const copyOf = <T>(part: T): Writable<T> =>
  (typeof part === 'object' && part !== null ? { ...part } : part) as Writable<T>

export function setInMotion<T, O, H, Event extends GameEvent>(world: World<T, O, H>, rng: Rng): Motion<T, O, H, Event> {
  const { table, own, hidden } = world
  return { table: copyOf(table), own: own.map(copyOf), hidden: copyOf(hidden), told: [], rng }
}

/** The finished step. The motion must not be used afterwards. */
export function stepOf<T, O, H, Event extends GameEvent>({
  table,
  own,
  hidden,
  told,
}: Motion<T, O, H, Event>): Step<T, O, H, Event> {
  return { world: { table, own, hidden } as unknown as World<T, O, H>, told }
}

interface Telling<Event extends GameEvent> {
  readonly told: Told<Event>[]
}

/** Tells everyone something that was no secret. */
export function tell<Event extends GameEvent>(motion: Telling<Event>, event: Event): void {
  motion.told.push(tellAll(event))
}

/** Tells everyone something that was hidden until now. */
export function show<Event extends GameEvent>(motion: Telling<Event>, event: Event): void {
  motion.told.push(reveal(event))
}

/** Tells some seats only, each once. `reveals`: something that was hidden from them until now. */
export function whisper<Event extends GameEvent>(
  motion: Telling<Event>,
  to: readonly Seat[],
  event: Event,
  reveals = true,
): void {
  motion.told.push(tellSeats(to.length < 2 ? to : [...new Set(to)], event, reveals))
}
