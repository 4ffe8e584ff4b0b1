import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `few` in the quick run, `all` in the long one, and neither in files that only `fast` has (see vitest.config.ts). */
    games: 'few' | 'all' | undefined
  }
}

/** Whether this is the long run: only then must games, taken together, have met everything. */
export function playsAll(): boolean {
  const games = inject('games')
  // In other files a count would never be played in full.
  if (games === undefined) throw new Error('counted in a file that the long run leaves out: see vitest.config.ts')
  return games === 'all'
}

/** How many of `all` games a test plays: all in the long run; in the quick one an eightieth, but at least `least`. */
export function counted(all: number, least = 30): number {
  return playsAll() ? all : Math.min(all, Math.max(least, Math.ceil(all / 80)))
}
