/**
 * The chance of a match. The host is bound to its seed by a commitment told beforehand, every person's device to its
 * salts by the head of a chain; one salt goes with each answer. So nobody, a playing host included, chooses what they add.
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import type { Rng, Seat } from './contract'
import { hexHash } from './hash'
import { saltsText } from './mixing'
import { rngFrom } from './rng'
import type { Mix, SetupSalt } from './salt'

/** What the streams of a match are drawn from. Without `mix`: from the seed alone, as in journals of format 1. */
export interface ChanceSource {
  readonly seed: string
  readonly mix?: Mix
}

/** Binds the host to a seed before anyone has added to it. */
export function commitmentTo(match: string, seed: string): string {
  return hexHash(`asztal/seed/1|${match}|${seed}`)
}

/** The salts given for one step, in seat order; null where a bot or the clock answered. */
export type GivenSalts = readonly (readonly [Seat, SetupSalt])[]

/** The chance of one step, given the hash of everything added so far. */
export function chanceFrom({ seed, mix }: ChanceSource, pool: string): Rng {
  return wordRng(() => textHash(`asztal/chance/2|${mix!.match}|${seed}|${pool}`), 0)
}

/** The chance of one step (0: the setup) in matches begun before there were chains. */
export function chanceOf({ seed, mix }: ChanceSource, step: number, given: GivenSalts): Rng {
  if (mix === undefined) return wordRng(() => seedKey(seed), step)
  return wordRng(() => textHash(`asztal/chance/1|${mix.match}|${seed}|${step}|${saltsText(given)}`), 0)
}

/** A stream of ChaCha20 (RFC 8439); its key is computed at the first draw, since most steps draw nothing. */
function wordRng(keyOf: () => Uint8Array, nonceWord: number): Rng {
  let key: Uint8Array | null = null
  let words: DataView | null = null
  let blocks = 0
  let at = 0
  return rngFrom(() => {
    if (words === null || at === words.byteLength) {
      key ??= keyOf()
      // Doubles each time: most steps draw little, and a setup that shuffles a lot asks less often.
      const more = Math.min(Math.max(blocks, 1), mostBlocks)
      words = viewOn(keyStream(key, nonceWord, blocks, more))
      blocks += more
      at = 0
    }
    const word = words.getUint32(at, true)
    at += 4
    return word
  })
}

function textHash(text: string): Uint8Array {
  const hex = hexHash(text)
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

const blockBytes = 64
const mostBlocks = 8
const viewOn = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
/** What is encrypted: a key stream is what zeros become. */
const zeros = new Uint8Array(blockBytes * mostBlocks)
const zeroNonce = new Uint8Array(12)

/** The blocks of a key stream from number `from` on. */
function keyStream(key: Uint8Array, nonceWord: number, from: number, blocks = 1): Uint8Array {
  return chacha20(key, nonceOf(nonceWord), zeros.subarray(0, blocks * blockBytes), undefined, from)
}

function nonceOf(word: number): Uint8Array {
  if (word === 0) return zeroNonce
  const nonce = new Uint8Array(12)
  viewOn(nonce).setUint32(0, word, true)
  return nonce
}

/** Consecutive steps of a match ask for the same key. */
let lastKey: { readonly seed: string; readonly key: Uint8Array } | null = null

/** The key of matches that are drawn from the seed alone: folds a seed of any length, every character counts. */
function seedKey(seed: string): Uint8Array {
  if (lastKey?.seed === seed) return lastKey.key
  let key = new Uint8Array(32)
  for (let at = 0, block = 0; at < Math.max(seed.length, 1); at += 16, block++) {
    const words = viewOn(key)
    for (let i = 0; i < Math.min(16, seed.length - at); i++)
      words.setUint16(i * 2, words.getUint16(i * 2, true) ^ seed.charCodeAt(at + i), true)
    key = keyStream(key, seed.length, block).slice(0, 32)
  }
  lastKey = { seed, key }
  return key
}
