import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text. */
export const textHash = (text: string): Uint8Array => sha256(utf8ToBytes(text))

/** SHA-256 of a text, in lower-case hex. */
export const hexHash = (text: string): string => bytesToHex(textHash(text))
