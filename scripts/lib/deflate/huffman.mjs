/** Huffman codes of limited length, and how deflate writes them down. */

/**
 * Optimal code lengths by package-merge; 0 for symbols that don't occur.
 * @param {ArrayLike<number>} counts
 * @param {number} limit
 */
export function codeLengths(counts, limit) {
  const lengths = new Uint8Array(counts.length)
  const leaves = []
  for (let symbol = 0; symbol < counts.length; symbol++)
    if (counts[symbol] > 0) leaves.push({ weight: counts[symbol], symbols: [symbol] })
  if (leaves.length <= 2) {
    for (const { symbols } of leaves) lengths[symbols[0]] = 1
    return lengths
  }
  leaves.sort((a, b) => a.weight - b.weight)
  /** @type {typeof leaves} */
  let row = []
  for (let level = 0; level < limit; level++) {
    /** @type {typeof leaves} */
    const packages = []
    for (let at = 0; at + 1 < row.length; at += 2)
      packages.push({
        weight: row[at].weight + row[at + 1].weight,
        symbols: row[at].symbols.concat(row[at + 1].symbols),
      })
    row = [...leaves, ...packages].sort((a, b) => a.weight - b.weight)
  }
  for (const { symbols } of row.slice(0, 2 * leaves.length - 2)) for (const symbol of symbols) lengths[symbol]++
  return lengths
}

/** The codes that belong to these lengths, bits reversed as deflate sends them. @param {Uint8Array} lengths */
export function codesOf(lengths) {
  const codes = new Uint16Array(lengths.length)
  let code = 0
  for (let bits = 1; bits <= 15; bits++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== bits) continue
      let reversed = 0
      for (let bit = 0; bit < bits; bit++) if (code & (1 << bit)) reversed |= 1 << (bits - 1 - bit)
      codes[symbol] = reversed
      code++
    }
    code <<= 1
  }
  return codes
}

/** The order in which a block's header lists the lengths of the code for code lengths. */
export const headerOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/**
 * Code lengths in runs: symbols 16 to 18 repeat, with a number in `extra`.
 * @param {readonly number[]} lengths
 * @param {boolean} sparing without runs so short that they hardly pay
 */
function runsOf(lengths, sparing) {
  /** @type {{ symbol: number, extra: number }[]} */
  const runs = []
  for (let at = 0; at < lengths.length;) {
    const value = lengths[at]
    let count = 1
    while (at + count < lengths.length && lengths[at + count] === value) count++
    at += count
    if (value === 0) {
      for (; count >= 11; count -= Math.min(count, 138)) runs.push({ symbol: 18, extra: Math.min(count, 138) - 11 })
      if (count >= (sparing ? 4 : 3)) {
        runs.push({ symbol: 17, extra: count - 3 })
        count = 0
      }
    } else if (count >= (sparing ? 5 : 4)) {
      runs.push({ symbol: value, extra: 0 })
      for (count--; count >= 3; count -= Math.min(count, 6)) runs.push({ symbol: 16, extra: Math.min(count, 6) - 3 })
    }
    for (; count > 0; count--) runs.push({ symbol: value, extra: 0 })
  }
  return runs
}

const runBits = (/** @type {number} */ symbol) => (symbol < 16 ? 0 : [2, 3, 7][symbol - 16])

/**
 * How a block tells its two codes, in the shorter of two ways.
 * @param {Uint8Array} literals
 * @param {Uint8Array} distances
 */
export function headerOf(literals, distances) {
  const ways = [false, true].map((sparing) => header(literals, distances, sparing))
  return ways[0].bits <= ways[1].bits ? ways[0] : ways[1]
}

/** @param {Uint8Array} literals @param {Uint8Array} distances @param {boolean} sparing */
function header(literals, distances, sparing) {
  const trimmed = (/** @type {Uint8Array} */ all, /** @type {number} */ least) => {
    let end = all.length
    while (end > least && all[end - 1] === 0) end--
    return [...all.slice(0, end)]
  }
  const first = trimmed(literals, 257)
  const second = trimmed(distances, 1)
  const runs = runsOf([...first, ...second], sparing)
  const counts = new Array(19).fill(0)
  for (const { symbol } of runs) counts[symbol]++
  const lengths = codeLengths(counts, 7)
  let listed = 19
  while (listed > 4 && lengths[headerOrder[listed - 1]] === 0) listed--
  const bits = runs.reduce((sum, { symbol }) => sum + lengths[symbol] + runBits(symbol), 14 + 3 * listed)
  return { literals: first.length, distances: second.length, runs, lengths, listed, bits, runBits }
}
