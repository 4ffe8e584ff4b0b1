import { atPromise, atWorth, type Stretches } from './stretches'

/** The stretches of one length, the most promising first to be taken: a heap. */
export type Front = number[]

/** What is already gathered counts twice, what is hoped for once: measured, so the best routes are found soonest. */
function rank(words: Int32Array, stretch: number): number {
  return words[stretch + atPromise] + words[stretch + atWorth]
}

export function put(front: Front, { words }: Stretches, stretch: number): void {
  const mine = rank(words, stretch)
  let at = front.length
  front.push(stretch)
  while (at > 0) {
    const above = (at - 1) >> 1
    if (mine <= rank(words, front[above])) break
    front[at] = front[above]
    at = above
  }
  front[at] = stretch
}

/** Takes the most promising out of a front that is not empty. */
export function take(front: Front, { words }: Stretches): number {
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
