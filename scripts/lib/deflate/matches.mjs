/** Every earlier occurrence worth referring to: for each position, longer matches at growing distances. */
import { farthest, longest } from './symbols.mjs'

const mostTries = 512

/**
 * `pairs` holds length and distance less one in turn, `from[at]` to `from[at + 1]` those of one position. A length between two of
 * them is had at the distance of the next longer one.
 * @typedef {{ readonly from: Uint32Array, readonly pairs: Uint16Array }} Matches
 */

/** @param {Uint8Array} bytes @returns {Matches} */
export function matchesIn(bytes) {
  const size = bytes.length
  const from = new Uint32Array(size + 1)
  let pairs = new Uint16Array(size * 8 + 2 * longest)
  let used = 0
  const newest = new Int32Array(1 << 16).fill(-1)
  const older = new Int32Array(size)
  for (let at = 0; at < size; at++) {
    from[at] = used
    if (at + 2 >= size) continue
    if (used + 2 * longest > pairs.length) {
      const grown = new Uint16Array(pairs.length * 2)
      grown.set(pairs)
      pairs = grown
    }
    const key = ((bytes[at] << 11) ^ (bytes[at + 1] << 5) ^ bytes[at + 2]) & 0xffff
    const most = Math.min(longest, size - at)
    let best = 2
    let tries = mostTries
    for (let there = newest[key]; there >= 0 && at - there <= farthest && tries-- > 0; there = older[there]) {
      if (bytes[there + best] !== bytes[at + best]) continue
      let length = 0
      while (length < most && bytes[there + length] === bytes[at + length]) length++
      if (length <= best) continue
      pairs[used++] = length
      pairs[used++] = at - there - 1
      best = length
      if (length === most) break
    }
    older[at] = newest[key]
    newest[key] = at
  }
  from[size] = used
  return { from, pairs }
}
