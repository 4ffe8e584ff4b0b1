import type { Rng } from './contract'

/** Turns a source of uniform 32-bit words into unbiased choices. */
export function rngFrom(nextWord: () => number): Rng {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) throw new RangeError(`below(${bound})`)
      // 2 ** 32 % bound, without leaving the 32-bit numbers that V8 is quick with.
      const rest = ((0xffffffff % bound) + 1) % bound
      for (;;) {
        const word = nextWord()
        if (word <= 0xffffffff - rest) return word % bound
      }
    },
  }
}

const rotate = (x: number, n: number) => (x << n) | (x >>> (32 - n))

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
  return rng.die?.() ?? 1 + rng.below(6)
}

/** The same chance, with a count of its dice by side. */
export function countingDice(rng: Rng, counts: number[]): Rng {
  return {
    below: (bound) => rng.below(bound),
    die() {
      const side = rng.below(6)
      counts[side]++
      return side + 1
    },
  }
}

/** Chance that yields these numbers, in this order, before it draws on its own. */
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
