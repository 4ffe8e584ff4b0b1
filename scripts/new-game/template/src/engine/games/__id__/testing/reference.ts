/** A reference, written from the rules page alone: it shares no code with the game, and draws the heap as text. */

export interface Reference {
  /** One `o` for each stone left. */
  readonly heap: string
  /** The stones in front of each seat. */
  readonly piles: readonly string[]
  readonly onTurn: number
  readonly over: boolean
}

export function referenceStart(stones: number, seats: number, starter: number): Reference {
  return { heap: 'o'.repeat(stones), piles: Array.from({ length: seats }, () => ''), onTurn: starter, over: false }
}

/** The position after a turn, or the rule that forbids it. */
export function referenceTurn({ heap, piles, onTurn }: Reference, count: number): Reference | string {
  if (![1, 2, 3].includes(count)) return '__prefix__-3'
  const grabbed = heap.slice(0, count)
  if (grabbed.length < count) return '__prefix__-4'
  const rest = heap.slice(count)
  const over = rest === ''
  return {
    heap: rest,
    piles: piles.map((pile, seat) => (seat === onTurn ? pile + grabbed : pile)),
    onTurn: over ? onTurn : onTurn + 1 === piles.length ? 0 : onTurn + 1,
    over,
  }
}
