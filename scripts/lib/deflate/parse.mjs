/** The cheapest way to say some bytes as literals and references, given what each symbol costs. */
import {
  distanceSymbol,
  distances,
  endOfBlock,
  extraOfDistance,
  extraOfLength,
  lengthSymbol,
  literals,
  longest,
} from './symbols.mjs'

/**
 * A step is a literal (`distance` 0) or a reference.
 * @typedef {{ readonly lengths: Uint16Array, readonly distances: Uint16Array, readonly size: number }} Steps
 * @typedef {{ readonly literals: ArrayLike<number>, readonly distances: ArrayLike<number> }} Counts
 */

/** How often each symbol occurs in these steps, which begin at byte `start`. */
export function countsOf(
  /** @type {Uint8Array} */ bytes,
  /** @type {number} */ start,
  /** @type {Steps} */ steps,
  begin = 0,
  end = steps.size,
) {
  const counts = { literals: new Uint32Array(literals), distances: new Uint32Array(distances) }
  let at = start
  for (let step = begin; step < end; step++) {
    if (steps.distances[step] === 0) counts.literals[bytes[at]]++
    else {
      counts.literals[lengthSymbol(steps.lengths[step])]++
      counts.distances[distanceSymbol(steps.distances[step])]++
    }
    at += steps.lengths[step]
  }
  counts.literals[endOfBlock] = 1
  return counts
}

/** What a symbol would cost by its frequency, in bits; what does not occur is dear. @param {ArrayLike<number>} counts */
function costs(counts) {
  let sum = 0
  for (let symbol = 0; symbol < counts.length; symbol++) sum += counts[symbol]
  const whole = Math.log2(Math.max(1, sum))
  return Float64Array.from(counts, (count) => whole - (count > 0 ? Math.log2(count) : 0))
}

/**
 * The cheapest steps from `start` to `end`, where each symbol costs what its frequency says.
 * @param {Uint8Array} bytes
 * @param {import('./matches.mjs').Matches} matches
 * @param {number} start
 * @param {number} end
 * @param {Counts} counts
 * @returns {Steps}
 */
export function cheapest(bytes, { from, pairs }, start, end, counts) {
  const literalCost = costs(counts.literals)
  const distanceCost = costs(counts.distances)
  const ofLength = Float64Array.from({ length: longest + 1 }, (_, length) =>
    length < 3 ? Infinity : literalCost[lengthSymbol(length)] + extraOfLength(lengthSymbol(length)),
  )
  const size = end - start
  const sum = new Float64Array(size + 1).fill(Infinity)
  const how = { lengths: new Uint16Array(size + 1), distances: new Uint16Array(size + 1) }
  sum[0] = 0
  for (let at = 0; at < size; at++) {
    const here = sum[at]
    const literal = here + literalCost[bytes[start + at]]
    if (literal < sum[at + 1]) {
      sum[at + 1] = literal
      how.lengths[at + 1] = 1
      how.distances[at + 1] = 0
    }
    let length = 3
    for (let pair = from[start + at]; pair < from[start + at + 1]; pair += 2) {
      const distance = pairs[pair + 1] + 1
      const symbol = distanceSymbol(distance)
      const base = here + distanceCost[symbol] + extraOfDistance(symbol)
      for (const most = Math.min(pairs[pair], size - at); length <= most; length++) {
        const cost = base + ofLength[length]
        if (cost >= sum[at + length]) continue
        sum[at + length] = cost
        how.lengths[at + length] = length
        how.distances[at + length] = distance
      }
    }
  }
  return walkedBack(how, size)
}

/** The steps that lead to the end. @returns {Steps} */
function walkedBack(/** @type {{ lengths: Uint16Array, distances: Uint16Array }} */ how, /** @type {number} */ size) {
  const ends = []
  for (let at = size; at > 0; at -= how.lengths[at]) ends.push(at)
  ends.reverse()
  return {
    lengths: Uint16Array.from(ends, (at) => how.lengths[at]),
    distances: Uint16Array.from(ends, (at) => how.distances[at]),
    size: ends.length,
  }
}
