/** Where this page is, who it is there, and everything the host has told it. One for the whole page. */
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
import { writeRoute, type Route } from '../route'
import { keep, keepToken, randomKey, recall, tokenOf } from './keep'
import { Link, type Answered, type LinkState, type SocketLike } from './link'

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
  place = $state.raw<Exclude<Route, { at: 'home' }> | null>(null)
  arrival = $state<Arrival>('looking')
  why = $state.raw<Refusal | null>(null)
  #pin: string | null = null
  #link: Link

  constructor() {
    this.#link = new Link({
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
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake())
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
    const result = await this.#link.request({ do: 'answer', step, key: randomKey(), answer }, true)
    return result
  }

  async leave(): Promise<void> {
    const place = this.place
    await this.ask({ do: 'leave' }, true)
    if (place?.at === 'table') keepToken(place.table, place.slot, null)
    location.hash = writeRoute({ at: 'home' })
  }

  get name(): string {
    return recall('asztal.name') ?? ''
  }

  #seatPlace(): { table: string; slot: string } {
    const place = this.place
    return place?.at === 'table' ? place : { table: place?.table ?? '', slot: '0' }
  }

  #settleAt(route: Route): void {
    this.place = route.at === 'home' ? null : route
    this.table = null
    this.you = null
    this.chat = []
    this.unread = 0
    this.why = null
    this.#pin = null
    this.arrival = 'looking'
    matchStore.clear()
    this.#link.forget(() => true)
  }

  #resume(): ToHost | null {
    const place = this.place
    if (place === null) return null
    if (place.at !== 'table') return { do: 'watch', table: place.table, ...(this.#pin ? { pin: this.#pin } : {}) }
    const token = tokenOf(place.table, place.slot)
    if (token !== null) return { do: 'return', table: place.table, token }
    this.arrival = this.tables.some(({ id }) => id === place.table) ? 'asking' : 'missing'
    return null
  }

  #resumed(result: Answered): void {
    const place = this.place
    if (place === null) return
    if (result.ok) {
      this.arrival = 'there'
      return
    }
    this.why = result.why
    this.table = null
    if (result.why?.rule === 'host.no-such-table') this.arrival = 'missing'
    else if (place.at === 'table') {
      keepToken(place.table, place.slot, null)
      this.arrival = 'asking'
    } else this.arrival = 'barred'
  }

  #arrive(result: Answered, slot: string): void {
    if (!result.ok || result.reply.say !== 'youAre') return
    const { table, token } = result.reply
    keepToken(table, slot, token)
    this.place = { at: 'table', table, slot }
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
        this.table = message.table
        this.you = message.you
        if (message.table.phase === 'lobby') matchStore.clear()
        return
      case 'match':
        matchStore.receive(message.match)
        return
      case 'chat':
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines].slice(-200)
        if (!message.fresh) this.unread += message.lines.filter(({ from }) => from !== this.you).length
        return
      case 'notice':
        toasts.show(t().notice[message.kind](message.name))
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

  #gone(why: Refusal): void {
    const place = this.place
    if (place?.at === 'table') keepToken(place.table, place.slot, null)
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
