/** What a move under construction leaves the other player to capture. */
import { marbles, marblesIn, type Ring, type Stock, type Table } from '../../../engine/games/zertz/facts'
import { jumpingRings, nextJumps } from '../../../engine/games/zertz/legal/choices'
import { tableAfter } from '../../../engine/games/zertz/resolve'
import { answerOf, type Choices } from './draft'

export interface Replies {
  /** Every different haul, the smallest first, the dearest of those before. */
  readonly hauls: readonly Stock[]
  /** Each jump of any way, once: from, to. */
  readonly hops: readonly (readonly [Ring, Ring])[]
}

const none: Stock = { white: 0, grey: 0, black: 0 }

/** The captures open after a complete move; null while it isn't complete, or if it ends the match. */
export function repliesTo(table: Table, draft: Choices): Replies | null {
  const answer = answerOf(table, draft)
  if (answer === null) return null
  const after = tableAfter(table, answer)
  if (after.outcome !== null) return null
  const hauls = new Map<string, Stock>()
  const hops = new Map<string, readonly [Ring, Ring]>()
  const follow = (path: readonly Ring[], haul: Stock): void => {
    const jumps = nextJumps(after, path)
    if (jumps.length === 0) hauls.set(marbles.map((marble) => haul[marble]).join(), haul)
    for (const { to, captured } of jumps) {
      const from = path[path.length - 1]
      hops.set(`${from}${to}`, [from, to])
      follow([...path, to], { ...haul, [captured]: haul[captured] + 1 })
    }
  }
  for (const ring of jumpingRings(after)) follow([ring], none)
  return {
    hauls: [...hauls.values()].sort((a, b) => marblesIn(a) - marblesIn(b) || b.white - a.white || b.grey - a.grey),
    hops: [...hops.values()],
  }
}

/** Hauls that can be said in one breath: two, or more of one marble each. */
export const isBrief = (hauls: readonly Stock[]): boolean =>
  hauls.length <= 2 || hauls.every((haul) => marblesIn(haul) === 1)
