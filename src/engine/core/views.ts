import type { Seat, Told, View, World, GameEvent } from './contract'

/** The projection of a world to one viewer: the same for all games. */
export function viewOf<T, O, H>(world: World<T, O, H>, seat: Seat | null): View<T, O> {
  return { seat, table: world.table, own: seat === null ? null : world.own[seat] }
}

/** Whether a viewer hears what was told. */
export function hears(told: Told, seat: Seat | null): boolean {
  return told.to === 'all' || (seat !== null && told.to.includes(seat))
}

export function eventsFor<E extends GameEvent>(told: readonly Told<E>[], seat: Seat | null): E[] {
  return told.filter((one) => hears(one, seat)).map((one) => one.event)
}

/** Told to everyone; reveals nothing hidden. */
export function tellAll<E extends GameEvent>(event: E): Told<E> {
  return { to: 'all', reveals: false, event }
}

/** Told to everyone; makes something known that was hidden until now. */
export function reveal<E extends GameEvent>(event: E): Told<E> {
  return { to: 'all', reveals: true, event }
}

/** Told to some seats only. */
export function tellSeats<E extends GameEvent>(to: readonly Seat[], event: E, reveals = true): Told<E> {
  return { to, reveals, event }
}
