/** Where this page is, who it is there, and how it comes back. */
import type { Refusal } from '../../engine/core/contract'
import type { MatchState, PersonId, ToClient } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { isSamePlace, placeOf, writeRoute, type Route, type TableRoute } from './route'
import { arrivalAfterRefusal, arrivalOfStranger, isHosting, isPlaying, returnMessage, type Arrival } from './arrival'
import { actsOn, type Act } from './hearing'
import type { Answered } from './link'
import { followsAlone, newPlace, noteEpoch, seenEpoch, type NewPlace } from './moved'
import { newToken, Passes } from './passes'
import { HostLine } from './hostLine.svelte'
import { inApp, onHostComputer } from './hostNews.svelte'
import { Listeners } from './listeners'
import { PassAndPlay } from './passAndPlay.svelte'
import { noLuggage, wayTo, type Luggage } from './wayBack'
import { Witness } from './witness'

/** How long after the host was in trouble a page asks for its place again. */
const retryMs = 3000

export class Presence extends HostLine {
  /** The name under which this page has asked to be let in. */
  knocking = $state<string | null>(null)
  place = $state.raw<TableRoute | null>(null)
  arrival = $state<Arrival>('looking')
  why = $state.raw<Refusal | null>(null)
  /** Where this place's table is now, if it was moved to another computer. */
  movedTo = $state.raw<NewPlace | null>(null)
  /** The people of this device, where there are several. */
  readonly passAndPlay = new PassAndPlay({
    around: () => ({ table: this.table, match: this.match }),
    hand: (front) => this.#hand(front),
    forgetMatch: () => this.#forgetMatch(),
    keepPlaces: (places) => this.passes.keep(places.map((at) => this.passes.tokens[at]!)),
  })
  readonly #here = $derived([this.you, ...this.passAndPlay.people])
  /** Whether the table's host plays on this device. */
  readonly hosting = $derived(isHosting(this.table, this.#here))
  /** Whether this page holds a seat of a match that is on. */
  readonly playing = $derived(isPlaying(this.table, this.#here))
  /** Hears every state of the match that arrives, and null when it is to be forgotten. */
  readonly onMatch = new Listeners<MatchState | null>()
  /** What this device keeps of the match, to check it at the end. */
  readonly witness = new Witness()
  #pin: string | null = null
  protected readonly passes = new Passes()

  start(route: Route, luggage: Luggage): void {
    this.#settleAt(route, luggage)
    this.connect()
    addEventListener('pagehide', () => this.witness.save())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') return
      this.witness.save()
      this.passAndPlay.hide()
    })
  }

  /** Follows the page's address. Going elsewhere takes a new socket: one socket is at one table at most. */
  go(route: Route, luggage = noLuggage): void {
    if (isSamePlace(placeOf(route), this.place) && this.arrival !== 'gone' && luggage.codes.length === 0) return
    this.#settleAt(route, luggage)
    this.link.restart()
  }

  /** To the same place at another address of the host, with what this device needs there. */
  goElsewhere(origin: string): void {
    const { place } = this
    if (place === null) return
    location.href = this.wayThere(origin)
  }

  /** This place at another address, with the codes to come back by and this device's chain. */
  wayThere(origin: string): string {
    const { place, movedTo } = this
    const codes = movedTo?.invite === undefined ? this.passes.ways : [movedTo.invite]
    return place === null ? origin : wayTo(origin, place, { codes, chain: this.witness.chain(place.table) })
  }

  /** The table is at another computer now. */
  #follow(table: string, to: NewPlace): void {
    noteEpoch(table, to.epoch)
    this.learn({ table: null, moving: null })
    this.movedTo = to
    this.arrival = 'moved'
    this.#forgetMatch()
    if (followsAlone(this.place, onHostComputer(), inApp())) this.goElsewhere(to.url)
  }

  watchWithPin(pin: string): void {
    this.#pin = pin
    this.arrival = 'looking'
    this.link.restart()
  }

  protected get tableId(): string {
    return this.place?.table ?? ''
  }

  get #isPerson(): boolean {
    return this.#here.some((person) => person !== null)
  }

  #settleAt(route: Route, { codes, chain }: Luggage): void {
    this.place = placeOf(route)
    this.leavePlace()
    this.why = null
    this.movedTo = null
    this.knocking = null
    this.#pin = null
    this.arrival = 'looking'
    this.passes.settleAt(route, codes)
    this.witness.bring(chain)
    this.passAndPlay.reset()
    this.#forgetMatch()
    this.link.forget(() => true)
  }

  /** Gets codes for another address of the host, unless there is one for everyone on this device. */
  protected async renewWays(): Promise<void> {
    const { place } = this
    if (!this.passes.needsWays) return
    const result = await this.request({ do: 'wayBack' }, true)
    if (result.ok && result.reply.say === 'wayBack' && this.place === place) this.passes.keepWays(result.reply.codes)
  }

  #hand(front: number | null): Promise<Answered> {
    return this.link.request({ do: 'share', table: this.tableId, tokens: [...this.passes.tokens], front })
  }

  protected override resume(): ToHost | null {
    const { place } = this
    if (place === null) return null
    const { shown: tokens, code, chosen } = this.passes
    const message = returnMessage(place, { tokens, code, chosen, pin: this.#pin, front: this.passAndPlay.front })
    if (message === null) this.arrival = arrivalOfStranger(place, this.tables)
    if (this.arrival === 'missing') void this.#askWhyMissing(place.table)
    return message
  }

  /** A stranger finds no such table here: it may be at another computer now. */
  async #askWhyMissing(table: string): Promise<void> {
    const result = await this.link.request({ do: 'absent', table })
    if (result.ok || this.place?.table !== table || this.arrival !== 'missing') return
    this.why = result.why
    const to = newPlace(result.why)
    if (to) this.#follow(table, to)
  }

  protected override resumed(result: Answered): void {
    const place = this.place
    if (place === null) return
    if (result.ok && result.reply.say === 'youAre') return void this.#broughtBack(result.reply.token)
    if (result.ok) {
      this.arrival = 'there'
      if (result.reply.say === 'shared') this.#seatPeople(result.reply.people)
      else this.passes.adopt(this.passes.shown)
      void this.renewWays()
      return
    }
    this.#refused(place, result.why)
  }

  #refused(place: TableRoute, why: Refusal | null): void {
    const to = newPlace(why)
    if (to) return this.#follow(place.table, to)
    // A code that no longer works: there are other ways in.
    this.why = this.passes.giveUp() ? null : why
    this.learn({ table: null })
    this.arrival = arrivalAfterRefusal(place, why?.rule)
    if (this.arrival === 'asking') this.passes.keep([])
    else if (this.arrival === 'looking')
      setTimeout(() => this.place === place && this.arrival === 'looking' && this.link.restart(), retryMs)
  }

  /** The first person of this device has come back by a code; the others follow. */
  async #broughtBack(token: string): Promise<void> {
    const others = this.passes.takeCodes().slice(1)
    this.passes.keep([token])
    for (const code of others) {
      const result = await this.request({ do: 'move', table: this.tableId, code, token: newToken() }, true)
      if (result.ok && result.reply.say === 'youAre') this.passes.keep([...this.passes.tokens, result.reply.token])
    }
    if (this.passes.tokens.length > 1) return this.link.restart()
    this.arrival = 'there'
    void this.renewWays()
  }

  /** Who the people of this device are, in the order of their tokens; those no longer at the table are forgotten. */
  #seatPeople(people: readonly (PersonId | null)[]): void {
    this.passes.adopt(this.passes.shown.filter((_, at) => people[at] !== null))
    this.passAndPlay.set(
      people.filter((one) => one !== null),
      this.you,
    )
  }

  protected arrive(result: Answered, slot: string): void {
    if (!result.ok || result.reply.say !== 'youAre') return
    const { table, token } = result.reply
    const place = { at: 'table', table, slot } as const
    this.place = place
    this.passes.arriveAt(place, token)
    this.arrival = 'there'
    location.hash = writeRoute(place)
    void this.renewWays()
  }

  protected override hear(message: ToClient): void {
    const { place, passAndPlay } = this
    const takes = (match: MatchState) => passAndPlay.takes(match)
    for (const act of actsOn(message, { place, seenEpoch, takes, many: passAndPlay.many })) this.#perform(act)
  }

  #perform(act: Act): void {
    switch (act.do) {
      case 'learn':
        return super.hear(act.news)
      case 'noteEpoch':
        return noteEpoch(act.table, act.epoch)
      case 'settle':
        return this.passAndPlay.settle()
      case 'leaveMatch':
        return this.#leftMatch()
      case 'witness':
        return this.witness.saw(this.tableId, act.match)
      case 'notAlone':
        return this.witness.notAlone()
      case 'show':
        this.onMatch.tell(act.match)
        return this.passAndPlay.heard(act.match)
      case 'bind':
        return void this.witness.hear(
          this.tableId,
          act.commitment,
          this.#isPerson ? (one) => this.request(one, true) : null,
        )
      case 'leave':
        return this.#gone(act.why)
      case 'follow':
        return this.#follow(act.table, act.to)
      default:
        act satisfies never
    }
  }

  #gone(why: Refusal): void {
    this.passes.keep([])
    this.passAndPlay.reset()
    this.learn({ table: null, you: null })
    this.why = why
    this.arrival = 'gone'
    this.#forgetMatch()
  }

  /** Back in the lobby. A match that was not over keeps its record closed, and its dice unchecked. */
  #leftMatch(): void {
    const step = this.witness.brokenOff()
    if (step !== null) toasts.show(t().result.brokenOff(step), 'note')
    this.#forgetMatch()
  }

  #forgetMatch(): void {
    this.learn({ match: null })
    this.onMatch.tell(null)
  }
}
