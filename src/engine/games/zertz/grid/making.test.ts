import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import type { Answer, BoardSize, Options, Table, Variant } from '../facts'
import { captureAnswer } from '../legal/captures'
import { placementAnswer } from '../legal/placements'
import { tableAfter } from '../resolve'
import { firstTable } from '../setup'
import { capturePaths } from './jumping'
import {
  findCaptures,
  lineFrom,
  makeCapture,
  makePlacement,
  newPaths,
  pathAt,
  unmakeCapture,
  unmakePlacement,
} from './making'
import { endOfPath, type Line, type Paths } from './making'
import { hasMarble, isFree } from './placing'
import { randomPlacement } from './playout'
import { cloneGrid, type Grid } from './state'
import { factsOf, gridOf } from './tables'

const kinds: Options[] = (['basic', 'tournament'] as Variant[]).flatMap((variant) =>
  ([37, 48, 61] as BoardSize[]).map((rings) => ({ variant, rings, overlooked: false })),
)

interface Made {
  readonly line: Line
  readonly paths: Paths
  readonly undo: (() => void)[]
  readonly before: Grid[]
}

/** What the rules can tell of a grid: its facts, and which rings are free. */
function onBoard(grid: Grid) {
  const free = [...grid.board.cells].filter((cell) => isFree(grid, cell))
  return { ...factsOf(grid), empties: grid.empties, free }
}

function offsets({ bytes, top }: Paths, from: number): number[] {
  const found: number[] = []
  for (let at = from; at < top; at = bytes.indexOf(endOfPath, at) + 1) found.push(at)
  return found
}

/** Makes a random move on the line, and gives it as an answer. */
function makeRandom({ line, paths, undo, before }: Made, rng: ReturnType<typeof quickRng>): Answer {
  const { grid } = line
  before.push(cloneGrid(grid))
  if (!grid.captures) {
    const move = randomPlacement(grid, rng)
    const answer = placementAnswer(grid, move, [])
    makePlacement(line, move)
    undo.push(() => unmakePlacement(line, move))
    return answer
  }
  const from = paths.top
  findCaptures(grid, paths)
  const found = offsets(paths, from)
  expect(found.map((at) => pathAt(paths, at))).toEqual(capturePaths(grid))
  const chosen = found[rng.below(found.length)]
  const answer = captureAnswer(grid, pathAt(paths, chosen))
  makeCapture(line, paths, chosen)
  undo.push(() => unmakeCapture(line, paths, chosen))
  return answer
}

describe.each(kinds)('moves made and taken back, $variant with $rings rings', (options) => {
  it('lead where the rules lead, and back', () => {
    const rng = quickRng(options.rings)
    for (let game = 0; game < 4; game++) {
      let table: Table = firstTable(options, 0)
      const line = lineFrom(gridOf(table))
      const made: Made = { line, paths: newPaths(), undo: [], before: [] }
      const hashes: string[] = []
      while (table.outcome === null && (line.grid.captures || hasMarble(line.grid))) {
        hashes.push(`${line.low} ${line.high}`)
        table = tableAfter(table, makeRandom(made, rng))
        if (table.outcome !== null || table.turn !== line.grid.turn) break
        expect(onBoard(line.grid)).toEqual(onBoard(gridOf(table)))
        const { low, high } = lineFrom(gridOf(table))
        expect([line.low, line.high]).toEqual([low, high])
      }
      expect(hashes.length).toBeGreaterThan(8)
      while (made.undo.length > 0) {
        made.undo.pop()!()
        expect(line.grid).toEqual(made.before.pop())
        expect(`${line.low} ${line.high}`).toBe(hashes.pop())
      }
      expect(line.top).toBe(0)
    }
  })

  it('positions that differ have different hashes', () => {
    const rng = quickRng(5)
    const seen = new Map<string, string>()
    for (let game = 0; game < 10; game++) {
      const made: Made = { line: lineFrom(gridOf(firstTable(options, 0))), paths: newPaths(), undo: [], before: [] }
      for (let move = 0; move < 12; move++) {
        makeRandom(made, rng)
        const { low, high, grid } = made.line
        const facts = JSON.stringify(factsOf(grid))
        expect(seen.get(`${low} ${high}`) ?? facts).toBe(facts)
        seen.set(`${low} ${high}`, facts)
      }
    }
  })
})
