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
import { keep, keepTokens, randomKey, recall, tokensAt } from './keep'
import { Link, type Answered, type LinkState, type SocketLike } from './link'
import { Shared } from './shared.svelte'

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

  start(route: Route): void {
    this.#settleAt(route)
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
  go(route: Route): void {
    if (writeRoute(route) === writeRoute(this.place ?? { at: 'home' }) && this.arrival !== 'gone') return
    this.#settleAt(route)
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

  watchWithPin(pin: string): void {
    this.#pin = pin
    this.arrival = 'looking'
    this.#link.restart()
  }

  /** Sends an answer until the host has replied, over any number of connections, always with the same key. */
  async answer(step: number, answer: unknown): Promise<Answered> {
    const giver = this.shared.sent()
    const result = await this.#link.request({ do: 'answer', step, key: randomKey(), answer }, true)
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

  #settleAt(route: Route): void {
    this.place = 'table' in route ? route : null
    this.table = null
    this.you = null
    this.chat = []
    this.unread = 0
    this.why = null
    this.nearby = []
    this.diagnosis = null
    this.#pin = null
    this.arrival = 'looking'
    this.#tokens = route.at === 'table' ? tokensAt(route.table, route.slot) : []
    this.shared.reset()
    matchStore.clear()
    this.#link.forget(() => true)
  }

  #keepTokens(tokens: readonly string[]): void {
    this.#tokens = tokens
    const { place } = this
    if (place?.at === 'table') keepTokens(place.table, place.slot, tokens)
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
    this.arrival = this.tables.some(({ id }) => id === place.table) ? 'asking' : 'missing'
    return null
  }

  #resumed(result: Answered): void {
    const place = this.place
    if (place === null) return
    if (result.ok) {
      this.arrival = 'there'
      if (result.reply.say === 'shared') this.#sharedBy(result.reply.people)
      return
    }
    this.why = result.why
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
  }

  #hear(message: ToClient): void {
    switch (message.say) {
      case 'welcome':
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
      case 'journal':
      case 'help':
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
function onHostComputer(): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(location.hostname)
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath}`
}

export const session = new Session()
