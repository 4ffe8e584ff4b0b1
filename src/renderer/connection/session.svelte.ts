/** What people do with this page: come in, answer, sit down together, leave. There is one session per page. */
import { avatars, type Avatar } from '../../protocol/avatars'
import type { Seat } from '../../engine/core/contract'
import type { GameId } from '../../engine/games/catalog'
import type { PersonId } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'
import { t } from '../words/index.svelte'
import { readInvite, writeRoute } from './route'
import { keep, recall } from '../device/keep'
import type { Answered } from './link'
import { playAlone } from './playAlone'
import { Presence } from './presence.svelte'
import { seatsBeside } from './round'

export class Session extends Presence {
  /** A match against bots is being prepared: nobody needs to see the lobby. */
  settingUp = $state(false)

  /** Opens a table and sits down at it; false if the host refuses. */
  async open(game: GameId, name: string): Promise<boolean> {
    keep('asztal.name', name)
    const result = await this.#bringOne({ do: 'open', game, name, tableName: t().home.tableOf(name) })
    this.arrive(result, '0')
    this.#wearAgain(result)
    return result.ok
  }

  /** A match against bots, by one tap; a second tap does nothing. The first one of a game is an easy one. */
  async playAlone(game: GameId): Promise<boolean> {
    if (this.settingUp) return false
    const key = `asztal.alone.${game}`
    this.settingUp = true
    try {
      const started = await playAlone(this, game, { name: this.name || t().home.me, first: recall(key) === null })
      if (started) keep(key, 'played')
      return started
    } finally {
      this.settingUp = false
    }
  }

  async join(name: string, pin: string | null): Promise<Answered> {
    keep('asztal.name', name)
    const { table, slot } = this.#seatPlace()
    const invite = readInvite(location.hash)
    const key = pin ? { pin } : invite ? { invite } : {}
    const result = await this.#bringOne({ do: 'join', table, name, ...key })
    this.arrive(result, slot)
    this.#wearAgain(result)
    return result
  }

  async move(code: string): Promise<Answered> {
    const { table, slot } = this.#seatPlace()
    const result = await this.#bringOne({ do: 'move', table, code })
    this.arrive(result, slot)
    return result
  }

  /** Names of those who are away from this table; null if it does not tell strangers. */
  async absent(): Promise<readonly string[] | null> {
    const result = await this.request({ do: 'absent', table: this.tableId }, true)
    return result.ok && result.reply.say === 'absent' ? result.reply.names : null
  }

  /** Asks to be let in as someone who is away; resolves when that is decided. */
  async knock(name: string): Promise<void> {
    const { table, slot } = this.#seatPlace()
    this.knocking = name
    this.learn({ mark: '' })
    const { token, replied } = this.passes.ask(`claim ${table} ${name}`)
    const result = await this.link.request({ do: 'claim', table, name, token }, true)
    if (result.ok || result.why !== null) replied()
    // Given up, or gone elsewhere.
    if (this.knocking !== name || this.place?.table !== table) return
    this.knocking = null
    if (!result.ok) this.explain(result.why)
    this.arrive(result, slot)
  }

  giveUpKnocking(): void {
    this.knocking = null
    this.link.forget((message) => message.do === 'claim')
    this.link.restart()
  }

  /** Sends an answer until the host has replied, over any number of connections, always with the same key. */
  async answer(match: number, step: number, answer: unknown): Promise<Answered> {
    const given = { match, step, seat: this.match?.seat ?? null, answer }
    const giver = this.passAndPlay.sent()
    const result = await this.witness.answer(given, (message) => this.link.request(message, true))
    if (giver !== null) this.passAndPlay.replied(giver, step, result.ok)
    return result
  }

  /** The seats of everyone else who plays on this device. */
  get seatsBeside(): readonly Seat[] {
    return this.table === null ? [] : seatsBeside(this.table, this.passAndPlay.people, this.you)
  }

  /** Answers for a seat of this device whose person isn't holding it, where nothing is secret. */
  answerFor(given: { match: number; step: number; seat: Seat; answer: unknown }): Promise<Answered> {
    const there = this.table?.seats[given.seat]
    if (given.seat === this.match?.seat || there?.kind !== 'person')
      return this.answer(given.match, given.step, given.answer)
    const send = () => this.witness.answer(given, (message) => this.link.request(message, true))
    return this.passAndPlay.as(there.person, send)
  }

  /** Someone else sits down with this device. */
  async bring(name: string): Promise<Answered> {
    const holder = this.you ?? this.passAndPlay.people[0] ?? 0
    const result = await this.passAndPlay.as(holder, () => this.#bringOne({ do: 'bring', name }))
    if (!result.ok || result.reply.say !== 'youAre') return result
    const before = this.passAndPlay.people.length > 0 ? this.passAndPlay.people : [holder]
    this.passes.keep([...this.passes.tokens, result.reply.token])
    void this.renewWays()
    this.passAndPlay.set([...before, result.reply.person], holder)
    return result
  }

  async leave(): Promise<void> {
    const { place } = this
    const { many } = this.passAndPlay
    const result = await this.request({ do: 'leave' }, true)
    if (this.place !== place) return
    // Without the token nobody could free the seat any more.
    if (!result.ok && this.passes.tokens.length > 0) return this.explain(result.why)
    // The others stay; the next state of the table drops those who left.
    if (many) return
    this.passes.keep([])
    location.hash = writeRoute({ at: 'home' })
  }

  /** Gives someone on this device another face; the page's own person keeps it for the next table. */
  wear(person: PersonId, avatar: Avatar): Promise<Answered> {
    if (person === this.you && !this.passAndPlay.many) keep('asztal.avatar', avatar)
    return this.passAndPlay.as(person, () => this.request({ do: 'avatar', avatar }))
  }

  /** The face to put on at the next table; null leaves that as it was. */
  willWear(avatar: Avatar | null): void {
    if (avatar !== null) keep('asztal.avatar', avatar)
  }

  /** At a new table the last face is put on again, unless somebody else has it. */
  #wearAgain({ ok }: Answered): void {
    const avatar = avatars.find((one) => one === recall('asztal.avatar'))
    if (ok && avatar) void this.request({ do: 'avatar', avatar }, true)
  }

  /** Brings someone to a table, once: a reply may be lost, and the same request then carries the same token. */
  async #bringOne(message: Extract<ToHost, { do: 'open' | 'join' | 'move' | 'bring' }>): Promise<Answered> {
    // Under whatever name and with whatever key: one place has one newcomer.
    const { token, replied } = this.passes.ask(
      message.do === 'join' ? `join ${message.table}` : JSON.stringify(message),
    )
    const result = await this.request({ ...message, token })
    if (result.ok || result.why !== null) replied()
    return result
  }

  get name(): string {
    return recall('asztal.name') ?? ''
  }

  /** What this page's person is called: at the table, where a device that was let in was never given a name. */
  get called(): string {
    return this.table?.people.find(({ id }) => id === this.you)?.name ?? this.name
  }

  #seatPlace(): { table: string; slot: string } {
    const place = this.place
    return place?.at === 'table' ? place : { table: place?.table ?? '', slot: '0' }
  }
}

export const session = new Session()
