// Written by `npm run games` from the manifests of all games. Do not edit.
import type { GameId } from '../../engine/games/catalog'
import type { AnyPresentation } from '../match/contract'

/** Presentations by game, each loaded when it is first needed. */
export const presentations: Readonly<Record<GameId, () => Promise<{ presentation: AnyPresentation }>>> = {
  'election-night': () => import('./election-night'),
  zertz: () => import('./zertz'),
  'dice-town': () => import('./dice-town'),
  'forras-pont': () => import('./forras-pont'),
  agents: () => import('./agents'),
}
