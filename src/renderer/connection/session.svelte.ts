/** Where this page is, who it is there, and everything the host has told it. One for the whole page. */
import { version } from '../../../package.json'
import { socketPath } from '../../protocol/version'
import type { Refusal } from '../../engine/core/contract'
import type { GameId } from '../../engine/games/catalog'
import type { Diagnosis } from '../../protocol/doctor'
import type { ChatLine, NearbyHost, PersonId, TableState, TableSummary, ToClient } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import { matchStore } from '../stage/match.svelte'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { hostRefusalText } from '../words/refusals'
import { writeRoute, type Route, type TableRoute } from '../route'
import { networkChange } from './changes'
import { keep, keepTokens, keepWaysBack, randomKey, recall, tokensAt, waysBack } from './keep'
import { Link, type Answered, type LinkState, type SocketLike } from './link'
import { Shared } from './shared.svelte'
import { wayTo } from './wayBack'

/** How long after trouble of the host's a page asks for its place again. */
const retryMs = 3000

/** `asking`: no seat yet, a name is needed. `barred`: watching needs a PIN, or is not allowed. */
export type Arrival = 'looking' | 'asking' | 'barred' | 'there' | 'missing' | 'gone'

class Session {
  state = $state<LinkState>('connecting')
  /** True from the second connection on: what is lost can be told apart from what never was. */
  wasOpen = $state(false)
  tables = $state.raw<readonly TableSummary[]>([])
  table = $state.raw<TableState | null>(null)
  you = $state<PersonId | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  unread = $state(0)
  /** Other hosts around; only this host's own computer is told. */
  nearby = $state.raw<readonly NearbyHost[]>([])
  /** Which wall stands between phones and this host; only this host's own computer is told. */
  diagnosis = $state.raw<Diagnosis | null>(null)
  /** Who would come back from another device; only those who may let them in are told. */
  claims = $state.raw<Extract<ToClient, { say: 'claims' }>['claims']>([])
  /** As whom this page has asked to be let in. */
  knocking = $state<string | null>(null)
  /** What whoever decides about that is shown too. */
  mark = $state('')
  place = $state.raw<TableRoute | null>(null)
  arrival = $state<Arrival>('looking')
  why = $state.raw<Refusal | null>(null)
  /** The people of this device, where there are several. */
  readonly shared = new Shared({
    table: () => this.table,
    hand: (front) => this.#hand(front),
    kept: (left) => this.#keepTokens(left.map((at) => this.#tokens[at]!)),
  })
  #pin: string | null = null
  #tokens: readonly string[] = []
  /** Brought along from another address of the host, to come back by. */
  #codes: readonly string[] = []
  #link: Link

  constructor() {
    this.#link = new Link({
      app: version,
      connect: () => new WebSocket(socketAddress()) as SocketLike,
      resume: () => this.#resume(),
      onResumed: (result) => this.#resumed(result),
      onState: (state) => {
        this.state = state
        if (state === 'open') this.wasOpen = true
      },
      onMessage: (message) => this.#hear(message),
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
    const result = await this.ask({ do: 'join', table, name, ...(pin ? { pin } : {}) })
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
    location.href = wayTo(origin, place, place.at === 'table' ? waysBack(place.table, place.slot) : [])
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
    this.#keepTokens([...this.#tokens, result.reply.token])
    void this.#renewWays()
    this.shared.set([...before, result.reply.person], holder)
    return result
  }

  async leave(): Promise<void> {
    const { many } = this.shared
    await this.ask({ do: 'leave' }, true)
    // The others stay; who left is dropped with the next word about the table.
    if (many) return
    this.#keepTokens([])
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
    this.table = null
    this.you = null
    this.chat = []
    this.unread = 0
    this.why = null
    this.nearby = []
    this.diagnosis = null
    this.claims = []
    this.knocking = null
    this.#pin = null
    this.arrival = 'looking'
    this.#tokens = route.at === 'table' ? tokensAt(route.table, route.slot) : []
    // Whoever has a place here needs no code for it.
    this.#codes = route.at === 'table' && this.#tokens.length === 0 ? codes : []
    this.shared.reset()
    matchStore.clear()
    this.#link.forget(() => true)
  }

  #keepTokens(tokens: readonly string[]): void {
    this.#tokens = tokens
    const { place } = this
    if (place?.at !== 'table') return
    keepTokens(place.table, place.slot, tokens)
    if (tokens.length === 0) keepWaysBack(place.table, place.slot, [])
  }

  /** Has the host give codes for another address, unless there is one for each on this device. */
  async #renewWays(): Promise<void> {
    const { place } = this
    if (place?.at !== 'table' || waysBack(place.table, place.slot).length === this.#tokens.length) return
    const result = await this.ask({ do: 'wayBack' }, true)
    if (!result.ok || result.reply.say !== 'wayBack') return
    keepWaysBack(place.table, place.slot, result.reply.codes)
  }

  #hand(front: number | null): Promise<Answered> {
    return this.#link.request({ do: 'share', table: this.place?.table ?? '', tokens: [...this.#tokens], front })
  }

  #resume(): ToHost | null {
    const place = this.place
    if (place === null) return null
    if (place.at !== 'table') return { do: 'watch', table: place.table, ...(this.#pin ? { pin: this.#pin } : {}) }
    const [token] = this.#tokens
    const { table } = place
    if (this.#tokens.length > 1) return { do: 'share', table, tokens: [...this.#tokens], front: this.shared.front }
    if (token !== undefined) return { do: 'return', table, token }
    const [code] = this.#codes
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
    this.why = this.#codes.length > 0 ? null : result.why
    this.#codes = []
    this.table = null
    if (result.why?.rule === 'host.no-such-table') this.arrival = 'missing'
    else if (place.at !== 'table') this.arrival = 'barred'
    else if (result.why?.rule === 'host.wrong-token') {
      this.#keepTokens([])
      this.arrival = 'asking'
    } else {
      // Trouble of another kind passes; the place is still theirs.
      this.arrival = 'looking'
      setTimeout(() => this.place === place && this.arrival === 'looking' && this.#link.restart(), retryMs)
    }
  }

  /** The first of this device has come back by a code; the others follow. */
  async #broughtBack(token: string): Promise<void> {
    const others = this.#codes.slice(1)
    this.#codes = []
    this.#keepTokens([token])
    for (const code of others) {
      const result = await this.ask({ do: 'move', table: this.place?.table ?? '', code }, true)
      if (result.ok && result.reply.say === 'youAre') this.#keepTokens([...this.#tokens, result.reply.token])
    }
    if (this.#tokens.length > 1) return this.#link.restart()
    this.arrival = 'there'
    void this.#renewWays()
  }

  /** Who the people of this device are, in the order of their tokens; whoever is no longer at the table is forgotten. */
  #sharedBy(people: readonly (PersonId | null)[]): void {
    if (people.includes(null)) this.#keepTokens(this.#tokens.filter((_, at) => people[at] !== null))
    this.shared.set(
      people.filter((one) => one !== null),
      this.you,
    )
  }

  #arrive(result: Answered, slot: string): void {
    if (!result.ok || result.reply.say !== 'youAre') return
    const { table, token } = result.reply
    this.place = { at: 'table', table, slot }
    this.#keepTokens([token])
    this.arrival = 'there'
    location.hash = writeRoute(this.place)
    void this.#renewWays()
  }

  #hear(message: ToClient): void {
    switch (message.say) {
      case 'welcome':
        this.claims = []
        this.tables = message.tables
        return
      case 'tables':
        this.tables = message.tables
        return
      case 'table':
        if (this.place !== null && this.place.table !== message.table.id) return
        this.#tellOfNetwork(message.table)
        this.table = message.table
        this.you = message.you
        if (message.table.phase === 'lobby') matchStore.clear()
        this.shared.settle()
        return
      case 'match':
        if (!this.shared.takes(message.match)) return
        matchStore.receive(message.match)
        this.shared.heard(message.match)
        return
      case 'chat':
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines].slice(-200)
        if (!message.fresh) this.unread += message.lines.filter(({ from }) => from !== this.you).length
        return
      case 'notice':
        toasts.show(t().notice[message.kind](message.name), message.kind === 'slept' ? 'news' : 'note')
        return
      case 'gone':
        this.#gone(message.why)
        return
      case 'done':
      case 'refused':
      case 'youAre':
      case 'shared':
      case 'moveCode':
      case 'wayBack':
      case 'absent':
      case 'journal':
      case 'help':
        return
      case 'knocked':
        this.mark = message.mark
        return
      case 'claims':
        this.claims = message.claims
        return
      case 'nearby':
        this.nearby = message.hosts
        return
      case 'doctor':
        this.diagnosis = message.diagnosis
        return
      default:
        message satisfies never
    }
  }

  /** Whoever sits at the host's computer is told when phones reach it elsewhere: the QR in sight is a new one. */
  #tellOfNetwork(table: TableState): void {
    const before = this.table
    if (before?.id !== table.id || !onHostComputer()) return
    const change = networkChange(before.addresses, table.addresses)
    if (change !== null) toasts.show(t().connection.network[change], change === 'gone' ? 'trouble' : 'news')
  }

  #gone(why: Refusal): void {
    this.#keepTokens([])
    this.shared.reset()
    this.table = null
    this.you = null
    this.why = why
    this.arrival = 'gone'
    matchStore.clear()
  }
}

/** Whether this page is on the computer that hosts. */
export function onHostComputer(): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(location.hostname)
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath}`
}

export const session = new Session()
