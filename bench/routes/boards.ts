import type { Rng } from '../../src/engine/core/contract'
import { shuffle } from '../../src/engine/core/rng'
import { cells, centre, neighbours } from '../../src/engine/games/forras-pont/board'
import { randomBoard } from '../../src/engine/games/forras-pont/bot/sheet'
import { colours, operations, sidesOfTable } from '../../src/engine/games/forras-pont/facts'
import { type DiscGraph, discGraphOf } from '../../src/engine/games/forras-pont/routes/graph'
import { greedy } from '../../src/engine/games/forras-pont/search/best'

/** CPU time of this process in milliseconds, which doesn't depend on how busy the machine is. */
export function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A random board of 36 to 47 discs with random sheets, seen by a random seat under a random card. */
export function randomGraph(rng: Rng, sheets: number): () => DiscGraph {
  const board = randomBoard(rng, 36 + rng.below(12))
  const seat = rng.below(sheets)
  const minimum = [1, 4, 5, 6, 7, 8, 9][rng.below(7)]
  const standpoint = { board, seat, side: sidesOfTable[seat], centreColours: colours, ownColours: [], minimum }
  const filled = Array.from({ length: sheets }, () => shuffle(rng, operations))
  return () => discGraphOf({ ...standpoint, sheets: filled })
}

/** The best value by exhaustive search without any bound; `null` if that takes too many steps. */
export function exhaustive(graph: DiscGraph, patience: number): number | null {
  const mine = 1 << graph.standpoint.seat
  const used = new Uint8Array(cells)
  let best = -Infinity
  let steps = 0
  const search = (cell: number, came: number, length: number, value: number): boolean => {
    if (++steps > patience) return false
    for (let direction = 0; direction < 8; direction++) {
      const way = cell * 8 + direction
      const owners = graph.byArrow[way] | (came === direction ? graph.byRepeat[way] : 0)
      if (owners === 0) continue
      const next = neighbours[way]
      const worth = value + (owners & mine ? greedy.own : greedy.other)
      if (next === centre) {
        if (length + 1 >= graph.standpoint.minimum) best = Math.max(best, worth)
      } else if (!used[next]) {
        used[next] = 1
        const whole = search(next, direction, length + 1, worth)
        used[next] = 0
        if (!whole) return false
      }
    }
    return true
  }
  for (const start of graph.starts) {
    used[start] = 1
    if (!search(start, 8, 1, greedy.own)) return null
    used[start] = 0
  }
  return best
}
