import type { SavedMatch } from '../pages/result/savedMatch'

/** The match that this page was saved with, as its first script has unpacked it. */
export const saved = (globalThis as unknown as { savedMatch: SavedMatch }).savedMatch
