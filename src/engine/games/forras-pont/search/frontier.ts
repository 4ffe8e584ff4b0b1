/**
 * The frontier: steps not yet taken, each extending a partial path. All stand in one block of words, without an object for
 * any of them; a step is identified by the index of its first word. The constants are offsets from it.
 */
export const atPath = 0
/** The edge it takes; for a start, the complement of its node. */
export const atEdge = 1
/** What the path will have gained, and the upper bound for the whole route. */
export const atGained = 2
export const atBound = 3
const size = 4

export class Frontier {
  words: Int32Array
  /** Where the unused part of the block begins, and the head of the free list, which is linked by `atPath`. */
  end: number
  free: number
  /** One open list per length of the extended path: binary heaps, highest priority first. */
  readonly openLists: readonly number[][]
  /** Steps in all open lists. */
  count: number
  /** The length to serve next. */
  turn: number

  constructor(nodes: number) {
    this.words = new Int32Array(size * 256)
    this.end = size
    this.free = 0
    this.openLists = Array.from({ length: nodes + 1 }, (): number[] => [])
    this.count = 0
    this.turn = 0
  }
}

/** Adds a step that extends a path to a length. */
export function push(frontier: Frontier, length: number, path: number, edge: number, gained: number, bound: number) {
  let step = frontier.free
  if (step !== 0) frontier.free = frontier.words[step + atPath]
  else {
    step = frontier.end
    frontier.end += size
    if (frontier.end > frontier.words.length) enlarge(frontier)
  }
  const { words } = frontier
  words[step + atPath] = path
  words[step + atEdge] = edge
  words[step + atGained] = gained
  words[step + atBound] = bound
  frontier.count++
  const heap = frontier.openLists[length]
  const mine = priority(words, step)
  let at = heap.length
  heap.push(step)
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (mine <= priority(words, heap[parent])) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = step
}

function enlarge(frontier: Frontier) {
  const words = new Int32Array(frontier.words.length * 2)
  words.set(frontier.words)
  frontier.words = words
}

/** Counts what is already gained twice and what is hoped for once: measured to find the best routes soonest. */
function priority(words: Int32Array, step: number): number {
  return words[step + atBound] + words[step + atGained]
}

/** Removes the best step of the next length that has any. Its words stay readable until `release`. Must not be empty. */
export function pop(frontier: Frontier): number {
  const { openLists } = frontier
  let turn = frontier.turn
  while (openLists[turn].length === 0) turn = turn + 1 === openLists.length ? 0 : turn + 1
  frontier.turn = turn + 1 === openLists.length ? 0 : turn + 1
  frontier.count--
  return popHeap(openLists[turn], frontier.words)
}

/** Returns a popped step's words to the free list. */
export function release(frontier: Frontier, step: number): void {
  frontier.words[step + atPath] = frontier.free
  frontier.free = step
}

function popHeap(heap: number[], words: Int32Array): number {
  const best = heap[0]
  const last = heap.pop()!
  const size = heap.length
  if (size === 0) return best
  const mine = priority(words, last)
  let at = 0
  for (;;) {
    let child = at * 2 + 1
    if (child >= size) break
    let better = priority(words, heap[child])
    if (child + 1 < size) {
      const other = priority(words, heap[child + 1])
      if (other > better) {
        better = other
        child++
      }
    }
    if (better <= mine) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = last
  return best
}
