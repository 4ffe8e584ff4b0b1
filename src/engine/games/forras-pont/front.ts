/** A route on its way, with what is still before it. */
export interface Stretch {
  readonly node: number
  readonly came: number
  readonly length: number
  readonly worth: number
  /** What the whole route can't exceed. */
  readonly promise: number
  /** The nodes that count for the rest, as bits. */
  readonly low: number
  readonly high: number
  /** The matching that the promise rests on, for the next ones to start from. */
  readonly mates: Int8Array
  readonly before: Stretch | null
}

/** The stretches of one length, the most promising first to be taken: a heap. */
export interface Front {
  readonly put: (stretch: Stretch) => void
  readonly take: () => Stretch | null
}

/** What is already gathered counts three times what is hoped for: measured, so the best routes are found soonest. */
function isBetter(a: Stretch, b: Stretch): boolean {
  return a.promise + 2 * a.worth > b.promise + 2 * b.worth
}

export function makeFront(): Front {
  const heap: Stretch[] = []

  function put(stretch: Stretch) {
    let at = heap.push(stretch) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!isBetter(stretch, heap[above])) break
      heap[at] = heap[above]
      at = above
    }
    heap[at] = stretch
  }

  function take(): Stretch | null {
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return last ?? null
    const best = heap[0]
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && isBetter(heap[below + 1], heap[below])) below++
      if (!isBetter(heap[below], last)) break
      heap[at] = heap[below]
      at = below
    }
    heap[at] = last
    return best
  }

  return { put, take }
}
