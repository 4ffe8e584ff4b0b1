import type { Seat } from '../../../core/contract'
import { boards, steps } from '../board'
import {
  goals,
  marbles,
  marbleSigns,
  type BoardText,
  type Options,
  type Snapshot,
  type Stock,
  type Table,
} from '../facts'
import { groupOf } from './groups'
import { anyCapture } from './jumping'
import { blankGrid, emptyRing, noRing, type Grid } from './state'

/** A cell's value is the index of its sign. */
const signs = `-.${marbleSigns}`

/** The grid of the position on a table. */
export function gridOf(facts: Snapshot & { readonly options: Options; readonly turn: Seat }): Grid {
  const board = boards[facts.options.rings]
  const grid = blankGrid(board, goals[facts.options.variant])
  board.cells.forEach((cell, i) => {
    grid.cells[cell] = signs.indexOf(facts.board[i])
  })
  ;[facts.supply, ...facts.captured].forEach((stock, owner) => {
    marbles.forEach((marble, colour) => {
      grid.stock[owner * 3 + colour] = stock[marble]
    })
  })
  grid.turn = facts.turn
  derive(grid)
  return grid
}

/** Works out everything that follows from the cells. */
function derive(grid: Grid): void {
  const { board, cells, missing } = grid
  grid.empties = 0
  let rings = 0
  let start = 0
  for (const cell of board.cells) {
    let mask = 0
    for (let d = 0; d < 6; d++) if (cells[cell + steps[d]] === noRing) mask |= 1 << d
    missing[cell] = mask
    if (cells[cell] === emptyRing) grid.empties++
    if (cells[cell] !== noRing) {
      rings++
      start = cell
    }
  }
  grid.parted = rings > 0 && groupOf(grid, start).length < rings
  grid.captures = anyCapture(grid)
}

/** The facts of a grid, in the form a table stores them. */
export function factsOf(grid: Grid): Pick<Table, 'board' | 'supply' | 'captured' | 'turn' | 'captures'> {
  return {
    board: boardText(grid),
    supply: stockOf(grid, 0),
    captured: [stockOf(grid, 1), stockOf(grid, 2)],
    turn: grid.turn,
    captures: grid.captures,
  }
}

/** The table with everything that follows from its board worked out again. */
export function settled(table: Table): Table {
  return { ...table, captures: gridOf(table).captures }
}

function boardText(grid: Grid): BoardText {
  let text = ''
  for (const cell of grid.board.cells) text += signs[grid.cells[cell]]
  return text
}

export function stockOf(grid: Grid, owner: number): Stock {
  const { stock } = grid
  return { white: stock[owner * 3], grey: stock[owner * 3 + 1], black: stock[owner * 3 + 2] }
}

/** Identifies a position when repetitions are counted (ZE-26). The supply is always empty by then. */
export function repetitionKey(grid: Grid): string {
  return `${boardText(grid)} ${grid.turn} ${grid.stock.subarray(3).join('.')}`
}
