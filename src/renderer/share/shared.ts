import type { SharedMatch } from '../pages/result/sharedMatch'

/** The match that this page was saved with, as its first script has unpacked it. */
export const shared = (globalThis as unknown as { sharedMatch: SharedMatch }).sharedMatch
