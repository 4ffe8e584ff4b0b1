/** Deflate's alphabets (RFC 1951, 3.2.5): which symbol and how many extra bits a length or a distance takes. */

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
]
const distanceBits = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]

export const longest = 258
export const farthest = 32768
export const endOfBlock = 256
export const literals = 286
export const distances = 30

/** The index of the last base that is not above each number up to `most`. */
function slots(/** @type {readonly number[]} */ bases, /** @type {number} */ most) {
  const found = new Uint8Array(most + 1)
  for (let at = 0; at < bases.length; at++) found.fill(at, bases[at])
  return found
}

const lengthSlot = slots(lengthBase, longest)
const distanceSlot = slots(distanceBase, farthest)

export const lengthSymbol = (/** @type {number} */ length) => 257 + lengthSlot[length]
export const distanceSymbol = (/** @type {number} */ distance) => distanceSlot[distance]
export const extraOfLength = (/** @type {number} */ symbol) => lengthBits[symbol - 257]
export const extraOfDistance = (/** @type {number} */ symbol) => distanceBits[symbol]
export const beyondLength = (/** @type {number} */ length) => length - lengthBase[lengthSlot[length]]
export const beyondDistance = (/** @type {number} */ distance) => distance - distanceBase[distanceSlot[distance]]
