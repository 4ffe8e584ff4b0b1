/** Playing a board by keys: choosing a piece, and walking from one to the nearest in the direction of an arrow. */

export interface Position {
  readonly x: number
  readonly y: number
}

export interface ArrowWalk {
  /** How far along the arrow a position must lie to count as lying in that direction. Anything above 0 by default. */
  readonly atLeast?: number
  /** Accept only positions within 45° of the arrow. Without it, off-axis positions merely cost more. */
  readonly narrow?: boolean
}

const directions: Readonly<Record<string, Position>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/**
 * The nearest position in the direction of an arrow key, by its id; null for other keys and when nothing lies that way.
 * `y` grows downwards, as in SVG. A step to the side costs twice as much as a step ahead; the first of equals wins.
 */
export function nearestByArrow<Id>(
  from: Position,
  key: string,
  positions: Iterable<readonly [Id, Position]>,
  { atLeast = 0, narrow = false }: ArrowWalk = {},
): Id | null {
  const direction = directions[key]
  if (direction === undefined) return null
  let nearest: Id | null = null
  let least = Infinity
  for (const [id, { x, y }] of positions) {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x)
    if (ahead <= 0 || ahead < atLeast || (narrow && aside > ahead)) continue
    const cost = ahead + 2 * aside
    if (cost < least) [nearest, least] = [id, cost]
  }
  return nearest
}

/** What keys do on a piece of a board; `next`: a selector for the piece that a key leads to, null where there is none. */
export interface PieceKeys {
  act(): void
  next(key: string): string | null
}

/** Enter and Space choose the piece that has the focus; other keys may lead to another piece of the same drawing. */
export function walkKeys(event: KeyboardEvent, { act, next }: PieceKeys): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    act()
    return
  }
  const to = next(event.key)
  if (to === null) return
  event.preventDefault()
  const piece = event.currentTarget as SVGElement
  piece.ownerSVGElement?.querySelector<SVGElement>(to)?.focus()
}
