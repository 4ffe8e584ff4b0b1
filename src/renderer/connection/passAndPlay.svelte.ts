/**
 * One device for several people. Between turns it is covered: the host is told that nobody has it in hand, and sends
 * nothing private. The person who lifts the cover is sent what is theirs, and it falls again when they have answered.
 */
import type { MatchState, PersonId } from '../../protocol/toClient'
import { notesOf } from '../device/keep'
import { toasts } from '../ui/toasts.svelte'
import type { Answered } from './link'
import { Listeners } from './listeners'
import * as passing from './passAndPlay'

export interface Doors {
  around(): passing.Around
  /** Tells the host who holds the device: an index into its people, or null for nobody. */
  hand(front: number | null): Promise<Answered>
  /** Drops the match that was received for the last holder. */
  forgetMatch(): void
  /** Only the people at these indexes are still there. */
  keepPlaces(places: readonly number[]): void
}

export class PassAndPlay {
  readonly #doors: Doors
  #state = $state.raw(passing.alone)
  readonly people = $derived(this.#state.people)
  readonly open = $derived(this.#state.open)
  readonly sending = $derived(this.#state.sending)
  readonly message = $derived(this.#state.message)
  /** True if several people pass this device round. */
  readonly many = $derived(passing.isPassedRound(this.#state))
  readonly hasCovers = $derived.by(() => passing.hasCovers(this.#state, this.#doors.around()))
  readonly covered = $derived(this.hasCovers && this.open === null)
  readonly next = $derived.by(() => passing.nextHolder(this.#state, this.#doors.around()))
  /** Called when the page is covered: anything open on top of it must close. */
  readonly onCover = new Listeners<void>()
  #queue: Promise<unknown> = Promise.resolve()
  /** Whether the page was out of sight since the last tap: someone else may hold the device. */
  #wasHidden = false

  constructor(doors: Doors) {
    this.#doors = doors
  }

  /** Index of the person to show when the connection comes back. */
  get front(): number | null {
    return passing.frontPlace(this.#state)
  }

  seenBy(person: PersonId): number | null {
    return passing.stepSeenBy(this.#state, person, this.#doors.around().match)
  }

  /** A place was left or taken: nothing is known of it yet. */
  reset(): void {
    this.#apply(passing.leaveDevice(this.#state))
  }

  /** Who the people are and who holds the device, after arriving or when one more has sat down. */
  set(people: readonly PersonId[], front: PersonId | null): void {
    this.#apply(passing.seatPeople(this.#state, people, front))
    this.settle()
  }

  /** The table has changed. */
  settle(): void {
    this.#apply(passing.tableChanged(this.#state, this.#doors.around()))
  }

  takes(match: MatchState): boolean {
    return passing.mayTake(this.#state, match, this.#doors.around())
  }

  heard(match: MatchState): void {
    this.#apply(passing.matchArrived(this.#state, match, this.#doors.around()))
  }

  /** Opens someone's page. */
  async lift(person: PersonId): Promise<void> {
    if (!this.covered || this.sending) return
    this.#wasHidden = document.hidden
    this.#state = { ...this.#state, sending: true }
    const result = await this.#hand(person)
    this.#state = { ...this.#state, sending: false }
    if (!result.ok || this.#wasHidden) return this.cover()
    const { message } = this
    this.#state = passing.opened(this.#state, person)
    if (message?.person === person) toasts.show(message.text, 'trouble', message.rule)
  }

  /** The page went out of sight: someone else may pick the device up next. */
  hide(): void {
    this.#wasHidden = true
    if (this.hasCovers && this.open !== null) this.cover()
  }

  cover(): void {
    this.#apply(passing.cover(this.#state))
  }

  /** An answer goes out; returns whose it is, if the page was covered for it. */
  sent(): PersonId | null {
    const giver = this.open
    this.#wasHidden = document.hidden
    this.#apply(passing.answerSent(this.#state, this.#doors.around()))
    return this.open === giver ? null : giver
  }

  replied(giver: PersonId, step: number, ok: boolean): void {
    this.#apply(passing.answerReplied(this.#state, { giver, step, ok }, this.#doors.around(), this.#wasHidden))
  }

  /** Says something to the person who held the device, now or when they hold it again. */
  tell(giver: PersonId | null, text: string, rule: string | null): void {
    if (giver === null || this.open === giver) toasts.show(text, 'trouble', rule)
    else this.#state = { ...this.#state, message: { person: giver, text, rule } }
  }

  /** Acts in the name of one of the people while nothing is secret, one action at a time. */
  as<T>(person: PersonId, work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      const before = this.#state.front
      if (!this.many || before === person) return work()
      this.#state = { ...this.#state, acting: true }
      await this.#hand(person, false)
      const result = await work()
      this.#state = { ...this.#state, acting: false }
      await this.#hand(before !== null && this.people.includes(before) ? before : null, false)
      this.settle()
      return result
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  #hand(person: PersonId | null, forget = true): Promise<Answered> {
    const { state } = passing.hand(this.#state, person, forget)
    this.#state = state
    return this.#handOver(person, forget)
  }

  #handOver(person: PersonId | null, forget: boolean): Promise<Answered> {
    notesOf(person === null ? null : `${this.#doors.around().table?.id ?? ''}.${person}`)
    if (forget) this.#doors.forgetMatch()
    return this.#doors.hand(this.front)
  }

  #apply({ state, acts }: passing.Change): void {
    this.#state = state
    for (const act of acts) this.#perform(act)
  }

  #perform(act: passing.Act): void {
    switch (act.do) {
      case 'hand':
        return void this.#handOver(act.to, act.forget)
      case 'closeOverlays':
        this.onCover.tell()
        return toasts.clear()
      case 'keepPlaces':
        return this.#doors.keepPlaces(act.places)
      case 'shareNotes':
        return notesOf(null)
      default:
        act satisfies never
    }
  }
}
