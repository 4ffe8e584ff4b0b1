/** Where this page is, who it is there, and what it does there. One for the whole page. */
import { version } from '../../../package.json'
import { socketPath } from '../../protocol/version'
import type { Refusal } from '../../engine/core/contract'
import type { GameId } from '../../engine/games/catalog'
import type { PersonId, ToClient } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import { matchStore } from '../match/match.svelte'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { hostRefusalText } from '../words/refusals'
import { readInvite, writeRoute, type Route, type TableRoute } from './route'
import { keep, randomKey, recall } from '../device/keep'
import { Link, type Answered, type LinkState, type SocketLike } from './link'
import { Passes } from './passes'
import { Shared } from './shared.svelte'
import { Told } from './told.svelte'
import { wayTo } from './wayBack'

/** How long after trouble of the host's a page asks for its place again. */
const retryMs = 3000

/** `asking`: no seat yet, a name is needed. `barred`: watching needs a PIN, or is not allowed. */
export type Arrival = 'looking' | 'asking' | 'barred' | 'there' | 'missing' | 'gone'

class Session extends Told {
  state = $state<LinkState>('connecting')
  /** True from the second connection on: what is lost can be told apart from what never was. */
  wasOpen = $state(false)
  /** As whom this page has asked to be let in. */
  knocking = $state<string | null>(null)
  place = $state.raw<TableRoute | null>(null)
  arrival = $state<Arrival>('looking')
  why = $state.raw<Refusal | null>(null)
  /** The people of this device, where there are several. */
  readonly shared = new Shared({
    table: () => this.table,
    hand: (front) => this.#hand(front),
    kept: (left) => this.#passes.keep(left.map((at) => this.#passes.tokens[at]!)),
  })
  #pin: string | null = null
  #passes = new Passes()
  #link: Link

  constructor() {
    super()
    this.#link = new Link({
      app: version,
      connect: () => new WebSocket(socketAddress()) as SocketLike,
      resume: () => this.#resume(),
      onResumed: (result) => this.#resumed(result),
      onState: (state) => {
        this.state = state
        if (state === 'open') this.wasOpen = true
      },
      onMessage: (message) => this.hear(message),
    })
  }

  start(route: Route, codes: readonly string[]): void {
    this.#settleAt(route, codes)
    this.#link.start()
    const wake = () => this.#link.wake()
    addEventListener('online', wake)
    addEventListener('pageshow', wake)
    addEventListener('focus', wake)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake()
      // Whoever picks the device up again may be someone else.
      else if (this.shared.covers && this.shared.open !== null) this.shared.cover()
    })
  }

  /** Follows the page's address. Going elsewhere takes a new socket: one socket is at one table at most. */
  go(route: Route, codes: readonly string[] = []): void {
    const same = writeRoute(route) === writeRoute(this.place ?? { at: 'home' })
    if (same && this.arrival !== 'gone' && codes.length === 0) return
    this.#settleAt(route, codes)
    this.#link.restart()
  }

  /** Asks the host; a refusal is shown unless `quietly`. */
  async ask(message: ToHost, quietly = false): Promise<Answered> {
    const result = await this.#link.request(message)
    if (!result.ok && !quietly) this.explain(result.why)
    return result
  }

  explain(why: Refusal | null): void {
    if (why === null) return toasts.show(t().connection.slow, 'trouble')
    toasts.show(
      hostRefusalText(t(), why) ?? t().common.refused,
      'trouble',
      why.rule.startsWith('host.') ? null : why.rule,
    )
  }

  async open(game: GameId, name: string): Promise<void> {
    keep('asztal.name', name)
    this.#arrive(await this.ask({ do: 'open', game, name, tableName: t().home.tableOf(name) }), '0')
  }

  async join(name: string, pin: string | null): Promise<Answered> {
    keep('asztal.name', name)
    const { table, slot } = this.#seatPlace()
    const invite = readInvite(location.hash)
    const key = pin ? { pin } : invite ? { invite } : {}
    const result = await this.ask({ do: 'join', table, name, ...key })
    this.#arrive(result, slot)
    return result
  }

  async move(code: string): Promise<Answered> {
    const { table, slot } = this.#seatPlace()
    const result = await this.ask({ do: 'move', table, code })
    this.#arrive(result, slot)
    return result
  }

  /** Names of those who are away from this table; null if it does not tell strangers. */
  async absent(): Promise<readonly string[] | null> {
    const result = await this.ask({ do: 'absent', table: this.place?.table ?? '' }, true)
    return result.ok && result.reply.say === 'absent' ? result.reply.names : null
  }

  /** Asks to be let in as someone who is away; resolves when that is decided. */
  async claim(name: string): Promise<void> {
    const { table, slot } = this.#seatPlace()
    this.knocking = name
    this.mark = ''
    const result = await this.#link.request({ do: 'claim', table, name }, true)
    // Given up, or gone elsewhere.
    if (this.knocking !== name || this.place?.table !== table) return
    this.knocking = null
    if (!result.ok) this.explain(result.why)
    this.#arrive(result, slot)
  }

  giveUpClaim(): void {
    this.knocking = null
    this.#link.forget((message) => message.do === 'claim')
    this.#link.restart()
  }

  /** To the same place at another address of the host, with the codes to come back by. */
  goElsewhere(origin: string): void {
    const { place } = this
    if (place === null) return
    location.href = wayTo(origin, place, this.#passes.ways)
  }

  watchWithPin(pin: string): void {
    this.#pin = pin
    this.arrival = 'looking'
    this.#link.restart()
  }

  /** Sends an answer until the host has replied, over any number of connections, always with the same key. */
  async answer(match: number, step: number, answer: unknown): Promise<Answered> {
    const giver = this.shared.sent()
    const result = await this.#link.request({ do: 'answer', match, step, key: randomKey(), answer }, true)
    if (giver !== null) this.shared.replied(giver, step, result.ok)
    return result
  }

  /** Someone else sits down with this device. */
  async bring(name: string): Promise<Answered> {
    const holder = this.you ?? this.shared.people[0] ?? 0
    const result = await this.shared.as(holder, () => this.ask({ do: 'bring', name }))
    if (!result.ok || result.reply.say !== 'youAre') return result
    const before = this.shared.people.length > 0 ? this.shared.people : [holder]
    this.#passes.keep([...this.#passes.tokens, result.reply.token])
    void this.#renewWays()
    this.shared.set([...before, result.reply.person], holder)
    return result
  }

  async leave(): Promise<void> {
    const { many } = this.shared
    await this.ask({ do: 'leave' }, true)
    // The others stay; who left is dropped with the next word about the table.
    if (many) return
    this.#passes.keep([])
    location.hash = writeRoute({ at: 'home' })
  }

  /** Whether the table's host plays on this device. */
  get hosting(): boolean {
    const host = this.table?.host
    return host !== undefined && (this.you === host || this.shared.people.includes(host))
  }

  /** Whether this page holds a seat of a match that is on. */
  get playing(): boolean {
    const { table, you, shared } = this
    return (
      table?.phase === 'playing' &&
      table.seats.some((one) => one?.kind === 'person' && (one.person === you || shared.people.includes(one.person)))
    )
  }

  get name(): string {
    return recall('asztal.name') ?? ''
  }

  #seatPlace(): { table: string; slot: string } {
    const place = this.place
    return place?.at === 'table' ? place : { table: place?.table ?? '', slot: '0' }
  }

  #settleAt(route: Route, codes: readonly string[]): void {
    this.place = 'table' in route ? route : null
    this.forget()
    this.why = null
    this.knocking = null
    this.#pin = null
    this.arrival = 'looking'
    this.#passes.settleAt(route, codes)
    this.shared.reset()
    matchStore.clear()
    this.#link.forget(() => true)
  }

  /** Has the host give codes for another address, unless there is one for each on this device. */
  async #renewWays(): Promise<void> {
    const { place } = this
    if (!this.#passes.needsWays) return
    const result = await this.ask({ do: 'wayBack' }, true)
    if (result.ok && result.reply.say === 'wayBack' && this.place === place) this.#passes.keepWays(result.reply.codes)
  }

  #hand(front: number | null): Promise<Answered> {
    return this.#link.request({ do: 'share', table: this.place?.table ?? '', tokens: [...this.#passes.tokens], front })
  }

  #resume(): ToHost | null {
    const place = this.place
    if (place === null) return null
    if (place.at !== 'table') return { do: 'watch', table: place.table, ...(this.#pin ? { pin: this.#pin } : {}) }
    const { tokens, code } = this.#passes
    const { table } = place
    if (tokens.length > 1) return { do: 'share', table, tokens: [...tokens], front: this.shared.front }
    if (tokens.length === 1) return { do: 'return', table, token: tokens[0]! }
    if (code !== undefined) return { do: 'move', table, code }
    this.arrival = this.tables.some(({ id }) => id === place.table) ? 'asking' : 'missing'
    return null
  }

  #resumed(result: Answered): void {
    const place = this.place
    if (place === null) return
    if (result.ok && result.reply.say === 'youAre') return void this.#broughtBack(result.reply.token)
    if (result.ok) {
      this.arrival = 'there'
      void this.#renewWays()
      if (result.reply.say === 'shared') this.#sharedBy(result.reply.people)
      return
    }
    // A code that is used up: there are other ways in.
    this.why = this.#passes.takeCodes().length > 0 ? null : result.why
    this.table = null
    if (result.why?.rule === 'host.no-such-table') this.arrival = 'missing'
    else if (place.at !== 'table') this.arrival = 'barred'
    else if (result.why?.rule === 'host.wrong-token' || result.why?.rule === 'host.device-ended') {
      this.#passes.keep([])
      this.arrival = 'asking'
    } else {
      // Trouble of another kind passes; the place is still theirs.
      this.arrival = 'looking'
      setTimeout(() => this.place === place && this.arrival === 'looking' && this.#link.restart(), retryMs)
    }
  }

  /** The first of this device has come back by a code; the others follow. */
  async #broughtBack(token: string): Promise<void> {
    const others = this.#passes.takeCodes().slice(1)
    this.#passes.keep([token])
    for (const code of others) {
      const result = await this.ask({ do: 'move', table: this.place?.table ?? '', code }, true)
      if (result.ok && result.reply.say === 'youAre') this.#passes.keep([...this.#passes.tokens, result.reply.token])
    }
    if (this.#passes.tokens.length > 1) return this.#link.restart()
    this.arrival = 'there'
    void this.#renewWays()
  }

  /** Who the people of this device are, in the order of their tokens; whoever is no longer at the table is forgotten. */
  #sharedBy(people: readonly (PersonId | null)[]): void {
    if (people.includes(null)) this.#passes.keep(this.#passes.tokens.filter((_, at) => people[at] !== null))
    this.shared.set(
      people.filter((one) => one !== null),
      this.you,
    )
  }

  #arrive(result: Answered, slot: string): void {
    if (!result.ok || result.reply.say !== 'youAre') return
    const { table, token } = result.reply
    const place = { at: 'table', table, slot } as const
    this.place = place
    this.#passes.arriveAt(place, token)
    this.arrival = 'there'
    location.hash = writeRoute(place)
    void this.#renewWays()
  }

  protected override hear(message: ToClient): void {
    switch (message.say) {
      case 'table':
        if (this.place !== null && this.place.table !== message.table.id) return
        super.hear(message)
        if (message.table.phase === 'lobby') matchStore.clear()
        return this.shared.settle()
      case 'match':
        if (!this.shared.takes(message.match)) return
        matchStore.receive(message.match)
        return this.shared.heard(message.match)
      case 'gone':
        return this.#gone(message.why)
      default:
        super.hear(message)
    }
  }

  #gone(why: Refusal): void {
    this.#passes.keep([])
    this.shared.reset()
    this.table = null
    this.you = null
    this.why = why
    this.arrival = 'gone'
    matchStore.clear()
  }
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath}`
}

export const session = new Session()
