import { boards, steps, type Board } from './board'
import {
  marbles,
  marbleSigns,
  type Answer,
  type Capture,
  type Move,
  type Placement,
  type Ring,
  type Table,
} from './facts'
import { capturePaths, directionOf, jump, jumpAlong } from './grid/jumping'
import { put } from './grid/placing'
import { hasSet } from './grid/sets'
import { cloneGrid, firstMarble, type Grid } from './grid/state'
import { gridOf } from './grid/tables'
import { nameOfGroup, offered } from './legal/placements'

/**
 * Moves in the notation of gipf.com: `Wd4,b2` places white on d4 and removes b2, `Wd4` when no ring is free,
 * `x d1Gd3Wd5` captures, `Bd7,b2 x Wa1Wa2` places and claims the isolated marbles. Added here: `x -` claims nothing
 * although something is isolated, and the answers in one word (`pass`, `demand` …). A placement without `x` claims everything.
 */

const plainAnswers = ['pass', 'demand', 'accept', 'flag', 'askBack', 'agree', 'decline'] as const

const isMove = (answer: Answer): answer is Move =>
  answer.type === 'place' || answer.type === 'capture' || answer.type === 'pass'

/** The notation of a legal answer at a table. */
export function answerText(table: Table, answer: Answer): string {
  return isMove(answer) ? moveText(gridOf(table), answer) : answer.type.toLowerCase()
}

/** The notation of a legal move, given the grid before it. */
export function moveText(grid: Grid, move: Move): string {
  switch (move.type) {
    case 'place':
      return placementText(grid, move)
    case 'capture':
      return captureText(grid, move)
    case 'pass':
      return 'pass'
    default:
      return move satisfies never
  }
}

const signOn = (grid: Grid, cell: number) => marbleSigns[grid.cells[cell] - firstMarble]

function captureText(grid: Grid, { path }: Capture): string {
  const trial = cloneGrid(grid)
  const cells = path.map((ring) => grid.board.cellOf.get(ring)!)
  let text = `x ${path[0]}`
  for (let i = 1; i < cells.length; i++) {
    const direction = directionOf(cells[i - 1], cells[i])
    text += signOn(trial, cells[i - 1] + steps[direction]) + path[i]
    jump(trial, cells[i - 1], direction)
  }
  return text
}

function placementText(grid: Grid, move: Placement): string {
  const { cellOf, nameOf } = grid.board
  const text = `${marbleSigns[marbles.indexOf(move.marble)]}${move.at}${move.remove === null ? '' : `,${move.remove}`}`
  const trial = cloneGrid(grid)
  const groups = putAndOffer(trial, move)
  if (groups.length === 0) return text
  const left = move.leave.map((ring) => cellOf.get(ring)!)
  const claimed = groups.filter((group) => !left.some((cell) => group.includes(cell))).flat()
  if (claimed.length === 0) return `${text} x -`
  const names = claimed.sort((a, b) => a - b).map((cell) => signOn(trial, cell) + nameOf[cell])
  return `${text} x ${names.join('')}`
}

function putAndOffer(trial: Grid, move: Omit<Placement, 'leave'>): number[][] {
  const { cellOf } = trial.board
  const at = cellOf.get(move.at)!
  const remove = move.remove === null ? 0 : cellOf.get(move.remove)!
  put(trial, marbles.indexOf(move.marble), at, remove)
  return offered(trial, at, remove)
}

/** How many marbles a written move captured or claimed. */
export function capturedBy(text: string): number {
  const [, taken = ''] = /(?:^| )x (.*)$/.exec(text) ?? []
  return taken.match(/[WGB]/g)?.length ?? 0
}

const placementPattern = /^([wgb])([a-j][1-9])(?:[,;/-]?([a-j][1-9])|[,;/-]*)(?:x(.*))?$/
const capturePattern = /^x?([a-j][1-9])((?:[-x:,]?[wgb]?[a-j][1-9])+)$/

/**
 * The answer that a text names at a table, or null if it can't be read there. Case and blanks don't matter; colours in
 * captures are optional, but must be right where given. Whether the answer is legal is for `check`.
 */
export function answerNamed(table: Table, text: string): Answer | null {
  const plain = text.toLowerCase().replace(/\s+/g, '')
  const word = plainAnswers.find((type) => type.toLowerCase() === plain)
  if (word !== undefined) return { type: word }
  const grid = gridOf(table)
  const placed = placementPattern.exec(plain)
  if (placed !== null) return placementNamed(grid, placed)
  const captured = capturePattern.exec(plain)
  return captured === null ? null : captureNamed(grid, captured[1], captured[2])
}

/** Some records call the last column of 61 rings `j`. */
function ringNamed(board: Board, text: string): Ring | null {
  const ring = board === boards[61] ? text.replace('j', 'i') : text
  return board.cellOf.has(ring) ? ring : null
}

function placementNamed(grid: Grid, [, letter, where, taken, claims]: RegExpExecArray): Placement | null {
  const { board } = grid
  const at = ringNamed(board, where)
  const remove = taken === undefined ? null : ringNamed(board, taken)
  if (at === null || (taken !== undefined && remove === null)) return null
  const move = { type: 'place', marble: marbles['wgb'.indexOf(letter)], at, remove } as const
  if (claims === undefined) return { ...move, leave: [] }
  if (claims === '') return null
  const trial = cloneGrid(grid)
  const groups = putAndOffer(trial, move)
  if (trial.empties === 0) return { ...move, leave: [] }
  const claimed = claims === '-' ? [] : claimsNamed(trial, groups, claims)
  if (claimed === null) return null
  const left = groups.filter((group) => !group.some((cell) => claimed.includes(cell)))
  return { ...move, leave: left.map((group) => nameOfGroup(grid, group)) }
}

/** The cells named as claimed, or null if one of them is not in any of the groups or has another colour. */
function claimsNamed(trial: Grid, groups: readonly number[][], claims: string): number[] | null {
  const { board } = trial
  const cells: number[] = []
  for (const [, colour, name] of claims.matchAll(/([wgb]?)([a-j][1-9])/g)) {
    const cell = board.cellOf.get(ringNamed(board, name) ?? '') ?? 0
    if (!groups.some((group) => group.includes(cell))) return null
    if (colour !== '' && colour !== signOn(trial, cell).toLowerCase()) return null
    cells.push(cell)
  }
  return claims.replace(/[wgb]?[a-j][1-9][,;]?/g, '') === '' ? cells : null
}

function captureNamed(grid: Grid, first: string, rest: string): Capture | null {
  const { board } = grid
  const trial = cloneGrid(grid)
  const start = ringNamed(board, first)
  if (start === null) return null
  const path: Ring[] = [start]
  for (const [, colour, name] of rest.matchAll(/([wgb]?)([a-j][1-9])/g)) {
    const ring = ringNamed(board, name)
    if (ring === null) return null
    const from = board.cellOf.get(path[path.length - 1])!
    const direction = directionOf(from, board.cellOf.get(ring)!)
    const over = direction < 0 ? 0 : from + steps[direction]
    if (trial.cells[over] < firstMarble || trial.cells[from] < firstMarble) return null
    if (colour !== '' && colour !== signOn(trial, over).toLowerCase()) return null
    jump(trial, from, direction)
    path.push(ring)
  }
  return completed(grid, { type: 'capture', path })
}

/** Some records end a chain where its captures already win; here it is played to its end. */
function completed(grid: Grid, answer: Capture): Capture {
  const { board } = grid
  const cells = answer.path.map((ring) => board.cellOf.get(ring)!)
  const trial = cloneGrid(grid)
  jumpAlong(trial, cells)
  if (!hasSet(trial, grid.turn)) return answer
  const whole = capturePaths(grid).find((path) => cells.every((cell, i) => path[i] === cell))
  return whole === undefined ? answer : { type: 'capture', path: whole.map((cell) => board.nameOf[cell]) }
}
