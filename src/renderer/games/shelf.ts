import type { GameId } from '../../engine/games/catalog'

interface Box {
  readonly min: number
  readonly max: number
  readonly cloth: string
  /** Nothing is ever hidden in it: a device that goes round needs no cover between turns. */
  readonly open?: true
}

/** What the first page must know of a game before the game itself is loaded. */
export const shelf: Readonly<Record<GameId, Box>> = {
  'election-night': { min: 2, max: 2, cloth: '#14264d' },
  zertz: { min: 2, max: 2, cloth: '#333c44', open: true },
  'dice-town': { min: 2, max: 5, cloth: '#6b3d1f' },
  'forras-pont': { min: 2, max: 4, cloth: '#1f5136' },
  agents: { min: 6, max: 6, cloth: '#1b1730' },
}
