/** What proves that this page belongs at its place: a token for each who plays here, and codes from another address. */
import type { Route, TableRoute } from './route'
import { keepTokens, keepWaysBack, tokensAt, waysBack } from '../device/keep'

type Seat = Extract<TableRoute, { at: 'table' }>

export class Passes {
  #seat: Seat | null = null
  #tokens: readonly string[] = []
  /** Brought along from another address of the host, to come back by. */
  #codes: readonly string[] = []

  /** One for each who plays on this device, whose place it is first. */
  get tokens(): readonly string[] {
    return this.#tokens
  }

  /** The page is at another place now. */
  settleAt(route: Route, codes: readonly string[]): void {
    this.#seat = route.at === 'table' ? route : null
    this.#tokens = this.#seat ? tokensAt(this.#seat.table, this.#seat.slot) : []
    // Whoever has a place here needs no code for it.
    this.#codes = this.#seat && this.#tokens.length === 0 ? codes : []
  }

  /** Somebody has got a place, by the token that the host has just given. */
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

  /** The code by which the first of this device comes back. */
  get code(): string | undefined {
    return this.#codes[0]
  }

  /** The codes are tried; gives them, and they are gone. */
  takeCodes(): readonly string[] {
    const codes = this.#codes
    this.#codes = []
    return codes
  }

  /** Codes for another address of the host. */
  get ways(): readonly string[] {
    return this.#seat ? waysBack(this.#seat.table, this.#seat.slot) : []
  }

  /** Whether somebody here has none. */
  get needsWays(): boolean {
    return this.#seat !== null && this.ways.length !== this.#tokens.length
  }

  keepWays(codes: readonly string[]): void {
    if (this.#seat) keepWaysBack(this.#seat.table, this.#seat.slot, codes)
  }
}
