// Written by `npm run games` from the manifests of all games. Do not edit.
import type { AnyGame, AnyRules } from '../core/contract'
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

/** Whole rules by game, for pages that play on their own: lessons. */
export const wholeRules: Readonly<Record<GameId, () => Promise<{ rules: AnyRules }>>> = {
  'election-night': () => import('./election-night/rules'),
  zertz: () => import('./zertz/rules'),
  'dice-town': () => import('./dice-town/rules'),
  'forras-pont': () => import('./forras-pont/rules'),
  agents: () => import('./agents/rules'),
}

/** Bots by game, for hints. */
export const advisers: Readonly<Record<GameId, () => Promise<{ bot: AnyGame['bot'] }>>> = {
  'election-night': () => import('./election-night/bot'),
  zertz: () => import('./zertz/bot'),
  'dice-town': () => import('./dice-town/bot'),
  'forras-pont': () => import('./forras-pont/bot'),
  agents: () => import('./agents/bot'),
}
