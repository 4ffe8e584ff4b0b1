import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** What we use of Node's own hashes. */
interface NativeHashing {
  hash(algorithm: 'sha256', text: string, encoding: 'hex'): string
}
interface MaybeNode {
  readonly process?: { getBuiltinModule?(name: 'node:crypto'): Partial<NativeHashing> }
}

/** Node's SHA-256, several times as fast as one in JavaScript; null in pages. */
const native = (globalThis as MaybeNode).process?.getBuiltinModule?.('node:crypto').hash ?? null

/** SHA-256 of a text, in lower-case hex. */
export const hexHash: (text: string) => string =
  native === null ? hexHashAnywhere : (text) => native('sha256', text, 'hex')

/** The same as `hexHash`, without Node. */
export function hexHashAnywhere(text: string): string {
  return Array.from(sha256(utf8ToBytes(text)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
