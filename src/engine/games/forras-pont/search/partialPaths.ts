/**
 * The stretches of a search: routes on their way that were looked at, each with what is still before it. They stand in
 * one block of words without an object for any of them, so that keeping and dropping one costs next to nothing; a
 * stretch is told by the index at which its words begin, and each of these constants is the place of one of them.
 */
export const atNode = 0
/** The direction in which it came; 8 at a start. */
export const atCame = 1
export const atLength = 2
/** What it has gathered. */
export const atWorth = 3
/** The nodes that count for the rest, as bits; see `sets.ts`. */
export const atLow = 4
export const atHigh = 5
/** The stretch without its last node; and how many stretches and steps have this one before them. */
export const atBefore = 6
const atChildren = 7
/** From here on: the steps by repeat that are open to the rest, as bits; then the pairing (see `Pairing`) in half words. */
export const atRepeats = 8

/** The stretch of no node from which all others grow. */
export const nothingYet = 0

export class Stretches {
  /** Grows: not to be held on to while stretches are added. */
  words: Int32Array
  /** The same block by half words. */
  halves: Int16Array
  /** Where the next stretch is to be written; it stays there once `keep` is called. */
  next: number
  /** Where the block is not used from here on, and the first of the stretches that were let go: each names the next by `atBefore`. */
  end: number
  free: number
  /** Words of repeats in a stretch. */
  readonly repeatWords: number
  /** Words of a stretch. */
  readonly size: number

  constructor(nodes: number, repeats: number, pairing: number) {
    const repeatWords = wordsFor(repeats)
    const size = atRepeats + repeatWords + pairing
    const words = new Int32Array(size * 64)
    words[atCame] = 8
    words[atLow] = nodes < 31 ? (1 << nodes) - 1 : 0x7fff_ffff
    words[atHigh] = nodes < 31 ? 0 : (1 << (nodes - 31)) - 1
    for (let i = 0; i < repeats; i++) words[atRepeats + (i >> 5)] |= 1 << (i & 31)
    this.words = words
    this.halves = new Int16Array(words.buffer)
    this.next = size
    this.end = size * 2
    this.free = nothingYet
    this.repeatWords = repeatWords
    this.size = size
  }
}

/** How many words it takes for so many bits. */
export function wordsFor(bits: number): number {
  return (bits + 31) >> 5
}

/** Lets the stretch stay that was written at `next`. */
export function keep(stretches: Stretches): void {
  const { words, next, free, end, size } = stretches
  words[next + atChildren] = 0
  words[words[next + atBefore] + atChildren]++
  if (free !== nothingYet) {
    stretches.next = free
    stretches.free = words[free + atBefore]
    return
  }
  stretches.next = end
  stretches.end = end + size
  if (stretches.end > words.length) enlarge(stretches)
}

function enlarge(stretches: Stretches) {
  const words = new Int32Array(stretches.words.length * 2)
  words.set(stretches.words)
  stretches.words = words
  stretches.halves = new Int16Array(words.buffer)
}

/** A step waits to be taken after a stretch. */
export function hold({ words }: Stretches, stretch: number): void {
  words[stretch + atChildren]++
}

/** A step after a stretch waits no longer: if none does, the stretch is let go, and those before it that were kept for it alone. */
export function release(stretches: Stretches, stretch: number): void {
  stretches.words[stretch + atChildren]--
  letGo(stretches, stretch)
}

/** Lets a stretch go unless others have grown from it; and those before it that were kept for it alone. */
export function letGo(stretches: Stretches, stretch: number): void {
  const { words } = stretches
  let one = stretch
  while (one !== nothingYet && words[one + atChildren] === 0) {
    const before = words[one + atBefore]
    words[one + atBefore] = stretches.free
    stretches.free = one
    words[before + atChildren]--
    one = before
  }
}
