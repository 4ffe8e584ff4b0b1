/** Matches as a host plays them and devices see them, honest or not. */
import { stateFor } from '../../../main/host/match/standing'
import { chainOf, lastLink, type Chain } from '../../../engine/core/chain'
import { commitmentTo } from '../../../engine/core/chance'
import type { AnyRules, Rng, Seat, Told } from '../../../engine/core/contract'
import type { Journal, JournalEntry } from '../../../engine/core/journal'
import {
  asideFor,
  beginMatch,
  matchView,
  promptFor,
  submit,
  type Match,
  type MatchSetup,
} from '../../../engine/core/match'
import { quickRng, shuffle } from '../../../engine/core/rng'
import type { GameId } from '../../../engine/games/catalog'
import type { MatchState } from '../../toClient'
import { isKnown, seenOf, type Seen, type Sent, type Transcript } from '../transcript'

export interface Cheat {
  /** Throws this step again by another chance. */
  readonly rollAgain?: { readonly step: number; readonly rng: Rng }
  /** Adds this instead of the link that the seat is bound to. */
  readonly salt?: (seat: Seat, step: number) => string | null
  /** No cheat: the table's options. */
  readonly options?: unknown
  /** Changes what one viewer is shown. */
  readonly show?: (state: MatchState) => MatchState
}

export interface Witnessed {
  readonly journal: Journal
  /** One for each seat; the last one watched. */
  readonly transcripts: readonly Transcript[]
  /** The public part of the world at each ask. */
  readonly tables: readonly unknown[]
}

const hex = (rng: Rng, length: number) => Array.from({ length }, () => rng.below(16).toString(16)).join('')

function mixedSetup(rules: AnyRules, chains: readonly Chain[], rng: Rng, options: unknown): MatchSetup {
  const [match, seed, seats] = [hex(rng, 32), hex(rng, 64), chains.length]
  const [heads, salts] = [chains.map(({ head }) => head), chains.map(({ links }) => links[0])]
  const mix = { match, commitment: commitmentTo(match, seed), heads, salts }
  return { game: rules.id, version: rules.version, seats, options, seed, mix }
}

class Device {
  readonly #shown: MatchState[] = []
  #seen: readonly Seen[] | null = null
  readonly sent: Sent[] = []
  readonly seat: Seat | null
  constructor(seat: Seat | null) {
    this.seat = seat
  }

  shown(state: MatchState): void {
    this.#shown.push(state)
  }

  /** Worked out when it is first read: most forgeries are named by the first device. */
  get seen(): readonly Seen[] {
    if (this.#seen) return this.#seen
    const seen: Seen[] = []
    for (const state of this.#shown) {
      // Over the wire, as the page gets it.
      const next = seenOf(JSON.parse(JSON.stringify(state)) as MatchState)
      if (!isKnown(seen, next)) seen.push(next)
    }
    return (this.#seen = seen)
  }

  transcript({ setup }: Journal): Transcript {
    const { match, commitment, heads = null, salts } = setup.mix!
    const { sent, seat } = this
    const seen = () => this.seen
    return {
      ...{ asztal: 'transcript', format: 1, table: 'ABCD', number: 1 },
      ...{ game: setup.game as GameId, version: setup.version, alone: seat !== null },
      promised: [{ match, commitment, late: false, heads }],
      salt: seat === null ? null : { salt: salts[seat]!, taken: true },
      get seen() {
        return seen()
      },
      sent,
    }
  }
}

/** The match in a host that looks away: it takes this salt as if it were the seat's link. */
function takingAny(match: Match, seat: Seat, salt: string): Match {
  const { pool, reached } = match.mixing!
  return { ...match, mixing: { pool, reached: reached.with(seat, { step: match.step, link: salt }) } }
}

/** Plays up to `asks` asks at random; every seat has a device, and one watches. */
export function playWitnessed(rules: AnyRules, seed: number, asks: number, cheat: Cheat = {}): Witnessed {
  const rng = quickRng(seed)
  const { min, max } = rules.seats
  const seats = min + rng.below(max - min + 1)
  const chains = Array.from({ length: seats }, () => chainOf(hex(rng, 64), Math.min(asks, lastLink)))
  const begun = beginMatch(rules, mixedSetup(rules, chains, rng, cheat.options ?? {}))
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  let { match } = begun
  const told: (readonly Told[])[] = [begun.told]
  const entries: JournalEntry[] = []
  const tables: unknown[] = []
  const devices = [...Array.from({ length: seats }, (_, seat) => new Device(seat)), new Device(null)]
  const show = (fresh: boolean) => {
    tables.push(match.world.table)
    for (const device of devices) {
      const state = stateFor({ number: 1, match, told, msLeft: null, msHeld: null }, device.seat, fresh)
      device.shown(cheat.show?.(state) ?? state)
    }
  }
  show(true)
  while (match.ask !== null && match.step <= asks) {
    const { step } = match
    const asides = match.ask.may ? [...match.ask.may.keys()].slice(0, rng.below(2)) : []
    for (const seat of asides.length > 0 ? asides : shuffle(rng, [...match.ask.prompts.keys()])) {
      const prompt = asides.length > 0 ? asideFor(match, seat) : promptFor(match, seat)
      const answer = rules.sample(matchView(match, seat), prompt, rng)
      const ms = rules.clock?.(match.world.table).charged ? { ms: rng.below(3000) } : {}
      const key = hex(rng, 8)
      const salt = cheat.salt?.(seat, step) ?? chains[seat].links[step]
      if (cheat.salt) match = takingAny(match, seat, salt)
      const again = cheat.rollAgain?.step === step ? { rng: cheat.rollAgain.rng } : {}
      const next: ReturnType<typeof submit> = submit(match, step, seat, answer, { salt, ...ms, ...again })
      if ('refusal' in next) throw new Error(next.refusal.rule)
      entries.push({ step, seat, answer, key: `${seat}:${key}`, salt, ...ms })
      devices[seat].sent.push({ step, seat, key, answer, salt, taken: true })
      match = next.match as Match
      if (!next.closed) continue
      told.push(next.told)
      break
    }
    show(false)
  }
  const journal = { setup: match.setup, entries }
  return { journal, tables, transcripts: devices.map((device) => device.transcript(journal)) }
}
