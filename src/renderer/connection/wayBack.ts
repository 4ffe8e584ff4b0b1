/**
 * The way to a table at another address of its host. A page at another address has none of this page's tokens, so
 * one-time codes go along in the part of the URL that is never sent, and are removed from it at once.
 */
import { decodeAddress } from '../../protocol/shortCode'
import { defaultPort } from '../../protocol/version'
import { writeRoute, type Route } from './route'

const mark = '/back/'

export function wayTo(origin: string, route: Route, codes: readonly string[]): string {
  return `${origin}/${writeRoute(route)}${codes.length > 0 ? `${mark}${codes.join(',')}` : ''}`
}

/** The hash without the codes, and the codes. */
export function splitHash(hash: string): { readonly hash: string; readonly codes: readonly string[] } {
  const at = hash.indexOf(mark)
  if (at < 0) return { hash, codes: [] }
  const codes = hash.slice(at + mark.length).split(',')
  return { hash: hash.slice(0, at), codes: codes.filter((code) => /^[A-Za-z0-9_-]{22,64}$/.test(code)) }
}

/** Takes the codes out of this page's address, before anything else sees it. */
export function takeCodes(): readonly string[] {
  const { hash, codes } = splitHash(location.hash)
  if (hash !== location.hash) history.replaceState(history.state, '', `${location.pathname}${hash}`)
  return codes
}

/** Where a typed short code, address or URL leads, or null. */
export function readOrigin(typed: string): string | null {
  const text = typed.trim()
  const code = decodeAddress(text)
  if (code !== null) return `http://${code.address}:${code.port}`
  const [, address, port] = /^(?:http:\/\/)?(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?(?:\/.*)?$/.exec(text) ?? []
  if (address === undefined || address.split('.').some((part) => Number(part) > 255)) return null
  const number = Number(port ?? defaultPort)
  return number > 0 && number < 65_536 ? `http://${address}:${number}` : null
}
