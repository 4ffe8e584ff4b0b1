import type { BoardSize, Ring } from './facts'

/**
 * Rings per column of each board (ZE-1). Names follow gipf.com and Boardspace: columns `a`, `b`, … from left to right,
 * rings numbered from the bottom. 48 is the published expansion: one more ring per column, and a column of four on the
 * right.
 */
const columns: Readonly<Record<BoardSize, readonly number[]>> = {
  37: [4, 5, 6, 7, 6, 5, 4],
  48: [5, 6, 7, 8, 7, 6, 5, 4],
  61: [5, 6, 7, 8, 9, 8, 7, 6, 5],
}

/** Cells lie on an 11 × 11 lattice with a rim, so that the six neighbours are at six fixed offsets. */
export const stride = 11
export const latticeSize = stride * stride

/** The offsets of the six neighbours, in order around a ring. */
export const steps: readonly number[] = [1, stride + 1, stride, -1, -stride - 1, -stride]

export interface Board {
  readonly size: BoardSize
  /** Ring names in board order: a1, a2, …, b1, … The board's text follows this order. */
  readonly names: readonly Ring[]
  /** The cell of each ring, in board order. */
  readonly cells: Uint8Array
  /** The cell of a ring's name. */
  readonly cellOf: ReadonlyMap<Ring, number>
  /** The ring's name, by cell. */
  readonly nameOf: readonly Ring[]
  /** Column and height of each ring, in board order, for drawing: neighbours are one apart, columns √3/2. */
  readonly points: readonly { readonly column: number; readonly height: number }[]
}

function layOut(size: BoardSize): Board {
  const names: Ring[] = []
  const cells: number[] = []
  const points: { column: number; height: number }[] = []
  const nameOf: Ring[] = Array.from({ length: latticeSize }, () => '')
  let first = 1
  columns[size].forEach((count, column) => {
    if (column > 0 && count < columns[size][column - 1]) first++
    for (let row = 0; row < count; row++) {
      const cell = (column + 1) * stride + first + row
      const name = 'abcdefghi'[column] + String(row + 1)
      names.push(name)
      cells.push(cell)
      points.push({ column, height: row - (count - 1) / 2 })
      nameOf[cell] = name
    }
  })
  const cellOf = new Map(names.map((name, i) => [name, cells[i]]))
  return { size, names, cells: Uint8Array.from(cells), cellOf, nameOf, points }
}

export const boards: Readonly<Record<BoardSize, Board>> = { 37: layOut(37), 48: layOut(48), 61: layOut(61) }
