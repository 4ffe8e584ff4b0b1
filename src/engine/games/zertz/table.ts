import type { Outcome, Score, Seat } from '../../core/contract'
import { boards } from './board'
import { goals, marbles, type BoardText, type Options, type Snapshot, type Stock, type Table } from './facts'
import { blankPosition, settle, type Position } from './position'

const signs = '-.WGB'

/** The position that a table's facts describe. */
export function positionOf(facts: Snapshot & { readonly options: Options; readonly turn: Seat }): Position {
  const board = boards[facts.options.rings]
  const position = blankPosition(board, goals[facts.options.variant])
  board.cells.forEach((cell, i) => {
    position.cells[cell] = signs.indexOf(facts.board[i])
  })
  ;[facts.supply, ...facts.captured].forEach((stock, owner) => {
    marbles.forEach((marble, colour) => {
      position.stock[owner * 3 + colour] = stock[marble]
    })
  })
  position.turn = facts.turn
  settle(position)
  return position
}

/** The facts of a position, as a table files them. */
export function factsOf(position: Position): Pick<Table, 'board' | 'supply' | 'captured' | 'turn' | 'captures'> {
  return {
    board: boardText(position),
    supply: stockOf(position, 0),
    captured: [stockOf(position, 1), stockOf(position, 2)],
    turn: position.turn,
    captures: position.captures,
  }
}

/** A table with what follows from its board worked out anew. */
export function settled(table: Table): Table {
  return { ...table, captures: positionOf(table).captures }
}

export function boardText(position: Position): BoardText {
  let text = ''
  for (const cell of position.board.cells) text += signs[position.cells[cell]]
  return text
}

export function stockOf(position: Position, owner: number): Stock {
  const { stock } = position
  return { white: stock[owner * 3], grey: stock[owner * 3 + 1], black: stock[owner * 3 + 2] }
}

/** What a position is known by when repetitions are counted (ZE-26). The supply is empty whenever they are. */
export function repetitionKey(position: Position): string {
  return `${boardText(position)} ${position.turn} ${position.stock.subarray(3).join('.')}`
}

export function outcomeFor(position: Position, winners: readonly Seat[], rule: string): Outcome {
  const scores = [0, 1].map((seat): Score => {
    const parts = stockOf(position, seat + 1)
    return { seat, total: parts.white + parts.grey + parts.black, parts: { ...parts } }
  })
  return { winners, rule, scores }
}
