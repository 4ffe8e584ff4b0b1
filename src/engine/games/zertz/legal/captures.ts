import type { Refusal, Rng } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import type { Capture } from '../facts'
import { canJump, directionOf, jump, jumpsFrom } from '../grid/jumping'
import { randomCapture } from '../grid/playout'
import { firstMarble, type Grid } from '../grid/state'

/** Why a capture is illegal, or null. Plays it out on the grid. */
export function checkCapture(grid: Grid, { path }: Capture): Refusal | null {
  const { board, cells } = grid
  const way = path.map((ring) => board.cellOf.get(ring) ?? 0)
  const stranger = way.indexOf(0)
  if (stranger >= 0) return refusal('ZE-1', { ring: path[stranger] })
  if (way.length < 2 || cells[way[0]] < firstMarble) return refusal('ZE-11')
  for (let i = 1; i < way.length; i++) {
    const direction = directionOf(way[i - 1], way[i])
    if (direction < 0 || !canJump(grid, way[i - 1], direction)) return refusal('ZE-11', { ring: path[i] })
    jump(grid, way[i - 1], direction)
  }
  const end = way[way.length - 1]
  return jumpsFrom(grid, end) === 0 ? null : refusal('ZE-12', { ring: board.nameOf[end] })
}

export const captureAnswer = ({ board }: Grid, path: readonly number[]): Capture => ({
  type: 'capture',
  path: path.map((cell) => board.nameOf[cell]),
})

/** A capture at random. Plays it out on the grid. */
export function sampleCapture(grid: Grid, rng: Rng): Capture {
  const path: number[] = []
  randomCapture(grid, rng, path)
  return captureAnswer(grid, path)
}
