import type { Refusal, Rng, View } from '../../core/contract'
import { steps } from './board'
import {
  marbles,
  type Answer,
  type Capture,
  type Own,
  type Placement,
  type Prompt,
  type Ring,
  type Table,
} from './facts'
import { cellOf, colourOf, randomCapture, randomPlacement, removedOf } from './playout'
import {
  anyFree,
  canJump,
  clonePosition,
  copyPosition,
  emptyRing,
  firstMarble,
  isFree,
  isolated,
  jump,
  jumpsFrom,
  put,
  sourceOf,
  unjump,
  type Position,
} from './position'
import { positionOf } from './table'

type Seen = View<Table, Own>

const refuse = (rule: string, params: Refusal['params'] = {}): Refusal => ({ rule, params })

/** The one judge of legality. */
export function check({ table }: Seen, prompt: Prompt, answer: Answer): Refusal | null {
  if (prompt.type === 'verdict') return answer.type === 'demand' || answer.type === 'accept' ? null : refuse('ZE-31')
  switch (answer.type) {
    case 'place':
      if (prompt.place === null) return refuse(placeRefusal(table, prompt))
      return checkPlacement(positionOf(table), answer)
    case 'capture':
      return checkCapture(positionOf(table), answer)
    case 'pass':
      return prompt.pass ? null : refuse('ZE-24')
    case 'demand':
      return prompt.demand ? null : refuse('ZE-28')
    case 'accept':
      return refuse('ZE-31')
    default:
      return answer satisfies never
  }
}

/** Why nothing may be placed: ordered to capture, a capture is there, or no marble. */
function placeRefusal(table: Table, prompt: Prompt & { type: 'move' }): string {
  if (table.ordered) return 'ZE-29'
  return prompt.capture ? 'ZE-10' : 'ZE-24'
}

function checkPlacement(position: Position, answer: Placement): Refusal | null {
  const { board, cells, stock } = position
  const colour = marbles.indexOf(answer.marble)
  const source = sourceOf(position)
  if (stock[source * 3 + colour] === 0) return refuse(source === 0 ? 'ZE-5' : 'ZE-23', { marble: answer.marble })
  const at = board.cellOf.get(answer.at)
  if (at === undefined) return refuse('ZE-1', { ring: answer.at })
  if (cells[at] !== emptyRing) return refuse('ZE-5', { ring: answer.at })
  let remove = 0
  if (answer.remove === null) {
    if (anyFree(position, at)) return refuse('ZE-6')
  } else {
    remove = board.cellOf.get(answer.remove) ?? 0
    if (remove === 0) return refuse('ZE-1', { ring: answer.remove })
    if (remove === at || !isFree(position, remove)) return refuse('ZE-7', { ring: answer.remove })
  }
  if (answer.leave.length === 0) return null
  put(position, colour, at, remove)
  const groups = offered(position, at, remove)
  const named = new Set<number[]>()
  for (const ring of answer.leave) {
    const group = groups.find((cells) => cells.includes(board.cellOf.get(ring) ?? 0))
    if (group === undefined || named.has(group)) return refuse('ZE-16', { ring })
    named.add(group)
  }
  return null
}

/** The groups that are offered after `put` (ZE-16), in board order. On a full board nothing is: the mover takes it all (ZE-22). */
export function offered(position: Position, at: number, remove: number): number[][] {
  if (position.empties === 0 || !position.parted) return []
  return isolated(position, at, remove).sort((a, b) => Math.min(...a) - Math.min(...b))
}

function checkCapture(position: Position, answer: Capture): Refusal | null {
  const { board, cells } = position
  const path = answer.path.map((ring) => board.cellOf.get(ring) ?? 0)
  const stranger = path.indexOf(0)
  if (stranger >= 0) return refuse('ZE-1', { ring: answer.path[stranger] })
  if (path.length < 2 || cells[path[0]] < firstMarble) return refuse('ZE-11')
  for (let i = 1; i < path.length; i++) {
    const direction = directionOf(path[i - 1], path[i])
    if (direction < 0 || !canJump(position, path[i - 1], direction)) return refuse('ZE-11', { ring: answer.path[i] })
    jump(position, path[i - 1], direction)
  }
  const end = path[path.length - 1]
  return jumpsFrom(position, end) === 0 ? null : refuse('ZE-12', { ring: board.nameOf[end] })
}

/** The direction of a jump between two cells, or −1. */
export const directionOf = (from: number, to: number): number => steps.findIndex((step) => from + 2 * step === to)

/** All legal answers. */
export function list({ table }: Seen, prompt: Prompt): readonly Answer[] {
  if (prompt.type === 'verdict') return [{ type: 'demand' }, { type: 'accept' }]
  const answers: Answer[] = []
  const position = positionOf(table)
  if (prompt.capture) for (const path of capturePaths(position)) answers.push(captureAnswer(position, path))
  if (prompt.place !== null) listPlacements(position, answers)
  if (prompt.pass) answers.push({ type: 'pass' })
  if (prompt.demand) answers.push({ type: 'demand' })
  return answers
}

/** Every whole way of capturing, cell by cell (ZE-12, ZE-14). */
export function capturePaths(position: Position): number[][] {
  const paths: number[][] = []
  const { board, cells } = position
  const go = (path: number[]) => {
    const from = path[path.length - 1]
    const jumps = jumpsFrom(position, from)
    if (jumps === 0) {
      if (path.length > 1) paths.push(path.slice())
      return
    }
    for (let d = 0; d < 6; d++) {
      if (((jumps >> d) & 1) === 0) continue
      const captured = cells[from + steps[d]] - firstMarble
      path.push(jump(position, from, d))
      go(path)
      path.pop()
      unjump(position, from, d, captured)
    }
  }
  for (const cell of board.cells) if (cells[cell] >= firstMarble) go([cell])
  return paths
}

const captureAnswer = (position: Position, path: readonly number[]): Capture => ({
  type: 'capture',
  path: path.map((cell) => position.board.nameOf[cell]),
})

function listPlacements(position: Position, answers: Answer[]): void {
  const { board, cells, stock } = position
  const source = sourceOf(position)
  const trial = clonePosition(position)
  const free = [...board.cells].filter((cell) => isFree(position, cell))
  for (const at of board.cells) {
    if (cells[at] !== emptyRing) continue
    const removable = free.filter((cell) => cell !== at)
    for (const remove of removable.length > 0 ? removable : [0]) {
      copyPosition(position, trial)
      put(trial, 0, at, remove)
      const leaves = subsets(offered(trial, at, remove).map((group) => nameOfGroup(position, group)))
      for (let colour = 0; colour < 3; colour++) {
        if (stock[source * 3 + colour] === 0) continue
        for (const leave of leaves)
          answers.push({
            type: 'place',
            marble: marbles[colour],
            at: board.nameOf[at],
            remove: remove === 0 ? null : board.nameOf[remove],
            leave,
          })
      }
    }
  }
}

/** A group goes by the first of its rings in board order. */
export function nameOfGroup(position: Position, group: readonly number[]): Ring {
  return position.board.nameOf[Math.min(...group)]
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])
}

/** One legal answer. */
export function sample({ table }: Seen, prompt: Prompt, rng: Rng): Answer {
  if (prompt.type === 'verdict') return rng.below(2) === 0 ? { type: 'demand' } : { type: 'accept' }
  const kinds: Answer['type'][] = []
  if (prompt.capture) kinds.push('capture')
  if (prompt.place !== null) kinds.push('place')
  if (prompt.pass) kinds.push('pass')
  if (prompt.demand) kinds.push('demand')
  const kind = kinds[rng.below(kinds.length)]
  switch (kind) {
    case 'capture': {
      const position = positionOf(table)
      const path: number[] = []
      randomCapture(position, rng, path)
      return captureAnswer(position, path)
    }
    case 'place':
      return samplePlacement(positionOf(table), rng)
    case 'pass':
    case 'demand':
    case 'accept':
      return { type: kind }
    default:
      return kind satisfies never
  }
}

function samplePlacement(position: Position, rng: Rng): Placement {
  const { nameOf } = position.board
  const packed = randomPlacement(position, rng)
  const [colour, at, remove] = [colourOf(packed), cellOf(packed), removedOf(packed)]
  put(position, colour, at, remove)
  const groups = offered(position, at, remove)
  return {
    type: 'place',
    marble: marbles[colour],
    at: nameOf[at],
    remove: remove === 0 ? null : nameOf[remove],
    leave: groups.filter(() => rng.below(4) === 0).map((group) => nameOfGroup(position, group)),
  }
}
