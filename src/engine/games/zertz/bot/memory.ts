/** Positions already searched (a transposition table). Fixed size; eviction affects speed, never correctness. */
const bits = 17
const mask = (1 << bits) - 1
/** Per entry: the hash's high half, the value, the move, and depth × 4 + bound. */
let entries: Int32Array | null = null
/** Makes entries of earlier searches unreadable, so that the same question always gets the same answer. */
let salt = 0

export const exact = 0
export const atLeast = 1
export const atMost = 2

export interface Remembered {
  found: boolean
  value: number
  move: number
  depth: number
  bound: number
}

/** What `recallPosition` found last. */
export const remembered: Remembered = { found: false, value: 0, move: -1, depth: 0, bound: exact }

export function forgetPositions(): void {
  entries ??= new Int32Array(4 << bits)
  salt = (salt + 0x9e3779b1) | 0
}

export function recallPosition(low: number, high: number): void {
  const at = (low & mask) * 4
  remembered.found = entries![at] === (high ^ salt)
  if (!remembered.found) return
  remembered.value = entries![at + 1]
  remembered.move = entries![at + 2]
  remembered.depth = entries![at + 3] >> 2
  remembered.bound = entries![at + 3] & 3
}

export function storePosition(
  low: number,
  high: number,
  value: number,
  move: number,
  depth: number,
  bound: number,
): void {
  const at = (low & mask) * 4
  entries![at] = high ^ salt
  entries![at + 1] = value
  entries![at + 2] = move
  entries![at + 3] = (depth << 2) | bound
}
