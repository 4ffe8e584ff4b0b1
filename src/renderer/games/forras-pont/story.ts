/** What a finished game is remembered by: its won routes, the decisive one, and everyone's best. */
import type { Seat } from '../../../engine/core/contract'
import type { Cell, CheckedStep, Colour, Event } from '../../../engine/games/forras-pont/facts'

export interface WonRoute {
  /** Who claimed it. */
  readonly seat: Seat
  readonly cells: readonly Cell[]
  readonly colours: readonly Colour[]
  readonly steps: readonly CheckedStep[]
  /** Discs it brought each seat. */
  readonly shares: readonly number[]
}

/** Every route that was won, in order. */
export function wonRoutes(heard: readonly Event[], seats: number): WonRoute[] {
  return heard.flatMap((event, at): WonRoute[] => {
    if (event.type !== 'route-won') return []
    const claim = heard.slice(0, at).findLast((one) => one.type === 'claimed')
    if (claim?.type !== 'claimed') return []
    const shares = Array.from({ length: seats }, (_, seat) => event.rewards.filter((one) => one.seat === seat).length)
    const { seat, rewards } = event
    return [
      {
        seat,
        cells: rewards.map(({ cell }) => cell),
        colours: rewards.map(({ colour }) => colour),
        steps: claim.steps,
        shares,
      },
    ]
  })
}

/** The route that brought a seat the most; the last of several. */
export function bestFor(routes: readonly WonRoute[], seat: Seat): WonRoute | null {
  const best = routes.reduce<WonRoute | null>(
    (found, one) => (found === null || one.shares[seat] >= found.shares[seat] ? one : found),
    null,
  )
  return best === null || best.shares[seat] === 0 ? null : best
}

/** How far behind the leader a seat was at its lowest, in discs. */
export function mostBehind(routes: readonly WonRoute[], seat: Seat): number {
  const totals = new Map<Seat, number>()
  let most = 0
  for (const { shares } of routes) {
    shares.forEach((share, one) => totals.set(one, (totals.get(one) ?? 0) + share))
    most = Math.max(most, Math.max(...totals.values()) - totals.get(seat)!)
  }
  return most
}
