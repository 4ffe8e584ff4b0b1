import { boards, steps, type Board } from './board'
import { marbles, type Answer, type Marble, type Move, type Placement, type Ring } from './facts'
import { directionOf, nameOfGroup, offered } from './legal'
import { clonePosition, firstMarble, jump, put, type Position } from './position'

/**
 * Moves as they are written down on gipf.com: `Wd4,b2` places white on d4 and takes b2 away, `Wd4` where no ring is free,
 * `x d1Gd3Wd5` captures, `Bd7,b2 x Wa1Wa2` places and claims what is isolated. Added here: `x -` claims nothing although
 * something is isolated, and `pass`, `demand`, `accept`. A placement written without `x` claims all.
 */

const letters: Readonly<Record<Marble, string>> = { white: 'W', grey: 'G', black: 'B' }
const letterOf = (position: Position, cell: number) => letters[marbles[position.cells[cell] - firstMarble]]

/** Writes a legal move down, given the position before it. */
export function formatMove(position: Position, move: Move): string {
  switch (move.type) {
    case 'place':
      return formatPlacement(position, move)
    case 'capture': {
      const trial = clonePosition(position)
      const cells = move.path.map((ring) => position.board.cellOf.get(ring)!)
      let text = `x ${move.path[0]}`
      for (let i = 1; i < cells.length; i++) {
        const direction = directionOf(cells[i - 1], cells[i])
        text += letterOf(trial, cells[i - 1] + steps[direction]) + move.path[i]
        jump(trial, cells[i - 1], direction)
      }
      return text
    }
    case 'pass':
      return 'pass'
    default:
      return move satisfies never
  }
}

function formatPlacement(position: Position, move: Placement): string {
  const { cellOf, nameOf } = position.board
  const text = `${letters[move.marble]}${move.at}${move.remove === null ? '' : `,${move.remove}`}`
  const trial = clonePosition(position)
  const groups = putAndOffer(trial, move)
  if (groups.length === 0) return text
  const left = move.leave.map((ring) => cellOf.get(ring)!)
  const claimed = groups.filter((group) => !left.some((cell) => group.includes(cell))).flat()
  if (claimed.length === 0) return `${text} x -`
  return `${text} x ${claimed
    .sort((a, b) => a - b)
    .map((cell) => letterOf(trial, cell) + nameOf[cell])
    .join('')}`
}

function putAndOffer(trial: Position, move: Omit<Placement, 'leave'>): number[][] {
  const { cellOf } = trial.board
  const at = cellOf.get(move.at)!
  const remove = move.remove === null ? 0 : cellOf.get(move.remove)!
  put(trial, marbles.indexOf(move.marble), at, remove)
  return offered(trial, at, remove)
}

const placement = /^([wgb])([a-j][1-9])(?:[,;/-]?([a-j][1-9])|[,;/-]*)(?:x(.*))?$/
const capture = /^x?([a-j][1-9])((?:[-x:,]?[wgb]?[a-j][1-9])+)$/

/**
 * Reads a written answer in a position, or null if it can't be read there. Capitals and blanks don't matter, and colours
 * in captures may be missing; where they are given they must be right. Whether it is legal is for `check`.
 */
export function parseMove(position: Position, text: string): Answer | null {
  const plain = text.toLowerCase().replace(/\s+/g, '')
  if (plain === 'pass' || plain === 'demand' || plain === 'accept') return { type: plain }
  const placed = placement.exec(plain)
  if (placed !== null) return readPlacement(position, placed)
  const captured = capture.exec(plain)
  return captured === null ? null : readCapture(position, captured[1], captured[2])
}

/** On 61 rings some write the last column as `j`. */
function ringOf(board: Board, text: string): Ring | null {
  const ring = board === boards[61] ? text.replace('j', 'i') : text
  return board.cellOf.has(ring) ? ring : null
}

function readPlacement(position: Position, [, letter, where, taken, claims]: RegExpExecArray): Answer | null {
  const { board } = position
  const at = ringOf(board, where)
  const remove = taken === undefined ? null : ringOf(board, taken)
  if (at === null || (taken !== undefined && remove === null)) return null
  const marble = marbles['wgb'.indexOf(letter)]
  const move = { type: 'place', marble, at, remove } as const
  if (claims === undefined) return { ...move, leave: [] }
  if (claims === '') return null
  const trial = clonePosition(position)
  const groups = putAndOffer(trial, move)
  if (trial.empties === 0) return { ...move, leave: [] }
  const named = new Set<number>()
  if (claims !== '-')
    for (const [, colour, name] of claims.matchAll(/([wgb]?)([a-j][1-9])/g)) {
      const cell = board.cellOf.get(ringOf(board, name) ?? '') ?? 0
      if (!groups.some((group) => group.includes(cell))) return null
      if (colour !== '' && colour !== letterOf(trial, cell).toLowerCase()) return null
      named.add(cell)
    }
  if (claims !== '-' && claims.replace(/[wgb]?[a-j][1-9][,;]?/g, '') !== '') return null
  const left = groups.filter((group) => !group.some((cell) => named.has(cell)))
  return { ...move, leave: left.map((group) => nameOfGroup(position, group)) }
}

function readCapture(position: Position, first: string, rest: string): Answer | null {
  const { board } = position
  const trial = clonePosition(position)
  const start = ringOf(board, first)
  if (start === null) return null
  const path: Ring[] = [start]
  for (const [, colour, name] of rest.matchAll(/([wgb]?)([a-j][1-9])/g)) {
    const ring = ringOf(board, name)
    if (ring === null) return null
    const from = board.cellOf.get(path[path.length - 1])!
    const direction = directionOf(from, board.cellOf.get(ring)!)
    const over = direction < 0 ? 0 : from + steps[direction]
    if (trial.cells[over] < firstMarble || trial.cells[from] < firstMarble) return null
    if (colour !== '' && colour !== letterOf(trial, over).toLowerCase()) return null
    jump(trial, from, direction)
    path.push(ring)
  }
  return { type: 'capture', path }
}
