import type { Rng } from './contract'

/** Turns a source of uniform 32-bit words into unbiased choices. */
function rngFrom(nextWord: () => number): Rng {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) throw new RangeError(`below(${bound})`)
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound)
      for (;;) {
        const word = nextWord()
        if (word < limit) return word % bound
      }
    },
  }
}

const rotate = (x: number, n: number) => (x << n) | (x >>> (32 - n))

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number) {
  s[a] += s[b]
  s[d] = rotate(s[d] ^ s[a], 16)
  s[c] += s[d]
  s[b] = rotate(s[b] ^ s[c], 12)
  s[a] += s[b]
  s[d] = rotate(s[d] ^ s[a], 8)
  s[c] += s[d]
  s[b] = rotate(s[b] ^ s[c], 7)
}

const sigma = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574)

/** The ChaCha20 block function (RFC 8439, 2.3): 16 words from a key of 8, a counter and a nonce of 3. */
export function chachaBlock(key: ArrayLike<number>, counter: number, nonce: ArrayLike<number>): Uint32Array {
  const start = new Uint32Array(16)
  start.set(sigma)
  start.set(key, 4)
  start[12] = counter
  start.set(nonce, 13)
  const s = start.slice()
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12)
    quarter(s, 1, 5, 9, 13)
    quarter(s, 2, 6, 10, 14)
    quarter(s, 3, 7, 11, 15)
    quarter(s, 0, 5, 10, 15)
    quarter(s, 1, 6, 11, 12)
    quarter(s, 2, 7, 8, 13)
    quarter(s, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) s[i] += start[i]
  return s
}

/** Folds a seed of any length into a key; every character counts. */
function keyOf(seed: string): Uint32Array {
  let key: Uint32Array = new Uint32Array(8)
  for (let at = 0, block = 0; at < Math.max(seed.length, 1); at += 16, block++) {
    for (let i = 0; i < Math.min(16, seed.length - at); i++) key[i >> 1] ^= seed.charCodeAt(at + i) << ((i & 1) * 16)
    key = chachaBlock(key, block, [seed.length, 0, 0]).slice(0, 8)
  }
  return key
}

/** The steps of a match ask for the same key one after the other. */
let lastKey: { readonly seed: string; readonly key: Uint32Array } | null = null

/**
 * The chance of one step of a match. Step by step streams are independent, and what a player has seen of them
 * tells nothing of what is to come.
 */
export function matchRng(seed: string, step: number): Rng {
  if (lastKey?.seed !== seed) lastKey = { seed, key: keyOf(seed) }
  const { key } = lastKey
  let block = new Uint32Array(0)
  let counter = 0
  let at = 0
  return rngFrom(() => {
    if (at === block.length) {
      block = new Uint32Array(chachaBlock(key, counter++, [step, 0, 0]))
      at = 0
    }
    return block[at++]
  })
}

/** Fast chance for searching and testing (sfc32): never for a match. */
export function quickRng(seed: number): Rng {
  let a = seed >>> 0
  let b = (seed / 0x1_0000_0000) >>> 0
  let c = 0x9e3779b9
  let d = 1
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = rotate(c, 21)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return rngFrom(next)
}

export function pick<T>(rng: Rng, from: readonly T[]): T {
  return from[rng.below(from.length)]
}

/** A shuffled copy. */
export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  const out = list.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[out[i], out[j]] = [out[j], out[i]]
  }
  return out
}

/** A fair throw of a six-sided die, 1 to 6. */
export function throwDie(rng: Rng): number {
  return 1 + rng.below(6)
}

/** Chance that gives these numbers, in this order, before it draws on its own. */
export function scriptedRng(numbers: readonly number[], then: Rng): Rng & { left(): readonly number[] } {
  let at = 0
  return {
    below(bound) {
      if (at === numbers.length) return then.below(bound)
      const number = numbers[at++]
      if (!(number >= 0 && number < bound)) throw new RangeError(`draw ${at} is ${number}, but must be below ${bound}`)
      return number
    },
    left: () => numbers.slice(at),
  }
}
