/** Keeps this device's transcript of the match that is on. Hashing waits for a quiet moment: no move is held up by it. */
import type { Chain } from '../../engine/core/chain'
import type { Seat } from '../../engine/core/contract'
import type * as Noting from '../../protocol/checking/transcript'
import type { Promised, Seen, Sent, Transcript } from '../../protocol/checking/transcript'
import type { MatchState, ToClient } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import { keep, randomKey, recall } from '../device/keep'
import type { Answered } from './link'
import type { CarriedChain } from './wayBack'

const place = 'asztal.transcript'
/** How long after a state it is hashed. */
const quietMs = 400

interface Notes {
  readonly table: string
  readonly number: number
  about: Pick<Transcript, 'game' | 'version'> | null
  alone: boolean
  over: boolean
  /** The newest step that was shown. */
  step: number
  promised: Promised[]
  /** What this device's links are made from. `shown`: its first link is known, and can't be used under other heads. */
  chain: (CarriedChain & { shown: boolean }) | null
  salt: Transcript['salt']
  seen: Seen[]
  sent: Sent[]
}

type Request = (message: ToHost) => Promise<Answered>
type Commitment = Extract<ToClient, { say: 'commitment' }>

/** A page draws and answers taps between slices: a whole chain takes a cheap phone a tenth of a second. */
async function inSlices(lengthen: (links: string[]) => Chain | null, secret: string): Promise<Chain> {
  const links = [secret]
  for (;;) {
    const chain = lengthen(links)
    if (chain) return chain
    await new Promise((next) => setTimeout(next))
  }
}

export class Witness {
  #notes: Notes | null = null
  /** States to be hashed, with the notes of the table and match that they belong to. */
  #waiting: { readonly notes: Notes; readonly match: MatchState }[] = []
  #noting: typeof Noting | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #links: { readonly secret: string; readonly chain: Promise<Chain | null> } | null = null
  /** Brought along from another address, for the match it was made for. */
  #brought: CarriedChain | null = null
  /** Set while that is being taken up: an answer before it would end the chain. */
  #takingUp: Promise<void> | null = null

  /** Notes what everyone is bound to and, where `request` is given, adds this device's part to the setup. */
  async hear(table: string, message: Commitment, request: Request | null): Promise<void> {
    const notes = this.bound(table, message)
    const { match, asks, heads } = message
    if (!asks) return this.#takeUp(notes, message)
    if (request === null) return
    if (heads === null && (notes.chain?.match !== match || notes.chain.shown))
      notes.chain = { match, secret: randomKey() + randomKey(), shown: false }
    const [own, chain] = [notes.chain, await this.#chainOf(notes)]
    if (own === null || chain === null || own !== notes.chain) return
    if (heads === null) return void (await request({ do: 'head', match, head: chain.head }))
    if (!heads.includes(chain.head)) return
    own.shown = true
    const [salt] = chain.links
    notes.salt = { salt, taken: notes.salt?.salt === salt ? notes.salt.taken : null }
    const taken = takenBy(await request({ do: 'salt', match, salt }))
    if (notes.salt.salt === salt) notes.salt = { salt, taken: taken ?? notes.salt.taken }
  }

  /** Sends an answer with a new key and this device's link for the step, and notes what became of it. */
  async answer(
    given: { match: number; step: number; seat: Seat | null; answer: unknown },
    request: Request,
  ): Promise<Answered> {
    const { match, step, seat, answer } = given
    if (this.#takingUp) await this.#takingUp
    const notes = this.#notes?.number === match && this.#notes.salt ? this.#notes : null
    const salt = (notes && (await this.#chainOf(notes))?.links[step]) ?? null
    const sent = { step, key: randomKey(), answer }
    const replied = this.sends(match, { seat, ...sent, salt })
    const result = await request({ do: 'answer', match, ...sent, ...(salt !== null && { salt }) })
    replied(takenBy(result))
    return result
  }

  /** The chain of the match that is on at this table, for a page at another address. */
  chain(table: string): CarriedChain | null {
    const notes = this.#notes ?? restored()
    const isOn = notes?.table === table && !notes.over
    return isOn && notes.chain?.shown ? notes.chain : null
  }

  bring(chain: CarriedChain | null): void {
    this.#brought = chain
  }

  /** Goes on with a chain from another address, if this match's devices were told its head. */
  #takeUp(notes: Notes, { match, heads }: Commitment): void {
    const own = this.#brought
    if (own?.match !== match || notes.chain !== null) return
    const chain = { ...own, shown: true }
    this.#takingUp = this.#chainOf({ chain }).then((made) => {
      if (!made || !heads?.includes(made.head)) return
      notes.chain = chain
      notes.salt = { salt: made.links[0], taken: null }
    })
  }

  /** Everyone is bound from here on: the host to its seed, each device to its chain. */
  bound(table: string, { number, match, commitment, asks, heads }: Commitment): Notes {
    const notes = this.#of(table, number)
    const at = notes.promised.findIndex(
      (one) => one.match === match && one.commitment === commitment && !differ(one.heads ?? null, heads),
    )
    if (at < 0) notes.promised.push({ match, commitment, late: !asks, heads })
    else notes.promised[at] = { ...notes.promised[at], heads: heads ?? notes.promised[at].heads ?? null }
    return notes
  }

  /** This device's chain; null if it has none, or hashing can't be loaded. It takes a moment to make, so it is kept. */
  #chainOf({ chain }: Pick<Notes, 'chain'>): Promise<Chain | null> {
    if (!chain) return Promise.resolve(null)
    const { secret } = chain
    if (this.#links?.secret !== secret) {
      const made = import('../../engine/core/chain').then(
        ({ lengthen }) => inSlices((links) => lengthen(links, 64), secret),
        () => null,
      )
      this.#links = { secret, chain: made }
    }
    return this.#links.chain
  }

  saw(table: string, match: MatchState): void {
    const notes = this.#of(table, match.number)
    notes.about = { game: match.game, version: match.version }
    notes.over = match.outcome !== null
    notes.step = match.step
    this.#waiting.push({ notes, match })
    this.#timer ??= setTimeout(() => void this.#load().then(() => this.#flush()), quietMs)
  }

  /** An answer goes out; call the result with what the host replied. */
  sends(number: number, sent: Omit<Sent, 'taken'>): (taken: boolean | null) => void {
    const notes = this.#notes
    if (notes?.number !== number) return () => undefined
    const at = notes.sent.push({ ...sent, taken: null }) - 1
    return (taken) => (notes.sent[at] = { ...sent, taken })
  }

  /** Other devices may answer for the same seat, or other people with this one. */
  notAlone(): void {
    if (this.#notes) this.#notes.alone = false
  }

  /** The step at which the match that was watched broke off; null if none did. */
  brokenOff(): number | null {
    const notes = this.#notes
    if (notes === null || notes.about === null || notes.over) return null
    this.#notes = null
    return notes.step
  }

  async transcript(number: number): Promise<Transcript | null> {
    await this.#load()
    this.#flush()
    const notes = this.#notes
    if (notes?.number !== number || notes.about === null) return null
    const { about, table, alone, promised, salt, seen, sent } = notes
    return { asztal: 'transcript', format: 1, table, number, ...about, alone, promised, salt, seen, sent }
  }

  /** Hashing is loaded when the first state is noted, not before a page can be played on. */
  async #load(): Promise<void> {
    this.#noting ??= await import('../../protocol/checking/transcript').catch(() => null)
  }

  #flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const noting = this.#noting
    if (noting === null) return
    for (const { notes, match } of this.#waiting.splice(0)) {
      const next = noting.seenOf(match)
      if (!noting.isKnown(notes.seen, next)) notes.seen.push(next)
    }
  }

  /** The page may be gone any moment: what it has seen is kept for when it comes back. */
  save(): void {
    this.#flush()
    if (this.#notes) keep(place, JSON.stringify(this.#notes))
  }

  #of(table: string, number: number): Notes {
    const now = this.#notes ?? restored()
    if (now?.table === table && now.number === number) return (this.#notes = now)
    this.#flush()
    const fresh = { about: null, alone: true, over: false, step: 0, promised: [], chain: null, salt: null }
    return (this.#notes = { table, number, ...fresh, seen: [], sent: [] })
  }
}

/** Whether these can't be the same heads. */
function differ(one: Promised['heads'], other: Promised['heads']): boolean {
  return one != null && other != null && one.join() !== other.join()
}

/** Whether the host took something; null: nobody knows. */
function takenBy(result: Answered): boolean | null {
  return result.ok ? true : result.why === null ? null : false
}

function restored(): Notes | null {
  try {
    return JSON.parse(recall(place) ?? 'null') as Notes | null
  } catch {
    return null
  }
}
