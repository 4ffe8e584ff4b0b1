/** Everyone's chances over a match as lines: which there are, and where they go. */
import type { Seat } from '../../engine/core/contract'
import { million } from '../../engine/core/imagined'
import type { Rows } from '../../engine/core/sides'

export { sidesOf, type Rows } from '../../engine/core/sides'

/** A side's chance to win at each moment, from 0 to 1. */
export function chancesOf(rows: Rows, side: readonly Seat[]): readonly number[] {
  return rows.map((row) => Math.min(1, side.reduce((sum, seat) => sum + row[seat], 0) / million))
}

export interface Box {
  readonly width: number
  readonly height: number
}

/** Where a moment lies in a box in which the whole match has `last` steps. */
export function pointAt(at: number, chance: number, last: number, { width, height }: Box): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round((at / Math.max(1, last)) * width), y: round((1 - chance) * height) }
}

export function pathOf(chances: readonly number[], last: number, box: Box): string {
  const points = chances.map((chance, at) => pointAt(at, chance, last, box))
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** The area below a line. */
export function areaOf(chances: readonly number[], last: number, box: Box): string {
  const end = pointAt(chances.length - 1, 0, last, box)
  return `${pathOf(chances, last, box)}L${end.x} ${end.y}L0 ${end.y}Z`
}
