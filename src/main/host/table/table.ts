/** One table as it lives in memory: who is connected, what they may do, and what they are sent. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { beginMatch } from '../../../engine/core/match'
import type { GameId } from '../../../engine/games/catalog'
import type { ChatLine, PersonId, TableSummary, ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { act, type Acts } from './acts'
import type { Client } from './client'
import { Devices, seatOf } from './devices'
import { Arrivals } from '../arrivals/arrivals'
import { createJournal, readKeys } from '../disk/journalFile'
import { KeptRecord } from '../disk/keptRecord'
import * as lobby from './lobby'
import { Play, retryMs, type PlayParts } from '../match/play'
import type { TableRecord } from './record'
import { hostRefusal } from '../refusals'
import { StandIns } from './standIns'
import type { Shared, TableParts } from './tableParts'
import { ticks } from '../ticks'

const chatKept = 100
const hostAwayMs = 30_000
/** So long a table may be without people before it counts as left. */
const newMs = 60_000

/** A device without a person is a watcher: a spectator or the shared screen. */
export class Table implements Acts {
  readonly #parts: TableParts
  readonly #kept: KeptRecord
  readonly #standIns: StandIns
  readonly arrivals: Arrivals
  #devices = new Devices()
  #usedAt = 0
  #retired = false
  /** Since when the table's host is away; null: they are here. */
  #hostAwaySince: number | null = ticks()
  play: Play | null = null
  #chat: ChatLine[] = []
  /** The keys of the answers that were taken in earlier matches, as far as they were asked for. */
  #takenIn = new Map<number, Promise<ReadonlySet<string>>>()

  constructor(parts: TableParts, record: TableRecord) {
    this.#parts = parts
    this.#kept = new KeptRecord(parts.folder, record, () => parts.changed())
    this.#standIns = new StandIns(this.#kept, parts.clockSpeed, () => this.play?.askBots())
    this.arrivals = new Arrivals({
      table: this,
      record: this.#kept,
      devices: this.#devices,
      standIns: this.#standIns,
      clockSpeed: parts.clockSpeed,
      retired: () => this.#retired,
      admit: (client, person, carries) => this.#admit(client, person, carries),
      refresh: () => this.refresh(),
    })
  }

  get record(): TableRecord {
    return this.#kept.now
  }

  get id(): string {
    return this.record.id
  }

  get playing(): boolean {
    return this.record.phase === 'playing'
  }

  get empty(): boolean {
    return this.record.people.length === 0
  }

  /** Nobody is connected or about to be, and no match is on: it may be put away. */
  get idle(): boolean {
    const fresh = this.empty && Date.now() - this.usedAt < newMs
    return !this.playing && this.#devices.none && !fresh
  }

  /** From here on nobody is let in. False if somebody is here after all. */
  async retire(evenIfUsed = false): Promise<boolean> {
    await this.#kept.settled()
    this.#retired ||= evenIfUsed || this.idle
    return this.#retired
  }

  /** When something was last done here. */
  get usedAt(): number {
    return Math.max(this.#usedAt, this.record.usedAt)
  }

  summary(): TableSummary {
    return this.#devices.summary(this.record)
  }

  isHost(client: Client): boolean {
    return client.table === this && client.person === this.record.host
  }

  /** Takes up a match that was going on when the host stopped. */
  resume(parts: Omit<PlayParts, Shared | 'paused' | 'number'>): void {
    this.#begin({ ...parts, number: this.record.matches, paused: this.record.paused })
  }

  // Coming and going

  #admit(client: Client, person: PersonId | null, carries: readonly PersonId[] = []): void {
    // Whoever is gone before being let in is not here.
    if (!client.open) return
    this.#devices.add(client)
    this.#usedAt = Date.now()
    client.enter(this, person, carries)
    this.#parts.changed()
    this.refresh()
    this.#devices.tellMatch(this.record, this.play, { fresh: true, to: [client] })
    if (this.#chat.length > 0) client.send({ say: 'chat', lines: this.#chat, fresh: true })
  }

  /** The connection is gone; the seat stays. */
  disconnected(client: Client): void {
    if (!this.#devices.delete(client)) return
    this.#usedAt = Date.now()
    const people = this.record.people.filter(({ id }) => id === client.person || client.carries.includes(id))
    for (const { name } of people.filter((one) => this.#devices.count(one.id) === 0)) {
      this.#devices.notice('away', name)
      this.#parts.changed()
    }
    this.refresh()
  }

  // Messages

  handle(client: Client, message: Numbered): Promise<Refusal | ToClient | null> {
    return act(this, client, message)
  }

  async pause(on: boolean): Promise<Refusal | null> {
    if (!this.playing) return hostRefusal('no-match')
    const refusal = await this.change((record) => ({ ...record, paused: on }))
    this.play?.pause(on)
    this.#devices.tellMatch(this.record, this.play)
    return refusal
  }

  /** Whoever has not answered is waited for no longer. Everyone is told who decided so. */
  closeAsk(step: number): Refusal | null {
    const refusal = this.play ? this.play.close(step) : hostRefusal('no-match')
    const host = this.record.people.find(({ id }) => id === this.record.host)
    if (!refusal && host) this.#devices.notice('closed', host.name)
    return refusal
  }

  /** A bot is to play for someone, told to everyone. Whoever is here may say so first. */
  async standIn(change: (record: TableRecord) => lobby.Changed, seat: number): Promise<Refusal | null> {
    const there = this.record.seats[seat]
    const person = there?.kind === 'person' && this.record.people.find((one) => one.id === there.person)
    if (person && this.#devices.count(person.id) > 0) this.#standIns.giveTimeToSay(person.id)
    const refusal = await this.change(change)
    if (!refusal && person) this.#devices.notice('standIn', person.name)
    return refusal
  }

  /** They are here and play for themselves: no bot does any more. */
  async playsAgain(person: PersonId): Promise<null> {
    if (lobby.endStandIn(this.record, person) === this.record) return null
    await this.#kept.inTurn(() => this.#standIns.end(person))
    this.refresh()
    return null
  }

  async handOver(to: PersonId): Promise<Refusal | null> {
    this.#hostAwaySince = null
    const refusal = await this.change((record) => lobby.handOver(record, to))
    const person = this.record.people.find((one) => one.id === to)
    if (!refusal && person) this.#devices.notice('hosts', person.name)
    return refusal
  }

  /** While the host is away for long, anyone who did not come late may take that over, or nobody could go on. */
  takeHosting(person: PersonId): Promise<Refusal | null> {
    if (lobby.cameLate(this.record, person)) return Promise.resolve(hostRefusal('came-late'))
    const away = ticks() - (this.#hostAwaySince ?? ticks())
    if (away < hostAwayMs / this.#parts.clockSpeed) return Promise.resolve(hostRefusal('host-is-here'))
    return this.handOver(person)
  }

  facts = (id: GameId): lobby.GameFacts | null => {
    const game = this.#parts.game(id)
    return game && { id, seats: game.rules.seats, parseOptions: (raw) => game.rules.parseOptions(raw) }
  }

  start(): Promise<Refusal | null> {
    return this.#kept.inTurn(async () => {
      const game = this.#parts.game(this.record.game)!
      const next = lobby.startMatch(this.record, this.facts(this.record.game)!)
      if ('refusal' in next) return next.refusal
      const { id, version } = game.rules
      const seed = randomBytes(16).toString('hex')
      const begun = beginMatch(game.rules, { game: id, version, seats: next.seats.length, options: next.options, seed })
      if ('refusal' in begun) return begun.refusal
      await this.play?.stop()
      const file = await createJournal(this.journalPath(next.matches), begun.match.setup)
      await this.#kept.keep(next)
      this.#begin({ number: next.matches, match: begun.match, told: [begun.told], entries: [], file, paused: false })
      this.refresh()
      this.#devices.tellMatch(this.record, this.play, { fresh: true })
      return null
    })
  }

  /** The journal of a match that is over changes no more: it is read once. */
  async wasTaken(match: number, key: string): Promise<boolean> {
    if (match > this.record.matches) return false
    const keys = this.#takenIn.get(match) ?? readKeys(this.journalPath(match))
    this.#takenIn.set(match, keys)
    keys.catch(() => this.#takenIn.delete(match))
    return (await keys).has(key)
  }

  journalPath(number: number): string {
    return join(this.#parts.folder, `match-${number}.jsonl`)
  }

  #begin(parts: Omit<PlayParts, Shared>): void {
    const { bots, botPause, clockSpeed, log } = this.#parts
    this.play = new Play({
      ...parts,
      bots,
      botPause,
      clockSpeed,
      hooks: {
        stepped: () => this.#devices.tellMatch(this.record, this.play),
        answered: (seat, quiet) => this.#devices.tellAnswered(this.record, this.play!, seat, quiet),
        timeChanged: () => this.#devices.tellMatch(this.record, this.play),
        botFor: (seat) => this.#standIns.botFor(seat),
        goingRound: (seats) => this.#devices.goingRound(this.record, seats),
        over: (outcome) => this.#finish(outcome),
        log: (line) => log(`table ${this.id}: ${line}`),
      },
    })
    this.play.begin()
    // The host may have stopped between the last answer and the end of the match.
    const outcome = this.play.outcome
    if (outcome && this.playing) this.#finish(outcome)
  }

  /** Takes the result into the record, as soon as the disk takes it. */
  #finish(outcome: Outcome): void {
    const { play } = this
    this.change((record) => lobby.finishMatch(record, outcome.winners)).catch((error: unknown) => {
      this.#parts.log(`table ${this.id} can't be written: ${String(error)}`)
      setTimeout(() => this.play === play && this.#finish(outcome), retryMs).unref()
    })
  }

  openLobby(evenIfPlaying = false): Promise<Refusal | null> {
    if (this.playing && !evenIfPlaying) return Promise.resolve(hostRefusal('match-is-on'))
    return this.change((record) => lobby.openLobby(record, this.facts(record.game)!))
  }

  async leave(client: Client): Promise<Refusal | null> {
    const { person, carries } = client
    if (person === null || carries.length < 2) {
      this.#devices.delete(client)
      client.leave(hostRefusal('left'))
    }
    if (person !== null) return this.#dismiss(person, 'left')
    this.refresh()
    return null
  }

  kick(person: PersonId): Promise<Refusal | null> {
    if (!this.record.people.some((one) => one.id === person)) return Promise.resolve(hostRefusal('no-such-person'))
    return this.#dismiss(person, 'kicked')
  }

  async #dismiss(person: PersonId, how: 'left' | 'kicked'): Promise<Refusal | null> {
    const name = this.record.people.find((one) => one.id === person)?.name ?? ''
    const refusal = await this.change((record) =>
      lobby.removePerson(record, person, (id) => this.#devices.count(id) > 0),
    )
    for (const client of this.#devices.of(person)) {
      const others = client.carries.filter((one) => one !== person)
      this.#devices.delete(client)
      // The others stay with their device.
      if (others.length > 0) this.#admit(client, client.person === person ? null : client.person, others)
      else client.leave(hostRefusal(how))
    }
    this.#devices.notice(how, name)
    return refusal
  }

  say(person: PersonId, text: string): Refusal | null {
    if (this.record.options.chat === false && this.playing) return hostRefusal('not-allowed')
    const name = this.record.people.find((one) => one.id === person)!.name
    const line: ChatLine = { from: person, name, text, at: Date.now() }
    this.#chat = [...this.#chat, line].slice(-chatKept)
    this.#devices.tell({ say: 'chat', lines: [line], fresh: false })
    return null
  }

  // Keeping and telling

  /** Changes the record, keeps it on disk, and tells everyone. */
  change(change: (record: TableRecord) => lobby.Changed): Promise<Refusal | null> {
    return this.#kept.inTurn(async () => {
      const next = change(this.record)
      if ('refusal' in next) return next.refusal
      if (next === this.record) return null
      const seats = new Map(this.#devices.all.map((client) => [client, seatOf(this.record, client)]))
      const takers = lobby.tookOver(this.record, next)
      // Whoever sits down for the next match has no part in the last one, which ends once that is on disk.
      await this.#kept.keep(next, next.phase === 'lobby' ? () => this.#endPlay() : undefined)
      this.refresh()
      for (const name of takers) this.#devices.notice('tookOver', name)
      // Who took a seat in a running match must see what it sees, and what it is asked.
      const moved = this.#devices.all.filter((client) => seats.get(client) !== seatOf(this.record, client))
      if (moved.length > 0) this.#devices.tellMatch(this.record, this.play, { fresh: true, to: moved })
      this.play?.askBots()
      return null
    })
  }

  async #endPlay(): Promise<void> {
    await this.play?.stop()
    this.play = null
  }

  save(): Promise<void> {
    return this.#kept.keep(this.record)
  }

  /** Tells everyone how the table is now. */
  refresh(): void {
    const hostIsHere = this.#devices.count(this.record.host) > 0
    this.#hostAwaySince = hostIsHere ? null : (this.#hostAwaySince ?? ticks())
    this.#devices.tellTable(this.record, this.#parts.addresses())
    this.arrivals.refresh()
  }

  /** Sends everyone away, with the reason. */
  clear(why: Refusal): void {
    for (const client of this.#devices.all) {
      this.#devices.delete(client)
      client.leave(why)
    }
  }

  async stop(): Promise<void> {
    this.arrivals.close(hostRefusal('no-such-table'))
    await this.#kept.settled()
    await this.play?.stop()
  }
}
