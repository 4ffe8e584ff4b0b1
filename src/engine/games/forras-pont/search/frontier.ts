/**
 * The steps that wait to be taken, each after a stretch; in one block of words like those. A step is told by the index at
 * which its words begin.
 */
export const atStretch = 0
/** By which way; at a start the node's complement. */
export const atWay = 1
/** What the stretch will have gathered, and what the whole route can't exceed. */
export const atWorth = 2
export const atPromise = 3
const size = 4

export class Waiting {
  words: Int32Array
  /** Where the block is not used from here on, and the first of those that wait no longer: each names the next by `atStretch`. */
  end: number
  free: number
  /** For each length the steps that lead to it: heaps, the most promising first to be taken. */
  readonly fronts: readonly number[][]
  /** How many wait. */
  count: number
  /** The length whose turn it is. */
  turn: number

  constructor(nodes: number) {
    this.words = new Int32Array(size * 256)
    this.end = size
    this.free = 0
    this.fronts = Array.from({ length: nodes + 1 }, (): number[] => [])
    this.count = 0
    this.turn = 0
  }
}

/** Lets a step wait that leads to a length. */
export function put(waiting: Waiting, length: number, stretch: number, way: number, worth: number, promise: number) {
  let step = waiting.free
  if (step !== 0) waiting.free = waiting.words[step + atStretch]
  else {
    step = waiting.end
    waiting.end += size
    if (waiting.end > waiting.words.length) enlarge(waiting)
  }
  const { words } = waiting
  words[step + atStretch] = stretch
  words[step + atWay] = way
  words[step + atWorth] = worth
  words[step + atPromise] = promise
  waiting.count++
  const front = waiting.fronts[length]
  const mine = rank(words, step)
  let at = front.length
  front.push(step)
  while (at > 0) {
    const above = (at - 1) >> 1
    if (mine <= rank(words, front[above])) break
    front[at] = front[above]
    at = above
  }
  front[at] = step
}

function enlarge(waiting: Waiting) {
  const words = new Int32Array(waiting.words.length * 2)
  words.set(waiting.words)
  waiting.words = words
}

/** What is already gathered counts twice, what is hoped for once: measured, so the best routes are found soonest. */
function rank(words: Int32Array, step: number): number {
  return words[step + atPromise] + words[step + atWorth]
}

/** Takes the most promising step of the next length that has any, where some wait; its words can be read until it is dropped. */
export function take(waiting: Waiting): number {
  const { fronts } = waiting
  let turn = waiting.turn
  while (fronts[turn].length === 0) turn = turn + 1 === fronts.length ? 0 : turn + 1
  waiting.turn = turn + 1 === fronts.length ? 0 : turn + 1
  waiting.count--
  return takeFrom(fronts[turn], waiting.words)
}

/** Forgets a step that was taken. */
export function drop(waiting: Waiting, step: number): void {
  waiting.words[step + atStretch] = waiting.free
  waiting.free = step
}

/** Takes the first out of a heap that is not empty. */
function takeFrom(front: number[], words: Int32Array): number {
  const best = front[0]
  const last = front.pop()!
  const size = front.length
  if (size === 0) return best
  const mine = rank(words, last)
  let at = 0
  for (;;) {
    let below = at * 2 + 1
    if (below >= size) break
    let better = rank(words, front[below])
    if (below + 1 < size) {
      const other = rank(words, front[below + 1])
      if (other > better) {
        better = other
        below++
      }
    }
    if (better <= mine) break
    front[at] = front[below]
    at = below
  }
  front[at] = last
  return best
}
