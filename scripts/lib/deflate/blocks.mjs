/** Where one code ends and the next begins, and what a block takes. */
import { codeLengths, headerOf } from './huffman.mjs'
import { cheapest, countsOf } from './parse.mjs'
import { extraOfDistance, extraOfLength } from './symbols.mjs'

/** @typedef {import('./parse.mjs').Steps} Steps */

/** What these symbols take as one block, its header included. @param {import('./parse.mjs').Counts} counts */
function planned(counts) {
  const literals = codeLengths(counts.literals, 15)
  const distances = codeLengths(counts.distances, 15)
  // One distance code at least must be told, even where nothing is referred to.
  if (distances.every((length) => length === 0)) distances[0] = 1
  const header = headerOf(literals, distances)
  let bits = 3 + header.bits
  for (let symbol = 0; symbol < literals.length; symbol++)
    if (counts.literals[symbol])
      bits += counts.literals[symbol] * (literals[symbol] + (symbol > 256 ? extraOfLength(symbol) : 0))
  for (let symbol = 0; symbol < distances.length; symbol++)
    bits += counts.distances[symbol] * (distances[symbol] + extraOfDistance(symbol))
  return { literals, distances, header, bits }
}

/** About what these symbols take as one block: their entropy, and what a header usually spends on a symbol. */
function estimated(/** @type {import('./parse.mjs').Counts} */ { literals, distances }) {
  let bits = 80
  for (const counts of [literals, distances]) {
    let sum = 0
    for (let symbol = 0; symbol < counts.length; symbol++) {
      const count = counts[symbol]
      if (count === 0) continue
      sum += count
      bits += headerBits - count * Math.log2(count)
    }
    if (sum > 0) bits += sum * Math.log2(sum)
  }
  return bits
}

const headerBits = 3.5
const tooFew = 400
const looks = 9

/**
 * Cuts a run of steps in two as long as that saves bits. Returns the cuts, as numbers of steps.
 * @param {Uint8Array} bytes
 * @param {Steps} steps
 */
export function cutsIn(bytes, steps) {
  const places = new Uint32Array(steps.size + 1)
  for (let step = 0; step < steps.size; step++) places[step + 1] = places[step] + steps.lengths[step]
  const taken = (/** @type {number} */ from, /** @type {number} */ to) =>
    estimated(countsOf(bytes, places[from], steps, from, to))
  /** @type {number[]} */
  const cuts = []
  const cut = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (to - from < 2 * tooFew) return
    const at = bestCut(from, to, taken)
    if (taken(from, at) + taken(at, to) >= taken(from, to)) return
    cut(from, at)
    cuts.push(at)
    cut(at, to)
  }
  cut(0, steps.size)
  return { cuts, places }
}

/** Narrows down where two blocks take least, by a few looks in ever smaller ranges. */
function bestCut(
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {(from: number, to: number) => number} */ taken,
) {
  let [low, high] = [from + tooFew, to - tooFew]
  let best = low
  let least = Infinity
  while (high - low > looks) {
    const stride = (high - low) / (looks + 1)
    let found = best
    for (let look = 1; look <= looks; look++) {
      const at = Math.round(low + stride * look)
      const bits = taken(from, at) + taken(at, to)
      if (bits < least) [least, found] = [bits, at]
    }
    if (found === best) break
    best = found
    ;[low, high] = [Math.max(low, Math.floor(best - stride)), Math.min(high, Math.ceil(best + stride))]
  }
  return best
}

const rounds = 8

/**
 * The best steps found for a block: what symbols cost follows from the steps, and the steps from what symbols cost.
 * @param {Uint8Array} bytes
 * @param {import('./matches.mjs').Matches} matches
 * @param {number} start
 * @param {number} end
 * @param {import('./parse.mjs').Counts} first
 */
export function settled(bytes, matches, start, end, first) {
  let counts = first
  /** @type {{ steps: Steps, plan: ReturnType<typeof planned> } | null} */
  let best = null
  for (let round = 0; round < rounds; round++) {
    const steps = cheapest(bytes, matches, start, end, counts)
    counts = countsOf(bytes, start, steps)
    const plan = planned(counts)
    if (best && plan.bits >= best.plan.bits) {
      if (round > 4) break
      continue
    }
    best = { steps, plan }
  }
  return /** @type {NonNullable<typeof best>} */ (best)
}
