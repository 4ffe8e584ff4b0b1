/**
 * One device for several people. Between turns it is covered: the host is told that nobody has it in hand, and sends
 * nothing of anyone's. Whoever lifts the cover is sent what is theirs, and it falls again when they have answered.
 */
import { manifests } from '../../engine/games/catalog'
import type { MatchState, PersonId, TableState } from '../../protocol/toClient'
import { matchStore } from '../match/match.svelte'
import { sheets } from '../pages/frame/sheets.svelte'
import { toasts } from '../ui/toasts.svelte'
import { notesOf } from '../device/keep'
import type { Answered } from './link'
import { nextInRound, seatOf } from './round'

export interface Doors {
  table(): TableState | null
  /** Tells the host who has the device in hand: a place in the row of its people, or null for nobody. */
  hand(front: number | null): Promise<Answered>
  /** The people of this device have changed; `left` are the places of those who are still there. */
  kept(left: readonly number[]): void
}

/** What someone is to be told when they have the device again, and nobody before. */
interface Message {
  readonly person: PersonId
  readonly text: string
  readonly rule: string | null
}

export class Shared {
  readonly #doors: Doors
  /** Everyone who plays on this device, in the order in which they came; empty or one: it is not shared. */
  people = $state.raw<readonly PersonId[]>([])
  /** Whose page is open. */
  open = $state<PersonId | null>(null)
  /** An answer is on its way: nobody may lift yet. */
  sending = $state(false)
  last = $state<PersonId | null>(null)
  message = $state.raw<Message | null>(null)
  #answered = $state.raw<{ readonly ask: string; readonly people: readonly PersonId[] }>({ ask: '', people: [] })
  /** The last step that each of them has seen. */
  #seen = new Map<PersonId, string>()
  /** As whom the host knows this device now, or soon. */
  #front: PersonId | null = null
  #playing = false
  /** Something is being done in someone's name: nobody takes the device from them meanwhile. */
  #acting = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(doors: Doors) {
    this.#doors = doors
  }

  get many(): boolean {
    return this.people.length > 1
  }

  /** Whether the table is being played at with covers between turns: a game that hides nothing needs none. */
  get covers(): boolean {
    const table = this.#doors.table()
    return this.many && table?.phase === 'playing' && !manifests[table.game].open
  }

  get covered(): boolean {
    return this.covers && this.open === null
  }

  /** The place of whoever is to be in front when the connection comes back. */
  get front(): number | null {
    const at = this.#front === null ? -1 : this.people.indexOf(this.#front)
    return at < 0 ? null : at
  }

  /** Who is to have the device now. */
  get next(): PersonId | null {
    const table = this.#doors.table()
    const match = matchStore.latest?.match
    if (table === null || match === undefined || match.outcome) return null
    if (this.message !== null) return this.message.person
    const answered = this.#answered.ask === askOf(match) ? this.#answered.people : []
    return nextInRound({ table, people: this.people, asked: match.asked, answered, last: this.last })
  }

  /** The step up to which someone knows what has happened; null if they have not looked yet. */
  seenBy(person: PersonId): number | null {
    const [number, step] = (this.#seen.get(person) ?? '').split('/').map(Number)
    return number === matchStore.latest?.match.number ? (step ?? null) : null
  }

  /** A place was left or taken: nothing is known of it yet. */
  reset(): void {
    this.#arrive([], null)
    this.#seen.clear()
    this.last = null
    this.message = null
    this.sending = false
    this.#playing = false
  }

  /** Who the people are and who has the device in hand, after arriving or when one more has sat down. */
  set(people: readonly PersonId[], front: PersonId | null): void {
    this.#arrive(people, front)
    this.settle()
  }

  #arrive(people: readonly PersonId[], front: PersonId | null): void {
    this.people = people
    this.#front = front
    if (this.open !== null && !people.includes(this.open)) this.#drop()
    if (people.length < 2) notesOf(null)
  }

  /** The table has changed: before and after a match the first of them has the device, in a match whoever lifts it. */
  settle(): void {
    const table = this.#doors.table()
    if (table === null || this.people.length === 0) return
    const left = this.people.flatMap((person, at) => (table.people.some(({ id }) => id === person) ? [at] : []))
    if (left.length < this.people.length) {
      this.#arrive(
        left.map((at) => this.people[at]!),
        this.#front,
      )
      this.#doors.kept(left)
      return this.settle()
    }
    if (this.#acting) return
    // Alone with it again: it is an ordinary device.
    if (!this.many) return this.#front === this.people[0] ? undefined : void this.#hand(this.people[0] ?? null)
    const begins = table.phase === 'playing' && !this.#playing
    this.#playing = table.phase === 'playing'
    if (begins && !manifests[table.game].open) this.#drop()
    const first = this.people[0] ?? null
    if (table.phase === 'lobby') {
      this.open = null
      this.message = null
      if (this.#front !== first) void this.#hand(first)
    } else if (table.phase === 'playing') {
      if (manifests[table.game].open) return this.#follow()
      if (this.open === null && !this.sending && this.#front !== null) void this.#hand(null)
    }
  }

  /** Whether a match that arrives is the one that may be looked at: what was sent to the last holder is not. */
  takes(match: MatchState): boolean {
    const table = this.#doors.table()
    if (!this.many || table === null || manifests[table.game].open) return true
    return match.seat === seatOf(table, this.#front)
  }

  /** A match has arrived and is in the store. */
  heard(match: MatchState): void {
    if (!this.many) return
    if (this.open !== null) {
      this.#seen.set(this.open, askOf(match))
      if (match.answered) this.#note(match, this.open)
    }
    if (this.#doors.table()?.phase === 'playing' && manifests[match.game].open) this.#follow()
  }

  /** In a game without secrets the page simply turns to whoever is asked. */
  #follow(): void {
    const { next } = this
    if (next === null || next === this.#front) return
    this.last = next
    void this.#hand(next, false)
  }

  /** Opens someone's page. */
  async lift(person: PersonId): Promise<void> {
    if (!this.covered || this.sending) return
    this.sending = true
    const result = await this.#hand(person)
    this.sending = false
    if (!result.ok) return this.cover()
    this.open = person
    this.last = person
    const { message } = this
    if (message?.person !== person) return
    this.message = null
    toasts.show(message.text, 'trouble', message.rule)
  }

  /** Covers the page: from here on nothing of its owner's is in it. */
  cover(): void {
    if (!this.many) return
    this.#drop()
    void this.#hand(null)
  }

  #drop(): void {
    this.open = null
    sheets.close()
    toasts.clear()
  }

  /** An answer goes out: the page is covered at once; the device stays in its giver's name until the host has it. */
  sent(): PersonId | null {
    if (!this.covers || this.open === null) return null
    const giver = this.open
    this.sending = true
    this.#drop()
    return giver
  }

  /** The host has replied. Whoever is asked again at once, and nobody else here, goes on; otherwise the cover stays. */
  replied(giver: PersonId, step: number, ok: boolean): void {
    this.sending = false
    const match = matchStore.latest?.match
    if (ok && match) {
      if (match.step === step) this.#note(match, giver)
      const again = match.step > step && match.prompt !== null && this.next === giver
      if (again && this.covers && !document.hidden) {
        this.open = giver
        return this.heard(match)
      }
    }
    void this.#hand(null)
  }

  /** Says something to whoever had the device in hand, now or when they have it again. */
  tell(giver: PersonId | null, text: string, rule: string | null): void {
    if (giver === null || this.open === giver) toasts.show(text, 'trouble', rule)
    else this.message = { person: giver, text, rule }
  }

  /** Does something in the name of one of the people, before or after a match; one thing after the other. */
  as<T>(person: PersonId, work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      if (!this.many || this.#front === person) return work()
      const before = this.#front
      this.#acting = true
      await this.#hand(person, false)
      const result = await work()
      this.#acting = false
      if (before !== null && this.people.includes(before)) await this.#hand(before, false)
      else await this.#hand(null, false)
      this.settle()
      return result
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  #note(match: MatchState, person: PersonId): void {
    const ask = askOf(match)
    const people = this.#answered.ask === ask ? this.#answered.people : []
    if (!people.includes(person)) this.#answered = { ask, people: [...people, person] }
  }

  #hand(person: PersonId | null, forget = true): Promise<Answered> {
    this.#front = person
    notesOf(person === null ? null : `${this.#doors.table()?.id ?? ''}.${person}`)
    if (forget) matchStore.clear()
    return this.#doors.hand(this.front)
  }
}

function askOf(match: MatchState): string {
  return `${match.number}/${match.step}`
}
