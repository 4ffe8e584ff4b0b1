// Written by `npm run games` from the manifests of all games. Do not edit.
import type { AnyTeaching } from '../core/lesson'
import type { GameId } from './catalog'

/** Lessons by game, each loaded when it is first opened. */
export const teachings: Readonly<Record<GameId, () => Promise<{ teaching: AnyTeaching }>>> = {
  'election-night': () => import('./election-night/lessons'),
  zertz: () => import('./zertz/lessons'),
  'dice-town': () => import('./dice-town/lessons'),
  'forras-pont': () => import('./forras-pont/lessons'),
  agents: () => import('./agents/lessons'),
}
