import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `few` in the quick run, `all` in the long one. */
    games: 'few' | 'all'
  }
}

/** How many of `all` games a test plays: every one in the long run, about a twentieth in the quick one. */
export function counted(all: number): number {
  return inject('games') === 'all' ? all : Math.min(all, Math.max(30, Math.ceil(all / 20)))
}
