/** The game's lessons, in the order in which they are offered: none yet. */
export const lessons = [] as const
