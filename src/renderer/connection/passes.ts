/** What proves that this page belongs at its place: a token for each person here, and codes from another address. */
import type { Route, TableRoute } from './route'
import { keep, keepTokens, keepWaysBack, recall, tokensAt, waysBack } from '../device/keep'

type Seat = Extract<TableRoute, { at: 'table' }>

/** A token for someone who is yet to come, as the host makes them: 192 random bits. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
}

/** Where the token of a request is kept that the host has not replied to. */
const askedKey = (seat: Seat | null) => `asztal.asked.${seat ? `${seat.table}.${seat.slot}` : ''}`
const tokenLength = 32

/** A token on its way to the host. */
interface Asked {
  readonly token: string
  /** The host has said yes or no. */
  replied(): void
}

export class Passes {
  #seat: Seat | null = null
  #tokens: readonly string[] = []
  /** Brought along from another address of the host, to come back by. */
  #codes: readonly string[] = []
  #chosen: Asked | null = null
  /** Where a token is kept from before a reload, which is good if the host has heard that request. */
  #hopedAt: string | null = null

  /** One for each person on this device; the owner of the place comes first. */
  get tokens(): readonly string[] {
    return this.#tokens
  }

  /** What to come back by: the tokens, and one that may be good. */
  get shown(): readonly string[] {
    const hoped = this.#hopedAt === null ? null : recall(this.#hopedAt)
    return hoped === null ? this.#tokens : [...this.#tokens, hoped.slice(0, tokenLength)]
  }

  /** The page has moved to another place. */
  settleAt(route: Route, codes: readonly string[]): void {
    this.#seat = route.at === 'table' ? route : null
    this.#tokens = this.#seat ? tokensAt(this.#seat.table, this.#seat.slot) : []
    const { length } = this.#tokens
    // A page with a token needs no code.
    this.#codes = 'table' in route && length === 0 ? codes : []
    // This may be the table that this page asked to be opened.
    const asked = [askedKey(this.#seat), ...(length === 0 ? [askedKey(null)] : [])]
    const hopes = this.#seat !== null && this.#codes.length === 0
    this.#hopedAt = hopes ? (asked.find((key) => recall(key) !== null) ?? null) : null
    this.#chosen = this.#codes.length > 0 ? this.ask('back') : null
  }

  /**
   * A token for someone to be asked for in these words: the same, after a reload too, until `replied` is called. What is
   * asked again then brings nobody twice.
   */
  ask(words: string): Asked {
    const key = askedKey(this.#seat)
    const asked = recall(key) ?? ''
    const token = asked.slice(tokenLength) === words ? asked.slice(0, tokenLength) : newToken()
    keep(key, token + words)
    return { token, replied: () => void (recall(key) === token + words && keep(key, null)) }
  }

  /** These of the shown tokens are good. */
  adopt(tokens: readonly string[]): void {
    if (this.#hopedAt !== null) keep(this.#hopedAt, null)
    this.#hopedAt = null
    this.keep(tokens)
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
    return this.#chosen?.token ?? ''
  }

  /** The host takes nothing of what is shown; true if that was only a try. */
  giveUp(): boolean {
    const tried = this.#tokens.length === 0 && (this.#hopedAt !== null || this.takeCodes().length > 0)
    this.#hopedAt = null
    return tried
  }

  /** Hands out the codes to be tried; each works once, so they are forgotten here. */
  takeCodes(): readonly string[] {
    const codes = this.#codes
    this.#codes = []
    this.#chosen?.replied()
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
