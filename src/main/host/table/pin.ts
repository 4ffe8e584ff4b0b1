/** A table's PIN: kept as a salted hash only, and slow to guess from any number of addresses. */
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { bucket } from '../buckets'
import { ticks } from '../ticks'
import { Turns } from '../turns'

/** About 40 ms of work: a stolen table.json is not worth much, and nobody who joins notices. */
const cost = { N: 16_384, r: 8, p: 1 }
const hashBytes = 32
/** Wrong PINs at one table from all addresses together: a 4-digit PIN takes weeks. */
const wrongPins = { perSecond: 1 / 120, burst: 20 }

const written = (salt: Buffer, hash: Buffer) => `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`

/** The PIN as it is kept. Holds everything up meanwhile. */
export function hashPin(pin: string): string {
  const salt = randomBytes(16)
  return written(salt, scryptSync(pin, salt, hashBytes, cost))
}

const hashing = new Turns()

/** The same beside everything else, one after the other: writes to the disk share these threads. */
export function hashPinAside(pin: string): Promise<string> {
  const salt = randomBytes(16)
  return hashing.take(async () => written(salt, await hashOf(pin, salt)))
}

function hashOf(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(pin, salt, hashBytes, cost, (error, key) => (error ? fail(error) : done(key)))
  })
}

/** Whether an earlier version of the app kept this PIN as it was typed. */
export function isPlainPin(kept: string): boolean {
  return /^\d{4,8}$/.test(kept)
}

export async function isPin(kept: string, pin: string): Promise<boolean> {
  const [, salt = '', hash = ''] = kept.split(':')
  const wanted = Buffer.from(hash, 'base64url')
  const given = await hashOf(pin, Buffer.from(salt, 'base64url'))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** Who may come in with which PIN or invitation. People with seats never get here. */
export class PinGuard {
  /** The invitation that a QR carries: too long to guess, kept in memory only. */
  #invite: string | null = null
  /** What people who only watch bring along from the computer where the table was. */
  #brought: string | null = null
  readonly #wrong: ReturnType<typeof bucket>
  readonly #isPin: typeof isPin

  /** `matches`: tests of the pace don't pay for the hashing. */
  constructor(now: () => number = ticks, matches = isPin) {
    this.#isPin = matches
    this.#wrong = bucket(wrongPins.perSecond, wrongPins.burst, now)
  }

  get invite(): string {
    return (this.#invite ??= newInvite())
  }

  /** Invalidates the invitations given out so far. */
  renew(): void {
    this.#invite = this.#brought = null
  }

  /** The table has come from another computer, which gave this to its watchers: they have shown the PIN there. */
  bring(pass: string): void {
    this.#brought = pass
  }

  /** Whether this opens the table; `tired`: too many were wrong, so even the right PIN is refused for a while. */
  async opens(kept: string, { pin, invite }: Key): Promise<'yes' | 'no' | 'tired'> {
    if (invite !== null) {
      const brought = this.#brought !== null && isSame(invite, this.#brought)
      return brought || isSame(invite, this.invite) ? 'yes' : 'no'
    }
    if (pin === null) return 'no'
    // Counted before it is looked at, so that guessing in parallel gains nothing.
    if (!this.#wrong.take()) return 'tired'
    if (!(await this.#isPin(kept, pin))) return 'no'
    this.#wrong.give()
    return 'yes'
  }
}

/** What a newcomer shows at the door. */
export interface Key {
  readonly pin: string | null
  readonly invite: string | null
}

export const noKey: Key = { pin: null, invite: null }

function newInvite(): string {
  return randomBytes(18).toString('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
