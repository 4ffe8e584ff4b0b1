/**
 * The expanded partial paths of a search, each with what is still open to it. All stand in one block of words, without an
 * object for any of them, so that keeping and dropping one costs next to nothing; a path is identified by the index of its
 * first word. The constants are offsets from it.
 */
export const atNode = 0
/** The incoming direction; 8 at a start. */
export const atCame = 1
export const atLength = 2
/** What the path has gained. */
export const atGained = 3
/** The nodes that can be on the rest of the route, as a bit set. */
export const atLow = 4
export const atHigh = 5
/** The path without its last node; and its reference count: paths and frontier steps that extend it. */
export const atParent = 6
const atReferences = 7
/** From here on: the repeats open to the rest, as bits; then the assignment (see `Assignment`) in half words. */
export const atRepeats = 8

/** The empty path, which all others extend. */
export const emptyPath = 0

export class PartialPaths {
  /** Reallocated as it grows: don't hold on to it while paths are added. */
  words: Int32Array
  /** The same block by half words. */
  halves: Int16Array
  /** Where the next path is to be written; `keep` makes it permanent. */
  next: number
  /** Where the unused part of the block begins, and the head of the free list, which is linked by `atParent`. */
  end: number
  free: number
  /** Words of repeats in a path. */
  readonly repeatWords: number
  /** Words of a path. */
  readonly size: number

  constructor(nodes: number, repeats: number, assignmentWords: number) {
    const repeatWords = wordsFor(repeats)
    const size = atRepeats + repeatWords + assignmentWords
    const words = new Int32Array(size * 64)
    words[atCame] = 8
    words[atLow] = nodes < 31 ? (1 << nodes) - 1 : 0x7fff_ffff
    words[atHigh] = nodes < 31 ? 0 : (1 << (nodes - 31)) - 1
    for (let i = 0; i < repeats; i++) words[atRepeats + (i >> 5)] |= 1 << (i & 31)
    this.words = words
    this.halves = new Int16Array(words.buffer)
    this.next = size
    this.end = size * 2
    this.free = emptyPath
    this.repeatWords = repeatWords
    this.size = size
  }
}

/** Words needed for a number of bits. */
export function wordsFor(bits: number): number {
  return (bits + 31) >> 5
}

/** Keeps the path written at `next`. */
export function keep(paths: PartialPaths): void {
  const { words, next, free, end, size } = paths
  words[next + atReferences] = 0
  words[words[next + atParent] + atReferences]++
  if (free !== emptyPath) {
    paths.next = free
    paths.free = words[free + atParent]
    return
  }
  paths.next = end
  paths.end = end + size
  if (paths.end > words.length) enlarge(paths)
}

function enlarge(paths: PartialPaths) {
  const words = new Int32Array(paths.words.length * 2)
  words.set(paths.words)
  paths.words = words
  paths.halves = new Int16Array(words.buffer)
}

/** Counts a frontier step that extends a path. */
export function addReference({ words }: PartialPaths, path: number): void {
  words[path + atReferences]++
}

export function dropReference(paths: PartialPaths, path: number): void {
  paths.words[path + atReferences]--
  freeUnused(paths, path)
}

/** Frees a path without references, then those of its ancestors that it alone referred to. */
export function freeUnused(paths: PartialPaths, path: number): void {
  const { words } = paths
  let one = path
  while (one !== emptyPath && words[one + atReferences] === 0) {
    const parent = words[one + atParent]
    words[one + atParent] = paths.free
    paths.free = one
    words[parent + atReferences]--
    one = parent
  }
}
