/**
 * The way to a table at another address of its host. A page at another address has none of what this page keeps, so
 * one-time codes and the device's chain go along in the part of the URL that is never sent, and are removed from it at once.
 */
import { decodeAddress, isOrigin } from '../../protocol/shortCode'
import { defaultPort } from '../../protocol/version'
import { writeRoute, type Route } from './route'

const mark = '/back/'

/** What this device's salts for one match are made from: 256 secret bits in hex. */
export interface CarriedChain {
  readonly match: string
  readonly secret: string
}

/** What a page takes along to another address. */
export interface Luggage {
  /** To come back by, one for each person on this device. */
  readonly codes: readonly string[]
  readonly chain: CarriedChain | null
}

export const noLuggage: Luggage = { codes: [], chain: null }

export function wayTo(origin: string, route: Route, { codes, chain }: Luggage): string {
  const parts = codes.length > 0 && chain ? [...codes, `${chain.match}.${chain.secret}`] : codes
  return `${origin}/${writeRoute(route)}${parts.length > 0 ? `${mark}${parts.join(',')}` : ''}`
}

/** The hash without what was brought along, and what that was. */
export function splitHash(hash: string): Luggage & { readonly hash: string } {
  const at = hash.indexOf(mark)
  if (at < 0) return { hash, ...noLuggage }
  const parts = hash.slice(at + mark.length).split(',')
  const [, match, secret] = parts.map((part) => /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(part)).find(Boolean) ?? []
  return {
    hash: hash.slice(0, at),
    codes: parts.filter((part) => /^[A-Za-z0-9_-]{22,64}$/.test(part)),
    chain: match && secret ? { match, secret } : null,
  }
}

/** Takes what was brought along out of this page's address, before anything else sees it. */
export function takeLuggage(): Luggage {
  const { hash, ...luggage } = splitHash(location.hash)
  if (hash !== location.hash) history.replaceState(history.state, '', `${location.pathname}${hash}`)
  return luggage
}

/** Where a typed short code, address or URL leads, or null. */
export function readOrigin(typed: string): string | null {
  const text = typed.trim()
  const code = decodeAddress(text)
  if (code !== null) return `http://${code.address}:${code.port}`
  const [, address, port = defaultPort] = /^(?:http:\/\/)?([\d.]+)(?::(\d+))?(?:\/.*)?$/.exec(text) ?? []
  const origin = `http://${address}:${port}`
  return isOrigin(origin) ? origin : null
}
