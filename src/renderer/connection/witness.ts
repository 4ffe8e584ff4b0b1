/** Keeps this device's transcript of the match that is on. Hashing waits for a quiet moment: no move is held up by it. */
import type { Seat } from '../../engine/core/contract'
import type * as Noting from '../../protocol/checking/transcript'
import type { Promised, Seen, Sent, Transcript } from '../../protocol/checking/transcript'
import type { MatchState, ToClient } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import { keep, randomKey, recall } from '../device/keep'
import type { Answered } from './link'

const place = 'asztal.transcript'
/** How long after a state it is hashed. */
const quietMs = 400

interface Draft {
  readonly table: string
  readonly number: number
  about: Pick<Transcript, 'game' | 'version'> | null
  alone: boolean
  over: boolean
  /** The newest step that was shown. */
  step: number
  promised: Promised[]
  salt: Transcript['salt']
  seen: Seen[]
  sent: Sent[]
}

type Ask = (message: ToHost) => Promise<Answered>
type Commitment = Extract<ToClient, { say: 'commitment' }>

export class Witness {
  #draft: Draft | null = null
  #waiting: MatchState[] = []
  #noting: typeof Noting | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  /** Notes what the host is bound to and, where `ask` is given, adds this device's part to the setup. */
  async hear(table: string, message: Commitment, ask: Ask | null): Promise<void> {
    const salt = this.bound(table, message)
    if (!message.asks || ask === null) return
    const taken = takenBy(await ask({ do: 'salt', match: message.match, salt }))
    if (this.#draft?.salt?.salt === salt) this.#draft.salt = { salt, taken }
  }

  /** Sends an answer with a key and a salt of its own, and notes what became of it. */
  async answer(
    given: { match: number; step: number; seat: Seat | null; answer: unknown },
    ask: Ask,
  ): Promise<Answered> {
    const { match, step, seat, answer } = given
    const sent = { step, key: randomKey(), answer, salt: randomKey() }
    const replied = this.sends(match, { seat, ...sent })
    const result = await ask({ do: 'answer', match, ...sent })
    replied(takenBy(result))
    return result
  }

  /** The host is bound from here on. Gives the salt to be added to the setup, the same for the same match. */
  bound(table: string, { number, match, commitment, asks }: Commitment): string {
    const draft = this.#of(table, number)
    const known = draft.promised.some((one) => one.match === match && one.commitment === commitment)
    const same = draft.promised.at(-1)?.match === match
    if (!known) draft.promised.push({ match, commitment, late: !asks })
    if (!same || draft.salt === null) draft.salt = asks ? { salt: randomKey(), taken: null } : null
    return draft.salt?.salt ?? ''
  }

  saw(table: string, match: MatchState): void {
    const draft = this.#of(table, match.number)
    draft.about = { game: match.game, version: match.version }
    draft.over = match.outcome !== null
    draft.step = match.step
    this.#waiting.push(match)
    this.#timer ??= setTimeout(() => void this.#load().then(() => this.#flush()), quietMs)
  }

  /** An answer goes out; call the result with what the host replied. */
  sends(number: number, sent: Omit<Sent, 'taken'>): (taken: boolean | null) => void {
    const draft = this.#draft
    if (draft?.number !== number) return () => undefined
    const at = draft.sent.push({ ...sent, taken: null }) - 1
    return (taken) => (draft.sent[at] = { ...sent, taken })
  }

  /** Other devices may answer for the same seat, or other people with this one. */
  notAlone(): void {
    if (this.#draft) this.#draft.alone = false
  }

  /** The step at which the match that was watched broke off; null if none did. */
  brokenOff(): number | null {
    const draft = this.#draft
    if (draft === null || draft.about === null || draft.over) return null
    this.#draft = null
    return draft.step
  }

  async transcript(number: number): Promise<Transcript | null> {
    await this.#load()
    this.#flush()
    const draft = this.#draft
    if (draft?.number !== number || draft.about === null) return null
    const { about, table, alone, promised, salt, seen, sent } = draft
    return { asztal: 'transcript', format: 1, table, number, ...about, alone, promised, salt, seen, sent }
  }

  /** Hashing is loaded when the first state is noted, not before a page can be played on. */
  async #load(): Promise<void> {
    this.#noting ??= await import('../../protocol/checking/transcript').catch(() => null)
  }

  #flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const [draft, noting] = [this.#draft, this.#noting]
    if (noting === null) return
    for (const match of this.#waiting.splice(0)) {
      if (draft?.number !== match.number) continue
      const next = noting.seenOf(match)
      if (!noting.isKnown(draft.seen, next)) draft.seen.push(next)
    }
  }

  /** The page may be gone any moment: what it has seen is kept for when it comes back. */
  save(): void {
    this.#flush()
    if (this.#draft) keep(place, JSON.stringify(this.#draft))
  }

  #of(table: string, number: number): Draft {
    const now = this.#draft ?? restored()
    if (now?.table === table && now.number === number) return (this.#draft = now)
    this.#flush()
    const fresh = { about: null, alone: true, over: false, step: 0, promised: [], salt: null, seen: [], sent: [] }
    return (this.#draft = { table, number, ...fresh })
  }
}

/** Whether the host took something; null: nobody knows. */
function takenBy(result: Answered): boolean | null {
  return result.ok ? true : result.why === null ? null : false
}

function restored(): Draft | null {
  try {
    return JSON.parse(recall(place) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
