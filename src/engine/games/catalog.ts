/** The games in the order in which they are offered. Light enough for the first page a phone loads. */
export const gameIds = ['election-night', 'zertz', 'dice-town', 'forras-pont', 'agents'] as const

export type GameId = (typeof gameIds)[number]

export function isGameId(value: unknown): value is GameId {
  return gameIds.includes(value as GameId)
}
