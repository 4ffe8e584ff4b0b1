/** Results of games played in pairs: the same opening twice, with the sides exchanged. */
export interface Score {
  readonly games: number
  /** Share of the points that the first player got; a draw is half a point. */
  readonly share: number
  /** Half the width of the 95 % interval around the share. */
  readonly margin: number
}

/** The score of pairs, each given as the first player's points in its two games. */
export function scoreOf(pairs: readonly number[]): Score {
  const count = pairs.length
  const mean = pairs.reduce((sum, one) => sum + one, 0) / count
  // Openings favour one side or the other, so pairs vary less than single games.
  const variance = pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1)
  return { games: 2 * count, share: mean / 2, margin: (1.96 * Math.sqrt(variance / count)) / 2 }
}

export function scoreText({ games, share, margin }: Score): string {
  const points = Math.round(2 * share * games) / 2
  const percent = (part: number) => (100 * part).toFixed(1)
  return `${points} of ${games} (${percent(share)} % ± ${percent(margin)})`
}
