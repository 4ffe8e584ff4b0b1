/** What proves that this page belongs at its place: a token for each person here, and codes from another address. */
import type { Route, TableRoute } from './route'
import { keepTokens, keepWaysBack, tokensAt, waysBack } from '../device/keep'

type Seat = Extract<TableRoute, { at: 'table' }>

/** A token for someone who is yet to come, as the host makes them: 192 random bits. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
}

export class Passes {
  #seat: Seat | null = null
  #tokens: readonly string[] = []
  /** Brought along from another address of the host, to come back by. */
  #codes: readonly string[] = []
  #chosen = newToken()

  /** One for each person on this device; the owner of the place comes first. */
  get tokens(): readonly string[] {
    return this.#tokens
  }

  /** The page has moved to another place. */
  settleAt(route: Route, codes: readonly string[]): void {
    this.#seat = route.at === 'table' ? route : null
    this.#tokens = this.#seat ? tokensAt(this.#seat.table, this.#seat.slot) : []
    this.#chosen = newToken()
    // A page with a token needs no code.
    this.#codes = 'table' in route && this.#tokens.length === 0 ? codes : []
  }

  /** Someone has got a place, with the token that the host has just given them. */
  arriveAt(seat: Seat, token: string): void {
    this.#seat = seat
    this.keep([token])
  }

  keep(tokens: readonly string[]): void {
    this.#tokens = tokens
    if (this.#seat === null) return
    keepTokens(this.#seat.table, this.#seat.slot, tokens)
    if (tokens.length === 0) this.keepWays([])
  }

  /** The code by which the first person of this device comes back; at a place to watch from, an invitation. */
  get code(): string | undefined {
    return this.#codes[0]
  }

  /** The token that this code is to bring: the same if the code has to be given again. */
  get chosen(): string {
    return this.#chosen
  }

  /** Hands out the codes to be tried; each works once, so they are forgotten here. */
  takeCodes(): readonly string[] {
    const codes = this.#codes
    this.#codes = []
    return codes
  }

  /** Codes for another address of the host. */
  get ways(): readonly string[] {
    return this.#seat ? waysBack(this.#seat.table, this.#seat.slot) : []
  }

  /** Whether someone on this device has no code yet. */
  get needsWays(): boolean {
    return this.#seat !== null && this.ways.length !== this.#tokens.length
  }

  keepWays(codes: readonly string[]): void {
    if (this.#seat) keepWaysBack(this.#seat.table, this.#seat.slot, codes)
  }
}
