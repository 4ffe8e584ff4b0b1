/** Sets of graph nodes as two words, `low` for the first 31 nodes and `high` for the rest: room for 62; a board has 48. */

/** Which of the two words holds a node's bit. */
export function half(node: number): number {
  return node < 31 ? 0 : 1
}
export function bitOf(node: number): number {
  return 1 << (node < 31 ? node : node - 31)
}

/** A member of a set that is not empty. */
export function memberOf(low: number, high: number): number {
  return low !== 0 ? 31 - Math.clz32(low) : 62 - Math.clz32(high)
}

export function sizeOf(low: number, high: number): number {
  return popCount(low) + popCount(high)
}

function popCount(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
