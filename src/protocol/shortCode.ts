/** A short code to be typed instead of an address: IPv4 and port, with a check digit. */
import { defaultPort } from './version'

export interface Endpoint {
  /** Dotted IPv4. */
  readonly address: string
  readonly port: number
}

// 31 characters, a prime number of them; none that is mistaken for another.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const base = alphabet.length
const leastDigits = 2
const mostDigits = 10
/** A host takes the next free port; this many following ports still give a short code. */
const nextPorts = 50

/** Addresses in a row, `ports` ports each. */
interface Block {
  readonly first: number
  readonly count: number
  readonly port: number
  readonly ports: number
}

const number = (a: number, b: number, c: number, d: number) => ((a * 256 + b) * 256 + c) * 256 + d
const block = (first: number, count: number, port = defaultPort, ports = 1): Block => ({ first, count, port, ports })
const privateRanges: readonly (readonly [first: number, count: number])[] = [
  [number(192, 168, 0, 0), 2 ** 16],
  [number(10, 0, 0, 0), 2 ** 24],
  [number(172, 16, 0, 0), 2 ** 20],
]

/** The commoner an address, the smaller its number. An address belongs to the first block that holds it. */
const blocks: readonly Block[] = [
  block(number(192, 168, 0, 0), 512),
  block(number(10, 0, 0, 0), 256),
  block(number(172, 20, 10, 0), 16),
  ...privateRanges.map(([first, count]) => block(first, count)),
  ...privateRanges.map(([first, count]) => block(first, count, defaultPort + 1, nextPorts)),
  block(0, 2 ** 32, 0, 2 ** 16),
]

function toNumber(address: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number)
  return parts && parts.every((part) => part < 256) ? number(parts[0], parts[1], parts[2], parts[3]) : null
}

function toAddress(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
}

function rankOf(address: number, port: number): number {
  let start = 0
  for (const { first, count, port: least, ports } of blocks) {
    const [at, off] = [address - first, port - least]
    if (at >= 0 && at < count && off >= 0 && off < ports) return start + at * ports + off
    start += count * ports
  }
  throw new RangeError(`${address}:${port}`)
}

function atRank(rank: number): { address: number; port: number } | null {
  let left = rank
  for (const { first, count, port, ports } of blocks) {
    if (left < count * ports) return { address: first + Math.floor(left / ports), port: port + (left % ports) }
    left -= count * ports
  }
  return null
}

// Every position has its own weight, so that one wrong character and two swapped ones are both noticed.
function checkOf(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, at) => total + digit * (at + 2), digits.length)
  return (base - (sum % base)) % base
}

/** The code of an address, or `null` if it isn't an IPv4 address with a port. */
export function encodeAddress({ address, port }: Endpoint): string | null {
  const value = toNumber(address)
  if (value === null || !Number.isInteger(port) || port < 1 || port > 65535) return null
  let rank = rankOf(value, port)
  let length = leastDigits
  for (; rank >= base ** length; length++) rank -= base ** length
  const digits: number[] = []
  for (let at = 0; at < length; at++, rank = Math.floor(rank / base)) digits.unshift(rank % base)
  return [...digits, checkOf(digits)].map((digit) => alphabet[digit]).join('')
}

/** The code of an address such as `http://192.168.1.20:7400`. */
export function encodeUrl(url: string): string | null {
  const [, address, port] = /^(?:http:\/\/)?([\d.]+):(\d+)/.exec(url) ?? []
  return address === undefined ? null : encodeAddress({ address, port: Number(port) })
}

/** Whether this is a host's literal IPv4 address. Without leading zeros, which would make octal numbers of its parts. */
export function isOrigin(url: string): boolean {
  return /^http:\/\/(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}:[1-9]\d{0,4}$/.test(url) && encodeUrl(url) !== null
}

/** The address of a code as a person typed it, or `null` if it is none. */
export function decodeAddress(typed: string): Endpoint | null {
  const all = [...typed.toUpperCase().replace(/[\s-]/g, '')].map((char) => alphabet.indexOf(char))
  const digits = all.slice(0, -1)
  if (all.includes(-1) || digits.length < leastDigits || digits.length > mostDigits) return null
  if (checkOf(digits) !== all.at(-1)) return null
  let rank = digits.reduce((value, digit) => value * base + digit, 0)
  for (let length = leastDigits; length < digits.length; length++) rank += base ** length
  const found = atRank(rank)
  // Each address has one code only.
  if (found === null || found.port === 0 || rankOf(found.address, found.port) !== rank) return null
  return { address: toAddress(found.address), port: found.port }
}
