// Written by `npm run games` from the manifests of all games. Do not edit.
import { manifest as agents } from './agents/manifest'
import { manifest as diceTown } from './dice-town/manifest'
import { manifest as electionNight } from './election-night/manifest'
import { manifest as forrasPont } from './forras-pont/manifest'
import { manifest as zertz } from './zertz/manifest'

/** The games in the order in which they are offered. Light enough for the first page a phone loads. */
export const manifests = {
  'election-night': electionNight,
  zertz,
  'dice-town': diceTown,
  'forras-pont': forrasPont,
  agents,
} as const

export type GameId = keyof typeof manifests
export const gameIds = Object.keys(manifests) as GameId[]

export function isGameId(value: unknown): value is GameId {
  return gameIds.includes(value as GameId)
}
