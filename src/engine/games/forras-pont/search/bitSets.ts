/**
 * Sets of nodes as two words of bits, `low` for the first 31 nodes and `high` for the rest: 62 nodes at the most, and
 * there are 48 discs.
 */

/** Which of the two words a node's bit stands in, and that bit. */
export function half(node: number): number {
  return node < 31 ? 0 : 1
}
export function bitOf(node: number): number {
  return 1 << (node < 31 ? node : node - 31)
}

/** The last node of a set that is not empty. */
export function lastOf(low: number, high: number): number {
  return low !== 0 ? 31 - Math.clz32(low) : 62 - Math.clz32(high)
}

export function sizeOf(low: number, high: number): number {
  return countBits(low) + countBits(high)
}

function countBits(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
