import type { Rng } from '../../../src/engine/core/contract'
import { shuffle } from '../../../src/engine/core/rng'
import { cells, centre } from '../../../src/engine/games/forras-pont/board'
import { colours, totalDiscs, type Colour, type Sheet } from '../../../src/engine/games/forras-pont/facts'
import { randomSheet } from '../../../src/engine/games/forras-pont/laying'
import { discGraphOf } from '../../../src/engine/games/forras-pont/routes/graph'
import { bestRoutes } from '../../../src/engine/games/forras-pont/search/best'
import { objectiveOf } from './evaluate'
import type { Moment } from './moment'

/** Easy takes any sheet; the others the one of several with the best routes on random boards. */
export function chooseSheet({ view, level, rng, hurry }: Moment): Sheet {
  let best = randomSheet(rng)
  if (level === 'easy') return best
  const { table, seat } = view
  const side = table.sides[seat!]
  let most = -1
  const boards = Array.from({ length: level === 'hard' ? 12 : 4 }, () => ({
    board: randomBoard(rng, 20 + rng.below(16)),
    others: table.sides.map(() => randomSheet(rng)),
  }))
  for (let i = 0; i < (level === 'hard' ? 16 : 6) && !hurry(); i++) {
    const sheet = randomSheet(rng)
    let sum = 0
    for (const { board, others } of boards) {
      const sheets = others.with(seat!, sheet)
      const graph = discGraphOf({
        ...{ board, sheets, seat: seat!, side },
        ...{ centreColours: colours, ownColours: [], minimum: 5 },
      })
      sum += Math.max(0, bestRoutes(graph, 1, objectiveOf(table), { expansions: 150, hurry }).routes[0]?.value ?? 0)
    }
    if (sum > most) [most, best] = [sum, sheet]
  }
  return best
}

/** A board with this many random discs of all 48. */
export function randomBoard(rng: Rng, discs: number): readonly (Colour | null)[] {
  const bag = shuffle(
    rng,
    Array.from({ length: totalDiscs }, (_, i) => colours[i % 3]),
  )
  const board = Array<Colour | null>(cells).fill(null)
  const spots = shuffle(
    rng,
    [...board.keys()].filter((cell) => cell !== centre),
  )
  for (const cell of spots.slice(0, discs)) board[cell] = bag.pop()!
  return board
}
