/**
 * `npm run bench -- ladders [game …] [games] [seats=n …] [row …]`: whether each level beats the one below, and today's
 * hard the yardstick's. A row is named by its two sides: `medium-easy`, `hard-medium`, `hard-old`.
 * Each comparison plays that many games (200), but no longer than a minute unless a number of games was asked for.
 */
import { runBuilt } from './built'
import type { Figure } from './figure'

export const bench = (words: readonly string[] = []): Promise<Figure[]> =>
  runBuilt(new URL('ladder/run.ts', import.meta.url), words)
